import { type Game, parseGame } from "@gunline/rules";

/** Game documents for measuring, the same on every run. */

interface Squad {
  readonly owner: "p1" | "p2";
  readonly positions: readonly (readonly [x: number, y: number])[];
  readonly weapons: readonly string[];
}

const STATS = {
  move: 6,
  toughness: 4,
  save: 3,
  invulnerable_save: null,
  wounds: 1,
  leadership: 6,
  objective_control: 1,
};

function unit(id: string, { owner, positions, weapons }: Squad) {
  const models = positions.map(([x, y], index) => {
    const modelId = `m${index + 1}`;
    const model = {
      id: modelId,
      name: modelId,
      wounds: 1,
      position: { x, y, z: 0 },
      facing: 0,
      base: { shape: "round", mm: 32 },
      weapons,
    };
    return [modelId, model] as const;
  });
  return {
    id,
    name: id,
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: STATS,
    starting_strength: positions.length,
    flags: {},
    models: Object.fromEntries(models),
  };
}

function gun(attacks: number) {
  return {
    id: "gun",
    name: "Rifle",
    type: "RANGED",
    range: 24,
    attacks: String(attacks),
    skill: 3,
    strength: 4,
    ap: -1,
    damage: "1",
    keywords: [],
    special_rules: "",
    profile_of: null,
  };
}

function document(
  units: Readonly<Record<string, Squad>>,
  attacks: number,
  terrain: Readonly<Record<string, unknown>>,
): Game {
  const parsed = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING" },
    units: Object.fromEntries(Object.entries(units).map(([id, squad]) => [id, unit(id, squad)])),
    weapons: { gun: gun(attacks) },
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
    2 * times,
    {},
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
  return document(units, 2, terrain);
}
