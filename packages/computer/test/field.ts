import { type Game, type PlayerId, parseGame, waiting } from "@gunline/rules";
import { type Context, contextOf } from "../src/context.ts";

/** Small tables whose worths can be worked out by hand: every unit has 100 points, everything hits and wounds as told. */

interface Placed {
  readonly owner: PlayerId;
  /** Of its first model; null: it is still to be set up. */
  readonly at: readonly [x: number, y: number] | null;
  readonly models?: number;
  readonly weapons?: readonly string[];
  readonly move?: number;
  readonly objectiveControl?: number;
  readonly points?: number;
  readonly wounds?: number;
  readonly keywords?: readonly string[];
  readonly abilities?: readonly string[];
}

/** Hits on 3+, wounds Toughness 4 on 4+, and no armour saves: an attack does 1/3 of a wound. */
const GUN = {
  id: "gun",
  name: "Gun",
  type: "RANGED",
  range: 24,
  attacks: "3",
  skill: 3,
  strength: 4,
  ap: 0,
  damage: "1",
  keywords: [],
  special_rules: "",
  profile_of: null,
};

const WEAPONS = {
  gun: GUN,
  cannon: { ...GUN, id: "cannon", name: "Cannon", attacks: "6" },
  blade: { ...GUN, id: "blade", name: "Blade", type: "MELEE", range: null, attacks: "6" },
  fist: { ...GUN, id: "fist", name: "Fist", type: "MELEE", range: null, attacks: "1" },
};

function unitOf(id: string, placed: Placed): unknown {
  const { owner, at, models = 1, weapons = ["fist"], wounds = 1 } = placed;
  const position = (i: number) => at && { x: at[0], y: at[1] + 1.5 * i, z: 0 };
  return {
    id,
    name: id,
    owner,
    keywords: placed.keywords ?? ["INFANTRY"],
    abilities: placed.abilities ?? [],
    points: placed.points ?? 100,
    stats: {
      move: placed.move ?? 6,
      toughness: 4,
      save: 7,
      invulnerable_save: null,
      wounds,
      leadership: 7,
      objective_control: placed.objectiveControl ?? 1,
    },
    starting_strength: models,
    flags: {},
    models: Object.fromEntries(
      Array.from({ length: models }, (_, i) => [
        `m${i}`,
        {
          id: `m${i}`,
          name: "Model",
          wounds,
          position: position(i),
          facing: 0,
          base: { shape: "round", mm: 25.4 },
          weapons,
        },
      ]),
    ),
  };
}

interface Field {
  readonly units: Readonly<Record<string, Placed>>;
  readonly phase: Game["turn"]["phase"];
  readonly round?: number;
  readonly markers?: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly cp?: number;
  /** How deep the zones of both are, at the left and the right edge; absent: none. */
  readonly zones?: number;
}

const strip = (from: number, to: number) => [
  [from, 0],
  [to, 0],
  [to, 44],
  [from, 44],
];

/** A table on open ground in player 1's turn, who also went first; with markers it is Take and Hold. */
export function field({ units, phase, round = 2, markers, cp = 0, zones }: Field): Game {
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue", cp }, p2: { name: "Green", cp } },
    turn: { round, active_player: "p1", first_player: "p1", phase },
    units: Object.fromEntries(Object.entries(units).map(([id, one]) => [id, unitOf(id, one)])),
    weapons: WEAPONS,
    terrain: {},
    ...(markers !== undefined && {
      mission: { id: "take-and-hold", attacker: "p1" },
      objectives: Object.fromEntries(
        Object.entries(markers).map(([id, [x, y]]) => [
          id,
          { id, position: { x, y }, controlled_by: null, home_of: null },
        ]),
      ),
    }),
    ...(zones !== undefined && { zones: { p1: strip(0, zones), p2: strip(60 - zones, 60) } }),
    rng: { seed: "field", cursor: 0 },
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}

/** How player 1 thinks about it. */
export function context(game: Game, strength: "turn" | "battle" = "turn"): Context {
  return contextOf(game, { ...waiting(game)[0]!, player: "p1" }, strength);
}
