import { createCipheriv, createHash } from "node:crypto";
import { chacha20 } from "@noble/ciphers/chacha.js";
import { describe, expect, test } from "vitest";
import { GENERATOR } from "../../src/dice/source.ts";
import { DiceExhausted, LIMITS, scriptedDice, seededDice } from "../../src/index.ts";

/** A word of the key stream by OpenSSL; the attempt stands in the first four bytes of the nonce. */
function opensslWord(seed: string, index: number, attempt: number): number {
  const key = createHash("sha256").update(seed, "utf8").digest();
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(Math.floor(index / 16), 0);
  iv.writeUInt32LE(attempt, 4);
  return createCipheriv("chacha20", key, iv)
    .update(Buffer.alloc(64))
    .readUInt32LE(4 * (index % 16));
}

/** The same dice by OpenSSL: word n of the ChaCha20 key stream under the SHA-256 of the seed, as a little-endian number. */
function opensslDice(seed: string, from: number, count: number): readonly number[] {
  const key = createHash("sha256").update(seed, "utf8").digest();
  const block = Math.floor(from / 16);
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(block, 0);
  const skip = from - block * 16;
  const stream = createCipheriv("chacha20", key, iv).update(Buffer.alloc(4 * (skip + count)));
  return Array.from({ length: count }, (_, i) => (stream.readUInt32LE(4 * (skip + i)) % 6) + 1);
}

function draw(seed: string, from: number, count: number): readonly number[] {
  const dice = seededDice(seed, from);
  return Array.from({ length: count }, () => dice.d6());
}

describe("the generator", () => {
  test("DI-1 its key stream is that of RFC 8439, section 2.4.2", () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i);
    const nonce = Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0]);
    const text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    const sealed = chacha20(key, nonce, new TextEncoder().encode(text), undefined, 1);
    expect(Buffer.from(sealed).toString("hex")).toBe(
      "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b" +
        "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8" +
        "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736" +
        "5af90bbf74a35be6b40b8eedf2785e42874d",
    );
  });

  test.each(["", "any string", "test", "🎲 ünïcode", "x".repeat(1000)])(
    "DI-1 the dice of %j are those of OpenSSL",
    (seed) => {
      expect(draw(seed, 0, 1000)).toEqual(opensslDice(seed, 0, 1000));
    },
  );

  test.each([1, 15, 16, 17, 63, 64, 65, 1000, 123_456_789, 2 ** 32 - 3, 2 ** 32, LIMITS.cursor - 1])(
    "DI-1 die number %d can be had without the ones before it",
    (from) => {
      expect(draw("seek", from, 200)).toEqual(opensslDice("seek", from, 200));
    },
  );

  // Found by looking through three billion words: these are past the last multiple of 6 below 2^32.
  test.each([
    [1_674_022_676, 4_294_967_294],
    [2_391_240_339, 4_294_967_293],
    [2_859_377_554, 4_294_967_295],
  ])("DI-1 word number %d, %d, would favour a face and is drawn again", (index, word) => {
    expect(opensslWord("test", index, 0)).toBe(word);
    const again = opensslWord("test", index, 1);
    expect(again).toBeLessThan(4_294_967_292);
    const dice = seededDice("test", index - 1);
    dice.d6();
    expect(dice.d6()).toBe((again % 6) + 1);
    expect(dice.cursor).toBe(index + 1);
    expect(dice.d6()).toBe((opensslWord("test", index + 1, 0) % 6) + 1);
  });

  test("DI-1 a source set on any cursor gives what one that was drawn so far gives", () => {
    const all = draw("sequence", 0, 500);
    for (let from = 0; from < 500; from += 7)
      expect(draw("sequence", from, 500 - from)).toEqual(all.slice(from));
  });

  test("DI-1 sources do not disturb one another", () => {
    const sources = [seededDice("a", 0), seededDice("b", 0), seededDice("a", 40)];
    const seen: number[][] = [[], [], []];
    for (let i = 0; i < 150; i++) {
      for (const [n, dice] of sources.entries()) seen[n]!.push(dice.d6());
    }
    expect(seen).toEqual([draw("a", 0, 150), draw("b", 0, 150), draw("a", 40, 150)]);
  });

  test("DI-1 the cursor counts the dice drawn", () => {
    const dice = seededDice("count", 17);
    expect(dice.cursor).toBe(17);
    for (let i = 1; i <= 100; i++) {
      dice.d6();
      expect(dice.cursor).toBe(17 + i);
    }
  });

  test("DI-1 every face comes as often as every other", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const pairs = Array<number>(36).fill(0);
    const dice = seededDice("fairness", 0);
    let last = 0;
    for (let i = 0; i < 600_000; i++) {
      const face = dice.d6() - 1;
      counts[face]!++;
      if (i % 2 === 1) pairs[6 * last + face]!++;
      last = face;
    }
    const chiSquare = (observed: readonly number[], expected: number) =>
      observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The seed is fixed, so this never fails by chance: 5 degrees of freedom exceed 20.5 once in a thousand.
    expect(chiSquare(counts, 100_000)).toBeLessThan(20.5);
    // And 35 degrees exceed 66.6 once in a thousand.
    expect(chiSquare(pairs, 300_000 / 36)).toBeLessThan(66.6);
  });

  test("DI-1 the generator has a name with its version", () => {
    expect(GENERATOR).toBe("chacha20-d6/1");
  });
});

describe("scripted dice", () => {
  test("DI-1 give their faces, count from the cursor, and say when they are out", () => {
    const dice = scriptedDice([6, 1, 3], 40);
    expect([dice.d6(), dice.d6()]).toEqual([6, 1]);
    expect(dice).toMatchObject({ cursor: 42, left: 1 });
    expect(dice.d6()).toBe(3);
    expect(() => dice.d6()).toThrow(DiceExhausted);
    expect(dice.cursor).toBe(43);
  });
});
