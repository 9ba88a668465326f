import { useSyncExternalStore } from "react";

/** Whether the screen is such a one at this moment: `(hover: none)`, `(max-width: 600px)`. */
export function useMedia(query: string): boolean {
  const { follow, matches } = watchOf(query);
  return useSyncExternalStore(follow, matches);
}

interface Watch {
  readonly follow: (onChange: () => void) => () => void;
  readonly matches: () => boolean;
}

const watches = new Map<string, Watch>();

/** One a query: to ask the browser again takes a good part of a frame. */
function watchOf(query: string): Watch {
  const known = watches.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  const watch: Watch = {
    follow: (onChange) => {
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    matches: () => list.matches,
  };
  watches.set(query, watch);
  return watch;
}

/** Fingers cannot hover, and mostly have no keys. */
export const FINGERS = "(hover: none)";

/** The same width as in screens/table/table.css: there the panel has a few hand's breadths of room. */
export const PHONE = "(max-width: 600px)";
