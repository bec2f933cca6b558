import type { Pace } from "./film/schedule";

/** What the visitor prefers, kept in this browser. */
export interface Preferences {
  name: string;
  theme: "system" | "dark" | "light";
  motion: "system" | "less";
  forced: "ask" | "choose"; // what the page does with a question that has a single option
  pace: Pace; // of the film of what happens
  sound: "on" | "off";
  recap: "show" | "skip"; // what happened since my turn, when I take my seat
  board: "drawn" | "plain";
}

const WHERE = "gamelode settings";
const USUAL: Preferences = {
  name: "",
  theme: "system",
  motion: "system",
  forced: "ask",
  pace: "normal",
  sound: "on",
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
  private dark = false;
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

  /** How fast a film is played: who wants no motion sees none. */
  get pace(): Pace {
    return this.still ? "at once" : this.now.pace;
  }

  /** What is shown looks better in the dark, if the visitor has not chosen. */
  set prefersDark(dark: boolean) {
    this.dark = dark;
    this.apply();
  }

  private apply(): void {
    const { theme, motion } = this.now;
    const usual = this.systemLight.matches && !this.dark ? "light" : "dark";
    const shown = theme === "system" ? usual : theme;
    document.documentElement.dataset["theme"] = shown;
    document.documentElement.dataset["motion"] = motion === "less" ? "less" : "full";
  }
}

export const settings = new Settings();
