import { describe, expect, test } from "vitest";
import { Bucket, Buckets } from "../src/bucket.ts";
import { addressOf } from "../src/http/address.ts";
import { isOriginAllowed } from "../src/http/origin.ts";
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
