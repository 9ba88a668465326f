import { describe, expect, test } from "vitest";
import { apply, parseAction, parseGame, scriptedDice, targetsOf } from "../../src/index.ts";
import { buildGame, play, readAction } from "../support/build.ts";
import { contractGame, type Loose, spelled } from "./contract.ts";

function refusals(document: unknown) {
  const parsed = parseGame(document);
  return parsed.ok ? [] : parsed.refusals;
}

/** Each map of the document, with its entry renamed in key and id alike. */
const MAPS: readonly [name: string, map: (document: Loose) => Loose, key: string][] = [
  ["units", (document) => document.units, "U_BOYZ_1"],
  ["units.U_BOYZ_1.models", (document) => document.units.U_BOYZ_1.models, "m1"],
  ["weapons", (document) => document.weapons, "choppa"],
  ["terrain", (document) => document.terrain, "R1"],
];

function renamed(map: (document: Loose) => Loose, key: string, id: string): Loose {
  const document = contractGame();
  if (key === "choppa") document.units.U_BOYZ_1.models.m1.weapons = ["shoota"];
  const entries = map(document);
  const entry = { ...entries[key], id };
  delete entries[key];
  Object.defineProperty(entries, id, { value: entry, enumerable: true, configurable: true, writable: true });
  return document;
}

describe.each(MAPS)("ids of %s", (name, map, key) => {
  test.each(["__proto__", "constructor", "prototype"])("GD-2 %s is refused as a key", (id) => {
    const [first] = refusals(renamed(map, key, id));
    expect(first).toMatchObject({ rule: "GD-2", path: `${name}.${id}` });
    expect(first!.message).toContain("reserved word");
  });

  test.each(["__proto__", "constructor", "prototype"])("GD-2 %s is refused as an id", (id) => {
    const document = contractGame();
    map(document)[key].id = id;
    expect(refusals(document)).toMatchObject([{ rule: "GD-2", path: `${name}.${key}.id` }]);
  });

  test("GD-2 an id must equal its key", () => {
    const document = contractGame();
    map(document)[key].id = "other";
    expect(refusals(document)).toMatchObject([
      { rule: "GD-2", path: `${name}.${key}.id`, message: `${name}.${key}.id: must equal its key "${key}"` },
    ]);
  });

  test.each(["", "a b", "a.b", "ä", "a/b", "x".repeat(65), "a\n", "💥"])("GD-2 %j is no id", (id) => {
    const found = refusals(renamed(map, key, id));
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one.rule).toBe("GD-2");
  });

  test.each(["a b", "x".repeat(65)])("GD-2 %j is no key, whatever the id says", (id) => {
    const document = renamed(map, key, id);
    map(document)[id].id = "fine";
    expect(refusals(document)).toMatchObject([{ rule: "GD-2", path: spelled([...name.split("."), id]) }]);
  });

  test.each([
    "toString",
    "hasOwnProperty",
    "valueOf",
    "x".repeat(64),
    "-",
    "_",
    "0",
    "__proto",
    "Constructor",
  ])("GD-2 %s is a legal id", (id) => {
    expect(parseGame(renamed(map, key, id))).toMatchObject({ ok: true });
  });
});

