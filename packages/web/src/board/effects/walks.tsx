import { type RefObject, useLayoutEffect } from "react";
import { linePath } from "../polygon.ts";
import type { Point } from "../scene.ts";
import { type Show, WALKING, type Walk } from "./show.ts";

interface WalksProps {
  readonly show: Show;
  readonly viewBox: string;
}

/** The ways that models have gone, for as long as they are shown. */
export function Trails({ show, viewBox }: WalksProps) {
  if (show.walks.length === 0) return null;
  return (
    <svg key={show.id} className={`board-effects ${show.side}`} viewBox={viewBox} aria-hidden="true">
      {show.walks.map(({ modelId, path }) => (
        <path key={modelId} className="trail" d={linePath(path)} />
      ))}
    </svg>
  );
}

/** Lets the tokens walk their ways to where they stand already; nothing of the scene changes by it. */
export function useWalks(root: RefObject<HTMLElement | null>, show: Show | null, pace: number): void {
  useLayoutEffect(() => {
    if (show === null || root.current === null) return;
    const going = show.walks.flatMap((walk) => {
      const token = root.current?.querySelector<SVGElement>(`[data-model="${CSS.escape(walk.modelId)}"]`);
      return token == null ? [] : [walkAlong(token, walk, pace)];
    });
    return () => {
      for (const one of going) one.cancel();
    };
  }, [root, show, pace]);
}

function walkAlong(token: SVGElement, { path }: Walk, pace: number): Animation {
  const lengths = path.slice(1).map((to, leg) => apart(path[leg]!, to));
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const turned = /rotate\([^)]*\)/.exec(token.getAttribute("transform") ?? "")?.[0];
  const turn = turned?.replace(")", "deg)") ?? "";
  let gone = 0;
  const frames = path.map(([x, y], at) => {
    gone += at === 0 ? 0 : lengths[at - 1]!;
    return { transform: `translate(${x}px,${y}px)${turn}`, offset: Math.min(gone / total, 1) };
  });
  const duration = Math.min(total * WALKING.inch, WALKING.most) * pace;
  return token.animate(frames, { duration, easing: "ease-in-out" });
}

function apart(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
