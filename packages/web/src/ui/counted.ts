import { useEffect, useState } from "react";
import { useMedia } from "./media.ts";

const STEP_MS = 70;

/** A number that counts up to its new value, step by step; where motion is not wanted it is there at once. */
export function useCounted(value: number): number {
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const [shown, setShown] = useState(value);
  // Another game, or a step that was taken back, has its number at once.
  const isUp = value > shown && !isStill;
  useEffect(() => {
    if (!isUp) return setShown(value);
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isUp, shown, value]);
  return isUp ? shown : value;
}
