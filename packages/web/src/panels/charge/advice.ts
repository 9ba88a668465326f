import type { charges, Refusal } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { inches, percent } from "../../words/format.ts";

interface Fault {
  readonly name: string;
  readonly advice: (away: string) => string;
}

const FAULTS: Readonly<Record<string, Fault>> = words.charge.faults;

/** What to do about a broken condition; empty where there is nothing to say. */
export function adviceOn({ code, inches: missing }: Refusal): string {
  // A fault of nothing at all, as when a distance is met exactly, is still put right by the least that is shown.
  const away = missing === undefined ? "" : inches(Math.max(missing, 0.1));
  return FAULTS[code]?.advice(away) ?? "";
}

/** The fault by itself, for counting. */
export function nameOf(code: string): string {
  return FAULTS[code]?.name ?? code.toLowerCase().replaceAll("_", " ");
}

/** `92 %`; where some rolls are undecided, `at least 42 %`. */
export function chanceInWords({ probability = 0, probability_at_most }: charges.ChargeOdds): string {
  const chance = percent(probability);
  return probability_at_most === undefined ? chance : words.charge.targets.atLeast(chance);
}
