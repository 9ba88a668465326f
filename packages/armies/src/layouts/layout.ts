import type { Terrain } from "@gunline/rules";

/** A table of terrain for battles: the second half is the first one turned about the middle of the board. */
export interface Layout {
  readonly id: string;
  readonly name: string;
  readonly board: Board;
  readonly terrain: readonly Terrain[];
}

export interface Board {
  readonly width: number;
  readonly height: number;
}

export const BOARD: Board = { width: 60, height: 44 };

export type Point = readonly [x: number, y: number];

/** A feature before it has a number. */
export type Feature = Omit<Terrain, "id" | "tags">;

export function layout(id: string, name: string, half: readonly Feature[]): Layout {
  return { id, name, board: BOARD, terrain: numbered(half.flatMap((feature) => [feature, turned(feature)])) };
}

/** RUINS_1, RUINS_2, WOODS_1, … */
export function numbered(features: readonly Feature[]): readonly Terrain[] {
  const counts = new Map<string, number>();
  return features.map((feature) => {
    const number = (counts.get(feature.kind) ?? 0) + 1;
    counts.set(feature.kind, number);
    return { id: `${feature.kind.toUpperCase()}_${number}`, tags: [], ...feature };
  });
}

function turned({ polygon, ...rest }: Feature): Feature {
  return { ...rest, polygon: polygon.map(([x, y]) => [tidy(BOARD.width - x), tidy(BOARD.height - y)]) };
}

/** Thousandths of an inch: finer than any ruler, and short to write. */
export function tidy(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

/** A floor of a ruin and up: nothing is seen through it. */
export function ruin(...polygon: readonly Point[]): Feature {
  return { kind: "ruins", height: 5, polygon };
}

/** The low part of a ruin. It is a feature of its own, of a kind that does not block sight. */
export function debris(...polygon: readonly Point[]): Feature {
  return { kind: "debris", height: 1.5, polygon };
}

/** Trees are taller, but nobody climbs them: what is no more than 2" high is crossed freely. */
export function wood(x: number, y: number, rx: number, ry: number): Feature {
  return { kind: "woods", height: 2, polygon: outlined(GROVE, x, y, rx, ry) };
}

export function crater(x: number, y: number, rx: number, ry: number): Feature {
  return { kind: "crater", height: 0.5, polygon: outlined(POCK, x, y, rx, ry) };
}

export function barricade(x: number, y: number, width: number, height: number): Feature {
  return { kind: "barricade", height: 1, polygon: box(x, y, width, height) };
}

export function container(x: number, y: number, width: number, height: number): Feature {
  return { kind: "container", height: 2.5, polygon: box(x, y, width, height) };
}

export function box(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Outlines as nature draws them, around a middle, no further out than 1. */
const GROVE: readonly Point[] = [
  [0.98, 0.1],
  [0.86, 0.52],
  [0.42, 0.74],
  [0.16, 1],
  [-0.34, 0.9],
  [-0.66, 0.72],
  [-0.94, 0.36],
  [-1, -0.14],
  [-0.72, -0.6],
  [-0.3, -0.94],
  [0.2, -0.84],
  [0.66, -0.78],
  [0.9, -0.36],
];

const POCK: readonly Point[] = [
  [1, -0.08],
  [0.82, 0.48],
  [0.5, 0.9],
  [-0.06, 1],
  [-0.6, 0.76],
  [-0.96, 0.3],
  [-0.92, -0.34],
  [-0.56, -0.86],
  [0.04, -0.98],
  [0.68, -0.7],
];

function outlined(outline: readonly Point[], x: number, y: number, rx: number, ry: number): readonly Point[] {
  return outline.map(([u, v]) => [tidy(x + u * rx), tidy(y + v * ry)]);
}
