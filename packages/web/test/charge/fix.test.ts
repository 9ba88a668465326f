import { expect, test } from "vitest";
import { undoChange } from "../../src/panels/moving/draft.ts";
import { nudgeModel as nudge } from "../../src/panels/moving/drag.ts";
import { fixMove, whyNot } from "../../src/panels/moving/editor.ts";
import { previewOf } from "../../src/panels/moving/moving.ts";
import { declareCharge } from "../../src/table/commands.ts";
import { currentGame } from "../../src/table/table.ts";
import { useView } from "../../src/table/view.ts";
import { fall, open } from "./table.ts";

/** A at (10, 10) and (10, 12); B five inches away edge to edge. */
function ready(faces: readonly [number, number]): void {
  open({
    A: {
      models: [
        [10, 10],
        [10, 12],
      ],
    },
    B: { owner: "p2", models: [[16, 10]] },
  });
  declareCharge("A", ["B"]);
  fall("A", faces);
}

const broken = () =>
  previewOf(currentGame(), useView.getState())!
    .conditions.filter(({ met }) => met === false)
    .map(({ rule }) => rule);

test("CH-21 CH-23 each press puts one condition right, until the move may be confirmed", () => {
  ready([3, 4]);
  nudge("m1", 4, 0);
  // An inch from the enemy, and 4.47 − 1 inches from its mate.
  expect(broken()).toEqual(["CH-21"]);
  fixMove("CH-21");
  expect(broken()).toEqual(["CH-23"]);
  fixMove("CH-23");
  expect(whyNot()).toBe("");
  undoChange();
  expect(broken()).toEqual(["CH-23"]);
});

test("CH-19 where nothing helps, that is said and nothing is changed", () => {
  ready([1, 2]);
  fixMove("CH-19");
  expect(useView.getState().pointer.notice).toContain("Try Auto-path");
  expect(useView.getState().draft.per_model_paths).toEqual({});
});
