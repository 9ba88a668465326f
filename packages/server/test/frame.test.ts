import { describe, expect, test } from "vitest";
import { chance } from "../../rules/test/support/arena.ts";
import { LIMITS } from "../src/limits.ts";
import { readFrame } from "../src/room/frame.ts";

/** A message of the type "a" with a body in these bytes. */
const hex = (bytes: string) => Buffer.from(`0da161${bytes.replaceAll(" ", "")}`, "hex");
const read = (bytes: Buffer) => readFrame(bytes, 1);

/** As the SDK of Colyseus has packed them. */
const SENT: readonly (readonly [body: unknown, bytes: string])[] = [
  [
    { id: "command-1", base: 3, action: { type: "END_PHASE", payload: {} } },
    "d4724093a26964a462617365a6616374696f6ea9636f6d6d616e642d3103d4724192a474797065a77061796c6f6164a9454e445f5048415345d4724290",
  ],
  [
    { a: [0, 1, 63, 64, 127, 128, 255, 256, 65_535, 65_536, 2 ** 32, 2 ** 40, 1.5, -1, -33, -129, -40_000] },
    "d4724091a161dc001100013fcc40cc7fcc80ccffcd0100cdffffce00010000cb41f0000000000000cb4270000000000000cb3ff8000000000000ffd0dfd1ff7fd2ffff63c0",
  ],
  [{ a: [null, true, false, "", "é王😀", "\ufffd"] }, "d4724091a16196c0c3c2a0a9c3a9e78e8bf09f9880a3efbfbd"],
  // Keys of the same shape are said once.
  [
    {
      same: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
        { y: 5, x: 6 },
      ],
    },
    "d4724091a473616d6593d4724192a178a1790102410304d4724292a179a1780506",
  ],
  [["a", ["b", ["c"]]], "92a16192a16291a163"],
  ["text", "a474657874"],
  [7, "07"],
  [null, "c0"],
  // What was undefined, as JSON would have it; and no zero below zero.
  [{ b: [null, 1], c: 0 }, "d4724093a161a162a163d4000092d400000100"],
];

/** A list of eight times a list of eight times … of one text, by reference. */
const REFERENCES =
  "d4724092a26964a4626f6479a9636f6d6d616e642d3198d6690000000498d6690000000398d6690000000298d6690000000191a178" +
  [1, 2, 3, 4].map((n) => `d6700000000${n}`.repeat(7)).join("");

describe("frames", () => {
  test.each(SENT)("%j is read as it was sent", (body, bytes) => {
    expect(read(hex(bytes))).toEqual({ type: "a", body, fault: undefined });
  });

  test("a key that every object has is one like any other", () => {
    const { body } = read(hex("81 a9 5f5f70726f746f5f5f 81 a178 01"));
    expect(Object.keys(body as object)).toEqual(["__proto__"]);
    expect((body as { x?: number }).x).toBeUndefined();
  });

  test("there may be no body", () => {
    expect(read(Buffer.of(13, 0xa1, 0x61))).toEqual({ type: "a", body: undefined, fault: undefined });
  });

  test("references are not read, and the id before them is known all the same", () => {
    const { body, fault } = read(hex(REFERENCES));
    expect(body).toEqual({ id: "command-1" });
    expect(fault).toContain("plain data");
  });

  test.each([
    ["a date", "81 a161 d6ff 00000000", "plain data"],
    ["bytes", "81 a161 c4 02 0000", "plain data"],
    ["a set", "d4 73 00 91 01", "plain data"],
    ["a key that is no text", "81 01 01", "no text"],
    ["keys that are no texts", "d4 72 40 91 01 01", "no text"],
    ["no number", "cb 7ff8000000000000", "none"],
    ["a number without end", "cb 7ff0000000000000", "none"],
    ["a number that is too large", "cf ffffffffffffffff", "too large"],
    ["a half of a pair", "a3 eda080", "no Unicode"],
    ["text that is none", "a2 c328", "no Unicode"],
    ["a key that is no Unicode", "81 a3 eda080 01", "no Unicode"],
    ["text that ends early", "a5 61", "in the middle"],
    ["a list of billions", "dd ffffffff 01", "in the middle"],
    ["a map of billions", "df ffffffff a161", "in the middle"],
    ["a text of billions", "db ffffffff 61", "in the middle"],
    ["more than one", "01 01", "more in it"],
    ["a byte that means nothing", "c1", "plain data"],
  ])("%s is a fault", (_, bytes, fault) => {
    expect(read(hex(bytes)).fault).toContain(fault);
  });

  test("there is a bound to values and to how deep they lie", () => {
    const deep = (levels: number) => hex(`${"91".repeat(levels)}01`);
    expect(read(deep(LIMITS.messageDepth - 1)).fault).toBeUndefined();
    expect(read(deep(LIMITS.messageDepth)).fault).toContain("too deeply");
    expect(read(deep(60_000)).fault).toContain("too deeply");
    const many = (values: number) => hex(`dd ${values.toString(16).padStart(8, "0")} ${"01".repeat(values)}`);
    // The type and the list itself are values too.
    expect(read(many(LIMITS.messageValues - 2)).fault).toBeUndefined();
    expect(read(many(LIMITS.messageValues - 1)).fault).toContain("too many values");
  });

  test("fifty thousand frames at random are read or are a fault, and never hold more values than bytes", () => {
    const random = chance(4711);
    let held = 0;
    for (let n = 0; n < 50_000; n++) {
      const bytes =
        n % 2 === 0 ? hex(random.pick(SENT)[1]) : Buffer.alloc(1 + random.below(60), random.below(256));
      for (let i = 0; i < 1 + random.below(6); i++) bytes[random.below(bytes.length)] = random.below(256);
      if (count(read(bytes).body) > bytes.length) held++;
    }
    expect(held).toBe(0);
  });
});

function count(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + count(one), 1);
}
