/** What was rolled and how it came out, told from the log: encounters, attacks of dangers, mining, recovery. */
import type { LogLine } from "../../../protocol";
import { withoutClause } from "../../../shell/lines";
import type { Story } from "../entries";
import { eventOf } from "../typed";
import type { AttackResolved, Event, Rolled } from "../types";

/** What attacks a Hewn that is no Hewn itself: a danger, or with none the overflow of a bomb. */
export interface Attacker {
  danger: number | null;
}
export interface Roll {
  kind: "rolled";
  hewn: number;
  die: string;
  faces: readonly number[];
  sources: Rolled["sources"];
  by: Attacker | null; // whose dice they are, if not those of the Hewn
}
export interface Attacked {
  kind: "attacked";
  hewn: number;
  attack: number;
  defence: number;
  result: AttackResolved["result"];
}
export interface Repaired {
  kind: "repaired";
  best: number;
  difficulty: number;
  succeeds: boolean;
}
export interface Told {
  kind: "told";
  text: string;
  clause: string;
  isHurt: boolean;
}
export type Step = Roll | Attacked | Repaired | Told;

export type SceneKind = Story["begins"][string];
export interface Scene {
  number: number; // of the line it begins with
  kind: SceneKind;
  steps: Step[];
}

/** Scenes in the order in which they happened; the last may still go on. */
export function scenesOf(lines: readonly LogLine[], story: Story): Scene[] {
  const scenes: Scene[] = [];
  let scene: Scene | null = null;
  for (const line of lines) {
    const event = eventOf(line);
    if (story.ends.includes(event.type)) scene = null;
    const kind = begins(event, scene, story);
    if (kind) {
      scene = { number: line.number, kind, steps: [] };
      scenes.push(scene);
    }
    scene?.steps.push(...stepsOf(event, line, story));
  }
  return scenes;
}

function begins(event: Event, scene: Scene | null, story: Story): SceneKind | null {
  const joins = story.joins.includes(event.type) || (event.type === "EncounterAnnounced" && event.joins);
  return scene && joins ? null : (story.begins[event.type] ?? null);
}

function stepsOf(event: Event, line: LogLine, story: Story): Step[] {
  switch (event.type) {
    case "Rolled":
    case "MiningRolled":
    case "WindsRolled":
      return [{ ...rolled(event), by: null }];
    case "DangerRolled":
      return [{ ...rolled(event), by: { danger: event.danger } }];
    case "OverflowRolled":
      return [{ ...rolled(event), by: { danger: null } }];
    case "AttackResolved":
    case "DangerAttacked": {
      const { hewn, attack, defence, result } = event;
      return [{ kind: "attacked", hewn, attack, defence, result }];
    }
    case "RepairResolved": {
      const { best, difficulty, succeeds } = event;
      return [{ kind: "repaired", best, difficulty, succeeds }];
    }
    default:
      return story.tells.includes(event.type) ? [told(event, line, story)] : [];
  }
}

const rolled = ({ hewn, die, faces, sources }: Omit<Rolled, "type">): Omit<Roll, "by"> => ({
  kind: "rolled",
  hewn,
  die,
  faces,
  sources,
});

const told = (event: Event, line: LogLine, story: Story): Told => ({
  kind: "told",
  text: withoutClause(line.text),
  clause: line.clauses[0] ?? "",
  isHurt: story.hurts.includes(event.type),
});
