import { describe, expect, test } from "vitest";
import { choices, parseGame, waiting } from "../../src/index.ts";
import { play } from "../support/build.ts";
import { moveIn } from "../support/move.ts";
import {
  consolidate,
  done,
  enemy,
  melee,
  type Place,
  pileIn,
  readyToStrike,
  refusals,
  strike,
  unit,
} from "./table.ts";

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
const at = (target_unit_id: string) => ({ weapon_id: "blade", target_unit_id });

/** The effect as a stratagem leaves it. */
const ONLY_IN_DEATH = (player: string) => [
  { effect: "ONLY_IN_DEATH", source: "STRATAGEM", player, until: "PHASE" },
];

/** E would fight on death. */
function defiant(
  flags: Record<string, boolean> = {},
  places: readonly Place[] = [
    [11, 10],
    [11, 11],
  ],
) {
  const game = melee(
    {
      A: unit(
        [
          [10, 10],
          [10, 11],
        ],
        CHARGED,
      ),
      E: enemy(places, { stats: { save: 7 }, flags }),
    },
    { weapons: { blade: { type: "MELEE", attacks: "1" } } },
  );
  const effects = ONLY_IN_DEATH("p2");
  const read = parseGame({ ...game, units: { ...game.units, E: { ...game.units["E"], effects } } });
  return read.ok ? read.value : expect.fail(read.refusals[0]!.message);
}

