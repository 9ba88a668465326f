import { apply, type Game, legal, targetsOf } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { SCENARIOS } from "../src/index.ts";
import { CHARGE_THROUGH_GAP } from "../src/scenarios/charge-through-gap.ts";
import { CROSSFIRE_BATTLE } from "../src/scenarios/crossfire.ts";
import { FIRST_SHOTS } from "../src/scenarios/first-shots.ts";
import { GRAND_BATTLE } from "../src/scenarios/grand-battle.ts";
import { gameOf, unitsOf } from "./support/scene.ts";
import { everyone, faultsOf } from "./support/table.ts";

/** The units that a weapon may be fired at. */
function eligible(game: Game, unit: string, weapon: string): readonly string[] {
  const row = targetsOf(game, game.units[unit]!).weapons[weapon]!;
  return Object.keys(row).filter((id) => row[id]!.eligible);
}

test("scenarios have different ids, and the problems say what to try", () => {
  expect(SCENARIOS.map(({ id }) => id)).toEqual([
    "first-shots",
    "crossfire",
    "grand-battle",
    "rapid-fire-band",
    "blast-horde",
    "charge-through-gap",
    "long-reach",
    "precision-shot",
    "hazard-pay",
    "single-file",
    "out-of-the-brawl",
    "from-above",
  ]);
  for (const { kind, task } of SCENARIOS) expect(task !== undefined).toBe(kind !== "battle");
});

test.each(SCENARIOS)(
  "$title: everybody stands on free ground, in cohesion, and the active player can act",
  ({ game }) => {
    const table = game();
    expect(faultsOf(table)).toEqual([]);
    expect(legal(table).waiting[0]!.actions.length).toBeGreaterThan(1);
    const nothingYet = { cp: 0, vp: { primary: 0, secondary: 0 }, used: [], passing: false };
    expect(table.players).toEqual({
      p1: { name: "Player 1", ...nothingYet },
      p2: { name: "Player 2", ...nothingYet },
    });
    expect(game()).toBe(table);
  },
);

test.each([CROSSFIRE_BATTLE, FIRST_SHOTS, GRAND_BATTLE, CHARGE_THROUGH_GAP])(
  "$title is set up the same way every time",
  ({ id, game }) => {
    expect(game()).toEqual(gameOf(id));
  },
);

test("battles have their objectives and zones, and problems have none", () => {
  for (const { kind, game } of SCENARIOS) {
    const { objectives, zones } = game();
    expect(Object.keys(objectives)).toHaveLength(kind === "battle" ? 5 : 0);
    expect(zones !== null).toBe(kind === "battle");
  }
});

test.each(SCENARIOS.filter(({ kind }) => kind === "battle"))(
  "$title: nobody stands on an objective",
  (scenario) => {
    const game = scenario.game();
    const objectives = Object.values(game.objectives).map(({ position }) => position);
    for (const { unit, model } of everyone(game)) {
      const { base } = model;
      if (base.shape !== "round") continue;
      const { x, y } = model.position!;
      const away = objectives.map((one) => Math.hypot(x - one.x, y - one.y) - base.mm / 50.8);
      expect(Math.min(...away), `${unit.id}.${model.id}`).toBeGreaterThan(40 / 50.8);
    }
  },
);

describe("first shots", () => {
  test("the riflemen have one target, which is assigned for them; the swordsmen have two", () => {
    const game = gameOf("first-shots");
    const { game: next, result } = apply(game, { type: "SELECT_SHOOTER", actor_unit_id: "INTERCESSORS" });
    expect(result.success).toBe(true);
    expect(
      next.shooting.pending_assignments.map(({ weapon_id, target_unit_id }) => [weapon_id, target_unit_id]),
    ).toEqual([
      ["intercessors_bolt_rifle", "BOYZ"],
      ["intercessors_astartes_grenade_launcher_frag", "BOYZ"],
    ]);
    expect(eligible(game, "ASSAULT_INTERCESSORS", "assault_intercessors_heavy_bolt_pistol")).toEqual([
      "BOYZ",
      "GRETCHIN",
    ]);
  });
});

