import { nameKey } from "../names.ts";

/**
 * New Recruit's full WTC text glues an upgrade that holds nothing to the name behind it:
 * "Plasma Accelerator Rifle upgradeBattlesuit fists". Cut where a small letter meets a capital and what follows is a
 * name that the list knows; undefined: nothing to cut.
 */
export function unglued(
  name: string,
  isKnown: (key: string) => boolean,
): readonly [string, string] | undefined {
  for (const { index } of name.matchAll(/\p{Ll}(?=\p{Lu})/gu)) {
    const [before, after] = [name.slice(0, index + 1), name.slice(index + 1)];
    if (isKnown(nameKey(after))) return [before.trim(), after.trim()];
  }
  return undefined;
}

/** Whether two names seem to be written as one. */
export function looksGlued(name: string): boolean {
  return /\p{Ll}{3}\p{Lu}\p{Ll}/u.test(name);
}
