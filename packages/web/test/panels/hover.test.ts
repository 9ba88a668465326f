import type { Terrain } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { SHOOTING } from "../../src/phases/shooting.tsx";
import { selectShooter } from "../../src/table/commands.ts";
import { stateNow } from "../../src/table/moment.ts";
import { currentGame, freshTable, openTable } from "../../src/table/table.ts";
import { resetView, useView } from "../../src/table/view.ts";
import { field } from "./field.ts";

const WALL: Terrain = {
  id: "WALL",
  kind: "ruins",
  polygon: [
    [24, 16],
    [26, 16],
    [26, 24],
    [24, 24],
  ],
  height: 5,
  tags: [],
};

/**
 * Two riflemen at x = 5, the first with a pistol of 12″. NEAR is 15 − 5 − 1 = 9″ away from the first. HIDDEN is 24″ away
 * from the second along y = 20 with a ruin between; LOCKED is half an inch from a friend.
 */
function open(): void {
  const game = field(
    {
      id: "SQUAD",
      owner: "p1",
      models: [
        { at: [5, 10], weapons: ["pistol", "rifle"] },
        { at: [5, 20], weapons: ["rifle"] },
      ],
    },
    { id: "FRIEND", owner: "p1", models: [{ at: [10, 40] }] },
    { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }, { at: [15, 12] }] },
    { id: "HIDDEN", owner: "p2", models: [{ at: [28, 20] }] },
    { id: "LOCKED", owner: "p2", models: [{ at: [11.5, 40] }] },
  );
  resetView();
  openTable(freshTable("", "", { ...game, terrain: { WALL } }));
  selectShooter("SQUAD");
}

const seen = () => ({ ...useView.getState(), ...stateNow("shooting") });
const hovered = (id: string) => {
  const game = currentGame();
  return SHOOTING.marks(game, seen())(game.units[id]!);
};
const labels = (id: string) => {
  const game = currentGame();
  const view = { ...seen(), hovered: id };
  const mark = SHOOTING.marks(game, view);
  return SHOOTING.overlays
    .rays(game, view, mark)
    .map(({ label }) => label)
    .filter((label) => label !== "");
};

describe("pointing at an enemy", () => {
  it("says what is in the way of the rifle that reaches before the range of the pistol", () => {
    open();
    // From the second rifleman: 28 − 5 − 1 = 22″ of 24″, and the ruin is between.
    expect(hovered("HIDDEN").why).toMatch(
      /^No line of sight from Trooper \d to hidden: Ruins 1 in the way \(Bolt rifle\)\. \(SH-7\) · Out of range: Bolt pistol/,
    );
  });

  it("tells each weapon's distance and range", () => {
    open();
    expect(hovered("NEAR")).toMatchObject({
      mark: "chosen",
      badge: "9″",
      why: "chosen as a target: Bolt rifle",
    });
    expect(labels("NEAR")).toEqual(["Bolt pistol 9″ of 12″ ✓ · Bolt rifle 9″ of 24″ ✓"]);
  });

  it("says where the nearest model in sight is not the nearest", () => {
    const game = field(
      { id: "SQUAD", owner: "p1", models: [{ at: [5, 20], weapons: ["rifle"] }] },
      // 22 − 5 − 1 = 16″ behind the ruin; the other is √(12² + 14²) − 1 = 17.44″ away, rounded up.
      { id: "BOYZ", owner: "p2", models: [{ at: [22, 20] }, { at: [17, 34] }] },
    );
    const polygon = WALL.polygon.map(([x, y]) => [x - 8, y] as const);
    resetView();
    openTable(freshTable("", "", { ...game, terrain: { WALL: { ...WALL, polygon } } }));
    selectShooter("SQUAD");
    expect(hovered("BOYZ").badge).toBe("16″");
    expect(labels("BOYZ")).toEqual(["Bolt rifle 17.5″ of 24″ ✓ · to the nearest in sight"]);
  });

  it("marks enemies in a fight red, with whomever of ours they fight", () => {
    open();
    expect(hovered("LOCKED")).toMatchObject({ mark: "engaged" });
    expect(hovered("LOCKED").why).toMatch(/locked in combat/);
  });
});
