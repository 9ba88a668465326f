import "./effects.css";
import { type CSSProperties, useEffect } from "react";
import { useMedia } from "../../ui/media.ts";
import { words } from "../../words/english.ts";
import { coordinate as c } from "../footprint.ts";
import { type Show, TIMING } from "./show.ts";

interface EffectsProps {
  readonly show: Show | null;
  /** 1, or how many times as long all of it takes; 0: it is not shown. */
  readonly pace: number;
  readonly onEnd: () => void;
}

/** Ends what is shown when its time is over, or at any key or press, which do what they do all the same. */
export function useEnd({ show, pace, onEnd }: EffectsProps): boolean {
  const isStill = useMedia("(prefers-reduced-motion: reduce)") || pace === 0;
  useEffect(() => {
    if (show === null) return;
    const timer = setTimeout(onEnd, isStill ? 0 : TIMING.end * pace);
    window.addEventListener("keydown", onEnd, true);
    window.addEventListener("pointerdown", onEnd, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", onEnd, true);
      window.removeEventListener("pointerdown", onEnd, true);
    };
  }, [show, pace, isStill, onEnd]);
  return show !== null && !isStill;
}

/** Shots in flight, over the tokens. */
export function Tracers({
  show,
  viewBox,
  pace,
}: Pick<EffectsProps, "pace"> & { readonly show: Show; readonly viewBox: string }) {
  const time = { "--flight": `${TIMING.flight * pace}ms` } as CSSProperties;
  return (
    <svg
      key={show.id}
      className={`board-effects ${show.side}`}
      viewBox={viewBox}
      style={time}
      aria-hidden="true"
    >
      {show.tracers.map(({ from, to }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: shots have no other name than their order
          key={at}
          className="tracer"
          pathLength={1}
          style={{ "--turn": at % 5 } as CSSProperties}
          d={`M${c(from[0])} ${c(from[1])}L${c(to[0])} ${c(to[1])}`}
        />
      ))}
    </svg>
  );
}

/** What was lost, in figures where it was lost. */
export function Losses({ show, pace }: Pick<EffectsProps, "pace"> & { readonly show: Show }) {
  const time = {
    "--wait": `${TIMING.figures * pace}ms`,
    "--stay": `${(TIMING.end - TIMING.figures) * pace}ms`,
  } as CSSProperties;
  return show.losses.map(({ at: [x, y], wounds, slain }) => (
    <span
      key={`${show.id} ${x} ${y}`}
      className={slain ? "loss fatal" : "loss"}
      data-x={x}
      data-y={y}
      style={time}
    >
      {words.board.lost(wounds)}
    </span>
  ));
}
