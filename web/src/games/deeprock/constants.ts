/* Made by scripts/types from the constants of the same names in Python. */
export const ROWS = 15 as const;
export const COLUMNS = 15 as const;
export const WIDE = 24 as const;
export const SHIFT = 8 as const;
export const COLUMN_NAMES = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"] as const;
export const STEPS = [1, 24, 23, -1, -24, -23] as const;
export const NOWHERE = -1 as const;
export const FARTHEST = 10 as const;
export const MOST_MINIS = 100 as const;
export const ONLY = 0 as const;
export const NEAREST = 1 as const;
export const RECENT = 2 as const;
export const LURED = 3 as const;
export const NO_GUN = 4 as const;
export const ALONE_IN_REACH = 5 as const;
export const ALONE_IN_ITS_WAY = 6 as const;
export const IN_REACH = 0 as const;
export const CLOSER = 1 as const;
export const ROUND = 2 as const;
export const ROUND_CLOSER = 3 as const;
export const SHUT_OFF = 0 as const;
export const NO_ROOM = 1 as const;
export const ROOTED = 2 as const;
export const HELD = 3 as const;
export const GUN = -2 as const;
export const LURE = -3 as const;
export const NOBODY = -1 as const;
export const DRILLER = 0 as const;
export const ENGINEER = 1 as const;
export const GUNNER = 2 as const;
export const SCOUT = 3 as const;
export const DOUBLE = 0 as const;
export const IGNORE = 1 as const;
export const REACH = 2 as const;
export const REROLL = 3 as const;
export const STUN = 4 as const;
export const STUNNED = 0 as const;
export const WEBBED = 1 as const;
export const KNOCKED = 2 as const;
export const FROZEN = 3 as const;
export const PRIMARY = 0 as const;
export const SECONDARY = 1 as const;
export const THROWABLE = 2 as const;
export const SHOUT = 3 as const;
export const UPGRADE = 4 as const;
export const MINE_TOKEN = 0 as const;
export const CHARGE_TOKEN = 1 as const;
export const FIELD_TOKEN = 2 as const;
export const LURE_TOKEN = 3 as const;
export const STUNNED_ACTIONS = 1 as const;
export const SENTRY_RANGE = 3 as const;
export const PLATFORM_RANGE = 3 as const;
export const REACTION_RANGE = 2 as const;
export const FLARE_TOKEN = 10 as const;
export const ZIPLINE_TOKEN = 11 as const;
export const SHIELD_TOKEN = 12 as const;
export const SENTRY_TOKEN = 13 as const;
export const PLATFORM_TOKEN = 14 as const;
export const BANG = 8 as const;
export const SCARE = 9 as const;
export const DAMAGE = ["axe", "bullet", "flame", "piercing", "explosion"] as const;
export const AXE = 0 as const;
export const BULLET = 1 as const;
export const FLAME = 2 as const;
export const PIERCING = 3 as const;
export const EXPLOSION = 4 as const;
export const UNKNOWN = -1 as const;
export const LOOT_BUG = 0 as const;
export const BARLEY = 1 as const;
export const APOCA = 2 as const;
export const EGG = 3 as const;
export const SUGAR = 4 as const;
export const MINERALS = ["morkite", "nitra", "gold", "aquarq"] as const;
export const ITEMS = ["morkite", "nitra", "gold", "aquarq", "apoca_bloom", "alien_egg"] as const;
export const MORKITE = 0 as const;
export const NITRA = 1 as const;
export const GOLD = 2 as const;
export const AQUARQ = 3 as const;
export const APOCA_PILE = 4 as const;
export const EGG_PILE = 5 as const;
export const EXIT_NUMBERS = ["I", "II", "III"] as const;
export const LOSS = 0 as const;
export const MINOR = 1 as const;
export const SUCCESS = 2 as const;
export const REFERENCE_IDS = [
  "rulebook",
  "creature_symbols",
  "tts_mod",
  "fan_missions",
  "component_list",
  "second_edition_notes",
] as const;
export const DIE_IDS = ["bullet", "flame", "piercing", "explosion", "axe", "mineral", "creature"] as const;
export const PICKUP_IDS = ["loot_bug", "barley_bulb", "apoca_bloom", "alien_egg", "red_sugar"] as const;
export const UPGRADE_IDS = ["double", "ignore_resistance", "range_plus_1", "reroll", "stun"] as const;
export const DWARF_IDS = ["driller", "engineer", "gunner", "scout"] as const;
export const ROBOT_MODE_IDS = ["light_gun", "rocket"] as const;
export const SECONDARY_IDS = [
  "subata",
  "plasma_charger",
  "bulldog",
  "brt7",
  "warthog",
  "stubby",
  "boomstick",
  "zhukov",
  "plasma_igniter",
] as const;
export const THROWABLE_IDS = [
  "frag",
  "cluster",
  "sticky",
  "plasma",
  "incendiary",
  "phosphor",
  "cryo",
  "electrocution",
  "corrosive",
  "impact_axe",
  "soil_smasher",
  "tunnel_carver",
  "proximity",
  "satchel",
  "inhibitor",
  "lure",
] as const;
export const SHOUT_IDS = [
  "rock_and_stone",
  "for_karl",
  "leave_no_dwarf",
  "one_more",
  "rock_solid",
  "look_what_i_found",
  "we_are_rich",
  "drinks_on_me",
  "catch",
  "last_one_in",
  "shake_it_off",
] as const;
export const RESUPPLY_IDS = ["rs1", "rs2", "rs3", "rs4", "rs5", "rs6", "rs7", "rs8", "rs9"] as const;
export const CREATURE_IDS = [
  "grunt",
  "web_spitter",
  "exploder",
  "mactera_spawn",
  "slasher",
  "brood_nexus",
  "spitball_infector",
  "praetorian",
  "oppressor",
] as const;
export const EVENT_IDS = [
  "tremors",
  "deep_rumble",
  "stirring_nest",
  "scratching",
  "pack_one",
  "pack_two",
  "every_hole",
  "web_one",
  "web_two",
  "walking_bomb",
  "wings_one",
  "wings_two",
  "they_smell_you",
  "frenzy",
  "ambush",
  "cave_leech",
  "grabber",
  "emerging_slasher",
  "mission_event",
  "swarm_gathers",
  "risky_seam",
  "sweet_spot",
  "breather",
  "forgotten_crate",
  "glitter",
  "bar_song",
  "bugs_turn_back",
  "false_alarm",
  "clear_shot",
] as const;
export const SWARM_IDS = [
  "sw_tide",
  "sw_three_ways",
  "sw_left",
  "sw_right",
  "sw_bombs",
  "sw_slashers",
  "sw_wings",
  "sw_webs",
  "sw_praetorian",
  "sw_oppressor",
  "sw_mixed",
  "sw_scent",
  "sw_sky_ground",
] as const;
export const CAVE_IDS = [
  "hc_nexus",
  "hc_slasher",
  "hc_cache",
  "hc_praetorian",
  "hc_web_wing",
  "hc_grunts",
  "hc_spitball",
  "hc_exit",
] as const;
export const MISSION_IDS = [
  "first_shift",
  "behind_the_rock",
  "armoured_lodger",
  "salvage_run",
  "over_the_abyss",
  "nest_robbers",
  "point_extraction",
  "tyrants_fork",
] as const;
export const DIVE_IDS = ["full_descent", "standard_dive", "elite_dive"] as const;
