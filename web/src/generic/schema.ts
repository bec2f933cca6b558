/** Choices of open questions, put together by their JSON schema. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
}

export type Kind = "number" | "text" | "flag" | "one of" | "list" | "tuple" | "record" | "nothing";

/** The schema that a reference means. */
export function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  const found = name === undefined ? schema : root.$defs?.[name];
  return found?.$ref ? resolved(found, root) : (found ?? {});
}

/** The kinds of choice that a question takes. */
export function alternatives(root: Schema): Schema[] {
  const top = resolved(root, root);
  return (top.anyOf ?? [top]).map((each) => resolved(each, root));
}

export function kindOf(schema: Schema): Kind {
  if (schema.enum || schema.const !== undefined) return "one of";
  if (schema.prefixItems) return "tuple";
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
      return "text";
    case "boolean":
      return "flag";
    case "array":
      return "list";
    case "object":
      return "record";
    default:
      return "nothing";
  }
}

/** Without null where something else is possible too. */
export function something(schema: Schema, root: Schema): Schema {
  const plain = resolved(schema, root);
  return plain.anyOf ? resolved(plain.anyOf.find((each) => each.type !== "null") ?? {}, root) : plain;
}

/** A value to begin with. */
export function begin(given: Schema, root: Schema): unknown {
  const schema = something(given, root);
  if (schema.default !== undefined) return schema.default;
  switch (kindOf(schema)) {
    case "one of":
      return schema.const ?? schema.enum?.[0];
    case "number":
      return schema.minimum ?? 0;
    case "text":
      return "";
    case "flag":
      return false;
    case "tuple":
      return (schema.prefixItems ?? []).map((each) => begin(each, root));
    case "list":
      return Array.from({ length: schema.minItems ?? 0 }, () => begin(schema.items || {}, root));
    case "record":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, begin(each, root)]),
      );
    case "nothing":
      return null;
  }
}

/** The tag of a kind of choice. */
export function tagOf(schema: Schema): string {
  const type = schema.properties?.["type"];
  const tag = type?.const ?? type?.enum?.[0] ?? schema.title;
  return typeof tag === "string" ? tag : "";
}
