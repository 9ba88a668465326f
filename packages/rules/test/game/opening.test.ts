import { describe, expect, test } from "vitest";
import { addedArmyFaults, openingFaults } from "../../src/flow/opening.ts";
import { gameSchema } from "../../src/game/document.ts";
import { MODEL_FIELDS, PLAYER_FIELDS, UNIT_FIELDS, WEAPON_FIELDS } from "../../src/game/fresh.ts";
import type { Game, Unit } from "../../src/index.ts";
import { buildGame } from "../support/build.ts";
import { beforeBattle } from "../support/deployment.ts";

/** The fields of an object's schema, of each kind of a union, and of what a record or a default holds. */
function fieldsOf(schema: unknown): readonly string[] {
  const { def, shape } = schema as {
    readonly shape?: object;
    readonly def: {
      readonly valueType?: unknown;
      readonly innerType?: unknown;
      readonly options?: readonly unknown[];
    };
  };
  if (shape !== undefined) return Object.keys(shape);
  if (def.options !== undefined) return [...new Set(def.options.flatMap(fieldsOf))];
  return fieldsOf(def.valueType ?? def.innerType);
}

const { units, weapons, players } = gameSchema.shape;
const unitShape = (
  units as unknown as { readonly def: { readonly valueType: { shape: { models: unknown } } } }
).def.valueType.shape;

describe("what may come to a table from outside", () => {
  test.each([
    ["unit", fieldsOf(units), UNIT_FIELDS],
    ["model", fieldsOf(unitShape.models), MODEL_FIELDS],
    ["weapon", fieldsOf(weapons), WEAPON_FIELDS],
    ["player", fieldsOf(players.shape.p1), PLAYER_FIELDS],
  ])("GD-9 every field of a %s is classified: brought by a list, or written later", (_, fields, rules) => {
    expect(fields.length).toBeGreaterThan(5);
    expect(Object.keys(rules).sort()).toEqual([...fields].sort());
  });

  const game = beforeBattle({
    units: {
      A: { stats: { wounds: 3 }, models: { m1: {}, m2: {} } },
      B: { owner: "p2", models: { m1: {} } },
    },
  });
  const A = game.units["A"]!;
  const with1 = (change: object): Unit => ({
    ...A,
    models: { ...A.models, m1: { ...A.models["m1"]!, ...change } },
  });
  const part = { ...A, model_ids: ["m1"] };

  test("GD-9 a unit as a list gives it is brought", () => {
    expect(addedArmyFaults([A])).toEqual([]);
  });

  test.each<[string, Unit, string]>([
    ["an Advance roll", { ...A, advance_roll: 6 }, "units.A.advance_roll"],
    ["a token", { ...A, token: { x: 1, y: 1 } }, "units.A.token"],
    ["models that may come back", { ...A, lost: { m9: { ...A.models["m1"]!, id: "m9" } } }, "units.A.lost"],
    ["fallen models", { ...A, fallen: ["m1"] }, "units.A.fallen"],
    ["an Action", { ...A, action: { action: "CLEANSE" } }, "units.A.action"],
    ["a mark", { ...A, flags: { fights_first: true } }, "units.A.flags"],
    ["a leader who has joined", { ...A, parts: [part, part] }, "units.A.parts"],
    ["a place in reserve", { ...A, reserve: "STRATEGIC" }, "units.A.reserve"],
    ["a ride", { ...A, embarked_in: "T" }, "units.A.embarked_in"],
    ["another Starting Strength", { ...A, starting_strength: 5 }, "units.A.starting_strength"],
    ["no models", { ...A, starting_strength: 0, models: {} }, "units.A.models"],
    ["a wounded model", with1({ wounds: 2 }), "units.A.models.m1.wounds"],
    ["a model on the table", with1({ position: { x: 1, y: 1, z: 0 } }), "units.A.models.m1.position"],
    [
      "an effect",
      { ...A, effects: [{ effect: "SMOKE", source: "STRATAGEM", player: "p1", until: "BATTLE" }] },
      "units.A.effects",
    ],
  ])("GD-9 %s is not brought", (_, unit, path) => {
    expect(addedArmyFaults([unit])).toMatchObject([{ code: "BAD_ARMY", rule: "GD-9", path }]);
  });

  const changed = (change: Partial<Game>): Game => ({ ...game, ...change });
  const blue = (change: object) => ({ players: { ...game.players, p1: { ...game.players.p1, ...change } } });

  test("GD-10 a document before its battle opens a table with units set up, joined and in reserve", () => {
    expect(openingFaults(game)).toEqual([]);
    const set: Unit = { ...with1({ position: { x: 3, y: 3, z: 0 } }), reserve: "STRATEGIC" };
    expect(openingFaults(changed({ units: { ...game.units, A: set }, ...blue({ formed: true }) }))).toEqual(
      [],
    );
  });

  test.each<[string, Game, string]>([
    ["command points", changed(blue({ cp: 1_000 })), "players.p1.cp"],
    ["victory points", changed(blue({ vp: { primary: 50, secondary: 40 } })), "players.p1.vp"],
    ["a used stratagem", changed(blue({ used: [{ stratagem: "S", until: "BATTLE" }] })), "players.p1.used"],
    ["a later round", changed({ turn: { ...game.turn, round: 2 } }), "turn.round"],
    ["an Advance roll", changed({ units: { A: { ...A, advance_roll: 6 } } }), "units.A.advance_roll"],
    ["a wounded model", changed({ units: { A: with1({ wounds: 1 }) } }), "units.A.models.m1.wounds"],
    ["a fired One Shot weapon", changed({ spent: { A: { m1: ["gun"] } } }), "spent"],
  ])("GD-10 before the battle nobody has %s", (_, document, path) => {
    expect(openingFaults(document)).toMatchObject([{ code: "BAD_DOCUMENT", rule: "GD-10", path }]);
  });

  test("GD-10 in a battle nobody has more than can have been gained: three command points a round, 50 and 40 victory points", () => {
    const bare = buildGame({ units: { A: { models: { m1: {} } } }, turn: { round: 2 } });
    const mission: Game["mission"] = { id: "take-and-hold", attacker: "p1" };
    const given = (cp: number, primary: number, secondary: number, round = 2): Game => ({
      ...bare,
      mission,
      turn: { ...bare.turn, round },
      players: { ...bare.players, p1: { ...bare.players.p1, cp, vp: { primary, secondary } } },
    });
    expect(openingFaults(given(6, 50, 40))).toEqual([]);
    const paths = (document: Game) => openingFaults(document).map(({ path }) => path);
    expect(paths(given(7, 51, 41))).toEqual([
      "players.p1.cp",
      "players.p1.vp.primary",
      "players.p1.vp.secondary",
    ]);
    expect(paths(given(0, 0, 0, 6))).toEqual(["turn.round"]);
    // Without a mission nothing is gained, and anything may have been agreed on.
    expect(paths({ ...given(1_000, 90, 90), mission: null })).toEqual([]);
  });
});
