import { useSyncExternalStore } from "react";

/** Whether the screen is such a one at this moment: `(hover: none)`, `(max-width: 600px)`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** Fingers cannot hover, and mostly have no keys. */
export const FINGERS = "(hover: none)";

/** The same width as in screens/table/table.css: there the panel has a few hand's breadths of room. */
export const PHONE = "(max-width: 600px)";
