import type { Game } from "@gunline/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseDieNumber, rerollableIn } from "../../src/panels/re-roll/re-roll.ts";
import { eventInWords, intendedUse, makeByKey } from "../../src/panels/reaction/reaction.ts";
import { clickUnit } from "../../src/phases/clicks.ts";
import { nextStep } from "../../src/phases/next-step.ts";
import { REACTION } from "../../src/phases/reaction.tsx";
import { momentOf, rowOf } from "../../src/phases/rows.ts";
import {
  changeSettings,
  confirmTargets,
  declareCharge,
  endPhase,
  pass,
  redo,
  selectShooter,
  setTargets,
  undo,
} from "../../src/table/commands.ts";
import { seenNow } from "../../src/table/moment.ts";
import { canUndo } from "../../src/table/redo.ts";
import { currentGame, currentTable, freshTable, openTable, useTable } from "../../src/table/table.ts";
import { reactionUnderWay } from "../../src/table/under-way.ts";
import { resetView } from "../../src/table/view.ts";
import { deciderOf } from "../../src/table/whose.ts";
import { field } from "../panels/field.ts";

/** The Squad is 9″ from the Boyz, who have one rifle and so have their friends; the Grots have none. */
const TABLE: Game = (() => {
  const game = field(
    { id: "SQUAD", owner: "p1", models: [{ at: [5, 10] }, { at: [5, 12] }] },
    { id: "GRETCHIN", owner: "p2", models: [{ at: [15, 14] }] },
    { id: "BOYZ", owner: "p2", models: [{ at: [15, 10], weapons: ["rifle"] }] },
    { id: "FRIENDS", owner: "p2", models: [{ at: [15, 6], weapons: ["rifle"] }] },
  );
  const { p1, p2 } = game.players;
  return { ...game, players: { p1, p2: { ...p2, cp: 2 } }, turn: { ...game.turn, phase: "CHARGE" } };
})();

const marks = () => {
  const game = currentGame();
  const mark = momentOf(game).marks(game, seenNow());
  return Object.values(game.units).map((unit) => mark(unit).mark);
};
const primary = () => nextStep(currentGame(), seenNow());
const actions = () => currentTable().entries.map(({ action }) => action.type);

beforeEach(() => {
  resetView();
  openTable(freshTable("", "", TABLE));
});

describe("dice on the table", () => {
  it("ST-10 every die can be chosen, the worst is in mind, and what it became is known", () => {
    const armed: Game = {
      ...TABLE,
      turn: { ...TABLE.turn, phase: "SHOOTING", active_player: "p2" },
      settings: { ...TABLE.settings, fast_dice: false },
    };
    openTable(freshTable("", "", armed));
    selectShooter("BOYZ");
    setTargets([{ weapon_id: "rifle", target_unit_id: "SQUAD" }]);
    confirmTargets();
    primary().run();
    const { roll, offer } = rerollableIn(currentGame())!;
    expect(offer.uses.map(({ payload }) => roll.faces[payload.dice_index ?? 0])).toEqual(
      roll.faces.toSorted((a, b) => a - b),
    );
    chooseDieNumber(roll.faces.length);
    makeByKey(offer.key!);
    const last = currentTable().entries.at(-1)!;
    expect(last.result.dice[0]).toMatchObject({
      context: "re_roll",
      dice: [roll.faces.length - 1],
      before: [roll.faces.at(-1)],
    });
    expect(currentGame().players.p2.cp).toBe(1);
    expect(rerollableIn(currentGame())).toBeUndefined();
  });
});

