import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { attackPlanSchema } from "../../src/game/plan.ts";
import { type Game, oddsOf, parseGame } from "../../src/index.ts";
import { describePlan } from "../../src/words/plan.ts";
import { type BruteOdds, bruteOdds, estimateLeaves, TooManySequences } from "../odds/brute.ts";
import { expectSame } from "../odds/compare.ts";
import { randomVolley, type Size } from "../odds/generate.ts";
import { expectRolls } from "../odds/sample.ts";
import { oddsFor, stageOf, type Volley } from "../odds/stage.ts";
import { Chance } from "../support/random.ts";
import { randomRow } from "./random-rows.ts";

const VOLLEYS = campaign(30, 400);
const ROLLED = campaign(3, 40);
const MOST_LEAVES = 30_000;
const SMALL: Size = {
  attacks: ["1", "1", "2", "D3"],
  damage: ["1", "2", "3", "D3"],
  shooters: 2,
  models: 3,
  keywords: 2,
};
const LARGE: Size = {
  ...SMALL,
  attacks: ["2", "3", "D6"],
  damage: ["1", "2", "D3", "D6"],
  shooters: 4,
  models: 6,
};

type Json = Record<string, unknown>;

/** The game with random rows: A has one, both have another, B has a third, and one model of A has the last. */
function withRows(chance: Chance, game: Game): Game {
  const ids = ["R1", "R2", "R3", "R4"] as const;
  const rows = Object.fromEntries(ids.map((id) => [id, randomRow(chance, id)]));
  for (const row of Object.values(rows)) {
    const read = readRow(row);
    if (!read.ok) throw new Error(`${JSON.stringify(row)}: ${read.refusals[0]!.message}`);
    const sentence = sentenceOf(read.value);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}/);
  }
  const raw = JSON.parse(JSON.stringify(game)) as Json & { units: Record<string, Json>; settings: Json };
  raw.settings = { ...raw.settings, rows };
  const give = (id: string, ...more: string[]) => {
    const unit = raw.units[id];
    if (unit !== undefined) unit["abilities"] = [...(unit["abilities"] as string[]), ...more];
  };
  give("A", "R1", "R2");
  give("B", "R2", "R3");
  const [first] = Object.values(raw.units["A"]!["models"] as Record<string, Json>);
  first!["abilities"] = [...((first!["abilities"] as string[] | undefined) ?? []), "R4"];
  return read(raw);
}

function read(raw: unknown): Game {
  const parsed = parseGame(raw);
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ message }) => message).join("\n"));
  return parsed.value;
}

function within(volley: Volley): BruteOdds | undefined {
  try {
    return bruteOdds(volley);
  } catch (error) {
    if (error instanceof TooManySequences) return undefined;
    throw error;
  }
}

/** A plan is read by the border as it was written, says what it does, and is the same after saving and loading. */
function expectPlans(volley: Volley): void {
  const { plans } = stageOf(volley);
  for (const plan of plans) {
    const again = attackPlanSchema.safeParse(JSON.parse(JSON.stringify(plan)));
    expect(again.success ? again.data : again.error).toEqual(plan);
    expect(JSON.stringify(describePlan(plan))).not.toMatch(/undefined|NaN|\[object/);
  }
  const loaded = { ...volley, game: read(JSON.parse(JSON.stringify(volley.game))) };
  expect(stageOf(loaded).plans).toEqual(plans);
}

const isLegal = ({ game, assignments }: Volley) => oddsOf(game, game.units["A"]!, assignments).ok;

test(`AB-20 AB-22 ${VOLLEYS} volleys under random rows have the odds of all their dice`, () => {
  const chance = new Chance(4_711);
  let compared = 0;
  let changed = 0;
  for (let tried = 0; compared < VOLLEYS; tried++) {
    expect(tried).toBeLessThan(VOLLEYS * 100);
    const plain = randomVolley(chance, SMALL);
    const volley = { ...plain, game: withRows(chance, plain.game) };
    if (!isLegal(volley)) continue;
    if (estimateLeaves(stageOf(volley), () => chance.next(), 60) > MOST_LEAVES) continue;
    const brute = within(volley);
    if (brute === undefined) continue;
    expectSame(oddsFor(volley), brute);
    expectPlans(volley);
    compared++;
    if (isLegal(plain) && JSON.stringify(stageOf(plain).plans) !== JSON.stringify(stageOf(volley).plans))
      changed++;
  }
  // Rows that do nothing would prove nothing.
  expect(changed).toBeGreaterThan(VOLLEYS / 2);
});

test(`AB-20 AB-22 dice fall as the odds of ${ROLLED} larger volleys under random rows say`, () => {
  const chance = new Chance(815);
  for (let rolled = 0; rolled < ROLLED; ) {
    const plain = randomVolley(chance, LARGE);
    const volley = { ...plain, game: withRows(chance, plain.game) };
    if (!isLegal(volley) || !oddsFor(volley).exact) continue;
    expectRolls(volley, `random rows ${rolled}`);
    expectPlans(volley);
    rolled++;
  }
});
