/* Made by scripts/types from the constants of the same names in Python. */
export const SMALL = 0 as const;
export const MEDIUM = 1 as const;
export const BIG = 2 as const;
export const TECHNOLOGY_DECK = 3 as const;
export const NANANBITE = 0 as const;
export const GUNANA = 1 as const;
export const SUNGER = 2 as const;
export const FUTANAZ = 3 as const;
export const SUDERER = 4 as const;
export const CLAW = 5 as const;
export const SHIELD = 6 as const;
export const BOMB = 7 as const;
export const GOZZBAG = 8 as const;
export const MAMABITE = 9 as const;
export const FIXITO = 10 as const;
export const PIECES = [
  "nananbite",
  "gunana",
  "sicket_sunger",
  "futanaz",
  "suderer",
  "mining_claw",
  "slocic_shield",
  "implosion_bomb",
  "major_gozzbag",
  "mamabite",
  "fixito",
] as const;
export const LAVA = 0 as const;
export const SNEDJ = 1 as const;
export const PLANET_ATTACK = 2 as const;
export const DEPLETED = 3 as const;
export const NEW_MINE = 4 as const;
export const RESPITE = 5 as const;
export const BLANK = 6 as const;
export const DANGER_TOKENS = ["lava", "snedj", "planet_attack"] as const;
export const DEAD = 0 as const;
export const SICKET_HIT = 1 as const;
export const DAMAGED = 2 as const;
export const STUNNED = 3 as const;
export const BOTH = 4 as const;
export const GEM_FACE = 20 as const;
export const ESCAPE = 10 as const;
export const NANADEAD = -1 as const;
export const ATTACK = "attack" as const;
export const BODY = "body" as const;
export const BRAIN = "brain" as const;
export const UNIT = 1000000 as const;
export const OFF_BOARD = -1 as const;
export const OFF_PLANET = -1 as const;
export const NOBODY = -1 as const;
export const NO_MINE = -1 as const;
export const NO_DANGER = -1 as const;
export const NO_CARD = -2 as const;
export const EMPTY = -1 as const;
export const GEM = 10 as const;
export const FREE = -1 as const;
export const HUNTS = -2 as const;
export const TECHNOLOGY = 100 as const;
export const TURN_ORDER = 200 as const;
export const NO_BID = -1 as const;
export const DIE_IDS = [
  "mining",
  "danger",
  "laser",
  "area",
  "close_combat",
  "armour",
  "speed",
  "nana",
  "hurt",
  "d10",
] as const;
export const GEM_IDS = ["three_legged", "two_legged", "one_legged"] as const;
export const HEWN_IDS = [
  "hover_cataclysm",
  "igil",
  "gombat",
  "major_miner",
  "blazooog",
  "fogbear",
  "midocondrian",
  "dreampogg",
  "chailbine_zach",
  "spricelos",
  "four_way_gotler",
  "smeggler",
  "clampeyt",
  "veyark",
  "clogg",
  "minor_miner",
  "sveanivo",
  "bliog",
  "flappchap",
  "chumbee",
  "skrunke",
  "inclincs",
  "drump",
] as const;
export const TECHNOLOGY_IDS = [
  "gunana",
  "sicket_sunger",
  "futanaz",
  "suderer",
  "mining_claw",
  "mining_claw_pair",
  "slocic_shield",
  "implosion_bomb",
  "major_gozzbag",
  "nananbites",
  "mamabite",
  "fixito",
  "heart_stones",
  "secret_entrance",
  "weather_eye",
  "seam_map",
] as const;
export const BOARD_IDS = ["twin_rift", "three_throats", "great_wheel", "crooked_ladder"] as const;
export const FIXTURE_BOARD_IDS = ["sight_example", "climb_example"] as const;
export const SCENARIO_IDS = ["raw_substract", "hidden_substract"] as const;
export const PLANET_CARD_IDS = [
  "mine_normal",
  "mine_plus1",
  "mine_plus2",
  "mine_plus3",
  "lava",
  "snedj",
  "planet_attack",
  "dirty_cache",
  "lost_technology",
  "quiet",
] as const;