describe("references", () => {
  test.each(["gun", "toString", "hasOwnProperty", "valueOf"])(
    "GD-2 a model cannot carry %s, which is no weapon here",
    (id) => {
      const document = contractGame();
      document.units.U_BOYZ_1.models.m1.weapons = ["shoota", id];
      const path = "units.U_BOYZ_1.models.m1.weapons[1]";
      expect(refusals(document)).toMatchObject([
        { rule: "GD-2", path, message: `${path}: no weapon has the id "${id}"` },
      ]);
    },
  );

  test("GD-2 a reserved word hidden deep in the document is found", () => {
    const document = contractGame();
    document.units.U_BOYZ_1.models.m1.position = JSON.parse('{"x":10,"y":12,"z":0,"__proto__":{"x":1}}');
    expect(refusals(document)).toMatchObject([
      { rule: "GD-2", path: "units.U_BOYZ_1.models.m1.position.__proto__" },
    ]);
  });

  test("GD-2 a reserved word pollutes nothing", () => {
    parseGame(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect(({} as Loose).polluted).toBeUndefined();
  });
});

describe("ids that every object inherits", () => {
  const names = ["toString", "hasOwnProperty", "valueOf"] as const;

  test.each(names)(
    "GD-2 %s works as unit, model, weapon and terrain id all the way through a SHOOT",
    (id) => {
      const game = buildGame({
        units: {
          [id]: { models: { [id]: { at: [5, 5], weapons: [id] } } },
          target: { owner: "p2", models: { [id]: { at: [15, 5] }, m2: { at: [15, 7] } }, stats: { save: 7 } },
        },
        weapons: { [id]: { attacks: "2", keywords: ["ONE SHOT"] } },
        terrain: {
          [id]: {
            polygon: [
              [30, 30],
              [31, 30],
              [31, 31],
            ],
          },
        },
      });
      expect(targetsOf(game, game.units[id]!).weapons[id]!["target"]!.eligible).toBe(true);
      const assignments = [{ weapon_id: id, target_unit_id: "target", model_ids: [id] }];
      const action = { type: "SHOOT", actor_unit_id: id, payload: { assignments } };
      // Two hits, two wounds; the first cannot be saved and slays, as does the second.
      const { game: after, result } = play(game, action, [6, 6, 6, 6, 6, 6]);
      expect(result).toMatchObject({ success: true, errors: [] });
      expect(after.units["target"]!.models).toEqual({});
      expect(after.units[id]!.flags.has_shot).toBe(true);
      expect(Object.hasOwn(after.spent, id)).toBe(true);
      expect(after.spent[id]![id]).toEqual([id]);
      expect(parseGame(JSON.parse(JSON.stringify(after)))).toMatchObject({ ok: true, value: after });
    },
  );

  test.each(names)("GD-2 %s works as the id of a target with a single model", (id) => {
    const game = buildGame({
      units: {
        shooter: { models: { m1: { at: [5, 5], weapons: ["gun"] } } },
        [id]: { owner: "p2", models: { [id]: { at: [15, 5] } }, stats: { save: 7, wounds: 2 } },
      },
      weapons: { gun: {} },
    });
    const select = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "shooter" });
    expect(select.game.shooting.pending_assignments[0]).toMatchObject({ target_unit_id: id });
    const confirmed = play(select.game, { type: "CONFIRM_TARGETS", actor_unit_id: "shooter" });
    const done = play(confirmed.game, { type: "RESOLVE_NEXT", actor_unit_id: "shooter" }, [3, 4, 6]);
    expect(done.game.units[id]!.models[id]!.wounds).toBe(1);
    expect(done.game.allocated[id]).toEqual([id]);
  });

  test.each(names)("GD-7 %s as the id of nothing is refused, not found on the prototype", (id) => {
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [5, 5], weapons: ["gun"] } } },
        B: { owner: "p2", models: { m1: { at: [15, 5] } } },
      },
      weapons: { gun: {} },
    });
    const shoot = (unit: string, assignment: object) =>
      apply(
        game,
        readAction({ type: "SHOOT", actor_unit_id: unit, payload: { assignments: [assignment] } }),
        scriptedDice([]),
      ).result.errors;
    expect(shoot(id, { weapon_id: "gun", target_unit_id: "B" })).toMatchObject([
      { code: "UNKNOWN_UNIT", rule: "GD-7" },
    ]);
    expect(shoot("A", { weapon_id: id, target_unit_id: "B" })).toMatchObject([{ code: "UNKNOWN_WEAPON" }]);
    expect(shoot("A", { weapon_id: "gun", target_unit_id: id })).toMatchObject([{ code: "UNKNOWN_UNIT" }]);
    expect(shoot("A", { weapon_id: "gun", target_unit_id: "B", model_ids: [id] })).toMatchObject([
      { code: "UNKNOWN_MODEL" },
    ]);
  });

  test.each(["__proto__", "constructor", "prototype"])("GD-7 no action names %s", (id) => {
    expect(parseAction({ type: "SELECT_SHOOTER", actor_unit_id: id })).toMatchObject({
      ok: false,
      refusals: [{ rule: "GD-2", path: "actor_unit_id" }],
    });
  });
});
