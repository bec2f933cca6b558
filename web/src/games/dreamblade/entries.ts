/* Made by scripts/types from the schema with the digest 4a63d2bdddb1567a. */

export interface Entries {
  [k: string]: unknown;
}
export interface Files {
  board: Board;
  /**
   * @minItems 2
   * @maxItems 2
   */
  side: [SideEntry, SideEntry];
  dice: DiceFaces;
  limits: Limits;
  safety: Safety;
  design: Design;
  aspect: AspectEntry[];
  lineage: LineageEntry[];
  activation: ActivationEntry[];
  ability: AbilityEntry[];
  miniature: MiniatureEntry[];
  warband: WarbandEntry[];
  legend: Legend;
}
export interface Board {
  source: "house" | "public" | "rulebook";
  columns: string[];
  rows: string[];
  ref: string;
}
export interface SideEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  spawn_row: string;
  portal: string;
  scoring: {
    [k: string]: number;
  };
}
export interface DiceFaces {
  source: "house" | "public" | "rulebook";
  /**
   * @minItems 1
   */
  attack: [number | ("blade" | "miss"), ...(number | ("blade" | "miss"))[]];
  /**
   * @minItems 1
   */
  initiative: [number, ...number[]];
  attack_ref: string;
  initiative_ref: string;
}
export interface Limits {
  source: "house" | "public" | "rulebook";
  warband: number;
  copies: number;
  creatures_in_cell: number;
  spawned_into_cell: number;
  action_phases: number;
  turns_to_win: number;
  bonus_for_destroyed: number;
  conquest_for_destroyed: number;
  surcharge_for_missing_aspect: number;
}
export interface Safety {
  source: "house" | "public" | "rulebook";
  unwon_turns: number;
}
export interface Design {
  source: "house" | "public" | "rulebook";
  budget_creature: string;
  value_creature: string;
  budget_location: string;
  note: string;
}
export interface AspectEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  symbol: string;
  color: string;
  color_source: "house" | "public" | "rulebook";
  character: string;
  character_source: "house" | "public" | "rulebook";
}
export interface LineageEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  aspects: string[];
  name_source: "house" | "public" | "rulebook";
  name_ref: string;
  ref: string;
}
export interface ActivationEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  text: string;
  clauses: string[];
}
export interface AbilityEntry {
  id: string;
  name: string;
  source: "house" | "public" | "rulebook";
  has_x: boolean;
  class:
    | "ability_grant"
    | "aura"
    | "banish"
    | "blade_grant"
    | "damage"
    | "damage_bonus"
    | "destruction"
    | "drawback"
    | "economy"
    | "modifier"
    | "movement"
    | "placement"
    | "replacement"
    | "reroll"
    | "restriction"
    | "scoring"
    | "spawn_restriction"
    | "special_attack"
    | "triggered"
    | "triggered_special_attack"
    | "zone";
  optional: boolean;
  targets: string;
  timing: string;
  effect: string;
  clauses: string[];
}
export interface MiniatureEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  kind: "creature" | "location";
  lineage: string;
  spawn_cost: number;
  aspect_cost: {
    [k: string]: number;
  };
  power: number;
  defense: number;
  life: number;
  abilities: (
    | Advance
    | Ambush
    | Appease
    | Assault
    | Bloodthirsty
    | Bodyguard
    | Bolster
    | Bomb
    | Channel
    | Charge
    | Copy
    | Crit
    | Defender
    | Demolish
    | Detonate
    | Dominate
    | Drain
    | Energize
    | Enrage
    | Expel
    | Fade
    | Ferocity
    | Fight
    | Flanking
    | Fortunate
    | Fumble
    | Geomancy
    | HellsFury
    | Heroics
    | Inciter
    | Invigorate
    | Loner
    | Lure
    | Nullify
    | Panic
    | Payback
    | Purge
    | Raise
    | Regenerate
    | Reincarnate
    | Reinforce
    | Relentless
    | Respawn
    | Scare
    | Skirmish
    | Stalwart
    | Strikeback
    | Swap
    | Teleport
    | Thanatomancy
    | Unique
    | Vengeance
    | Vessel
    | Wail
    | Warpstrike
    | Weaken
  )[];
  ref: string;
  house_fields: string[];
  note: string;
}
/**
 * An unengaged ally may be moved to an adjacent cell.
 */
