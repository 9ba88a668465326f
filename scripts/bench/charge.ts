import { type Action, apply, charges, type Game, parseAction, parseGame, scriptedDice } from "@gunline/rules";
import { goalMark, heading, measureCold } from "./measure.ts";

const BASE = { shape: "round", mm: 32 };
const KINDS = ["ruins", "woods", "crater", "barricade", "debris", "container"] as const;
const STATS = {
  move: 6,
  toughness: 4,
  save: 4,
  invulnerable_save: null,
  wounds: 1,
  leadership: 7,
  objective_control: 1,
};

/** Models in ranks, no two fields alike, so that nothing is remembered from one to the next. */
function squad(id: string, owner: string, count: number, wide: number, x: number, y: number, shift: number) {
  const jitter = (i: number) => ((i * 37 + shift * 11) % 17) / 100;
  const models = Array.from({ length: count }, (_, i) => {
    const position = {
      x: x + (i % wide) * 1.9 + jitter(i),
      y: y + Math.floor(i / wide) * 1.9 + jitter(i + 5),
      z: 0,
    };
    return [`m${i}`, { id: `m${i}`, name: "Model", wounds: 1, position, facing: 0, base: BASE, weapons: [] }];
  });
  return {
    id,
    name: id,
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: STATS,
    starting_strength: count,
    flags: {},
    models: Object.fromEntries(models),
  };
}

/** Two lines of battle with terrain between and bystanders beside them; `times` makes all of it longer. */
export function melee(times: number, shift: number): Game {
  const wide = 10 * times;
  const units: Record<string, unknown> = {
    A: squad("A", "p1", 20 * times, wide, 10, 20, shift),
    B: squad("B", "p2", 20 * times, wide, 8, 11.7, shift),
    C: squad("C", "p2", 20 * times, wide, 9 + 1.9 * wide, 11.7, shift),
  };
  for (let i = 0; i < 3 * times; i++) {
    units[`S${i}`] = squad(`S${i}`, "p2", 10, 5, 16 + 1.9 * wide + i * 12, 20, shift);
  }
  const terrain: Record<string, unknown> = {};
  for (let i = 0; i < 12 * times; i++) {
    const x = 6 + (i >> 1) * 6.3;
    const y = i % 2 === 0 ? 16.4 - ((i >> 1) % 2) * 0.7 : 24.6;
    const polygon = [
      [x, y],
      [x + 1.5, y + 0.2],
      [x + 1.4, y + 1],
      [x, y + 1.1],
    ];
    terrain[`T${i}`] = { id: `T${i}`, kind: KINDS[i % 6], height: 1 + (i % 4), tags: [], polygon };
  }
  const read = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 240, height: 60 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "CHARGE" },
    units,
    weapons: {},
    terrain,
    rng: { seed: "bench", cursor: 0 },
  });
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return read.value;
}

const TARGETS = ["B", "C"];

/** Paths for every roll, from a position that nothing has seen before. */
export function benchAutoPath(): void {
  heading(
    "auto-path, all rolls: 20 models against two units of 20, 12 terrain pieces, 3 bystander units, cold",
  );
  for (const times of [1, 2, 4]) {
    let possible = 0;
    const { best, median } = measureCold(
      times > 2 ? 3 : 9,
      (round) => melee(times, round),
      (game) => {
        const found = charges.chargeOdds(game, game.units["A"]!, TARGETS);
        if (!found.ok) throw new Error(found.refusals[0]!.message);
        possible = Object.values(found.value.rolls).filter((roll) => roll.possible).length;
      },
    );
    const goal = times === 1 ? `  ${goalMark(median <= 150, "150 ms")}` : "";
    const size = `${20 * times} against ${40 * times}, ${possible} of 11 rolls possible`;
    console.log(`${size}: median ${median.toFixed(0)} ms, best ${best.toFixed(0)} ms${goal}`);
  }
}

/** The Auto-path button: the best move with one roll, for units of any size. */
export function benchRolledPath(): void {
  heading("Auto-path with a roll of 10, made the best: the same lines of battle, cold");
  for (const times of [1, 2]) {
    const seen = { contact: 0, engaged: 0 };
    const { best, median } = measureCold(
      9,
      (round) => melee(times, round),
      (game) => {
        const found = charges.chargeOdds(game, game.units["A"]!, TARGETS, 10);
        if (!found.ok) throw new Error(found.refusals[0]!.message);
        const ends = Object.values(found.value.rolls["10"]!.per_model_paths).map((path) => path.at(-1)!);
        const enemies = TARGETS.flatMap((id) => Object.values(game.units[id]!.models));
        const gaps = ends.map(([x, y]) =>
          Math.min(
            ...enemies.map(({ position }) => Math.hypot(x - position!.x, y - position!.y) - 32 / 25.4),
          ),
        );
        seen.contact = gaps.filter((gap) => gap <= 0.011).length;
        seen.engaged = gaps.filter((gap) => gap <= 1).length;
      },
    );
    const size = `${20 * times} against ${40 * times}, ${seen.contact} in contact, ${seen.engaged} engaged`;
    console.log(`${size}: median ${median.toFixed(0)} ms, best ${best.toFixed(0)} ms`);
  }
}

/** One charge move as a whole action, from a document that was just read. */
export function benchChargeMove(): void {
  heading("A charge move as a whole action: paths, ends and conditions judged, base contact included, cold");
  for (const times of [1, 2, 4]) {
    const { best, median } = measureCold(
      times > 2 ? 5 : 15,
      (round) => readyToMove(times, round),
      ({ game, move }) => {
        const { result } = apply(game, move);
        if (!result.success) throw new Error(JSON.stringify(result.errors));
      },
    );
    const goal = times === 1 ? `  ${goalMark(median <= 5, "5 ms")}` : "";
    console.log(`${20 * times} models: median ${median.toFixed(1)} ms, best ${best.toFixed(1)} ms${goal}`);
  }
}

function readyToMove(times: number, round: number): { readonly game: Game; readonly move: Action } {
  const start = melee(times, round);
  const odds = charges.chargeOdds(start, start.units["A"]!, TARGETS, 8);
  if (!odds.ok || !odds.value.rolls["8"]!.possible) throw new Error("no charge to measure");
  const { per_model_paths, facings } = odds.value.rolls["8"]!;
  const declare = action("DECLARE_CHARGE", { target_unit_ids: TARGETS });
  const declared = apply(start, declare).game;
  const rolled = apply(declared, action("CHARGE_ROLL", {}), scriptedDice([4, 4], 0)).game;
  const game = parseGame(JSON.parse(JSON.stringify(rolled)));
  if (!game.ok) throw new Error(game.refusals[0]!.message);
  return { game: game.value, move: action("APPLY_CHARGE_MOVE", { per_model_paths, facings }) };
}

function action(type: string, payload: object): Action {
  const read = parseAction({ type, actor_unit_id: "A", payload });
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return read.value;
}
