/** What was rolled and why it came out so, told from the log: encounters, attacks of dangers, mining, recovery. */
import type { LogLine } from "../../protocol";
import { withoutClause } from "../../shell/lines";
import { DANGERS } from "./content";
import type { Event } from "./types";

export interface Roll {
  kind: "roll";
  hewn: number;
  die: string;
  faces: readonly number[];
  side: "attack" | "defence" | "other";
  by?: string; // whose dice they are, if not those of the Hewn: it is attacked by them
}
export interface Result {
  kind: "result";
  against: number; // the Hewn attacked
  attack: number;
  defence: number;
  words: [string, string]; // what is compared
  won: boolean;
  isRepair: boolean;
  escaped?: boolean; // the whole attack, whatever it shows
}
export interface Told {
  kind: "told";
  text: string;
  clause: string;
  isHurt: boolean;
}
export type Step = Roll | Result | Told;

export type SceneKind = "ranged" | "artillery" | "same space" | "mining" | "danger" | "winds" | "roll";
export interface Scene {
  number: number; // of the line it begins with
  kind: SceneKind;
  steps: Step[];
}

const ATTACK_DICE = new Set(["laser", "area", "close_combat"]);
const DEFENCE_DICE = new Set(["armour", "speed"]);
const ENDS = new Set([
  "RoundBegan",
  "TurnBegan",
  "HewnTurnBegan",
  "HewnMoved",
  "HewnEntered",
  "HewnLeft",
  "TunnelDug",
  "BidoxPlaced",
  "OfferDrawn",
]);
const HURTS = new Set([
  "HewnDied",
  "HewnDamaged",
  "HewnStunned",
  "HewnTaken",
  "PieceDestroyed",
  "MemberLost",
  "Malfunctioned",
  "Escaped",
  "NananbiteDied",
  "HewnRepaired",
]);
// What belongs to the story beside dice and sums; what else happens meanwhile does not.
const TOLD = new Set([
  ...HURTS,
  ...[
    "EncounterAnnounced",
    "ArtilleryAnnounced",
    "MeetingBegan",
    "DeedAnnounced",
    "NananbitesSplit",
    "TargetNamed",
    "BombUsed",
  ],
  ...["DiceShown", "Burnt", "Sent", "Rerolled", "StoreShown", "HeartShown"],
  ...[
    "SubstractMined",
    "GemTaken",
    "DieCancelled",
    "DangerPlaced",
    "DangerRemoved",
    "MineDepleted",
    "MinePlaced",
    "CardUsed",
  ],
]);

const sideOf = (die: string): Roll["side"] =>
  ATTACK_DICE.has(die) ? "attack" : DEFENCE_DICE.has(die) ? "defence" : "other";

const attackedBy = (by: string): Pick<Roll, "kind" | "side" | "by"> => ({ kind: "roll", side: "attack", by });

/** Scenes in the order in which they happened; the last may still go on. */
export function scenesOf(lines: readonly LogLine[]): Scene[] {
  const scenes: Scene[] = [];
  let scene: Scene | null = null;
  for (const line of lines) {
    const event = line.event as Event | null;
    if (!event) continue;
    if (ENDS.has(event.type)) scene = null;
    const kind = opens(event, scene);
    if (kind) {
      scene = { number: line.number, kind, steps: [] };
      scenes.push(scene);
    }
    if (scene) add(scene, event, line);
  }
  return scenes;
}

function opens(event: Event, scene: Scene | null): SceneKind | null {
  switch (event.type) {
    case "EncounterAnnounced":
      return scene?.kind === "ranged" && scene.steps.every((step) => step.kind === "told") ? null : "ranged";
    case "ArtilleryAnnounced":
      return "artillery";
    case "MeetingBegan":
      return "same space";
    case "Rolled":
      if (event.die === "mining") return "mining";
      return scene ? null : "roll";
    case "WindsRolled":
      return "winds";
    case "DangerRolled":
      return scene ? null : "danger";
    default:
      return null;
  }
}

function add(scene: Scene, event: Event, line: LogLine): void {
  switch (event.type) {
    case "Rolled":
    case "WindsRolled":
      if (event.faces.length)
        scene.steps.push({
          kind: "roll",
          hewn: event.hewn,
          die: event.die,
          faces: event.faces,
          side: sideOf(event.die),
        });
      break;
    case "DangerRolled":
      scene.steps.push({
        ...attackedBy(`The ${DANGERS[event.danger] ?? "danger"}`),
        hewn: event.hewn,
        die: event.die,
        faces: event.faces,
      });
      break;
    case "OverflowRolled":
      scene.steps.push({ ...attackedBy("The overflow"), hewn: event.hewn, die: event.die, faces: event.faces });
      break;
    case "AttackResolved":
    case "DangerAttacked":
      scene.steps.push({
        kind: "result",
        against: event.hewn,
        attack: event.attack,
        defence: event.defence,
        words: ["attack", "defence"],
        won: event.attack > event.defence,
        isRepair: false,
      });
      break;
    case "RepairResolved":
      scene.steps.push({
        kind: "result",
        against: event.target,
        attack: event.best,
        defence: event.difficulty,
        words: ["best die", "difficulty"],
        won: event.best > event.difficulty,
        isRepair: true,
      });
      break;
    case "Escaped":
      escape(scene, event.hewn);
      tell(scene, event, line);
      break;
    default:
      if (TOLD.has(event.type)) tell(scene, event, line);
  }
}

function tell(scene: Scene, event: Event, line: LogLine): void {
  scene.steps.push({
    kind: "told",
    text: withoutClause(line.text),
    clause: line.clauses[0] ?? "",
    isHurt: HURTS.has(event.type),
  });
}

/** The last attack on a Hewn is void. */
function escape(scene: Scene, hewn: number): void {
  const place = scene.steps.findLastIndex((step) => step.kind === "result" && step.against === hewn);
  const attack = scene.steps[place];
  if (attack?.kind === "result") scene.steps[place] = { ...attack, won: false, escaped: true };
}

/** What a face counts in its sum. */
export function worth(die: string, face: number): number {
  if (die === "speed" && face === 10) return 1;
  return die === "mining" && face === 20 ? 2 : Math.max(face, 0);
}

/** `2 + 0 + 1 = 3`; empty for dice that are not added up. */
export function sumOf({ die, faces }: Pick<Roll, "die" | "faces">): string {
  if (die === "danger" || die === "hurt" || die === "nana" || die === "d10") return "";
  const parts = faces.map((face) => worth(die, face));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.length > 1 ? `${parts.join(" + ")} = ${sum}` : `${sum}`;
}
