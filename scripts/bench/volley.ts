import { apply, type Game, parseAction, prepare, rolling, seededDice } from "@gunline/rules";
import { afresh, renewed, volleyField } from "./field.ts";
import { goalMark, heading, type Measured, measurePair, perSecond } from "./measure.ts";

const ASSIGNMENT = { weapon_id: "gun", target_unit_id: "B" };

/** Of the speed after a preview, on a new position. */
const LEAST = 0.75;

/**
 * Whole actions: validated, compiled, rolled, told and applied. On a new position something else on the table has changed
 * since anybody asked about the two units; new units are looked at for the first time, where they stood before.
 */
export function benchActions(): void {
  heading("A 10-attack volley as a whole action: validate, compile, roll, log, diffs, next document");
  const action = parseAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments: [ASSIGNMENT] } });
  if (!action.ok) throw new Error(action.refusals[0]!.message);
  for (const times of [1, 2, 4, 8]) {
    const game = volleyField(times);
    let round = 0;
    const many = (position: (game: Game) => Game) => {
      round++;
      for (let i = 0; i < VOLLEYS; i++) {
        const rng = { seed: "bench", cursor: (round * VOLLEYS + i) * 20 * times };
        apply({ ...position(game), rng }, action.value);
      }
      return 0;
    };
    const beside = (position: (game: Game) => Game) =>
      measurePair(
        120,
        () => many(position),
        () => many((one) => one),
      );
    const [fresh, unknown] = [beside(afresh), beside(renewed)];
    const shown = ({ best, median }: Measured) =>
      `${perSecond(best / VOLLEYS)} (${perSecond(median / VOLLEYS)})`;
    const share = ({ first, second }: typeof fresh) =>
      `${(second.best / first.best).toFixed(2)} (${(second.median / first.median).toFixed(2)}) of that`;
    const isFirst = times === 1;
    const known = fresh.second.best < unknown.second.best ? fresh.second : unknown.second;
    const fast = 1000 / (known.best / VOLLEYS) >= 65_000;
    const near = fresh.second.best / fresh.first.best >= LEAST;
    console.log(
      `${10 * times} attacks: ${shown(known)} actions a second after a preview of the same volley` +
        (isFirst ? `  ${goalMark(fast, "65,000 a second")}` : ""),
    );
    console.log(
      `${" ".repeat(12)}${shown(fresh.first)} on a new position, ${share(fresh)}` +
        (isFirst ? `  ${goalMark(near, `${LEAST} of that`)}` : ""),
    );
    console.log(`${" ".repeat(12)}${shown(unknown.first)} by and at new units, ${share(unknown)}`);
  }
}

const VOLLEYS = 100;

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
