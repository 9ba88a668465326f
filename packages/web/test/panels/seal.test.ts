import { sealedSeed } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { withShortSeal } from "../../src/panels/log/seal.ts";

describe("the seed of a server in the log", () => {
  test("is named by the beginning of its hash", () => {
    // The SHA-256 of "abc", as in FIPS 180-4.
    expect(withShortSeal(`Dice 3 and 4 of the seed "${sealedSeed("abc")}".`)).toBe(
      "Dice 3 and 4 of the seed sealed as ba7816bf….",
    );
  });

  test("a seed that is no hash stays as it is", () => {
    expect(withShortSeal('Dice 3 and 4 of the seed "friday".')).toBe('Dice 3 and 4 of the seed "friday".');
    expect(withShortSeal('of the seed "sha256:ba78"')).toBe('of the seed "sha256:ba78"');
  });
});