describe("crossfire", () => {
  const game = gameOf("crossfire");

  test("is about a thousand points a side, in the second round, with a hull on each side", () => {
    const { points } = SCENARIOS.find(({ id }) => id === "crossfire")!;
    expect(points).toEqual([970, 980]);
    expect(game.turn).toMatchObject({ round: 2, phase: "SHOOTING", active_player: "p1" });
    expect(everyone(game).length).toBeGreaterThan(100);
    for (const player of ["p1", "p2"] as const) {
      const hulls = everyone(game).filter(
        ({ unit, model }) => unit.owner === player && model.base.shape === "hull",
      );
      expect(hulls).toHaveLength(1);
    }
  });

  test("the first unit has one target for all its weapons, and confirming resolves them", () => {
    const [first] = unitsOf(game, "p1");
    expect(first).toBe("INTERCESSORS");
    const selected = apply(game, { type: "SELECT_SHOOTER", actor_unit_id: first! });
    const { pending_assignments } = selected.game.shooting;
    expect(pending_assignments.map(({ weapon_id }) => weapon_id)).toEqual([
      "intercessors_bolt_rifle",
      "intercessors_astartes_grenade_launcher_frag",
    ]);
    expect(new Set(pending_assignments.map(({ target_unit_id }) => target_unit_id))).toEqual(
      new Set(["BOYZ"]),
    );
    const confirmed = apply(selected.game, { type: "CONFIRM_TARGETS", actor_unit_id: first! });
    expect(confirmed.result.errors).toEqual([]);
    let table = confirmed.game;
    while (table.tasks.length > 0) {
      table = apply(table, { type: "RESOLVE_NEXT", actor_unit_id: first! }).game;
    }
    expect(table.units[first!]!.flags.has_shot).toBe(true);
  });

  test("some have a choice of targets, one has none and can say why", () => {
    expect(eligible(game, "HELLBLASTERS", "hellblasters_plasma_incinerator_standard").length).toBeGreaterThan(
      4,
    );
    expect(legal(game).units["INFERNUS"]!.SELECT_SHOOTER!.map(({ code }) => code)).toEqual([
      "NO_ELIGIBLE_TARGETS",
    ]);
    const { weapons } = targetsOf(game, game.units["INFERNUS"]!);
    const codes = Object.values(weapons["infernus_pyreblaster"]!).flatMap(({ reasons }) =>
      reasons.map(({ code }) => code),
    );
    expect(new Set(codes)).toContain("OUT_OF_RANGE");
  });

  test("the engaged fire their pistols and nothing else, and nobody fires at whom they fight", () => {
    expect(eligible(game, "COMMAND", "assault_intercessors_heavy_bolt_pistol")).toEqual(["NOBZ"]);
    expect(eligible(game, "COMMAND", "captain_master_crafted_bolter")).toEqual([]);
    expect(eligible(game, "ELIMINATORS", "eliminators_bolt_sniper_rifle")).not.toContain("NOBZ");
  });

  test("keywords of all sorts can be used", () => {
    for (const [unit, weapon] of [
      ["HELLBLASTERS", "hellblasters_plasma_incinerator_supercharge"],
      ["INTERCESSORS", "intercessors_astartes_grenade_launcher_frag"],
      ["ERADICATORS", "eradicators_melta_rifle"],
      ["TERMINATORS", "terminators_storm_bolter"],
      ["TERMINATORS", "terminators_heavy_flamer"],
      ["ELIMINATORS", "eliminators_bolt_sniper_rifle"],
      ["WHIRLWIND", "whirlwind_whirlwind_vengeance_launcher"],
    ] as const) {
      expect(eligible(game, unit, weapon).length, weapon).toBeGreaterThan(0);
    }
  });

  test("afterwards some may charge, one because it Advanced may not", () => {
    const { units } = legal({ ...game, turn: { ...game.turn, phase: "CHARGE" } });
    const why = (id: string) => units[id]!.DECLARE_CHARGE!.map(({ code }) => code);
    expect(why("HELLBLASTERS")).toEqual(["ADVANCED"]);
    expect(why("COMMAND")).toEqual(["ENGAGED"]);
    const able = Object.keys(units).filter((id) => why(id).length === 0);
    expect(able).toEqual(expect.arrayContaining(["ERADICATORS", "TERMINATORS", "ELIMINATORS"]));
  });

  test("there are wounded, slain and attached", () => {
    expect(game.units["MEGANOBZ"]!.models["m1"]!.wounds).toBe(1);
    expect(game.units["TRUKK"]!.models["m1"]!.wounds).toBe(6);
    const mob = game.units["BOYZ_MOB"]!;
    expect(Object.keys(mob.models).length).toBeLessThan(mob.starting_strength);
    expect(mob.models["m1"]).toMatchObject({ name: "Warboss", keywords: ["CHARACTER", "WARBOSS"] });
  });
});

test("the grand battle has two thousand points and a hundred and fifty models and more", () => {
  const { points, game } = SCENARIOS.find(({ id }) => id === "grand-battle")!;
  expect(points).toEqual([1960, 1985]);
  expect(everyone(game()).length).toBeGreaterThan(150);
});
