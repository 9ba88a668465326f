import { type Action, apply, type Game, moves, parseAction, parseGame } from "@gunline/rules";
import { goalMark, heading, measureCold } from "./measure.ts";

/** Twenty models that move among two hundred, on a table with terrain, from a document that was just read. */

const STATS = {
  move: 6,
  toughness: 4,
  save: 4,
  invulnerable_save: null,
  wounds: 1,
  leadership: 7,
  objective_control: 1,
};

/** No two tables alike, so that nothing is remembered from one to the next. */
function squad(id: string, owner: string, x: number, y: number, shift: number) {
  const models = Array.from({ length: 20 }, (_, i) => {
    const jitter = ((i * 37 + shift * 11) % 17) / 100;
    const position = { x: x + (i % 5) * 1.5 + jitter, y: y + Math.floor(i / 5) * 1.5 + jitter, z: 0 };
    const base = { shape: "round", mm: 32 };
    return [`m${i}`, { id: `m${i}`, name: "Model", wounds: 1, position, facing: 0, base, weapons: [] }];
  });
  return {
    id,
    name: id,
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: STATS,
    starting_strength: 20,
    flags: {},
    models: Object.fromEntries(models),
  };
}

function table(shift: number): Game {
  const units: Record<string, unknown> = { A: squad("A", "p1", 5, 18, shift) };
  for (let i = 0; i < 9; i++) {
    const owner = i < 4 ? "p1" : "p2";
    units[`S${i}`] = squad(
      `S${i}`,
      owner,
      6 + (i % 3) * 17 + (i < 3 ? 0 : 3),
      3 + Math.floor(i / 3) * 14.5,
      shift,
    );
  }
  const kinds = ["ruins", "woods", "crater", "barricade", "debris", "container"] as const;
  const terrain = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [14 + (i % 4) * 11, 10.5 + Math.floor(i / 4) * 13];
    const polygon = [
      [x, y],
      [x + 3, y],
      [x + 3, y + 1.5],
      [x, y + 1.5],
    ];
    return [`T${i}`, { id: `T${i}`, kind: kinds[i % 6], height: 1 + (i % 4), tags: [], polygon }];
  });
  const read = parseGame({
    format: "gunline-game/1",
    ruleset: "published",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "MOVEMENT" },
    units,
    weapons: {},
    terrain: Object.fromEntries(terrain),
    rng: { seed: "bench", cursor: 0 },
  });
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return read.value;
}

const ACROSS = [55, 22] as const;

function moveOf(game: Game): Action {
  const found = moves.suggestMove(game, game.units["A"]!, ACROSS);
  if (!found.ok) throw new Error(found.refusals[0]!.message);
  const read = parseAction({ type: "MOVE", actor_unit_id: "A", payload: { kind: "NORMAL", ...found.value } });
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return read.value;
}

/** A whole MOVE: paths, ends, coherency, flags and what is told of it. */
export function benchMove(): void {
  heading("A Normal move of 20 models among 200 as a whole action, cold");
  const { best, median } = measureCold(
    15,
    (round) => {
      const start = table(round);
      const move = moveOf(start);
      const game = parseGame(JSON.parse(JSON.stringify(start)));
      if (!game.ok) throw new Error(game.refusals[0]!.message);
      return { game: game.value, move };
    },
    ({ game, move }) => {
      const { result } = apply(game, move);
      if (!result.success) throw new Error(JSON.stringify(result.errors));
    },
  );
  console.log(`median ${median.toFixed(1)} ms, best ${best.toFixed(1)} ms  ${goalMark(median <= 5, "5 ms")}`);
}

/** The unit goes towards a point on the other side of the table, by ways that the referee finds. */
export function benchAutoMove(): void {
  heading("Auto-move: 20 models among 200 towards the other side of the table, cold");
  let moved = 0;
  const { best, median } = measureCold(15, table, (game) => {
    const found = moves.suggestMove(game, game.units["A"]!, ACROSS);
    if (!found.ok) throw new Error(found.refusals[0]!.message);
    moved = Object.keys(found.value.per_model_paths).length;
  });
  const goal = goalMark(median <= 150, "150 ms");
  console.log(`${moved} models: median ${median.toFixed(1)} ms, best ${best.toFixed(1)} ms  ${goal}`);
}
