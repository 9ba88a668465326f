import { type Game, parseGame } from "@gunline/rules";

/**
 * Game documents written for the tests of the page. Bases are one inch wide (25.4 mm), so that every distance can be
 * worked out by hand: from edge to edge it is the distance of the middles less one inch.
 */

type Point = readonly [x: number, y: number];
type Json = Readonly<Record<string, unknown>>;

interface UnitWritten {
  readonly owner: "p1" | "p2";
  readonly name: string;
  /** Where the models m1, m2, … stand. */
  readonly at: readonly Point[];
  readonly weapons?: readonly string[];
  /** Weapons of single models beside those that all have. */
  readonly also?: Readonly<Record<string, readonly string[]>>;
  readonly stats?: Json;
  readonly keywords?: readonly string[];
  readonly flags?: Json;
  readonly base?: Json;
  readonly wounds?: Readonly<Record<string, number>>;
  readonly abilities?: readonly string[];
  /** How many it began with; absent: as many as there are. */
  readonly strength?: number;
  /** Models with keywords of their own: leaders. */
  readonly leaders?: Readonly<Record<string, readonly string[]>>;
  /** Off the table: its models stand nowhere yet. */
  readonly off?: boolean;
  readonly reserve?: "STRATEGIC" | "DEEP_STRIKE";
}

interface GunWritten {
  readonly name: string;
  /** Absent: a melee weapon. */
  readonly range?: number;
  readonly attacks: string;
  readonly skill?: number | null;
  readonly strength: number | string;
  readonly ap?: number;
  readonly damage?: string;
  readonly keywords?: readonly string[];
}

export interface Written {
  readonly seed: string;
  readonly phase: "DEPLOYMENT" | "COMMAND" | "MOVEMENT" | "SHOOTING" | "CHARGE" | "FIGHT";
  readonly units: Readonly<Record<string, UnitWritten>>;
  readonly guns?: Readonly<Record<string, GunWritten>>;
  readonly terrain?: Readonly<Record<string, Json>>;
  readonly settings?: Partial<Game["settings"]>;
  readonly names?: readonly [string, string];
  readonly round?: number;
  /** Whose turn it is; absent: p1's. */
  readonly active?: "p1" | "p2";
  /** Command points of either side. */
  readonly cp?: readonly [number, number];
  readonly zones?: Readonly<Record<"p1" | "p2", readonly Point[]>>;
}

/** A document past the referee's own border: what a test writes by mistake is found here and not on the page. */
export function documentOf(written: Written): Game {
  const {
    seed,
    phase,
    units,
    guns = {},
    terrain = {},
    settings = {},
    names = ["Blue", "Orange"],
    cp = [0, 0],
    round = 1,
    active = "p1",
    zones,
  } = written;
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: names[0], cp: cp[0] }, p2: { name: names[1], cp: cp[1] } },
    turn: { round, active_player: active, phase },
    units: mapped(units, unitOf),
    weapons: mapped(guns, gunOf),
    terrain: mapped(terrain, (id, feature) => ({ id, tags: [], ...feature })),
    rng: { seed, cursor: 0 },
    settings,
    ...(zones !== undefined && { zones }),
  });
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ message }) => message).join("\n"));
  return parsed.value;
}

function mapped<T>(record: Readonly<Record<string, T>>, make: (id: string, value: T) => Json): Json {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, make(id, value)]));
}

const STATS = {
  move: 6,
  toughness: 4,
  save: 4,
  invulnerable_save: null,
  wounds: 1,
  leadership: 6,
  objective_control: 1,
};

function unitOf(id: string, written: UnitWritten): Json {
  const { owner, name, at, weapons = [], also = {}, keywords = ["INFANTRY"], flags = {} } = written;
  const stats = { ...STATS, ...written.stats };
  const models = at.map(([x, y], index) => {
    const modelId = `m${index + 1}`;
    return [
      modelId,
      {
        id: modelId,
        name: `${name} ${index + 1}`,
        wounds: written.wounds?.[modelId] ?? stats.wounds,
        position: written.off === true ? null : { x, y, z: 0 },
        facing: 0,
        base: written.base ?? { shape: "round", mm: 25.4 },
        weapons: [...weapons, ...(also[modelId] ?? [])],
        ...(written.leaders?.[modelId] !== undefined && { keywords: written.leaders[modelId] }),
      },
    ];
  });
  return {
    id,
    name,
    owner,
    keywords,
    abilities: written.abilities ?? [],
    stats,
    ...(written.reserve !== undefined && { reserve: written.reserve }),
    starting_strength: written.strength ?? at.length,
    flags,
    models: Object.fromEntries(models),
  };
}

function gunOf(id: string, written: GunWritten): Json {
  return {
    id,
    type: written.range === undefined ? "MELEE" : "RANGED",
    skill: 3,
    ap: 0,
    damage: "1",
    keywords: [],
    special_rules: "",
    profile_of: null,
    ...written,
  };
}

/** So many models one below the other, a given way apart. */
export function column(count: number, [x, y]: Point, apart = 2): readonly Point[] {
  return Array.from({ length: count }, (_, at): Point => [x, y + at * apart]);
}

/** A rectangle of terrain. */
export function block(kind: string, height: number, [x, y]: Point, [width, depth]: Point): Json {
  return {
    kind,
    height,
    polygon: [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ],
  };
}
