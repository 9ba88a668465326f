import { describe, expect, test } from "vitest";
import { mortalWounds } from "../../src/flow/mortal/inflict.ts";
import { resume } from "../../src/flow/tasks/resume.ts";
import { topTask } from "../../src/flow/tasks/under-way.ts";
import { Change } from "../../src/game/change.ts";
import { placeAll } from "../../src/game/measure/placed.ts";
import type { Task } from "../../src/game/tasks.ts";
import { apply, type Game, parseGame, scriptedDice } from "../../src/index.ts";
import { logText } from "../../src/words/log.ts";
import { buildGame, codes, model, play, row, type UnitOptions } from "../support/build.ts";

/** B stands in front of A, m1 nearest to it. */
function table(target: Partial<UnitOptions>, settings: Record<string, unknown> = {}): Game {
  return buildGame({
    units: {
      A: { models: row(1, [5, 2]) },
      B: { owner: "p2", models: row(3, [15, 2]), ...target },
    },
    settings,
  });
}

/** B suffers so many from where A stands, with dice that must be used up. */
function suffer(game: Game, wounds: number, faces: readonly number[] = []) {
  const dice = scriptedDice(faces, game.rng.cursor);
  const change = new Change(game, dice);
  mortalWounds(change, "B", wounds, "GRENADE", placeAll(game.units["A"]!));
  resume(change);
  expect(dice.left).toBe(0);
  const { dice: blocks, log, events } = change.story;
  const result = {
    success: true,
    phase: "SHOOTING",
    diffs: change.finish(),
    dice: blocks,
    log,
    errors: [],
    events,
  } as const;
  return { game: change.game, result };
}

const left = (game: Game) =>
  Object.fromEntries(Object.values(game.units["B"]!.models).map(({ id, wounds }) => [id, wounds]));

describe("mortal wounds", () => {
  test("AT-17 one at a time, without saves, spilling over from model to model", () => {
    const played = suffer(table({ stats: { wounds: 2, save: 2, invulnerable_save: 2 } }), 3);
    expect(left(played.game)).toEqual({ m2: 1, m3: 2 });
    expect(played.result.dice).toEqual([]);
    expect(played.game.tasks).toEqual([]);
    expect(played.game.allocated).toEqual({ B: ["m2"] });
    expect(logText(played.result, played.game)).toBe(
      [
        "B suffers 3 mortal wounds from a grenade.",
        "m1 takes 2 mortal wounds: slain",
        "m2 takes 1 mortal wound: 1 wound lost",
      ].join("\n"),
    );
  });

  test("AT-17 AT-9 a wounded model first, then one that was allocated an attack, then whoever is nearest", () => {
    const models = { ...row(3, [15, 2]), m3: model({ at: [15, 6], wounds: 1 }) };
    const hurt = table({ stats: { wounds: 2 }, models });
    expect(left(suffer(hurt, 2).game)).toEqual({ m1: 1, m2: 2 });
    const marked = { ...table({ stats: { wounds: 2 } }), allocated: { B: ["m2"] } };
    expect(left(suffer(marked, 1).game)).toEqual({ m1: 2, m2: 1, m3: 2 });
  });

  test("AT-17 AT-10 bodyguards before Characters, wounded or not", () => {
    const models = { ...row(3, [15, 2]), m1: model({ at: [15, 2], wounds: 1, keywords: ["CHARACTER"] }) };
    expect(left(suffer(table({ stats: { wounds: 2 }, models }), 3).game)).toEqual({ m1: 1, m3: 1 });
    expect(left(suffer(table({ stats: { wounds: 2 }, models }), 5).game)).toEqual({});
  });

  test("AT-17 KW-25 a die of Feel No Pain for each, none once the unit is gone", () => {
    const tough = table({ abilities: ["FEEL NO PAIN 5+"], models: row(2, [15, 2]) });
    // m1: 5 ignored, 4 slain; m2: 6 ignored, 1 slain; the fifth is lost.
    const played = suffer(tough, 5, [5, 4, 6, 1]);
    expect(played.result.dice).toMatchObject([
      { context: "feel_no_pain", model_id: "m1", rolls_raw: [5, 4], threshold: 5, ignored: 1 },
      { context: "feel_no_pain", model_id: "m2", rolls_raw: [6, 1], ignored: 1 },
    ]);
    expect(played.result.events).toEqual([{ type: "unit_destroyed", unit_id: "B" }]);
    expect(left(played.game)).toEqual({});
  });

  test("AT-17 PH-8 the owner chooses where the setting says so, and the game waits", () => {
    const { game } = suffer(table({ stats: { wounds: 2 } }, { allocation: "DEFENDER" }), 3);
    expect(topTask(game, "mortal_wounds")).toMatchObject({ unit_id: "B", wounds: 3 });
    const saved = parseGame(JSON.parse(JSON.stringify(game)));
    expect(saved.ok && saved.value).toEqual(game);
    expect(codes(play(game, { type: "END_PHASE" }).result)).toEqual(["WOUNDS_PENDING"]);
    const pick = (model_id: string) => ({
      type: "ALLOCATE_WOUND",
      actor_unit_id: "B",
      payload: { model_id },
    });
    const first = play(game, pick("m3"));
    expect(left(first.game)).toEqual({ m1: 2, m2: 2 });
    expect((first.game.tasks as readonly Task[]).map(({ type }) => type)).toEqual(["mortal_wounds"]);
    const second = play(first.game, pick("m2"));
    expect(left(second.game)).toEqual({ m1: 2, m2: 1 });
    expect(second.game.tasks).toEqual([]);
  });

  test("AT-17 KW-15 a mark goes with its model, also where the unit's own weapons slay it", () => {
    const shooter = buildGame({
      units: {
        A: { models: row(2, [5, 2], { weapons: ["gun"] }) },
        B: { owner: "p2", models: row(1, [15, 2]) },
      },
      weapons: { gun: { keywords: ["HAZARDOUS"] } },
    });
    const marked = { ...shooter, allocated: { A: ["m1"] } };
    const shot = { weapon_id: "gun", target_unit_id: "B", model_ids: ["m1"] };
    const action = { type: "SHOOT", actor_unit_id: "A", payload: { assignments: [shot] } };
    const played = play(marked, action, [1, 1]);
    expect(Object.keys(played.game.units["A"]!.models)).toEqual(["m2"]);
    expect(parseGame(JSON.parse(JSON.stringify(played.game))).ok).toBe(true);
  });

  test("AT-17 nobody is asked once the players leave the choice to the referee", () => {
    const { game } = suffer(table({ stats: { wounds: 2 } }, { allocation: "DEFENDER" }), 1);
    const { game: after } = apply(game, { type: "CHANGE_SETTINGS", payload: { allocation: "AUTOMATIC" } });
    expect(left(after)).toEqual({ m1: 1, m2: 2, m3: 2 });
    expect(after.tasks).toEqual([]);
  });
});
