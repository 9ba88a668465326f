import { apply, parseAction, prepare, rolling, seededDice } from "@gunline/rules";
import { afresh, volleyField } from "./field.ts";
import { goalMark, heading, measure, measurePair, perSecond } from "./measure.ts";

const ASSIGNMENT = { weapon_id: "gun", target_unit_id: "B" };

/** Whole actions: validated, compiled, rolled, told and applied; on a new position nothing is remembered but sight. */
export function benchActions(): void {
  heading("A 10-attack volley as a whole action: validate, compile, roll, log, diffs, next document");
  const action = parseAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments: [ASSIGNMENT] } });
  if (!action.ok) throw new Error(action.refusals[0]!.message);
  for (const times of [1, 2, 4, 8]) {
    const game = volleyField(times);
    const rng = (index: number) => ({ seed: "bench", cursor: index * 20 * times });
    const fresh = measure(60, 400, (index) => {
      apply({ ...afresh(game), rng: rng(index) }, action.value);
    });
    const known = measure(60, 400, (index) => {
      apply({ ...game, rng: rng(index) }, action.value);
    });
    const shown = ({ best, median }: typeof fresh) => `${perSecond(best)} (${perSecond(median)})`;
    const goal = times === 1 ? `  ${goalMark(1000 / fresh.best >= 50_000, "50,000 a second")}` : "";
    console.log(`${10 * times} attacks: ${shown(fresh)} actions a second on a new position${goal}`);
    console.log(`${" ".repeat(12)}${shown(known)} after a preview of the same volley`);
  }
}

/** The compiled plan alone, beside a loop that only draws as many dice from the same generator. */
export function benchRolls(): void {
  heading("Bare rolls of the compiled plan, beside drawing as many dice");
  for (const times of [1, 2, 4, 8]) {
    const game = volleyField(times);
    const prepared = prepare(game, game.units["A"]!, [ASSIGNMENT]);
    if (!prepared.ok) throw new Error(prepared.refusals[0]!.message);
    const { plan } = prepared.value[0]!;
    const ranks = rolling.ranksOf(plan, game.units["B"]!);
    const rolled = seededDice("bench", 0);
    const drawn = seededDice("bench", 0);
    let sum = 0;
    const { first, second } = measurePair(
      200,
      () => {
        const before = rolled.cursor;
        for (let i = 0; i < 400; i++) {
          rolling.resetRanks(ranks);
          sum += rolling.rollPlan(plan, ranks, rolled).slain;
        }
        return rolled.cursor - before;
      },
      (dice) => {
        for (let i = 0; i < dice; i++) sum += drawn.d6();
      },
    );
    const ratio = second.best / first.best;
    const goal = times === 1 ? `  ${goalMark(ratio >= 0.5, "half its speed")}` : "";
    const rolls = `${perSecond(first.best / 400)} (${perSecond(first.median / 400)}) rolls a second`;
    console.log(`${10 * times} attacks: ${rolls}; ${ratio.toFixed(2)} of the speed of bare dice${goal}`);
    if (sum < 0) throw new Error("unreachable: keeps the loops from being optimised away");
  }
}
