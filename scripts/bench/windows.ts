import { apply, charges, type Game, parseAction, scriptedDice } from "@gunline/rules";
import { afresh, volleyField } from "./field.ts";
import { goalMark, heading, measurePair } from "./measure.ts";

/** How much dearer an action may be for asking whether anybody could react to it. */
const MOST = { "a volley": 1.05, "a charge": 1.1, "a move": 1.1 } as const;

/** Actions of a kind in each of which both players have points, and nobody can use anything. */
export function benchWindows(): void {
  heading("What it costs to ask who could react, where nobody can, beside a table that asks nobody");
  const game = volleyField(1);
  const [a, b] = [game.units["A"]!, game.units["B"]!];
  // A target that is no INFANTRY, and nobody in it with a gun.
  const models = Object.fromEntries(
    Object.values(b.models).map((model) => [model.id, { ...model, weapons: [] }]),
  );
  const units = { ...game.units, B: { ...b, keywords: ["MOUNTED"], models } };
  const rich = (player: "p1" | "p2") => ({ ...game.players[player], cp: 5 });
  const table: Game = { ...game, units, players: { p1: rich("p1"), p2: rich("p2") } };
  bench("a volley", at(table, "SHOOTING"), [
    {
      type: "SHOOT",
      actor_unit_id: "A",
      payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
    },
  ]);
  bench("a charge", at(near(table), "CHARGE"), chargeOf(at(near(table), "CHARGE")));
  bench("a move", at(table, "MOVEMENT"), [
    { type: "MOVE", actor_unit_id: "A", payload: { kind: "NORMAL", per_model_paths: pathsOf(a, 3) } },
  ]);
}

/** Declared, rolled and made along the paths that the referee finds for a twelve. */
function chargeOf(game: Game): readonly object[] {
  const found = charges.chargeOdds(game, game.units["A"]!, ["B"], 12);
  if (!found.ok) throw new Error(found.refusals[0]!.message);
  const { per_model_paths, facings } = found.value.rolls["12"]!;
  return [
    { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } },
    { type: "CHARGE_ROLL", actor_unit_id: "A" },
    { type: "APPLY_CHARGE_MOVE", actor_unit_id: "A", payload: { per_model_paths, facings } },
  ];
}

/** All models of the unit go the same way. */
function pathsOf({ models }: Game["units"][string], inches: number): object {
  return Object.fromEntries(
    Object.values(models).map(({ id, position }) => {
      const { x, y } = position!;
      return [
        id,
        [
          [x, y],
          [x, y + inches],
        ],
      ];
    }),
  );
}

const at = (game: Game, phase: Game["turn"]["phase"]): Game => ({ ...game, turn: { ...game.turn, phase } });

/** The same with the target close enough to be charged. */
function near(game: Game): Game {
  const b = game.units["B"]!;
  const first = Object.values(game.units["A"]!.models)[0]!.position!;
  const models = Object.fromEntries(
    Object.values(b.models).map((model) => [
      model.id,
      { ...model, position: { ...model.position!, x: first.x + 8 } },
    ]),
  );
  return { ...game, units: { ...game.units, B: { ...b, models } } };
}

function bench(name: keyof typeof MOST, game: Game, raw: readonly object[]): void {
  const actions = raw.map((one) => {
    const action = parseAction(one);
    if (!action.ok) throw new Error(action.refusals[0]!.message);
    return action.value;
  });
  const off: Game = { ...game, settings: { ...game.settings, stratagems: "OFF" } };
  const many = (table: Game) => {
    for (let i = 0; i < 20; i++) {
      let now: Game = { ...afresh(table), rng: { seed: "bench", cursor: i * 50 } };
      for (const action of actions) {
        const dice = action.type === "CHARGE_ROLL" ? scriptedDice([6, 6], now.rng.cursor) : undefined;
        const { game: next, result } = apply(now, action, dice);
        if (!result.success) throw new Error(result.errors[0]!.message);
        now = next;
      }
    }
    return 0;
  };
  const { first, second } = measurePair(
    200,
    () => many(game),
    () => many(off),
  );
  const ratio = first.best / second.best;
  const median = first.median / second.median;
  const figures = `${ratio.toFixed(3)} (${median.toFixed(3)}) of the time`;
  console.log(`${name}: ${figures}  ${goalMark(ratio <= MOST[name], `at most ${MOST[name]}`)}`);
}
