import { expect, test } from "vitest";
import { isPlural } from "../../src/words/agreement.ts";

test.each([
  ["Intercessors", true],
  ["Intercessor Squad", false],
  ["Assault Intercessors With Jump Packs", true],
  ["Captain in Terminator Armour", false],
  ["Whirlwind", false],
  ["Ballistus Dreadnought", false],
  ["Boyz", true],
  ["Boyz B", true],
  ["Boyz (Green)", true],
  ["Boyz 2", true],
  ["Gretchin", true],
  ["Riflemen", true],
  ["Flash Gitz", true],
  ["Mek Gunz", true],
  ["Killa Kans", true],
  ["Deff Dread", false],
  ["Warboss", false],
  ["Lord of Skulls", false],
  ["Magnus", false],
  ["Talos", false],
  ["A", false],
  ["", false],
])("%s: several? %s", (name, plural) => {
  expect(isPlural(name)).toBe(plural);
});
