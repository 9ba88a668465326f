import type { Refusal } from "@gunline/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { autoPath } from "../../src/panels/charge/auto-path.ts";
import { chargeOddsNow } from "../../src/panels/charge/charge-odds.ts";
import { chargingOf, thrownIn } from "../../src/panels/charge/charging.ts";
import { isCertain, isHopeless, notFoundBecause } from "../../src/panels/charge/hopeless.ts";
import { resetMove, returnModel, undoChange } from "../../src/panels/moving/draft.ts";
import { nudgeModel as nudge, turnModel, turnModelBy } from "../../src/panels/moving/drag.ts";
import { confirmMove, whyNot } from "../../src/panels/moving/editor.ts";
import { previewOf } from "../../src/panels/moving/moving.ts";
import { declareCharge, failCharge, undo } from "../../src/table/commands.ts";
import { choose, stateNow } from "../../src/table/moment.ts";
import { currentGame } from "../../src/table/table.ts";
import { useView } from "../../src/table/view.ts";
import { drag, fall, open } from "./table.ts";

/** A at (10, 10) and (10, 12); B five inches away edge to edge; S three inches beside B. */
function ready(faces: readonly [number, number] = [3, 4]): void {
  open({
    A: {
      models: [
        [10, 10],
        [10, 12],
      ],
    },
    B: { owner: "p2", models: [[16, 10]] },
    S: { owner: "p2", models: [[16, 6]] },
  });
  declareCharge("A", ["B"]);
  fall("A", faces);
}

const endOf = (modelId: string) => useView.getState().draft.per_model_paths[modelId]?.at(-1);
const drafts = () => useView.getState().drafts.length;
const preview = () => previewOf(currentGame(), useView.getState())!;
const near = (x: number, y: number) => [expect.closeTo(x, 6), expect.closeTo(y, 6), 0];

