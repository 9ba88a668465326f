import { describe, expect, it } from "vitest";
import { clamped, fitted, panned, pinched, toBoard, toScreen, zoomed } from "../../src/board/viewport.ts";

// 60″ × 44″ with an inch of rim is 62″ × 46″; 620 × 460 pixels within 8 to spare make 10 pixels an inch.
const board = { width: 60, height: 44 };
const screen = { width: 636, height: 476 };

describe("fitted", () => {
  it("shows board and rim, centred", () => {
    expect(fitted(board, screen)).toEqual({ x: 18, y: 18, scale: 10 });
  });

  it("is bound by the tighter side", () => {
    expect(fitted(board, { width: 636, height: 246 })).toEqual({ x: 168, y: 13, scale: 5 });
  });

  it("stays positive in a window without room", () => {
    expect(fitted(board, { width: 0, height: 0 }).scale).toBeGreaterThan(0);
  });
});

describe("screen and board", () => {
  it("map to each other", () => {
    const view = { x: 18, y: 18, scale: 10 };
    expect(toScreen(view, [30, 22])).toEqual([318, 238]);
    expect(toBoard(view, [318, 238])).toEqual([30, 22]);
  });
});

describe("zoomed", () => {
  it("keeps the point under the pointer", () => {
    const near = zoomed({ x: 18, y: 18, scale: 10 }, [318, 238], 2);
    expect(near).toEqual({ x: -282, y: -202, scale: 20 });
    expect(toBoard(near, [318, 238])).toEqual([30, 22]);
  });
});

describe("clamped", () => {
  const middle = [318, 238] as const;

  it("goes no farther than 0.7 of the fit and no nearer than 150 pixels an inch", () => {
    expect(clamped({ x: 18, y: 18, scale: 1 }, board, screen, middle).scale).toBeCloseTo(7);
    expect(clamped({ x: 18, y: 18, scale: 900 }, board, screen, middle).scale).toBe(150);
  });

  it("keeps the board in the middle of the screen", () => {
    expect(clamped({ x: 5000, y: -5000, scale: 10 }, board, screen, middle)).toEqual({
      x: 318,
      y: 238 - 440,
      scale: 10,
    });
  });

  it("leaves a good view alone", () => {
    expect(clamped({ x: 18, y: 18, scale: 10 }, board, screen, middle)).toEqual({ x: 18, y: 18, scale: 10 });
  });
});

describe("two fingers", () => {
  it("zoom by their spread about their middle", () => {
    const view = pinched(
      { x: 0, y: 0, scale: 10 },
      [
        [100, 100],
        [200, 100],
      ],
      [
        [50, 100],
        [250, 100],
      ],
    );
    expect(view).toEqual({ x: -150, y: -100, scale: 20 });
  });

  it("pan when they move together", () => {
    const view = pinched(
      { x: 3, y: 4, scale: 10 },
      [
        [0, 0],
        [0, 50],
      ],
      [
        [7, 9],
        [7, 59],
      ],
    );
    expect(view).toEqual(panned({ x: 3, y: 4, scale: 10 }, 7, 9));
  });

  it("do not divide by a spread of nothing", () => {
    expect(
      pinched(
        { x: 0, y: 0, scale: 10 },
        [
          [5, 5],
          [5, 5],
        ],
        [
          [0, 5],
          [9, 5],
        ],
      ).scale,
    ).toBe(10);
  });
});
