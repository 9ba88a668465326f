import { type Game, parseGame } from "@gunline/rules";

/** Game documents for measuring, the same on every run. */

interface Squad {
  readonly owner: "p1" | "p2";
  readonly positions: readonly (readonly [x: number, y: number])[];
  readonly weapons: readonly string[];
  readonly stats?: Stats;
  readonly abilities?: readonly string[];
  readonly flags?: Readonly<Record<string, boolean>>;
  /** What single models have otherwise, by their number. */
  readonly special?: Readonly<
    Record<number, { readonly stats?: Stats; readonly keywords?: readonly string[] }>
  >;
}

type Stats = Readonly<Record<string, number | null>>;
type Profile = Readonly<Record<string, unknown>>;

const STATS = {
  move: 6,
  toughness: 4,
  save: 3,
  invulnerable_save: null,
  wounds: 1,
  leadership: 6,
  objective_control: 1,
};

function unit(id: string, squad: Squad) {
  const { owner, positions, weapons, special = {} } = squad;
  const stats = { ...STATS, ...squad.stats };
  const models = positions.map(([x, y], index) => {
    const modelId = `m${index + 1}`;
    const own = special[index] ?? {};
    const model = {
      id: modelId,
      name: modelId,
      wounds: own.stats?.["wounds"] ?? stats.wounds,
      position: { x, y, z: 0 },
      facing: 0,
      base: { shape: "round", mm: 32 },
      weapons,
      ...own,
    };
    return [modelId, model] as const;
  });
  return {
    id,
    name: id,
    owner,
    keywords: ["INFANTRY"],
    abilities: squad.abilities ?? [],
    stats,
    starting_strength: positions.length,
    flags: squad.flags ?? {},
    models: Object.fromEntries(models),
  };
}

function weapon(id: string, profile: Profile) {
  return {
    id,
    name: id,
    type: "RANGED",
    range: 24,
    attacks: "2",
    skill: 3,
    strength: 4,
    ap: 0,
    damage: "1",
    keywords: [],
    special_rules: "",
    profile_of: null,
    ...profile,
  };
}

function document(
  units: Readonly<Record<string, Squad>>,
  weapons: Readonly<Record<string, Profile>>,
  terrain: Readonly<Record<string, unknown>> = {},
): Game {
  const build = <From, To>(from: Readonly<Record<string, From>>, make: (id: string, one: From) => To) =>
    Object.fromEntries(Object.entries(from).map(([id, one]) => [id, make(id, one)]));
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING" },
    units: build(units, unit),
    weapons: build(weapons, weapon),
    terrain,
    rng: { seed: "bench", cursor: 0 },
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}

function line(count: number, x: number, y: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => [x + 1.5 * (i % 4), y + 1.5 * Math.floor(i / 4)] as const);
}

/** Five riflemen against ten: BS 3+, S4, AP −1, D1 against T4, Sv 3+; `times` multiplies the attacks. */
export function volleyField(times: number): Game {
  return document(
    {
      A: { owner: "p1", positions: line(5, 5, 5), weapons: ["gun"] },
      B: { owner: "p2", positions: line(10 * times, 20, 5), weapons: [] },
    },
    { gun: { attacks: String(2 * times), ap: -1 } },
  );
}

/** Positions that look random and are the same on every machine. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Twenty firing models against `times` × 10 units of ten, with `times` × 12 ruins between them. */
export function crowdedField(times: number, seed: number): Game {
  const random = scatter(seed);
  const units: Record<string, Squad> = { A: { owner: "p1", positions: line(20, 3, 12), weapons: ["gun"] } };
  for (let i = 0; i < 10 * times; i++) {
    const positions = line(10, 14 + 38 * random(), 2 + 36 * random());
    units[`E${i}`] = { owner: "p2", positions, weapons: [] };
  }
  const terrain: Record<string, unknown> = {};
  for (let i = 0; i < 12 * times; i++) {
    const [x, y] = [10 + 42 * random(), 1 + 36 * random()];
    const [w, h] = [2 + 4 * random(), 2 + 4 * random()];
    const polygon = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
    terrain[`R${i}`] = { id: `R${i}`, kind: "ruins", polygon, height: 5, tags: [] };
  }
  return document(units, { gun: { ap: -1 } }, terrain);
}

interface OddsOptions {
  readonly models?: number;
  readonly attackers?: number;
  readonly stationary?: boolean;
  readonly abilities?: readonly string[];
}

/** One weapon against one unit, for odds. */
export function oddsField(gun: Profile, stats: Stats, options: OddsOptions = {}): Game {
  const { models = 1, attackers = 1, stationary = false, abilities = [] } = options;
  return document(
    {
      A: {
        owner: "p1",
        positions: line(attackers, 5, 5),
        weapons: ["gun"],
        flags: stationary ? { remained_stationary: true } : {},
      },
      B: { owner: "p2", positions: line(models, 20, 5), weapons: [], stats, abilities },
    },
    { gun },
  );
}