export interface Advance {
  ability: "advance";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer attacks each enemy that enters its cell.
 */
export interface Ambush {
  ability: "ambush";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The controller sacrifices a creature.
 */
export interface Appease {
  ability: "appease";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer attacks one local enemy.
 */
export interface Assault {
  ability: "assault";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The bearer is sacrificed if its regular attack destroys no enemy.
 */
export interface Bloodthirsty {
  ability: "bloodthirsty";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Damage goes to other local allies only when every Bodyguard has enough.
 */
export interface Bodyguard {
  ability: "bodyguard";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Allies here and next to it have more defense.
 */
export interface Bolster {
  ability: "bolster";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  only_lineage: string;
}
/**
 * The bearer may be sacrificed, to damage every local enemy.
 */
export interface Bomb {
  ability: "bomb";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * Miniatures of its side cost less.
 */
export interface Channel {
  ability: "channel";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The bearer attacks one local enemy on entering a cell with enemies.
 */
export interface Charge {
  ability: "charge";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The bearer has the blade abilities of the other creatures in its cell.
 */
export interface Copy {
  ability: "copy";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The combat deals more damage.
 */
export interface Crit {
  ability: "crit";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The bearer does not shift into a cell with enemy creatures.
 */
export interface Defender {
  ability: "defender";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * A location here or next to the bearer is destroyed.
 */
export interface Demolish {
  ability: "demolish";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer is sacrificed after any attack.
 */
export interface Detonate {
  ability: "detonate";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer claims a cell although it is contested.
 */
export interface Dominate {
  ability: "dominate";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Local enemies have less life.
 */
export interface Drain {
  ability: "drain";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  only_lineage: string;
}
/**
 * Its side has more spawn points: at the start of each spawn phase, or at once when it comes into play.
 */
export interface Energize {
  ability: "energize";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * Allies here and next to it have more power.
 */
export interface Enrage {
  ability: "enrage";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  only_lineage: string;
}
/**
 * An engaged enemy may be moved to an adjacent cell.
 */
export interface Expel {
  ability: "expel";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer is banished after any attack.
 */
export interface Fade {
  ability: "fade";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * A local enemy that would be disrupted in this combat is destroyed.
 */
export interface Ferocity {
  ability: "ferocity";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * More power while an enemy of an aspect or lineage is in the cell, creature or location.
 */
export interface Fight {
  ability: "fight";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  type: string;
}
/**
 * The combat deals more damage if one's creatures outnumber the enemy's in its cell, whether they attack or not.
 */
export interface Flanking {
  ability: "flanking";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The bearer may have some dice of its attack rolled again.
 */
export interface Fortunate {
  ability: "fortunate";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The combat deals less damage.
 */
export interface Fumble {
  ability: "fumble";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * More of everything for each own location in the column.
 */
export interface Geomancy {
  ability: "geomancy";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * Allies of a lineage, here and next to it, have a further ability.
 */
export interface HellsFury {
  ability: "hells_fury";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  lineage: string;
  grants: Crit;
}
/**
 * The combat deals more damage if one has fewer creatures than the enemy in the bearer's cell.
 */
export interface Heroics {
  ability: "heroics";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * Local enemies have more power.
 */
export interface Inciter {
  ability: "inciter";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  only_lineage: string;
}
/**
 * Allies here and next to it have more life.
 */
export interface Invigorate {
  ability: "invigorate";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  only_lineage: string;
}
/**
 * The bearer attacks alone or not at all.
 */
export interface Loner {
  ability: "loner";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * An unengaged enemy comes one cell nearer.
 */
export interface Lure {
  ability: "lure";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Creatures in its cell have no blade abilities.
 */
export interface Nullify {
  ability: "nullify";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Local enemies have less defense.
 */
export interface Panic {
  ability: "panic";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  only_lineage: string;
}
/**
 * The combat deals as much more damage as a local enemy has power.
 */
export interface Payback {
  ability: "payback";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * A miniature of the opponent's reserves goes to the graveyard.
 */
export interface Purge {
  ability: "purge";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * A creature may come back from the own graveyard into the reserves.
 */
export interface Raise {
  ability: "raise";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer is banished instead of being destroyed.
 */
export interface Regenerate {
  ability: "regenerate";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Its destruction brings another creature back from the graveyard.
 */
export interface Reincarnate {
  ability: "reincarnate";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The miniature may be spawned into any cell with an ally.
 */
export interface Reinforce {
  ability: "reinforce";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Whom its attacks damage cannot be disrupted.
 */
export interface Relentless {
  ability: "relentless";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The miniature may be spawned from the graveyard, for X.
 */
export interface Respawn {
  ability: "respawn";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * An unengaged enemy goes one cell farther away.
 */
export interface Scare {
  ability: "scare";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * An engaged ally may be moved to an adjacent cell.
 */
export interface Skirmish {
  ability: "skirmish";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The combat deals more damage for each local enemy.
 */
export interface Stalwart {
  ability: "stalwart";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer attacks one local enemy after an attack of theirs that achieved nothing.
 */
export interface Strikeback {
  ability: "strikeback";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * The bearer trades places with an ally in another cell.
 */
export interface Swap {
  ability: "swap";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * An own creature moves to any cell that is no portal.
 */
export interface Teleport {
  ability: "teleport";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Its power is the number of creatures in the graveyard, in place of what is printed.
 */
export interface Thanatomancy {
  ability: "thanatomancy";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * Each side has only one miniature of its name in the dreamscape.
 */
export interface Unique {
  ability: "unique";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  name: string;
}
/**
 * The miniature is spawned only when the opponent has won X turns.
 */
export interface Vengeance {
  ability: "vengeance";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * Its destruction is worth X bonus points.
 */
export interface Vessel {
  ability: "vessel";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * Creatures that cost exactly what two initiative dice show are banished.
 */
export interface Wail {
  ability: "wail";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
}
/**
 * The bearer attacks one enemy in another cell.
 */
export interface Warpstrike {
  ability: "warpstrike";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
}
/**
 * Local enemies have less power.
 */
export interface Weaken {
  ability: "weaken";
  activation: (
    "blade" | "comes_into_play" | "double_blade" | "double_multiblade" | "multiblade" | "score" | "spawn" | "static"
  )[];
  spawn_cost: number;
  x: number;
  only_lineage: string;
}
export interface WarbandEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  plan: string;
  miniatures: WarbandLine[];
}
/**
 * So many miniatures of one kind in a warband.
 */
export interface WarbandLine {
  id: string;
  count: number;
}
/**
 * Facts by number: of cells, kinds, miniatures and abilities.
 */
export interface Legend {
  cells: CellLegend[];
  pieces: PieceLegend[];
  printed: number[][];
  kinds: number[];
  names: string[];
}
/**
 * A cell of the dreamscape: where it lies as South sees it, and what it is to each side.
 */
export interface CellLegend {
  name: string;
  row: number;
  column: number;
  points: number[];
  portal: number | null;
}
/**
 * An ability as printed on a kind of miniature, or as granted.
 */
export interface PieceLegend {
  name: string;
  family:
    | "ability_grant"
    | "aura"
    | "banish"
    | "blade_grant"
    | "damage"
    | "damage_bonus"
    | "destruction"
    | "drawback"
    | "economy"
    | "modifier"
    | "movement"
    | "placement"
    | "replacement"
    | "reroll"
    | "restriction"
    | "scoring"
    | "spawn_restriction"
    | "special_attack"
    | "triggered"
    | "triggered_special_attack"
    | "zone";
  text: string;
  reach: string;
  by_blades: boolean;
}