describe("a question that has to be answered", () => {
  it("AR-1 the primary button swears the oath, as chosen, and nothing says that one could go on without", () => {
    const before: Game = {
      ...TABLE,
      turn: { ...TABLE.turn, phase: "FIGHT", active_player: "p2" },
      units: {
        ...TABLE.units,
        SQUAD: { ...TABLE.units["SQUAD"]!, abilities: ["OATH OF MOMENT"] },
      },
    };
    openTable(freshTable("", "", before));
    endPhase(() => undefined);
    expect(primary().label).toBe("Oath of Moment against gretchin");
    clickUnit("BOYZ");
    expect(primary().label).toBe("Oath of Moment against boyz");
    pass({ restOfPhase: false });
    expect(reactionUnderWay(currentGame())).not.toBeNull();
    primary().run();
    expect(reactionUnderWay(currentGame())).toBeNull();
    expect(currentGame().units["BOYZ"]!.effects).toMatchObject([{ effect: "OATH_OF_MOMENT" }]);
  });
});

describe("a reaction at one screen", () => {
  beforeEach(() => declareCharge("SQUAD", ["BOYZ"]));

  it("is asked of the other side before the charge is rolled", () => {
    expect(momentOf(currentGame())).toBe(REACTION);
    expect(deciderOf(currentGame())).toBe("p2");
    expect(eventInWords(currentGame(), reactionUnderWay(currentGame())!)).toBe(
      "squad declares a charge on boyz",
    );
    expect(marks()).toEqual(["acting", "ineligible", "eligible", "eligible"]);
    expect(primary().label).toBe("Go on without reacting");
    // What the other side may answer cannot be taken back.
    expect(canUndo(currentTable())).toBe(false);
  });

  it("is passed by the primary button, which costs nothing, and the charge goes on", () => {
    primary().run();
    expect(actions()).toEqual(["DECLARE_CHARGE", "PASS"]);
    expect(deciderOf(currentGame())).toBe("p1");
    expect(primary().label).toBe("Roll 2D6");
    expect(currentGame().players.p2.cp).toBe(2);
  });

  it("is made with the chosen unit, on whatever document it stands, and the charge goes on", () => {
    expect(intendedUse(currentGame(), seenNow().chosenUse)?.actor_unit_id).toBe("BOYZ");
    clickUnit("FRIENDS");
    expect(intendedUse(currentGame(), seenNow().chosenUse)?.actor_unit_id).toBe("FRIENDS");
    clickUnit("GRETCHIN");
    expect(useTable.getState().refusals[0]?.message).toMatch(/no ranged weapons/);
    makeByKey("O");
    expect(actions()).toEqual(["DECLARE_CHARGE", "USE_STRATAGEM"]);
    const { action, result } = currentTable().entries[1]!;
    expect(action).toMatchObject({ actor_unit_id: "FRIENDS" });
    expect(result.dice.slice(0, 2).map(({ context }) => context)).toEqual(["attacks", "to_hit"]);
    expect(currentGame().players.p2.cp).toBe(1);
    expect(deciderOf(currentGame())).toBe("p1");
    expect(primary().label).toBe("Roll 2D6");
  });

  it("is rolled step by step by whoever reacts, where the dice are", () => {
    changeSettings({ fast_dice: false });
    makeByKey("O");
    expect(deciderOf(currentGame())).toBe("p2");
    expect(primary().label).toBe("Roll to hit");
    for (let stage = 0; stage < 3 && deciderOf(currentGame()) === "p2"; stage++) primary().run();
    expect(primary().label).toBe("Roll 2D6");
  });

  it("is not asked for again after a pass for the rest of the phase", () => {
    pass({ restOfPhase: true });
    expect(currentGame().players.p2.passing).toBe(true);
  });
});

it("nobody is asked where the players want it so, and a charge is then taken back as ever", () => {
  changeSettings({ stratagems: "OFF" });
  declareCharge("SQUAD", ["BOYZ"]);
  expect(primary().label).toBe("Roll 2D6");
  undo();
  expect(currentGame().charges.pending).toEqual({});
  redo();
  expect(primary().label).toBe("Roll 2D6");
});

it("the phase before the first turn has a row of its own", () => {
  openTable(freshTable("", "", { ...TABLE, turn: { ...TABLE.turn, phase: "DEPLOYMENT" } }));
  expect(rowOf(currentGame()).name).toBe("Deployment");
  expect(primary().label).toBe("Begin the battle");
});
