import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { plainFault } from "../src/border/plain.ts";
import { Bucket, Buckets } from "../src/bucket.ts";
import { ConcurrencyQuota } from "../src/concurrency-quota.ts";
import { addressOf } from "../src/http/address.ts";
import { Body } from "../src/http/body.ts";
import { isOriginAllowed } from "../src/http/origin.ts";
import { LIMITS } from "../src/limits.ts";
import { Backlog } from "../src/room/backlog.ts";
import { cleanLine, cleanName } from "../src/text.ts";

describe("names and lines", () => {
  test.each([
    ["  Ann  ", "Ann"],
    ["A\u0000n\u0007n", "A n n"],
    ["\u202eevil\u202c", "evil"],
    ["a\u200bb", "a b"],
    ["line\nbreak\t tab", "line break tab"],
    ["\ud800lone", "lone"],
    ["Zoë Ångström 王", "Zoë Ångström 王"],
    ["x".repeat(60), "x".repeat(40)],
    ["😀".repeat(50), "😀".repeat(40)],
    [`a${"\u0301".repeat(30)}`, "á\u0301\u0301\u0301"],
    [" \u2066\u2069 ", ""],
  ])("%j becomes %j", (given, cleaned) => {
    expect(cleanName(given)).toBe(cleaned);
  });

  test("are cut at their length", () => {
    expect(cleanLine("a b c", 2)).toBe("a");
  });
});

describe("addresses", () => {
  test.each([
    [undefined, "192.0.2.7", false, "192.0.2.7"],
    [undefined, "::ffff:192.0.2.7", false, "192.0.2.7"],
    [undefined, "2001:db8:1:2:3:4:5:6", false, "2001:db8:1:2::/64"],
    [undefined, "2001:0db8::6", false, "2001:db8:0:0::/64"],
    [undefined, "::1", false, "0:0:0:0::/64"],
    [undefined, "fe80::1%eth0", false, "fe80:0:0:0::/64"],
    // Without a proxy of ours, what a client says of itself counts for nothing.
    ["10.9.9.9", "192.0.2.7", false, "192.0.2.7"],
    ["10.9.9.9, 198.51.100.4", "127.0.0.1", true, "198.51.100.4"],
    [undefined, undefined, true, "unknown"],
  ])("%s by %s (proxy: %s) is %s", (forwarded, remote, isBehindProxy, address) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(addressOf(headers, remote, isBehindProxy)).toBe(address);
  });
});

describe("origins", () => {
  const allowed = ["https://play.example.org"];
  test.each([
    [undefined, "game.example.org", true],
    ["https://game.example.org", "game.example.org", true],
    ["http://localhost:2567", "localhost:2567", true],
    ["https://play.example.org", "game.example.org", true],
    ["https://evil.example.org", "game.example.org", false],
    ["http://localhost:5173", "localhost:2567", false],
    ["null", "game.example.org", false],
    ["https://game.example.org.evil.org", "game.example.org", false],
    ["https://game.example.org", undefined, false],
  ])("%s at %s: %s", (origin, host, expected) => {
    expect(isOriginAllowed(origin, host, allowed)).toBe(expected);
  });
});

