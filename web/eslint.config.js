import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const MADE = ["src/protocol.ts", "src/games/*/{types,entries}.ts"]; // by scripts/types

export default defineConfig(
  { ignores: ["node_modules/", "*.config.*", ...MADE] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void x` in an effect says that it follows x
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-redundant-type-constituents": "off", // a component's generics look like unknown
      "svelte/prefer-svelte-reactivity": "off", // maps that are filled once and then only read need not be reactive
      "svelte/no-useless-children-snippet": "off", // a snippet that is named says what it is for
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the formatter keeps
      "svelte/no-unused-svelte-ignore": "off", // svelte-check says which warnings there are
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // What a snippet is given has its type from the component that renders it: svelte-check knows it, this does not.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unnecessary-condition": "off", // it takes every index for one that is there
    },
  },
);
