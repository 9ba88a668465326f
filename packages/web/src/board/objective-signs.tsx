import type { Box } from "./footprint.ts";
import { CONTROL, MARKER } from "./mat.tsx";
import { type Place, type Placed, place } from "./placement.ts";
import type { Objective } from "./scene.ts";

/** How tall a sign is and what surrounds its text, in pixels. */
const HEIGHT = 17;
const PADDING = 20;

/** Where around its marker it may stand, by preference: at the edge of its control, below before above. */
const WAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const;

/** What standing elsewhere than below costs, beside what it would hide: a sign should not leap for a pixel. */
const ELSEWHERE = 12;

/** Where each sign hides the fewest models at this scale, in pixels. */
export function placeObjectiveSigns(
  objectives: readonly Objective[],
  tokens: readonly Box[],
  room: Box,
  scale: number,
  measure: (text: string) => number,
): readonly Placed[] {
  const requests = objectives
    .filter(({ title }) => title !== "")
    .map(({ id, label, at: [x, y] }) => {
      const text = `${id} ${label}`;
      const places = (): readonly Place[] =>
        WAYS.map(([dx, dy], index) => ({
          x: (x + dx * (CONTROL + MARKER)) * scale,
          y: (y + dy * (CONTROL + MARKER)) * scale,
          cost: index * ELSEWHERE,
        }));
      return {
        id,
        height: HEIGHT,
        wordings: [{ text, width: measure(text) + PADDING }],
        places,
        insistent: true,
      };
    });
  return place(requests, tokens, [], room);
}

interface ObjectiveSignProps {
  readonly objective: Objective;
  /** Where it belongs on the board, in inches. */
  readonly at: { readonly "data-x": number; readonly "data-y": number };
}

/** How an objective is held, at the edge of its control. */
export function ObjectiveSign({ objective: { id, holder, next, label, title }, at }: ObjectiveSignProps) {
  return (
    <span
      className="sign objective-sign"
      data-side={next ?? undefined}
      data-changes={next === holder ? undefined : true}
      {...at}
      role="img"
      aria-label={title}
      data-tip={title}
    >
      <b>{id}</b> {label}
    </span>
  );
}
