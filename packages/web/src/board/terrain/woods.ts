import { coordinate as c } from "../footprint.ts";
import type { Point } from "../scene.ts";
import { strewn } from "./debris.ts";
import { between, type Draw, type Random } from "./draw.ts";

interface Crown {
  readonly at: Point;
  readonly radius: number;
}

/** Tree crowns seen from above, in two tones, over their shadows. */
export const woods: Draw = (polygon, random) => {
  const crowns = strewn(polygon, random, 1.35, 0.75, 40).map(
    (at): Crown => ({ at, radius: between(random, 0.6, 0.95) }),
  );
  const dark = crowns.filter((_, at) => at % 2 === 0);
  const bright = crowns.filter((_, at) => at % 2 === 1);
  return [
    { part: "shade", d: crowns.map((crown) => leafy(moved(crown, 0.14, 0.18), random)).join("") },
    { part: "crown", d: dark.map((crown) => leafy(crown, random)).join("") },
    { part: "crown bright", d: bright.map((crown) => leafy(crown, random)).join("") },
    { part: "leaves", d: crowns.map((crown) => sprigs(crown, random)).join("") },
  ];
};

const moved = ({ at, radius }: Crown, dx: number, dy: number): Crown => ({
  at: [at[0] + dx, at[1] + dy],
  radius,
});

/** A round outline of small bulges. */
function leafy({ at: [x, y], radius }: Crown, random: Random): string {
  const bulges = 8 + Math.floor(random() * 3);
  const turn = random() * Math.PI;
  const points = Array.from({ length: bulges }, (_, at): Point => {
    const angle = turn + (at / bulges) * Math.PI * 2;
    const reach = radius * between(random, 0.86, 1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const bulge = ((radius * Math.PI) / bulges) * 1.15;
  const arcs = points.map((_, at) => {
    const to = points[(at + 1) % bulges]!;
    return `A${c(bulge)} ${c(bulge)} 0 0 1 ${c(to[0])} ${c(to[1])}`;
  });
  return `M${c(points[0]![0])} ${c(points[0]![1])}${arcs.join("")}Z`;
}

/** A few short arcs that give a crown its roundness, lit from the upper left. */
function sprigs({ at: [x, y], radius }: Crown, random: Random): string {
  return [0.62, 0.34]
    .map((share) => {
      const reach = radius * share;
      const start = Math.PI * between(random, 0.92, 1.12);
      const end = start + Math.PI * between(random, 0.45, 0.65);
      const from = `${c(x + Math.cos(start) * reach)} ${c(y + Math.sin(start) * reach)}`;
      return `M${from}A${c(reach)} ${c(reach)} 0 0 1 ${c(x + Math.cos(end) * reach)} ${c(y + Math.sin(end) * reach)}`;
    })
    .join("");
}