describe("the draft of a charge move", () => {
  beforeEach(() => ready());

  test("a drag is one change, however often the pointer moves; the judge is asked about contact at its end", () => {
    nudge("m2", 4, 0);
    drag("m1", "start", [12, 10]);
    drag("m1", "move", [13, 10]);
    drag("m1", "move", [14, 10]);
    expect(endOf("m1")).toEqual([14, 10, 0]);
    expect(drafts()).toBe(2);
    expect(useView.getState().dragged).toBe("m1");
    const open = preview().conditions.find(({ rule }) => rule === "CH-23")!;
    expect(open.met).toBeNull();
    drag("m1", "end", [14, 10]);
    // m1 is one inch from B and could touch it: seven were rolled, five are needed.
    expect(preview().conditions.find(({ rule }) => rule === "CH-23")!.met).toBe(false);
    undoChange();
    expect(endOf("m1")).toBeUndefined();
  });

  test("the next drag is a change of its own", () => {
    drag("m1", "start", [11, 10]);
    drag("m1", "move", [12, 10]);
    drag("m1", "end", [13, 10]);
    drag("m1", "start", [13.2, 10]);
    drag("m1", "end", [13.5, 10]);
    expect(endOf("m1")).toEqual([13.5, 10, 0]);
    undoChange();
    expect(endOf("m1")).toEqual([13, 10, 0]);
  });

  test("a drag that is called off leaves things as they were", () => {
    drag("m1", "start", [11, 10]);
    drag("m1", "move", [13, 10]);
    drag("m1", "cancel", [13, 10]);
    expect(endOf("m1")).toBeUndefined();
    expect(useView.getState().pointer.dragging).toBeNull();
  });

  test("a drag near the enemy ends in contact, and that counts", () => {
    drag("m1", "end", [14.8, 10]);
    expect(endOf("m1")).toEqual(near(15, 10));
    const { in_contact, faults } = preview().models[0]!;
    expect(in_contact).toBe(true);
    // Its mate still stands where it was.
    expect(faults.map(({ code }) => code)).toEqual(["COHERENCY"]);
  });

  test("arrow keys: a quarter of an inch from where the model stands or its path ends, each a change", () => {
    nudge("m1", 0.25, 0);
    nudge("m1", 0, -0.25);
    nudge("m1", 1, 0);
    expect(endOf("m1")).toEqual([11.25, 9.75, 0]);
    expect(drafts()).toBe(3);
    undoChange();
    expect(endOf("m1")).toEqual([10.25, 9.75, 0]);
  });

  test("the whole charge by keyboard: both into contact, confirmed, made", () => {
    for (let n = 0; n < 19; n++) nudge("m1", 0.25, 0);
    expect(endOf("m1")).toEqual(near(15, 10));
    // Past m1 to the other free side of B, whose contact with it is at 60 degrees.
    for (let n = 0; n < 21; n++) nudge("m2", 0.25, 0);
    nudge("m2", 0, -1);
    expect(whyNot()).toBe("");
    confirmMove();
    expect(currentGame().units["A"]!.flags.charged_this_turn).toBe(true);
    expect(currentGame().units["A"]!.models["m1"]!.position!.x).toBeCloseTo(15, 6);
    expect({ ...useView.getState(), ...stateNow("charge") }).toMatchObject({
      charger: null,
      chargeTargets: [],
      draft: { per_model_paths: {} },
    });
  });

  test("one model goes back, the others stay; all go back at once", () => {
    nudge("m1", 1, 0);
    nudge("m2", 1, 0);
    returnModel("m1");
    expect(endOf("m1")).toBeUndefined();
    expect(endOf("m2")).toEqual([11, 12, 0]);
    const before = drafts();
    returnModel("m1");
    expect(drafts()).toBe(before);
    resetMove();
    expect(useView.getState().draft.per_model_paths).toEqual({});
    expect(drafts()).toBe(0);
  });

  test("a model that is not of the unit cannot be moved", () => {
    nudge("m9", 1, 0);
    drag("m9", "start", [12, 12]);
    turnModel("A", "m9", 90);
    expect(useView.getState().draft.per_model_paths).toEqual({});
  });

  test("Auto-path fills the draft with a move that succeeds", () => {
    autoPath();
    expect(preview().legal).toBe(true);
    expect(preview().models.every(({ in_contact }) => in_contact)).toBe(true);
    expect(useView.getState().pointer.notice).toBe("");
    confirmMove();
    expect(currentGame().charges.tried_unit_ids).toEqual(["A"]);
  });

  test("an illegal move is not sent, and the reason is told with its rule", () => {
    drag("m1", "end", [16, 8]);
    expect(whyNot()).toMatch(/\(CH-\d+\)/);
    confirmMove();
    expect(currentGame().charges.pending["A"]).toBeDefined();
  });

  test("a charge that is given up leaves nothing behind", () => {
    nudge("m1", 1, 0);
    choose("charge", { charger: "A", chargeTargets: ["B"] });
    failCharge("A");
    expect(stateNow("charge")).toMatchObject({ charger: null, chargeTargets: [] });
    expect(useView.getState().dragged).toBeNull();
    expect(useView.getState().draft.per_model_paths).toEqual({});
  });
});

test("a declaration that is taken back leaves the choice as it was", () => {
  open({ A: { models: [[10, 10]] }, B: { owner: "p2", models: [[16, 10]] } });
  choose("charge", { charger: "A", chargeTargets: ["B"] });
  declareCharge("A", ["B"]);
  undo();
  expect(stateNow("charge")).toMatchObject({ charger: "A", chargeTargets: ["B"] });
});

