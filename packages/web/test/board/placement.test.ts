import { describe, expect, it } from "vitest";
import { placeFigures, placeUnitLabels } from "../../src/board/labels.ts";
import { around, place, placesAround, type Request } from "../../src/board/placement.ts";
import { circle, unit } from "./support.ts";

const room = { left: 0, top: 0, right: 600, bottom: 440 };
// 40 × 20 pixels in the middle of the room; labels are 20 high and stand 6 off.
const box = { left: 280, top: 200, right: 320, bottom: 220 };
const request = (id: string, insistent = false, wordings = [{ text: id, width: 60 }]): Request => ({
  id,
  height: 20,
  wordings,
  places: placesAround(box, 20, 6),
  insistent,
});

describe("labels", () => {
  it("stand above if there is room", () => {
    expect(place([request("a")], [box], [], room)).toEqual([
      { id: "a", text: "a", width: 60, x: 300, y: 184, crowded: false },
    ]);
  });

  it("stand below if something is above", () => {
    const above = { left: 200, top: 100, right: 400, bottom: 198 };
    expect(place([request("a")], [box, above], [], room)[0]).toMatchObject({ x: 300, y: 236 });
  });

  it("stay in the room", () => {
    const [placed] = place([request("a")], [box], [], { ...room, top: 195 });
    expect(placed).toMatchObject({ y: 236 });
  });

  it("do not hide each other, in the order given", () => {
    const [first, second] = place([request("a"), request("b")], [box], [], room);
    expect(first).toMatchObject({ x: 300, y: 184 });
    expect(second).toMatchObject({ x: 300, y: 236 });
  });

  it("shorten when only the short one fits", () => {
    // A channel 60 wide is left free, above and below, down to the bases themselves.
    const walls = [
      { left: 0, top: 0, right: 268, bottom: 440 },
      { left: 332, top: 0, right: 600, bottom: 440 },
    ];
    const wordings = [
      { text: "Intercessors", width: 120 },
      { text: "Inter…", width: 50 },
    ];
    expect(place([request("a", false, wordings)], [box, ...walls], [], room)[0]).toMatchObject({
      text: "Inter…",
      crowded: false,
    });
  });

  it("step back where nothing is free, unless they insist", () => {
    const everything = [room];
    expect(place([request("a")], everything, [], room)[0]?.crowded).toBe(true);
    expect(place([request("a", true)], everything, [], room)[0]?.crowded).toBe(false);
  });

  it("are placed alike each time", () => {
    const requests = ["a", "b", "c", "d", "e"].map((id) => request(id));
    expect(place(requests, [box], [], room)).toEqual(place(requests, [box], [], room));
  });
});

describe("labels of units", () => {
  const measure = (text: string) => text.length * 6;
  const table = { left: -1, top: -1, right: 61, bottom: 45 };

  it("serve the acting unit first", () => {
    const units = [unit("idle", [circle(20, 20, 0.6)]), unit("acting", [circle(20, 20, 0.6)], "acting")];
    const placed = placeUnitLabels(units, [], 16, measure, table);
    expect(placed[0]).toMatchObject({ id: "acting", x: 320 });
    // 0.6″ up, 6 pixels off, half of 20: 320 − 9.6 − 16.
    expect(placed[0]?.y).toBeCloseTo(294.4);
    expect(placed[1]?.y).not.toBeCloseTo(294.4);
  });

  it("never cover a base or each other in a row of units", () => {
    const units = Array.from({ length: 6 }, (_, at) => unit(`unit ${at}`, [circle(10 + at * 2, 20, 0.63)]));
    const placed = placeUnitLabels(units, [], 16, measure, table).filter((one) => !one.crowded);
    const boxes = placed.map((one) => around(one.x, one.y, one.width, 20));
    for (const [at, a] of boxes.entries()) {
      for (const b of boxes.slice(at + 1)) {
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
    }
    expect(placed.length).toBeGreaterThan(3);
  });

  it("say less from afar, and then nothing, the least urgent first", () => {
    const units = [unit("Nobz", [circle(10, 10, 1)], "acting"), unit("Boyz", [circle(40, 30, 1)], "none")];
    const said = (scale: number) =>
      placeUnitLabels(units, [], scale, measure, table).map((one) => (one.crowded ? "" : one.text));
    expect(said(10)).toEqual(["Nobz 1", "Boyz 1"]);
    expect(said(7)).toEqual(["Nobz 1", "1"]);
    expect(said(3)).toEqual(["Nobz 1", ""]);
  });

  it("leave out units without models", () => {
    expect(placeUnitLabels([unit("gone", [])], [], 16, measure, table)).toEqual([]);
  });
});

describe("figures", () => {
  const measure = (text: string) => text.length * 6;
  const sight = { left: 0, top: 0, right: 60, bottom: 44 };

  it("of a ray stand in its middle, or beside what is there", () => {
    const ray = { from: [10, 10], to: [30, 10], clear: true, blocker: null, label: "20″" } as const;
    const figures = { rings: [], rays: [ray], moves: [], terrain: [] };
    expect(placeFigures(figures, [], [], sight, 10, measure)[0]).toMatchObject({ x: 200, y: 100 });
    // 40 wide with its air: at 184 and 216 it would reach into 190 to 210, at 168 it ends at 188.
    const taken = around(200, 100, 20, 20);
    expect(placeFigures(figures, [], [taken], sight, 10, measure)[0]).toMatchObject({ x: 168, y: 100 });
  });

  it("of a ring stand on it, in sight", () => {
    const outline = Array.from({ length: 73 }, (_, at): [number, number] => [
      30 + 24 * Math.cos((at * Math.PI) / 36),
      22 + 24 * Math.sin((at * Math.PI) / 36),
    ]);
    const ring = { id: "r", kind: "range", outline: [outline], label: "24″" } as const;
    const [placed] = placeFigures(
      { rings: [ring], rays: [], moves: [], terrain: [] },
      [],
      [],
      sight,
      10,
      measure,
    );
    expect(Math.hypot(placed!.x / 10 - 30, placed!.y / 10 - 22)).toBeCloseTo(24);
    expect(placed!.y).toBeGreaterThan(0);
    expect(placed!.y).toBeLessThan(440);
  });

  it("say nothing where there is nothing to say", () => {
    const ray = { from: [10, 10], to: [30, 10], clear: true, blocker: null, label: "" } as const;
    expect(
      placeFigures({ rings: [], rays: [ray], moves: [], terrain: [] }, [], [], sight, 10, measure),
    ).toEqual([]);
  });
});
