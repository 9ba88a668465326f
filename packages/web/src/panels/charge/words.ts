import type { ChargeOutlook, Refusal } from "@gunline/rules";
import { inches, percent } from "../../words/format.ts";

interface Code {
  /** The fault by itself, for counting. */
  readonly name: string;
  /** What to do about it; `away` is how much is missing or too much. */
  readonly advice: (away: string) => string;
}

const NEARBY = "";

const CODES: Readonly<Record<string, Code>> = {
  TARGET_NOT_ENGAGED: {
    name: "A target was not reached",
    advice: (away) =>
      away === NEARBY ? "Bring a model nearer to it." : `Bring a model ${away} nearer to it.`,
  },
  BASE_CONTACT: { name: "Base contact was missed", advice: () => "Move it there, or use Auto-path." },
  COHERENCY: {
    name: "Out of coherency",
    advice: (away) =>
      away === NEARBY ? "Bring the models together." : `Move it ${away} nearer to its own unit.`,
  },
  TOO_FAR: { name: "A path was longer than the roll", advice: (away) => `Shorten its path by ${away}.` },
  NON_TARGET_ENGAGED: {
    name: "Too near to a unit that was no target",
    advice: (away) => `Move it ${away} away or use Auto-path.`,
  },
  ENEMY_IN_THE_WAY: { name: "Through an enemy model", advice: () => "Lead it around, or use Auto-path." },
  FRIEND_IN_THE_WAY: { name: "Through a friendly model", advice: () => "Lead it around, or use Auto-path." },
  OVERLAP: { name: "On top of another base", advice: () => "Move it aside until the bases only touch." },
  BAD_FOOTING: { name: "No place to stand", advice: () => "End beside the terrain, or use Auto-path." },
  OFF_BOARD: { name: "Over the table's edge", advice: () => "Keep the whole base on the table." },
  NOT_NEARER: {
    name: "Not nearer to a target",
    advice: () => "Bring it nearer, or send it back: a model need not move.",
  },
  GIVEN_UP: { name: "Given up", advice: () => "" },
};

/** What to do about a broken condition; empty where there is nothing to say. */
export function adviceOn({ code, inches: missing }: Refusal): string {
  // A fault of nothing at all, as when a distance is met exactly, is still put right by the least that is shown.
  const away = missing === undefined ? NEARBY : inches(Math.max(missing, 0.1));
  return CODES[code]?.advice(away) ?? "";
}

export function nameOf(code: string): string {
  return CODES[code]?.name ?? code.toLowerCase().replaceAll("_", " ");
}

/** `92 %`; where some rolls are undecided, `at least 42 %`. */
export function chanceInWords({ probability = 0, probability_at_most }: ChargeOutlook): string {
  return `${probability_at_most === undefined ? "" : "at least "}${percent(probability)}`;
}
