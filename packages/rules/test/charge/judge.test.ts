import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { declarable } from "../../src/space/charge/declaration.ts";
import { chargeField } from "../../src/space/charge/order.ts";
import { autoPath } from "../../src/space/move/auto-path.ts";
import { contactLanding } from "../../src/space/move/contact.ts";
import { moveFaults } from "../../src/space/move/faults.ts";
import { stepOf } from "../../src/space/move/step.ts";
import { Judge, type Place } from "./judge.ts";
import { skirmish } from "./skirmish.ts";

const POSITIONS = campaign(150, 2_000);

interface Comparison {
  readonly seed: number;
  readonly judged: "possible" | "not found" | "not declarable";
  readonly found: boolean;
  /** What the engine holds against a move that the judge found legal. */
  readonly refused: readonly string[];
  /** Whether the judge holds something against what auto-path made. */
  readonly unsound: boolean;
}

function compare(seed: number): Comparison {
  const { game, targets, roll } = skirmish(seed);
  const unit = game.units["A"]!;
  const checked = declarable(game, unit, targets);
  const nothing = { seed, found: false, refused: [], unsound: false };
  if (!checked.ok) return { ...nothing, judged: "not declarable" };
  const field = chargeField(game, unit, checked.value, roll);
  const judge = new Judge(game, targets, roll);
  const auto = autoPath(field);
  const flat = (path: readonly (readonly number[])[]): readonly Place[] => path.map(([x, y]) => [x!, y!]);
  const grounded = auto.possible && auto.steps.every(({ path }) => path.every(([, , z]) => z === 0));
  const barricade = Object.values(game.terrain).some(({ kind }) => kind === "barricade");
  const unsound =
    auto.possible && grounded && !barricade && !judge.legal(auto.steps.map(({ path }) => flat(path)));
  const paths = judge.find();
  if (paths === undefined) return { seed, judged: "not found", found: auto.possible, refused: [], unsound };
  const steps = paths.map((path, i) => {
    const mover = field.movers[i]!;
    return stepOf(
      field,
      mover,
      path.map(([x, y]) => [x, y, 0] as const),
      mover.model.facing,
    );
  });
  const faults = moveFaults(field, steps);
  const ends = steps.map(({ end }) => end);
  const refused = faults
    .filter(({ code, model_id }) => {
      if (code !== "BASE_CONTACT") return true;
      // The engine says that the model could touch: the judge tries the way that the engine knows.
      const index = field.movers.findIndex(({ id }) => id === model_id);
      const landing = contactLanding(field, ends, index)!;
      const others = paths.map((path, i) => (i === index ? flat(landing.route.path) : path));
      return !judge.legal(others) && landing.end.z === 0 && !barricade;
    })
    .map(({ code }) => code);
  return { seed, judged: "possible", found: auto.possible, refused, unsound };
}

test(`CH-27 CH-23 auto-path agrees with the exhaustive judge over ${POSITIONS} small positions`, () => {
  const eligibilities: Comparison[] = [];
  for (let seed = 1; eligibilities.length < POSITIONS; seed++) {
    const eligibility = compare(seed);
    if (eligibility.judged !== "not declarable") eligibilities.push(eligibility);
  }
  const possible = eligibilities.filter(({ judged }) => judged === "possible");
  const missed = possible.filter(({ found }) => !found).map(({ seed }) => seed);
  expect(eligibilities.filter(({ refused }) => refused.length > 0)).toEqual([]);
  expect(eligibilities.filter(({ unsound }) => unsound)).toEqual([]);
  expect(possible.length).toBeGreaterThan(POSITIONS / 4);
  expect(missed).toEqual([]);
});

/** Positions in which auto-path once found nothing where the judge did: ends hemmed in by terrain or by the length of the roll. */
test.each([863, 1629, 2116, 2309, 102_731, 105_382, 105_759])(
  "CH-27 position %d, once missed, is found",
  (seed) => {
    expect(compare(seed)).toEqual({ seed, judged: "possible", found: true, refused: [], unsound: false });
  },
);

/** Two targets, a way around a range, and a roll that is all but used up: found by the judge only. */
test("CH-27 position 101144 is still missed", () => {
  expect(compare(101_144)).toMatchObject({ judged: "possible", found: false, refused: [] });
});
