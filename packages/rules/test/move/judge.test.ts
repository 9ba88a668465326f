import { expect, test } from "vitest";
import { isEngaged } from "../../src/game/measure/measure.ts";
import { moveFaults } from "../../src/space/move/faults.ts";
import { fieldOf } from "../../src/space/move/field.ts";
import { stepOf } from "../../src/space/move/step.ts";
import { Judge, type Place } from "../charge/judge.ts";
import { skirmish } from "../charge/skirmish.ts";
import { Chance } from "../support/random.ts";
import { normalOrder } from "./orders.ts";

const POSITIONS = 2_000;

/** What small steps cannot tell. */
const SLACK = 1e-3;

/** Whether the slow judge holds whole paths for a legal Normal move; all enemies are units to keep away from. */
function allowed(judge: Judge, paths: readonly (readonly Place[])[], slack: number): boolean {
  const ends = paths.map((path) => path.at(-1)!);
  return (
    paths.every((path, i) => {
      const cost = judge.cost(path, slack);
      return cost !== undefined && cost <= judge.roll + slack && judge.mayEnd(ends[i]!, slack);
    }) &&
    ends.every((a, i) =>
      ends.every((b, j) => j <= i || Math.hypot(a[0] - b[0], a[1] - b[1]) >= 2 * judge.radius - slack),
    ) &&
    judge.coherent(ends)
  );
}

/** Paths of one or two legs, all models going about the same way. */
function wander(judge: Judge, chance: Chance): readonly (readonly Place[])[] {
  const within = (inches: number) => (chance.next() * 2 - 1) * inches;
  const legs = chance.next() < 0.5 ? 1 : 2;
  const common = Array.from(
    { length: legs },
    (): Place => [within(judge.roll / legs), within(judge.roll / legs)],
  );
  return judge.chargers.map(({ x, y }) => {
    const path: Place[] = [[x, y]];
    for (const [dx, dy] of common) {
      const [px, py] = path.at(-1)!;
      path.push([px + dx + within(0.3), py + dy + within(0.3)]);
    }
    return path;
  });
}

test("CH-9 CH-14 CH-15 Normal moves: the judge agrees with one that goes by small steps, over 2,000 positions", () => {
  let legal = 0;
  for (let seed = 1, judged = 0; judged < POSITIONS; seed++) {
    const { game, roll } = skirmish(seed);
    const unit = game.units["A"]!;
    if (Object.keys(unit.models).length === 0 || isEngaged(game, unit)) continue;
    judged++;
    const normal = normalOrder(unit);
    // The slow judge climbs every ruin, as charges do.
    const field = fieldOf(game, unit, {
      ...normal,
      distance: { inches: roll, isRoll: false, furthest: roll },
      crossing: { ...normal.crossing, ruins: false },
    });
    const judge = new Judge(game, [], roll);
    const paths = wander(judge, new Chance(seed));
    const steps = paths.map((path, i) =>
      stepOf(
        field,
        field.movers[i]!,
        path.map(([x, y]) => [x, y, 0] as const),
        0,
      ),
    );
    const faults = moveFaults(field, steps).map(({ code }) => code);
    if (faults.length === 0) {
      legal++;
      expect(allowed(judge, paths, SLACK), `seed ${seed}`).toBe(true);
    } else if (allowed(judge, paths, -SLACK)) {
      expect.fail(`seed ${seed}: ${faults.join(", ")}`);
    }
  }
  expect(legal).toBeGreaterThan(POSITIONS / 10);
});
