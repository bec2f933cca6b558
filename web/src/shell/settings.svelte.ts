/** What the visitor prefers, kept in this browser. */
export interface Preferences {
  name: string;
  theme: "system" | "dark" | "light";
  motion: "system" | "less";
  forced: "ask" | "choose"; // what the page does with a question that has a single option
  recap: "show" | "skip"; // what happened since my turn
  board: "drawn" | "plain";
}

const WHERE = "gamelode settings";
const USUAL: Preferences = {
  name: "",
  theme: "system",
  motion: "system",
  forced: "ask",
  recap: "show",
  board: "drawn",
};

function read(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(WHERE) ?? "{}") as Partial<Preferences>) };
  } catch {
    return USUAL;
  }
}

class Settings {
  now = $state<Preferences>(read());
  private readonly systemLight = matchMedia("(prefers-color-scheme: light)");
  private readonly systemStill = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    this.systemLight.addEventListener("change", () => this.apply());
    this.apply();
  }

  set<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
    this.now[key] = value;
    localStorage.setItem(WHERE, JSON.stringify(this.now));
    this.apply();
  }

  get still(): boolean {
    return this.now.motion === "less" || this.systemStill.matches;
  }

  private apply(): void {
    const { theme, motion } = this.now;
    const shown = theme === "system" ? (this.systemLight.matches ? "light" : "dark") : theme;
    document.documentElement.dataset["theme"] = shown;
    document.documentElement.dataset["motion"] = motion === "less" ? "less" : "full";
  }
}

export const settings = new Settings();
