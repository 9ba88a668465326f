import { PLAIN } from "../table/marks.ts";
import type { Moment, Overlays } from "./row.ts";

const NONE: readonly never[] = [];

export const NO_OVERLAYS: Overlays = {
  rings: () => NONE,
  rays: () => NONE,
  moves: () => NONE,
  nearest: () => NONE,
  zones: () => NONE,
  links: () => NONE,
  sayings: () => NONE,
  held: () => NONE,
};

/** A moment at which units cannot be touched: each moment says what is different at it. */
export const NOTHING_TO_DO: Omit<Moment, "at" | "awaits" | "Panel" | "hint" | "nextStep"> = {
  Card: () => null,
  Actions: () => null,
  marks: () => () => PLAIN,
  click: () => undefined,
  doesSomething: () => false,
  clickModel: () => undefined,
  drag: null,
  arrows: null,
  keys: {},
  numbers: null,
  overlays: NO_OVERLAYS,
};
