import { LIMITS } from "@gunline/rules";

/** What is wrong with the value of --seed, if it is given. */
export function seedFaults(seed: string | undefined): readonly string[] {
  if (seed === undefined || seed.length <= LIMITS.seedLength) return [];
  return [`--seed: has ${seed.length} characters, more than ${LIMITS.seedLength} (GD-6)`];
}