describe("buckets", () => {
  test("let a burst through, and then so many a second", () => {
    const bucket = new Bucket(3, 2, 0);
    expect([0, 0, 0, 0].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
    expect([400, 500, 600, 1000].map((at) => bucket.take(at))).toEqual([false, true, false, true]);
    expect([60_000, 60_000, 60_000, 60_000].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
  });

  test("charge afterwards for what was dear, and not for ever", () => {
    const bucket = new Bucket(3, 1, 0);
    expect(bucket.take(0)).toBe(true);
    bucket.charge(4);
    expect([0, 2_000, 3_000].map((at) => bucket.take(at))).toEqual([false, false, true]);
    bucket.charge(1_000);
    expect([6_000, 7_000].map((at) => bucket.take(at))).toEqual([false, true]);
  });

  test("are not held up by a clock that is put back", () => {
    const bucket = new Bucket(2, 1, 3_600_000);
    expect([3_600_000, 3_600_000, 3_600_000].map((at) => bucket.take(at))).toEqual([true, true, false]);
    expect([0, 1_000].map((at) => bucket.take(at))).toEqual([false, true]);
  });

  test("know who owes", () => {
    const bucket = new Bucket(2, 1, 0);
    expect([bucket.take(0), bucket.take(0), bucket.owes(0)]).toEqual([true, true, false]);
    bucket.charge(1);
    expect([bucket.owes(0), bucket.owes(500), bucket.owes(1_000)]).toEqual([true, true, false]);
  });

  test("are kept by key, and forgotten when they are full again", () => {
    let now = 0;
    const buckets = new Buckets(1, 1, () => now);
    expect([buckets.take("a"), buckets.take("a"), buckets.take("b")]).toEqual([true, false, true]);
    for (let i = 0; i < 5_000; i++) {
      now += 1;
      expect(buckets.take(`key ${i}`)).toBe(true);
    }
    expect(buckets.take("key 4999")).toBe(false);
    expect(buckets.take("a")).toBe(true);
  });
});

describe("crowds", () => {
  test("have room for so many of a key, and for so many in all", () => {
    const crowd = new ConcurrencyQuota(2, 3);
    expect(["a", "a", "a", "b", "b", "c"].map((key) => crowd.enter(key))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    crowd.leave("a");
    expect(["b", "a"].map((key) => crowd.enter(key))).toEqual([true, false]);
    expect(new ConcurrencyQuota(10, 20).enter("a", 11)).toBe(false);
  });
});

describe("what waits to be sent", () => {
  const MiB = 1024 * 1024;

  /** Connections with what waits for them; a name that begins alike is an address. */
  function waiting(amounts: Readonly<Record<string, number>>) {
    const backlog = new Backlog();
    const left: string[] = [];
    const all = Object.keys(amounts).map((name) => ({
      name,
      address: name[0]!,
      bytes: () => amounts[name]! * MiB,
      giveUp: () => left.push(name),
    }));
    for (const one of all) backlog.sent(one);
    return { backlog, left, all };
  }

  test("to one connection: too much of it, and it is given up", () => {
    expect(waiting({ a1: 7, b1: 8 }).left).toEqual([]);
    expect(waiting({ a1: 7, b1: 9 }).left).toEqual(["b1"]);
  });

  test("to an address: the slowest of its connections gives way", () => {
    const six = { a1: 4, a2: 7, a3: 6, a4: 6, a5: 6, b1: 8 };
    expect(waiting(six).left).toEqual([]);
    expect(waiting({ ...six, a6: 5 }).left).toEqual(["a2"]);
  });

  test("to all: the slowest of all gives way, and what was taken meanwhile is not counted", () => {
    const amounts: Record<string, number> = {};
    for (const address of "abcde")
      for (let n = 0; n < 4; n++) amounts[`${address}${n}`] = 6 + (n === 3 ? 1 : 0);
    const { left, backlog, all } = waiting(amounts);
    expect(left).toEqual([]);
    const late = { address: "z", bytes: () => 5 * MiB, giveUp: () => left.push("z") };
    amounts["b3"] = 0;
    backlog.sent(late);
    expect(left).toEqual([]);
    expect(backlog.bytes).toBe(123 * MiB);
    amounts["b3"] = 8;
    backlog.sent(all.find(({ name }) => name === "b3")!);
    expect(left).toEqual(["b3"]);
    backlog.left(late);
    expect(backlog.bytes).toBe(118 * MiB);
  });
});

describe("bodies", () => {
  const nested = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`) as unknown;
  const list = (length: number) => Array.from({ length }, () => 0);

  test.each<[string, unknown, boolean]>([
    ["a document", { units: { a: [1, "text", null] } }, true],
    ["as deep as may be", nested(LIMITS.bodyDepth), true],
    ["deeper", nested(LIMITS.bodyDepth + 2), false],
    ["far deeper", nested(500_000), false],
    ["as long as may be", list(LIMITS.bodyEntries), true],
    ["longer", list(LIMITS.bodyEntries + 1), false],
    ["too many in all", list(50).map(() => list(9_000)), false],
    ["as many keys as may be", Object.fromEntries(list(LIMITS.bodyKeys).map((_, n) => [n, 0])), true],
    ["more keys", Object.fromEntries(list(LIMITS.bodyKeys + 1).map((_, n) => [n, 0])), false],
    ["half of a pair of surrogates", { text: "a\ud800" }, false],
    ["the other half, as a key", { "\udc00": 1 }, false],
    ["a whole pair", { "😀": "😀" }, true],
  ])("%s: bearable %#", (_, value, isBearable) => {
    expect(plainFault(value) === undefined).toBe(isBearable);
  });

  test("one that comes byte by byte takes more memory than its bytes", async () => {
    const read = (pieces: number, most: number) => {
      const request = Readable.from(Array.from({ length: pieces }, () => Buffer.of(0x20)));
      const bytes = Object.assign(request, { headers: {} }) as never;
      return new Body(new ConcurrencyQuota(most, most), "a").text(bytes, LIMITS.bodyBytes);
    };
    expect(await read(1_000, 100_000)).toMatchObject({ ok: false, answer: { status: 503, code: "BUSY" } });
    expect(await read(100, 100_000)).toMatchObject({ ok: true });
  });
});
