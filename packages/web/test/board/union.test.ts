import { describe, expect, it } from "vitest";
import { joints, unitPath } from "../../src/board/outline.ts";
import { seeded } from "../../src/board/random.ts";
import type { Footprint, Point } from "../../src/board/scene.ts";
import { circle } from "./support.ts";

const GROWN = 0.2;
/** Nearer to an edge than this, a path of many short lines does not tell. */
const BLUR = 0.02;

/** The loops of a path of lines and circular arcs, as many short lines. */
function loopsOf(path: string): readonly Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((loop) => {
      const [start, ...steps] = loop.replace("Z", "").split(/(?=[LA])/);
      const points: Point[] = [start!.split(" ").map(Number) as unknown as Point];
      for (const step of steps) {
        const numbers = step.slice(1).split(" ").map(Number);
        const from = points.at(-1)!;
        const to: Point = [numbers.at(-2)!, numbers.at(-1)!];
        points.push(...(step[0] === "A" ? along(from, to, numbers[0]!, numbers[3] === 1) : [to]));
      }
      return points;
    });
}

/** Points of an arc that turns with growing angles. */
function along(from: Point, to: Point, r: number, isLarge: boolean): Point[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const away = Math.sqrt(Math.max(r * r - (chord * chord) / 4, 0)) * (isLarge ? -1 : 1);
  const centre: Point = [
    middle[0] - ((to[1] - from[1]) / chord) * away,
    middle[1] + ((to[0] - from[0]) / chord) * away,
  ];
  const first = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const last = Math.atan2(to[1] - centre[1], to[0] - centre[0]);
  const turn = (last - first + 2 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: 40 }, (_, at): Point => {
    const angle = first + (turn * (at + 1)) / 40;
    return [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r];
  });
}

/** Whether the fill of a path is there: how often its loops go round the point. */
function isFilled(loops: readonly Point[][], [x, y]: Point): boolean {
  let turns = 0;
  for (const loop of loops) {
    for (const [at, a] of loop.entries()) {
      const b = loop[(at + 1) % loop.length]!;
      const side = (b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1]);
      if (a[1] <= y && b[1] > y && side > 0) turns++;
      if (a[1] > y && b[1] <= y && side < 0) turns--;
    }
  }
  return turns !== 0;
}

/** Whether the point lies in a base, in a bar between two that are joined, or between three; all wider by so much. */
function isCovered(
  models: readonly Footprint[],
  links: ReturnType<typeof joints>,
  [x, y]: Point,
  wider: number,
): boolean {
  const isLinked = (a: number, b: number) => links.some((pair) => pair.includes(a) && pair.includes(b));
  if (models.some((one) => Math.hypot(x - one.x, y - one.y) < one.halfLong + GROWN + wider)) return true;
  const inBar = links.some(([from, to]) => {
    const [a, b] = [models[from]!, models[to]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const ahead = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
    const aside = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
    const half = Math.min(a.halfShort, b.halfShort) * 0.62;
    return ahead > -wider && ahead < length + wider && aside < half + wider;
  });
  if (inBar) return true;
  return links.some(([a, b]) =>
    models.some((three, c) => {
      if (c === a || c === b || !isLinked(a, c) || !isLinked(b, c)) return false;
      const corners = [models[a]!, models[b]!, three];
      const sides = corners.map((one, at) => {
        const next = corners[(at + 1) % 3]!;
        return (next.x - one.x) * (y - one.y) - (x - one.x) * (next.y - one.y);
      });
      return sides.every((side) => side > 0) || sides.every((side) => side < 0);
    }),
  );
}

/** The first point at which the path and the shapes themselves disagree. */
function disagreement(models: readonly Footprint[]): Point | undefined {
  const loops = loopsOf(unitPath(models, GROWN));
  const links = joints(models);
  const xs = models.map(({ x }) => x);
  const ys = models.map(({ y }) => y);
  for (let x = Math.min(...xs) - 1.5; x < Math.max(...xs) + 1.5; x += 0.43) {
    for (let y = Math.min(...ys) - 1.5; y < Math.max(...ys) + 1.5; y += 0.29) {
      const at: Point = [x, y];
      const inside = isCovered(models, links, at, -BLUR);
      if (inside !== isCovered(models, links, at, BLUR)) continue;
      if (isFilled(loops, at) !== inside) return at;
    }
  }
  return undefined;
}

const block = (columns: number, rows: number, apart: number, radius: number) =>
  Array.from({ length: columns * rows }, (_, at) =>
    circle((at % columns) * apart, Math.floor(at / columns) * apart, radius),
  );

describe("the line round a unit", () => {
  it("of a block of twenty is one line, along its outer models alone", () => {
    const path = unitPath(block(5, 4, 1.5, 0.63), GROWN);
    expect(path.split("M")).toHaveLength(2);
    // Fourteen models stand at the edge; the line goes round each and along the bar to the next.
    expect(path.match(/L/g)).toHaveLength(14);
  });

  it.each<[string, readonly Footprint[]]>([
    ["a block", block(5, 4, 1.5, 0.63)],
    ["a line so close that bars lie on bars", block(6, 1, 1, 0.49)],
    ["models that stand on each other, on two floors", [...block(3, 1, 1.4, 0.6), ...block(3, 1, 1.4, 0.6)]],
    ["a ring with a hole in it", ringOf(12, 4)],
    ["a far model and a large one", [circle(0, 0, 0.63), circle(9, 2, 0.63), circle(2, 1, 1.6)]],
    ["one model", [circle(3, 3, 1)]],
  ])("covers what bases and joints cover: %s", (_, models) => {
    expect(disagreement(models)).toBeUndefined();
  });

  it("does so wherever models stand", () => {
    const random = seeded("outline");
    for (let round = 0; round < 12; round++) {
      const models = Array.from({ length: 8 }, () =>
        circle(random() * 7, random() * 7, random() < 0.3 ? 0.8 : 0.5),
      );
      expect(disagreement(models)).toBeUndefined();
    }
  });
});

function ringOf(count: number, radius: number): readonly Footprint[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return circle(Math.cos(angle) * radius, Math.sin(angle) * radius, 0.63);
  });
}
