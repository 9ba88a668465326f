import { describe, expect, test } from "vitest";
import { builtInBook } from "../../src/abilities/book.ts";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { effectsOn } from "../../src/abilities/on.ts";
import { isGranted } from "../../src/abilities/permissions.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { parseGame } from "../../src/index.ts";
import { buildGame, duel, row as line, rawGame } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

type Json = Record<string, unknown>;

/** A game in which A has a rule of its own. */
function ruled(does: readonly Json[], more: Json = {}, other: Json = {}) {
  const rule = { id: "RULE", name: "Rule", source: "DATASHEET", does };
  return duel({
    shooter: { abilities: ["RULE"], ...more },
    target: other,
    settings: { rows: { RULE: rule } },
  } as never);
}

describe("rows of a document", () => {
  test("AB-1 a row is in force by the ability that units have, however it is written", () => {
    const does = [{ on: "UNIT", do: [{ attacks: "MADE", with: "RANGED", do: [{ hit: 1 }] }] }];
    expect(planOf(ruled(does)).hit.modifier).toBe(1);
    expect(planOf(ruled(does, { abilities: ["rule"] })).hit.modifier).toBe(1);
    expect(planOf(ruled(does, { abilities: [] })).hit.modifier).toBe(0);
  });

  test("AB-7 a row takes the place of the built-in one with its id, in this document alone", () => {
    const mine = {
      id: "TANK_HUNTERS",
      name: "Tank Hunters",
      source: "DATASHEET",
      does: [{ on: "UNIT", do: [{ attacks: "MADE", do: [{ strength: 3 }] }] }],
    };
    const wanted = { shooter: { abilities: ["TANK HUNTERS"] }, target: { keywords: ["VEHICLE"] } };
    const plain = planOf(duel(wanted as never));
    const changed = planOf(duel({ ...wanted, settings: { rows: { TANK_HUNTERS: mine } } } as never));
    expect([plain.hit.modifier, plain.wound.modifier]).toEqual([1, 1]);
    expect([changed.hit.modifier, changed.wound.strength - plain.wound.strength]).toEqual([0, 3]);
  });

  test("AB-1 what the language does not know is refused with its path", () => {
    const rule = (does: unknown) => ({ id: "RULE", name: "Rule", source: "DATASHEET", does });
    const faults = (row: unknown) => {
      const raw = rawGame({ units: { A: { models: line(1, [5, 5]) } } } as never) as Json;
      const read = parseGame({ ...raw, settings: { rows: { RULE: row } } });
      return read.ok ? [] : read.refusals.map(({ path, rule: id }) => `${id} ${path}`);
    };
    expect(faults(rule([]))).toEqual([]);
    expect(faults(rule([{ do: [{ attacks: "MADE", do: [{ hit: 2 }] }] }]))[0]).toMatch(
      /^AB-1 settings\.rows\.RULE\.does/,
    );
    expect(faults(rule([{ do: [], sing: true }]))).toEqual(["AB-1 settings.rows.RULE.does[0].sing"]);
    expect(faults({ ...rule([]), id: "OTHER" })).toEqual(["AB-1 settings.rows.RULE.id"]);
  });

  test("AB-2 too deep, too long and too many rows are refused", () => {
    let condition: Json = { is: "CHARGED" };
    for (let i = 0; i < LIMITS.rowDepth; i++) condition = { not: condition };
    const rule = { id: "RULE", name: "Rule", source: "DATASHEET", does: [{ if: condition, do: [] }] };
    const deep = readRow(rule);
    expect(deep.ok ? [] : deep.refusals.map((one) => one.rule)).toEqual(["AB-2"]);
    const long = readRow({ ...rule, does: [], left: "x".repeat(LIMITS.rowBytes) });
    expect(long.ok ? [] : long.refusals.map((one) => one.rule)).toEqual(["AB-2"]);
    const dice = (mortalWounds: string) =>
      readRow({ ...rule, does: [{ when: { end: "TURN" }, do: [{ mortalWounds }, { mortalWounds }] }] });
    const rolled = dice("101D6");
    expect(dice("100D6").ok).toBe(true);
    expect(rolled.ok).toBe(false);
    const nested = {
      table: Array.from({ length: 6 }, (_, at) => ({ from: at + 1, do: [{ heal: "100D6" }] })),
    };
    const tables = readRow({ ...rule, does: [{ when: { end: "TURN" }, do: [nested, nested] }] });
    expect(tables.ok ? [] : tables.refusals.map((one) => one.rule)).toEqual(["AB-2"]);
    const rows = Object.fromEntries(
      Array.from({ length: LIMITS.rows + 1 }, (_, i) => [`R${i}`, { ...rule, id: `R${i}`, does: [] }]),
    );
    const raw = rawGame({ units: { A: { models: line(1, [5, 5]) } } } as never) as Json;
    const many = parseGame({ ...raw, settings: { rows } });
    expect(many.ok ? [] : many.refusals.map((one) => one.rule)).toEqual(["AB-2"]);
  });

  test("AB-3 a condition on the target holds for those attacks alone", () => {
    const does = [
      {
        on: "UNIT",
        do: [{ attacks: "MADE", if: { keyword: "MONSTER", of: "TARGET" }, do: [{ wound: 1 }] }],
      },
    ];
    expect(planOf(ruled(does, {}, { keywords: ["MONSTER"] })).wound.modifier).toBe(1);
    expect(planOf(ruled(does, {}, { keywords: ["INFANTRY"] })).wound.modifier).toBe(0);
  });

  test("AB-3 an aura reaches friendly units of its kind within its inches, and goes with its bearer", () => {
    const aura = {
      id: "AURA",
      name: "Aura",
      source: "DATASHEET",
      does: [
        {
          on: { aura: 6, units: "FRIENDLY", keyword: "INFANTRY" },
          do: [{ characteristic: "OBJECTIVE_CONTROL", add: 1 }, { may: ["CHARGE_AFTER_ADVANCE"] }],
        },
      ],
    };
    const game = (x: number, abilities = ["AURA"]) =>
      buildGame({
        settings: { rows: { AURA: aura } },
        units: {
          S: { abilities, models: line(1, [5, 5]) },
          N: { keywords: ["INFANTRY"], models: line(1, [x, 5]) },
          V: { keywords: ["VEHICLE"], models: line(1, [5, 8]) },
          E: { owner: "p2", keywords: ["INFANTRY"], models: line(1, [5, 2]) },
        },
      } as never);
    const control = (table: ReturnType<typeof game>, id: string) => {
      const unit = table.units[id]!;
      return characteristicOf(table, unit, Object.values(unit.models)[0]!, "objective_control");
    };
    const near = game(10);
    const base = near.units["N"]!.stats.objective_control;
    expect(control(near, "N")).toBe(base + 1);
    expect(isGranted(near, near.units["N"]!, "CHARGE_AFTER_ADVANCE")).toBe(true);
    expect(control(near, "V")).toBe(near.units["V"]!.stats.objective_control);
    expect(control(near, "E")).toBe(near.units["E"]!.stats.objective_control);
    expect(control(game(30), "N")).toBe(base);
    expect(control(game(10, []), "N")).toBe(base);
    expect(effectsOn(near, near.units["N"]!)).toMatchObject([{ id: "AURA", until: null }]);
  });
});

test("AB-1 every built-in row is of the language, and makes a sentence", () => {
  for (const row of builtInBook().rows.values()) {
    const read = readRow(JSON.parse(JSON.stringify(row)));
    expect(read.ok ? [] : [row.id, read.refusals]).toEqual([]);
    const sentence = sentenceOf(row);
    expect(sentence, row.id).toMatch(/^[A-Z].*\.$/);
    expect(sentence, row.id).not.toMatch(/undefined|\[object/);
  }
});