/** A unit with several weapons against ten models of which some are tougher, led by a Character. */
export function mixedField(groups: number) {
  const kinds: readonly Profile[] = [
    { attacks: "2", ap: -1 },
    { attacks: "D6", keywords: ["BLAST"] },
    { attacks: "1", strength: 9, ap: -4, damage: "D6", keywords: ["MELTA 2"] },
    { attacks: "3", strength: 5, ap: -1, damage: "2", keywords: ["SUSTAINED HITS 1"] },
    { attacks: "2", strength: 8, ap: -3, damage: "2", keywords: ["HAZARDOUS", "RAPID FIRE 1"] },
    { attacks: "4", keywords: ["DEVASTATING WOUNDS", "TWIN-LINKED"] },
  ];
  const weapons = Object.fromEntries(
    Array.from({ length: groups }, (_, i) => [`w${i}`, kinds[i % kinds.length]!]),
  );
  const special = {
    0: { stats: { save: 2, wounds: 4, invulnerable_save: 4 }, keywords: ["CHARACTER"] },
    1: { stats: { save: 2, wounds: 3 } },
    2: { stats: { save: 2, wounds: 3 } },
  };
  const game = document(
    {
      A: { owner: "p1", positions: line(5, 5, 5), weapons: Object.keys(weapons) },
      B: { owner: "p2", positions: line(10, 16, 5), weapons: [], stats: { wounds: 2 }, special },
    },
    weapons,
  );
  return { game, assignments: Object.keys(weapons).map((weapon_id) => ({ weapon_id, target_unit_id: "B" })) };
}

/** Thirty-two weapons of sixteen different profiles against sixteen models of which no two are alike. */
export function motleyField() {
  const kinds: readonly Profile[] = [
    { attacks: "2", ap: -1 },
    { attacks: "D6", keywords: ["BLAST"] },
    { attacks: "1", strength: 9, ap: -4, damage: "D6", keywords: ["MELTA 2"] },
    { attacks: "3", strength: 5, ap: -1, damage: "2", keywords: ["SUSTAINED HITS 1"] },
    { attacks: "2", strength: 8, ap: -3, damage: "2", keywords: ["HAZARDOUS", "RAPID FIRE 1"] },
    { attacks: "4", keywords: ["DEVASTATING WOUNDS", "TWIN-LINKED"] },
    { attacks: "2", strength: 6, ap: -2, damage: "3" },
    { attacks: "D3", strength: 10, ap: -3, damage: "D6+1" },
    { attacks: "4", strength: 3, keywords: ["LETHAL HITS"] },
    { attacks: "1", strength: 7, ap: -2, damage: "D3", keywords: ["DEVASTATING WOUNDS"] },
    { attacks: "D6+1", strength: 4, keywords: ["TORRENT", "IGNORES COVER"] },
    { attacks: "3", strength: 5, ap: -1, keywords: ["RAPID FIRE 1"] },
    { attacks: "2", strength: 5, damage: "2", keywords: ["ANTI-INFANTRY 4+", "DEVASTATING WOUNDS"] },
    { attacks: "2", skill: 4, strength: 8, ap: -2, damage: "D3", keywords: ["HEAVY"] },
    { attacks: "3", strength: 4, ap: -1, keywords: ["SUSTAINED HITS D3"] },
    { attacks: "1", skill: 2, strength: 12, ap: -3, damage: "D6", keywords: ["LETHAL HITS"] },
  ];
  const weapons = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`w${i}`, kinds[i % 16]!]));
  const special = Object.fromEntries(
    Array.from({ length: 16 }, (_, i) => {
      const stats = {
        save: 2 + (i % 4),
        wounds: 1 + ((i >> 2) % 4),
        invulnerable_save: i % 3 === 0 ? 4 + (i % 2) : null,
      };
      return [i, { stats }];
    }),
  );
  const game = document(
    {
      A: { owner: "p1", positions: line(5, 5, 5), weapons: Object.keys(weapons) },
      B: { owner: "p2", positions: line(16, 16, 5), weapons: [], special },
    },
    weapons,
  );
  return { game, assignments: Object.keys(weapons).map((weapon_id) => ({ weapon_id, target_unit_id: "B" })) };
}

/** The same position as if nobody had asked about it: what is remembered of it is found by its units. */
export function afresh(game: Game): Game {
  return { ...game, units: { ...game.units } };
}

/** The same position with units that nobody has looked at; what is known of their models is known still. */
export function renewed(game: Game): Game {
  return {
    ...game,
    units: Object.fromEntries(Object.values(game.units).map((unit) => [unit.id, { ...unit }])),
  };
}
