import type { PlayerId } from "@gunline/rules";

/** What the sides are called until somebody has given a name. */
export const COLOURS: Readonly<Record<PlayerId, string>> = { p1: "Blue", p2: "Orange" };
