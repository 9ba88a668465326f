import { words } from "../../words/english.ts";

const SEAL = /^sha256:([0-9a-f]{8})[0-9a-f]{56}$/;

/** While a server keeps its seed to itself, lines name it by its hash: the first digits are enough to read. */
export function seedName(seed: string): string {
  const digits = SEAL.exec(seed)?.[1];
  return digits === undefined ? `"${seed}"` : words.log.sealed(digits);
}