describe("FI-27 fight on death", () => {
  test("one model alone by a rule of its own, on a die; the others are removed", () => {
    const rule = {
      id: "RULE",
      name: "A Rule of Ours",
      ability: "RULE",
      source: "DATASHEET",
      does: [{ do: [{ onDeath: "FIGHT", from: 4 }] }],
    };
    const game = defiant();
    const { m1, m2 } = game.units["E"]!.models;
    const models = { m1, m2: { ...m2, abilities: ["RULE"] } };
    const read = parseGame({
      ...game,
      settings: { ...game.settings, rows: { RULE: rule } },
      units: { ...game.units, E: { ...game.units["E"], effects: [], models } },
    });
    const ready = readyToStrike(read.ok ? read.value : expect.fail(read.refusals[0]!.message), "A");
    // Both fall, and one die is rolled, for the second.
    const stays = strike(ready, "A", [at("E")], [6, 6, 6, 6, 1, 1, 4]).game;
    expect([Object.keys(stays.units["E"]!.models), stays.units["E"]!.fallen]).toEqual([["m2"], ["m2"]]);
    const falls = strike(ready, "A", [at("E")], [6, 6, 6, 6, 1, 1, 3]).game;
    expect([Object.keys(falls.units["E"]!.models), falls.units["E"]!.fallen]).toEqual([[], undefined]);
  });

  test("the fallen strike back before the attacker consolidates, once, and are gone", () => {
    // Two hits, two wounds, no saves to speak of: both of E fall.
    const struck = strike(readyToStrike(defiant(), "A"), "A", [at("E")], [6, 6, 6, 6, 1, 1]);
    let game = struck.game;
    expect(struck.result.events.map(({ type }) => type)).toEqual(["fight_targets_chosen"]);
    expect(game.tasks.map(({ type }) => type)).toEqual(["fight", "last_stand"]);
    expect(game.units["E"]!.fallen).toEqual(["m1", "m2"]);
    expect(waiting(game)).toMatchObject([{ player: "p2", for: { what: "pile_in", unit_id: "E" } }]);
    expect(refusals(consolidate(game, "A").result)[0]).toContain("FIGHT_PENDING");
    game = done(pileIn(game, "E"));
    const back = strike(game, "E", [at("A")], [6, 6, 6, 6, 1, 1]);
    expect(back.result.errors).toEqual([]);
    // Those that have struck are gone; and so is who felled them.
    expect(Object.keys(back.game.units["E"]!.models)).toEqual([]);
    expect(back.game.units["E"]!.fallen).toBeUndefined();
    expect(back.game.units["E"]!.flags.has_fought).toBeUndefined();
    expect(Object.keys(back.game.units["A"]!.models)).toEqual([]);
    expect(
      back.result.events.map(({ type, ...about }) => [type, "unit_id" in about ? about.unit_id : ""]),
    ).toEqual([
      ["unit_destroyed", "A"],
      ["unit_destroyed", "E"],
      ["unit_has_fought", "A"],
    ]);
  });

  test("choices and the referee's own move bring the fallen into the fight, and leave the living alone", () => {
    // Half an inch from A: everybody of E could come into contact, but only m1 has fallen.
    const apart = defiant({}, [
      [11.5, 10],
      [11.5, 11],
    ]);
    const game = done(strike(readyToStrike(apart, "A"), "A", [at("E")], [6, 1, 6, 1]));
    expect(game.units["E"]!.fallen).toEqual(["m1"]);
    const found = [...choices(game)];
    expect(found.map(({ type }) => type)).toEqual(["PILE_IN", "PILE_IN"]);
    const [stays, moves] = found.map((one) => (one.type === "PILE_IN" ? one.payload.per_model_paths : {}));
    expect(stays).toEqual({});
    expect(Object.keys(moves!)).toEqual(["m1"]);
    const after = done(play(game, found[1]!));
    const { x, y } = after.units["E"]!.models["m1"]!.position!;
    // It ends in contact with a model of A, one inch from centre to centre.
    const gaps = [10, 11].map((row) => Math.sqrt((x - 10) ** 2 + (y - row) ** 2) - 1);
    expect(Math.min(...gaps)).toBeLessThan(0.01);
    expect(after.units["E"]!.models["m2"]!.position).toEqual(game.units["E"]!.models["m2"]!.position);
    expect(moveIn(game, "E").auto(null)).toMatchObject({ ok: true, value: { per_model_paths: moves } });
  });

  test("only the fallen strike, and the living are left to fight later", () => {
    let game = done(strike(readyToStrike(defiant(), "A"), "A", [at("E")], [6, 1, 6, 1]));
    expect(game.units["E"]!.fallen).toEqual(["m1"]);
    const living = { m2: [[11, 11] as const, [11, 10.9] as const] };
    expect(refusals(pileIn(game, "E", living).result)).toEqual(["NOT_FALLEN FI-27"]);
    expect(moveIn(game, "E").refusals({ per_model_paths: living })).toMatchObject([{ code: "NOT_FALLEN" }]);
    game = done(pileIn(game, "E"));
    const named = { ...at("A"), model_ids: ["m2"] };
    expect(refusals(strike(game, "E", [named]).result)).toEqual(["UNKNOWN_MODEL SH-16"]);
    game = done(strike(game, "E", [at("A")], [1]));
    expect(Object.keys(game.units["E"]!.models)).toEqual(["m2"]);
    game = done(consolidate(game, "A"));
    expect(done(play(game, { type: "SELECT_FIGHTER", actor_unit_id: "E" })).tasks.at(-1)).toMatchObject({
      unit_id: "E",
    });
  });

  test("not for units that have fought, nor without the effect; and it is saved in between", () => {
    const fought = done(
      strike(readyToStrike(defiant({ has_fought: true }), "A"), "A", [at("E")], [6, 6, 6, 6, 1, 1]),
    );
    expect(Object.keys(fought.units["E"]!.models)).toEqual([]);
    const standing = done(strike(readyToStrike(defiant(), "A"), "A", [at("E")], [6, 6, 6, 6, 1, 1]));
    const loaded = parseGame(JSON.parse(JSON.stringify(standing)));
    expect(loaded).toMatchObject({ ok: true });
    expect(loaded.ok && loaded.value).toEqual(standing);
  });

  test("nor for who has made its attacks and waits to consolidate: they have fought", () => {
    const game = defiant();
    const both = parseGame({
      ...game,
      units: { ...game.units, A: { ...game.units["A"], effects: ONLY_IN_DEATH("p1") } },
    });
    if (!both.ok) expect.fail(both.refusals[0]!.message);
    const struck = done(strike(readyToStrike(both.value, "A"), "A", [at("E")], [6, 6, 6, 6, 1, 1]));
    const back = strike(done(pileIn(struck, "E")), "E", [at("A")], [6, 6, 6, 6, 1, 1]);
    expect(back.result.errors).toEqual([]);
    expect([back.game.units["A"]!.models, back.game.units["E"]!.models]).toEqual([{}, {}]);
    expect(back.game.tasks).toEqual([]);
  });
});
