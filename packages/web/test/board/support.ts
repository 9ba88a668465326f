import type { measuring } from "@gunline/rules";
import type { Footprint, Mark, Scene, UnitToken } from "../../src/board/scene.ts";

export const circle = (x: number, y: number, radius: number): Footprint => ({
  kind: "circle",
  x,
  y,
  halfLong: radius,
  halfShort: radius,
  angle: 0,
});

export const long = (
  kind: "ellipse" | "box",
  x: number,
  y: number,
  halfLong: number,
  halfShort: number,
  angle = 0,
): Footprint => ({ kind, x, y, halfLong, halfShort, angle });

export function unit(id: string, footprints: readonly Footprint[], mark: Mark = "none"): UnitToken {
  return {
    id,
    name: id,
    whose: "",
    side: "p1",
    shade: 0,
    glyph: "infantry",
    mark,
    badge: "",
    description: id,
    models: footprints.map((footprint, at) => ({
      id: `${id}${at}`,
      name: id,
      footprint,
      wounds: 1,
      fullWounds: 1,
      pick: "none",
      glyph: "infantry",
      number: "",
    })),
  };
}

export function scene(units: readonly UnitToken[], rest: Partial<Scene> = {}): Scene {
  return {
    width: 60,
    height: 44,
    terrain: [],
    objectives: [],
    units,
    rings: [],
    rays: [],
    moves: [],
    nearest: [],
    fallen: [],
    note: null,
    zones: [],
    links: [],
    sayings: [],
    held: [],
    ...rest,
  };
}

/** A base as the rules have it. */
export function placed({ kind, x, y, halfLong, halfShort, angle }: Footprint, z = 0): measuring.Placed {
  const turn = (angle * Math.PI) / 180;
  const reach = kind === "box" ? Math.hypot(halfLong, halfShort) : Math.max(halfLong, halfShort);
  const shape = { kind, x, y, halfLong, halfShort, ux: Math.cos(turn), uy: Math.sin(turn), reach };
  return { id: "", shape, z, aircraft: false, towering: false, infantry: false };
}
