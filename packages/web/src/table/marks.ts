import type { Refusal, Unit } from "@gunline/rules";
import type { Mark } from "../board/scene.ts";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import type { Reasons } from "./whose.ts";

/** What a unit is at this moment, and why. */
export interface Marked {
  readonly mark: Mark;
  readonly badge: string;
  /** What the mark says, in words. */
  readonly why: string;
}

export type Marker = (unit: Unit) => Marked;

export const PLAIN: Marked = { mark: "none", badge: "", why: "" };

interface Deed {
  /** What is noted of a unit that has done it. */
  readonly flag: keyof Unit["flags"];
  readonly done: string;
  readonly ready: string;
}

/** Units of one's own: those that can still act, those that have, and why others cannot. */
export function markOwn(reasons: Reasons, { flag, done, ready }: Deed): Marker {
  return (unit) => {
    const refusals = reasons[unit.id];
    if (refusals === undefined) return PLAIN;
    if (refusals.length === 0) return { mark: "ready", badge: "", why: ready };
    const acted = unit.flags[flag] === true;
    // One that cannot is greyed, so that those that can stand out.
    return { mark: acted ? "done" : "ineligible", badge: "", why: acted ? done : worded(refusals[0])! };
  };
}

/** The same while another unit acts: nobody else is ready then. */
export function markOthers(own: Marker): Marker {
  return (unit) => {
    const marked = own(unit);
    return { ...marked, mark: marked.mark === "done" ? "done" : "none" };
  };
}

export function worded(refusal: Refusal | undefined): string | undefined {
  return refusal === undefined ? undefined : words.shooting.withRule(typeset(refusal.message), refusal.rule);
}
