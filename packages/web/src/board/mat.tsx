import { memo } from "react";
import { type Segment, segmentsPath } from "./polygon.ts";
import type { Objective } from "./scene.ts";
import { RIM } from "./viewport.ts";

/** Lines each 6″; ticks each inch, longer each third, with figures each sixth. */
const GRID = 6;
/** How far around a marker models control it, in inches, and how large it is itself. */
export const CONTROL = 3;
export const MARKER = 0.787;

interface MatProps {
  readonly width: number;
  readonly height: number;
}

export const Mat = memo(function Mat({ width, height }: MatProps) {
  const { grid, ticks } = lines(width, height);
  return (
    <svg className="mat" overflow="visible" aria-hidden="true">
      <radialGradient id="cloth-light">
        <stop offset="0" className="near" />
        <stop offset="1" className="far" />
      </radialGradient>
      <rect className="rim" x={-RIM} y={-RIM} width={width + 2 * RIM} height={height + 2 * RIM} rx={0.6} />
      <rect className="cloth" width={width} height={height} />
      <path className="grid" d={segmentsPath(grid)} />
      <path className="middle" d={segmentsPath(middle(width, height))} />
      <path className="ticks" d={segmentsPath(ticks)} />
      {figures(width).map((at) => (
        <g key={at}>
          <text x={at} y={-0.42}>
            {at}
          </text>
          <text x={at} y={height + 0.86}>
            {at}
          </text>
        </g>
      ))}
      {figures(height).map((at) => (
        <g key={at}>
          <text x={-0.58} y={at + 0.22}>
            {at}
          </text>
          <text x={width + 0.58} y={at + 0.22}>
            {at}
          </text>
        </g>
      ))}
    </svg>
  );
});

function lines(width: number, height: number): { grid: Segment[]; ticks: Segment[] } {
  const grid: Segment[] = [];
  const ticks: Segment[] = [];
  const long = (at: number) => (at % GRID === 0 ? 0.34 : at % 3 === 0 ? 0.26 : 0.16);
  for (let x = 1; x < width; x++) {
    if (x % GRID === 0)
      grid.push([
        [x, 0],
        [x, height],
      ]);
    ticks.push(
      [
        [x, 0],
        [x, -long(x)],
      ],
      [
        [x, height],
        [x, height + long(x)],
      ],
    );
  }
  for (let y = 1; y < height; y++) {
    if (y % GRID === 0)
      grid.push([
        [0, y],
        [width, y],
      ]);
    ticks.push(
      [
        [0, y],
        [-long(y), y],
      ],
      [
        [width, y],
        [width + long(y), y],
      ],
    );
  }
  return { grid, ticks };
}

/** A small cross where the middle of the table is. */
function middle(width: number, height: number): Segment[] {
  const [x, y] = [width / 2, height / 2];
  return [
    [
      [x - 0.5, y],
      [x + 0.5, y],
    ],
    [
      [x, y - 0.5],
      [x, y + 0.5],
    ],
  ];
}

function figures(length: number): number[] {
  return Array.from({ length: Math.ceil(length / GRID) - 1 }, (_, at) => (at + 1) * GRID);
}

export const Objectives = memo(function Objectives({
  objectives,
}: {
  readonly objectives: readonly Objective[];
}) {
  return (
    <g className="objectives">
      {objectives.map(({ id, at: [x, y], holder, next }) => (
        <g
          key={id}
          transform={`translate(${x} ${y})`}
          data-holder={holder ?? undefined}
          data-next={next === holder ? undefined : (next ?? "nobody")}
        >
          <circle className="control" r={CONTROL + MARKER} />
          {next !== holder && next !== null && <circle className="next" r={CONTROL + 0.5} />}
          <circle className="marker" r={MARKER} />
          <path className="gem" d="M0-.42.42 0 0 .42-.42 0Z" />
        </g>
      ))}
    </g>
  );
});
