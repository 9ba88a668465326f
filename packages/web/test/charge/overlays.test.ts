import { expect, test } from "vitest";
import { chargeNearest, chargeRings } from "../../src/panels/charge/overlays.ts";
import { movingMoves } from "../../src/panels/moving/overlays.ts";
import { declareCharge } from "../../src/table/commands.ts";
import { choose, stateNow } from "../../src/table/moment.ts";
import { currentGame } from "../../src/table/table.ts";
import { useView } from "../../src/table/view.ts";
import { drag, fall, open } from "./table.ts";

const troops = {
  A: { models: [[10, 10]] },
  B: { owner: "p2", models: [[16, 10]] },
  S: { owner: "p2", models: [[13.5, 11.9]] },
  FAR: { owner: "p2", models: [[40, 40]] },
} as const;

const rings = () => chargeRings(currentGame(), stateNow("charge"));
const moves = () => movingMoves(currentGame(), useView.getState());

/** The furthest that a ring reaches along x. */
const furthest = (ring: ReturnType<typeof rings>[number]) => Math.max(...ring.outline.flat().map(([x]) => x));

test("before the roll: twelve inches around the charger that is chosen, or that has declared", () => {
  open(troops);
  expect(rings()).toEqual([]);
  choose("charge", { charger: "A" });
  expect(rings()).toMatchObject([{ id: "charge A", kind: "charge", label: "12″ charge" }]);
  expect(furthest(rings()[0]!)).toBeCloseTo(22.5, 6);
  choose("charge", { charger: null });
  declareCharge("A", ["B"]);
  expect(rings()).toMatchObject([{ kind: "charge" }]);
});

test("after it: an inch around the targets, and around others that could be come near to", () => {
  open(troops);
  declareCharge("A", ["B"]);
  fall("A", [3, 4]);
  const drawn = rings();
  expect(drawn.map(({ id }) => id).sort()).toEqual(["engagement B", "forbidden S"]);
  expect(furthest(drawn.find(({ id }) => id === "engagement B")!)).toBeCloseTo(17.5, 6);
});

test("a path with its ghost, its inches, and the leg that is at fault", () => {
  open(troops);
  declareCharge("A", ["B"]);
  fall("A", [3, 4]);
  expect(moves()).toEqual([]);
  drag("m1", "end", [12, 8]);
  expect(moves()).toMatchObject([
    {
      modelId: "A.m1",
      path: [
        [10, 10],
        [12, 8],
      ],
      ghost: { kind: "circle", x: 12, y: 8, halfLong: 0.5 },
      // The root of 8, rounded up.
      label: "2.9″ of 7″",
      faulty: false,
      faultyLegs: [],
    },
  ]);
  // Within an inch of S, who was not declared: straight there, and the leg is the fault.
  drag("m1", "end", [13, 10.6]);
  expect(moves()).toMatchObject([{ faulty: true, faultyLegs: [0] }]);
});

test("where charger and targets are nearest, until a model moves", () => {
  open(troops);
  const nearest = () => chargeNearest(currentGame(), { ...useView.getState(), ...stateNow("charge") });
  choose("charge", { charger: "A" });
  expect(nearest()).toEqual([]);
  choose("charge", { chargeTargets: ["B"] });
  // Bases of an inch at x = 10 and x = 16: from edge to edge.
  expect(nearest()).toMatchObject([{ from: [10.5, 10], to: [15.5, 10], length: 5 }]);
  declareCharge("A", ["B"]);
  fall("A", [3, 4]);
  expect(nearest()).toHaveLength(1);
  drag("m1", "end", [12, 8]);
  expect(nearest()).toEqual([]);
});

test("a ring where a model has snapped to the base that it charges", () => {
  open(troops);
  declareCharge("A", ["B"]);
  fall("A", [3, 4]);
  drag("m1", "end", [14.9, 10.1]);
  const [move] = moves();
  expect(move?.contacts).toHaveLength(1);
  // In the middle of two bases of an inch that touch: half an inch from B, towards where it came to.
  const [x, y] = move!.contacts![0]!;
  expect(Math.hypot(x - 16, y - 10)).toBeCloseTo(0.5, 2);
  drag("m1", "end", [12, 8]);
  expect(moves()[0]?.contacts).toEqual([]);
});
