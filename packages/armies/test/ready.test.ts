import { describe, expect, test } from "vitest";
import { FACTIONS } from "../src/books/edition.ts";
import { sizeOf } from "../src/builder/army.ts";
import { bookOfArmy } from "../src/builder/book.ts";
import { armyFaults } from "../src/builder/faults.ts";
import { isCharacter } from "../src/builder/keywords.ts";
import { pointsOfArmy } from "../src/builder/points.ts";
import { fieldArmy } from "../src/builder/to-list.ts";
import { DEPLOYMENTS, LAYOUTS, newBattle } from "../src/index.ts";
import { READY_FACTIONS, readyArmy } from "../src/ready/index.ts";
import { reviewOf } from "../src/review/index.ts";

const OFFERS = READY_FACTIONS.flatMap(({ faction, armies }) =>
  armies.map(({ limit, points }) => [faction, limit, points] as const),
);

describe("ready armies", () => {
  test("are there for every faction at 500, 1,000 and 2,000 points; Titans only at 2,000", () => {
    const wanted = FACTIONS.flatMap(({ id }) =>
      [500, 1_000, 2_000]
        .filter((limit) => id !== "adeptus-titanicus" || limit === 2_000)
        .map((limit) => [id, limit]),
    );
    expect(OFFERS.map(([faction, limit]) => [faction, limit])).toEqual(wanted);
    expect(OFFERS.length).toBe(103);
  });

  test.each(OFFERS)("%s at %i points is legal and sensible", async (faction, limit, points) => {
    const army = (await readyArmy(faction, limit))!;
    const book = await bookOfArmy(army);
    expect(armyFaults(army, book)).toEqual([]);
    expect(pointsOfArmy(army, book)).toBe(points);
    const { army: field, questions } = await fieldArmy(army);
    expect(field.points).toBe(points);
    expect(field.units.length).toBe(army.units.length);
    expect(
      questions.filter(({ kind }) => kind === "weapon" || kind === "numbers" || kind === "split"),
    ).toEqual([]);
    expect(Object.values(field.units).map(({ models }) => Object.keys(models).length)).toEqual(
      army.units.map(sizeOf),
    );
    if (faction === "adeptus-titanicus") return;
    expect(points).toBeGreaterThanOrEqual(limit * 0.93);
    const sheets = army.units.map(({ sheet }) => book.sheets.get(sheet)!);
    expect(sheets.filter(isCharacter).length).toBeGreaterThan(0);
    // Knights are few.
    if (!/(?:imperial|chaos)-knights/.test(faction)) {
      expect(sheets.filter((sheet) => !isCharacter(sheet)).length).toBeGreaterThan(1);
      expect(new Set(sheets.map(({ name }) => name)).size).toBeGreaterThan(2);
    }
  });
});

test("far apart, units of the edition are not called unknown", async () => {
  const [one, other] = await Promise.all(
    ["necrons", "drukhari"].map(async (faction) => (await fieldArmy((await readyArmy(faction, 500))!)).army),
  );
  const made = newBattle({
    armies: { p1: one!, p2: other! },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    seed: "",
    mission: { id: "only-war", attacker: "p1" },
    apart: true,
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  const { armies } = reviewOf(made.value.game);
  const found = [...armies.p1.units, ...armies.p2.units].flatMap(({ differences }) => differences);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((one) => one.what === "unknown" && one.edition === undefined)).toEqual([]);
});