describe("a roll that is not enough", () => {
  test("CH-27 is known once the prospects are, and Auto-path says why", () => {
    ready([1, 2]);
    expect(isHopeless(currentGame())).toBe(false);
    chargeOddsNow(currentGame(), "A", ["B"]);
    // Five away, one is Engagement Range: four are needed, three were rolled.
    expect(isHopeless(currentGame())).toBe(true);
    autoPath();
    expect(useView.getState().pointer.notice).toContain('1" out of reach of a roll of 3');
    expect(useView.getState().pointer.notice).toContain("CH-19");
    expect(useView.getState().draft.per_model_paths).toEqual({});
  });

  test("CH-27 what was known before the roll is known after it", () => {
    open({ A: { models: [[10, 10]] }, B: { owner: "p2", models: [[16, 10]] } });
    chargeOddsNow(currentGame(), "A", ["B"]);
    declareCharge("A", ["B"]);
    fall("A", [1, 2]);
    expect(isHopeless(currentGame())).toBe(true);
  });

  test("CH-27 a search that found nothing is no proof", () => {
    const because = (code: Refusal["code"]): Refusal => ({ code, rule: "CH-19", message: "" });
    expect(isCertain([because("TARGET_OUT_OF_REACH")])).toBe(true);
    expect(isCertain([because("NO_WAY")])).toBe(true);
    expect(isCertain([because("NOT_FOUND")])).toBe(false);
    expect(isCertain([])).toBe(false);
  });

  test("CH-27 friends that fill every place leave no way, which is certain and said", () => {
    // B stands in a ring of bases that touch each other: 1″ on a radius of 1.6″ leave no gap of an inch, and 2″ from the
    // middle of B, where a model would engage it, every place is less than 0.7″ from the middle of one of them.
    const ring = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
      const angle = (i / 10) * 2 * Math.PI;
      return [16 + 1.62 * Math.cos(angle), 10 + 1.62 * Math.sin(angle)];
    });
    open({ A: { models: [[10, 10]] }, WALL: { models: ring }, B: { owner: "p2", models: [[16, 10]] } });
    declareCharge("A", ["B"]);
    fall("A", [2, 2]);
    const odds = chargeOddsNow(currentGame(), "A", ["B"]);
    expect(odds.ok && odds.value.rolls[4]!.possible).toBe(false);
    expect(notFoundBecause(currentGame())).toMatchObject([
      { code: "NO_WAY", model_id: "m1", obstacle: { kind: "FRIENDS", unit_id: "WALL" } },
    ]);
    expect(isHopeless(currentGame())).toBe(true);
  });

  test("CH-27 four are enough", () => {
    ready([2, 2]);
    chargeOddsNow(currentGame(), "A", ["B"]);
    expect(isHopeless(currentGame())).toBe(false);
    autoPath();
    expect(preview().legal).toBe(true);
  });
});

test("CH-27 Auto-path brings as many of a large unit into base contact as there is room for, then into the fight", () => {
  // Six circles touch one of the same size and no more; the other two of the eight are within an inch behind them.
  const place = (i: number): readonly [number, number] => [10 - 1.1 * (i % 2), 7 + 1.1 * Math.floor(i / 2)];
  open({
    A: { models: Array.from({ length: 8 }, (_, i) => place(i)) },
    B: { owner: "p2", models: [[16, 10]] },
  });
  declareCharge("A", ["B"]);
  fall("A", [6, 6]);
  autoPath();
  expect(preview().legal).toBe(true);
  expect(preview().models.filter(({ in_contact }) => in_contact)).toHaveLength(6);
  expect(preview().models.filter(({ to_target }) => to_target <= 1)).toHaveLength(8);
});

test("CH-27 what a rule adds to the dice is none of what the prospects are known by", () => {
  open({ A: { models: [[10, 10]] }, B: { owner: "p2", models: [[22, 10]] } });
  declareCharge("A", ["B"]);
  fall("A", [6, 6]);
  const game = currentGame();
  const { pending } = game.charges;
  // 6 and 6 with two added, as 'Ere We Go does: the dice still show twelve.
  const more = { ...game, charges: { ...game.charges, pending: { A: { ...pending["A"]!, distance: 14 } } } };
  expect(thrownIn(chargingOf(more)!)).toBe(12);
});

describe("a base that is not round", () => {
  const hull = { shape: "hull", mm: [101.6, 50.8] };

  beforeEach(() => {
    open({
      A: { models: [[10, 10]], base: hull, facing: 90, keywords: ["VEHICLE"] },
      B: { owner: "p2", models: [[20, 10]] },
    });
    declareCharge("A", ["B"]);
    fall("A", [5, 5]);
  });

  test("CH-17 turns where it is, at a price, and steps of a wheel are one change", () => {
    turnModel("A", "m1", 75);
    turnModel("A", "m1", 60);
    expect(preview().models[0]).toMatchObject({ facing: 60, pivot: 2, inches: 2 });
    expect(drafts()).toBe(1);
    nudge("m1", 1, 0);
    expect(preview().models[0]).toMatchObject({ facing: 60, pivot: 2, inches: 3 });
    expect(drafts()).toBe(2);
  });

  test("CH-17 turned back to how it stands, it pays nothing", () => {
    turnModelBy("m1", -30);
    turnModelBy("m1", 30);
    expect(preview().models[0]).toMatchObject({ facing: 90, pivot: 0, moves: false });
    expect(useView.getState().draft.facings).toEqual({});
  });
});
