import { sealedSeed } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { seedName } from "../../src/panels/log/seal.ts";

describe("the seed of a server in the log", () => {
  test("is named by the beginning of its hash", () => {
    // The SHA-256 of "abc", as in FIPS 180-4.
    expect(seedName(sealedSeed("abc"))).toBe("sealed as ba7816bf…");
  });

  test("a seed that is no hash stays as it is", () => {
    expect(seedName("friday")).toBe('"friday"');
    expect(seedName("sha256:ba78")).toBe('"sha256:ba78"');
  });
});
