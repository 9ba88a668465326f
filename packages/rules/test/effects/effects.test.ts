import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apart } from "../../src/abilities/apart.ts";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { giveEffect } from "../../src/abilities/give.ts";
import { effectsOn } from "../../src/abilities/on.ts";
import { effectRow } from "../../src/abilities/registry.ts";
import { endLifeTimes, endWithAttacks } from "../../src/flow/phases/life-times.ts";
import { Change } from "../../src/game/change.ts";
import { type Game, parseGame, prepare, scriptedDice } from "../../src/index.ts";
import { duel, play, rawGame, row, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

type Json = Record<string, unknown>;

/** An effect as documents write it. */
function on(effect: string, until = "PHASE", more: Json = {}): Json {
  return { effect, source: "STRATAGEM", player: "p1", until, ...more };
}

function firstOf(checked: ReturnType<typeof prepare>) {
  if (!checked.ok) throw new Error("refused");
  return checked.value[0]!;
}

const ids = (game: Game, unit: string) => effectsOn(game, game.units[unit]!).map(({ id }) => id);

const ENDS = ["ATTACKS", "PHASE", "TURN", "OWN_COMMAND_PHASE", "BATTLE"] as const;

describe("Effects on units", () => {
  test("EF-1 each ends with its time: what lasts a phase is gone after it, what lasts a turn after the turn", () => {
    const effects = [on("GO_TO_GROUND", "PHASE"), on("SMOKESCREEN", "TURN"), on("WAAAGH", "BATTLE")];
    let game = duel({ target: { effects } });
    expect(ids(game, "B")).toEqual(["GO_TO_GROUND", "SMOKESCREEN", "WAAAGH"]);
    game = play(game, { type: "END_PHASE" }).game;
    expect(ids(game, "B")).toEqual(["SMOKESCREEN", "WAAAGH"]);
    while (game.turn.active_player === "p1") game = play(game, { type: "END_PHASE" }).game;
    expect(ids(game, "B")).toEqual(["WAAAGH"]);
  });

  test("EF-1 what lasts until a Command phase ends with that of the player who gave it, whoever's the unit is", () => {
    const effects = [on("SMOKESCREEN", "OWN_COMMAND_PHASE", { player: "p1" })];
    let game = duel({ target: { effects } });
    while (game.turn.active_player === "p1") game = play(game, { type: "END_PHASE" }).game;
    expect(game.turn.phase).toBe("COMMAND");
    expect(ids(game, "B")).toEqual(["SMOKESCREEN"]);
    while (game.turn.active_player === "p2") game = play(game, { type: "END_PHASE" }).game;
    expect(game.units["B"]!.effects).toBeUndefined();
  });

  test("EF-1 what lasts as long as the attacks of one unit ends with them, and not with another's", () => {
    const effects = [on("SMOKESCREEN", "ATTACKS", { unit_id: "A" })];
    const game = duel({ target: { effects, abilities: [] }, gun: { attacks: "1" } });
    const change = new Change(game, scriptedDice([], 0));
    endWithAttacks(change, game, "B");
    expect(change.game.units["B"]!.effects).toHaveLength(1);
    const after = shoot(game, "A", "gun", "B", [1]).game;
    expect(after.units["B"]!.effects).toBeUndefined();
  });

  test("EF-1 attacks that are never made end with their phase, and what lasted as long as they", () => {
    const rifles = { abilities: ["TARGET ELIMINATION"] };
    const asked = { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "TARGET_ELIMINATION" } };
    const chosen = play(duel({ shooter: rifles }), asked).game;
    expect(chosen.units["A"]!.effects).toMatchObject([{ until: "ATTACKS" }]);
    expect(play(chosen, { type: "END_PHASE" }).game.units["A"]!.effects).toBeUndefined();
  });

  test("EF-1 no effect outlives its end, whatever else is on the unit", () => {
    const effect = fc.record({
      effect: fc.constantFrom("GO_TO_GROUND", "SMOKESCREEN", "ERE_WE_GO", "WAAAGH"),
      until: fc.constantFrom(...ENDS),
      player: fc.constantFrom("p1", "p2"),
    });
    fc.assert(
      fc.property(
        fc.array(effect, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("PHASE", "TURN", "OWN_COMMAND_PHASE"),
        fc.boolean(),
        (given, ended, attacked) => {
          const effects = given.map((one) => ({ ...one, source: "STRATAGEM", unit_id: "A" }));
          const change = new Change(duel({ target: { effects } }), scriptedDice([], 0));
          if (attacked) endWithAttacks(change, change.table, "A");
          else endLifeTimes(change, ended);
          const left = change.game.units["B"]!.effects ?? [];
          const stays = given.filter(({ until, player }) =>
            attacked
              ? until !== "ATTACKS"
              : (until !== ended && !(until === "ATTACKS" && ended === "PHASE")) ||
                (ended === "OWN_COMMAND_PHASE" && player === "p2"),
          );
          expect(left.map(({ effect: id }) => id)).toEqual(stays.map(({ effect: id }) => id));
        },
      ),
      { numRuns: 40 },
    );
  });

  test("EF-1 the same given again is the same, and lasts as the new one does", () => {
    const game = duel({ target: { effects: [on("GO_TO_GROUND", "PHASE")] } });
    const change = new Change(game, scriptedDice([], 0));
    giveEffect(change, "B", effectRow(change.table, "GO_TO_GROUND")!, "p2", "TURN");
    expect(change.game.units["B"]!.effects).toEqual([
      { effect: "GO_TO_GROUND", source: "STRATAGEM", player: "p2", until: "TURN" },
    ]);
  });

  test("EF-1 GD-2 an effect that no row knows is refused with its path", () => {
    const raw = rawGame({
      units: { A: { models: row(1, [5, 5]), effects: [on("NO_SUCH")] } },
    });
    const parsed = parseGame(raw);
    expect(parsed.ok ? [] : parsed.refusals.map(({ message }) => message)).toEqual([
      expect.stringContaining("units.A.effects[0].effect"),
    ]);
  });

  test("EF-2 a document without effects has no such field, and the card of a unit names source and end", () => {
    expect("effects" in duel({}).units["B"]!).toBe(false);
    const game = duel({ target: { effects: [on("GO_TO_GROUND")] } });
    expect(effectsOn(game, game.units["B"]!)).toEqual([
      {
        id: "GO_TO_GROUND",
        name: "Go to Ground",
        rule: "EF-2",
        source: "STRATAGEM",
        text: "Models in this unit have a 6+ invulnerable save, and each time an attack targets this unit, the target has the Benefit of Cover.",
        player: "p1",
        until: "PHASE",
        model_ids: null,
      },
    ]);
  });
});

describe("Go to Ground in effect", () => {
  test("EF-2 a 6+ invulnerable save, named beside it; a better one stays", () => {
    const effects = [on("GO_TO_GROUND")];
    const weak = duel({ gun: { ap: -3 }, target: { effects, stats: { save: 6 } } });
    expect(planOf(weak).groups[0]!.saves[0]).toMatchObject({
      threshold: 6,
      kind: "INVULNERABLE",
      reasons: [
        { what: "INVULNERABLE", save: 6 },
        { what: "ROW", name: "Go to Ground", rule: "EF-2" },
      ],
    });
    const strong = duel({ target: { effects, stats: { invulnerable_save: 4 } } });
    expect(
      characteristicOf(strong, strong.units["B"]!, strong.units["B"]!.models["m1"]!, "invulnerable_save"),
    ).toBe(4);
  });

  test("EF-2 CV-1 the Benefit of Cover: Sv 4+ against AP −1 is 4+", () => {
    const game = duel({ gun: { ap: -1 }, target: { effects: [on("GO_TO_GROUND")], stats: { save: 4 } } });
    expect(planOf(game).groups[0]!.saves[0]).toMatchObject({ threshold: 4, cover: true });
    expect(
      planOf(duel({ gun: { ap: -1 }, target: { stats: { save: 4 } } })).groups[0]!.saves[0]!.threshold,
    ).toBe(5);
  });
});

describe("Smokescreen in effect", () => {
  test("EF-2 cover and −1 to hit, once for a unit that has Stealth anyway", () => {
    const effects = [on("SMOKESCREEN")];
    expect(planOf(duel({ target: { effects } })).hit).toMatchObject({
      threshold: 4,
      reasons: [
        { what: "SKILL", skill: 3 },
        { what: "MODIFIER", name: "Smokescreen", through: "Stealth", value: -1, rule: "EF-2" },
      ],
    });
    const both = duel({
      gun: { keywords: ["HEAVY"] },
      shooter: { flags: { remained_stationary: true } },
      target: { effects, abilities: ["STEALTH"] },
    });
    expect(planOf(both).hit.modifier).toBe(0);
  });
});

describe("Effects of single models", () => {
  test("EF-3 a model with an effect of its own attacks apart; those without stay together", () => {
    const game = duel({
      attackers: 3,
      shooter: { effects: [on("EPIC_CHALLENGE", "PHASE", { model_id: "m2" })] },
    });
    const unit = game.units["A"]!;
    const { legal } = firstOf(prepare(game, unit, [{ weapon_id: "gun", target_unit_id: "B" }]));
    const firing = Object.values(unit.models).map((model) => ({ ...legal.firing[0]!, model }));
    const aim = { ...legal, shooter: unit, firing, isClosestTarget: () => true };
    expect(apart(game, unit, aim).map((lot) => lot.map(({ model }) => model.id))).toEqual([
      ["m1", "m3"],
      ["m2"],
    ]);
  });

  test("EF-3 DI-3 each lot is a plan of its own, by the id of its first model", () => {
    const game = duel({
      attackers: 3,
      shooter: { effects: [on("EPIC_CHALLENGE", "PHASE", { model_id: "m2" })] },
    });
    const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const plans = prepared.ok ? prepared.value.map(({ plan }) => plan) : [];
    expect(plans.map(({ guns }) => guns.map(({ model_id }) => model_id))).toEqual([["m1", "m3"], ["m2"]]);
  });

  test("EF-2 KW-12 Epic Challenge is of melee weapons: a gun gains no Precision", () => {
    const game = duel({ shooter: { effects: [on("EPIC_CHALLENGE", "PHASE", { model_id: "m1" })] } });
    const { result } = shoot(game, "A", "gun", "B", [], { precision_model_id: "m1" });
    expect(result.errors.map(({ code }) => code)).toEqual(["NO_PRECISION"]);
  });
});
