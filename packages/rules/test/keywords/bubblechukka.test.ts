import { describe, expect, test } from "vitest";
import { effectsOn } from "../../src/abilities/on.ts";
import { choices, type Game, targetsOf, waiting } from "../../src/index.ts";
import { use } from "../stratagems/army/table.ts";
import { buildGame, codes, type Played, play, row, shoot } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { diceOf } from "../support/plan.ts";

const bubble = (name: string, more: object) => ({
  name: `Bubblechukka – ${name} bubble`,
  range: 48,
  skill: 4,
  keywords: ["BUBBLECHUKKA"],
  profile_of: "Bubblechukka",
  ...more,
});
const BUBBLES = ["big", "wobbly", "dense"];

/** Two guns of A, each a Bubblechukka beside a pistol, at B. */
function battery(phase = "SHOOTING", more: object = {}): Game {
  return buildGame({
    turn: { phase },
    units: {
      A: { keywords: ["VEHICLE"], models: row(2, [10, 10], { weapons: [...BUBBLES, "gun"] }), ...more },
      B: { owner: "p2", stats: { wounds: 9 }, models: row(5, [22, 8]) },
    },
    weapons: {
      big: bubble("big", { attacks: "2" }),
      wobbly: bubble("wobbly", { attacks: "1", strength: 9 }),
      dense: bubble("dense", { attacks: "1", strength: 12 }),
      gun: {},
    },
  });
}

const roll = (game: Game, face: number): Played => use(game, "BUBBLECHUKKA", "A", {}, [face]);
const fired = (game: Game, weapon: string) => codes(shoot(game, "A", weapon, "B", []).result);

describe("Bubblechukka", () => {
  test("KW-33 nothing of it is fired before the die, and other weapons are", () => {
    const game = battery();
    for (const weapon of BUBBLES) expect(fired(game, weapon)).toEqual(["PROFILE_NOT_ROLLED"]);
    const { weapons } = targetsOf(game, game.units["A"]!);
    expect(weapons["big"]!["B"]).toMatchObject({ eligible: false });
    expect(codes(shoot(game, "A", "gun", "B", [1, 1]).result)).toEqual([]);
    expect([...choices(game, "USE_STRATAGEM")]).toEqual([
      { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "BUBBLECHUKKA" } },
    ]);
  });

  test.each([
    [1, "big"],
    [2, "big"],
    [3, "wobbly"],
    [4, "wobbly"],
    [5, "dense"],
    [6, "dense"],
  ])("KW-33 on a %i all of them fire the %s bubble, and no other", (face, name) => {
    const { game, result } = roll(battery(), face);
    expect(result.log_text).toContain(`A rolls ${face}: Bubblechukkas fire the ${name} bubble.`);
    expect(effectsOn(game, game.units["A"]!).map(({ text }) => text)).toContain(
      `This unit fires the ${name} bubble.`,
    );
    for (const other of BUBBLES.filter((one) => one !== name)) {
      expect(codes(shoot(game, "A", other, "B", []).result)).toEqual(["OTHER_PROFILE"]);
    }
    // Two guns, 2 attacks each for the big one and 1 for the others.
    const shot = shoot(game, "A", name, "B", Array<number>(name === "big" ? 4 : 2).fill(1));
    expect(codes(shot.result)).toEqual([]);
  });

  test("KW-33 once before the unit shoots, by a unit that carries one, shocked or not", () => {
    const { game } = roll(battery("SHOOTING", { flags: { battle_shocked: true } }), 5);
    expect(codes(use(game, "BUBBLECHUKKA", "A").result)).toEqual(["ALREADY_SPENT"]);
    expect(codes(use(battery(), "BUBBLECHUKKA", "B").result)).toEqual(["NOT_YOUR_UNIT"]);
    const shot = shoot(battery(), "A", "gun", "B", [1, 1]).game;
    expect(codes(use(shot, "BUBBLECHUKKA", "A").result)).toEqual(["ALREADY_SHOT"]);
    let after = game;
    while (after.turn.phase === "SHOOTING") after = play(after, { type: "END_PHASE" }).game;
    expect(after.units["A"]!.effects).toBeUndefined();
  });

  test("KW-33 ST-7 in Overwatch it is rolled as that is used, and everything is fired", () => {
    const game = battery("MOVEMENT");
    const turn = { ...game.turn, active_player: "p2" as const };
    const moved = play(withCp({ ...game, turn }, 1, 0), {
      type: "MOVE",
      actor_unit_id: "B",
      payload: { kind: "NORMAL", per_model_paths: {} },
    }).game;
    expect(waiting(moved)).toMatchObject([{ player: "p1", window: "W-MOVE-BEGIN" }]);
    expect([...choices(moved, "USE_STRATAGEM")]).toMatchObject([
      { payload: { stratagem: "FIRE_OVERWATCH", target_unit_id: "B" } },
    ]);
    const named = use(moved, "FIRE_OVERWATCH", "A", {
      assignments: [{ weapon_id: "big", target_unit_id: "B" }],
    });
    expect(codes(named.result)).toEqual(["PROFILE_NOT_ROLLED"]);
    // A 4 is the wobbly bubble: one attack of each gun, then the pistols.
    const used = use(moved, "FIRE_OVERWATCH", "A", {}, [4, 1, 1, 1, 1]);
    expect(codes(used.result)).toEqual([]);
    expect(diceOf(used)[0]).toEqual(["ability", [4]]);
    expect(used.result.dice.flatMap((one) => ("weapon" in one ? [one.weapon] : []))).toEqual(
      expect.arrayContaining(["gun", "wobbly"]),
    );
  });

  test("KW-33 a weapon of that name without such profiles is fired as any other", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [10, 10], { weapons: ["big"] }) },
        B: { owner: "p2", models: row(1, [22, 10]) },
      },
      weapons: { big: { keywords: ["BUBBLECHUKKA"] } },
    });
    expect(codes(shoot(game, "A", "big", "B", [1]).result)).toEqual([]);
  });
});
