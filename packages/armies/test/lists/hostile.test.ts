import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readList } from "../../src/lists/read.ts";
import { armyNamed, rosterJson, rosterXml } from "./support/roster.ts";
import { TEXTS } from "./support/texts.ts";

const SCOUTS = armyNamed("ork-scouts");
const JSON_LIST = rosterJson(SCOUTS);
const XML_LIST = rosterXml(SCOUTS);

/** Refused by name and without a heap of memory; how soon, the bench measures. */
function refused(bytes: Uint8Array): string {
  const before = memoryHere();
  const read = readList(bytes);
  expect(memoryHere() - before).toBeLessThan(200 * 1024 * 1024);
  return read.ok ? "read" : read.fault.code;
}

/** Of this thread alone: what other tests take at the same time is not its fault. */
function memoryHere(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe("files that mean harm, or are none of ours", () => {
  test("a zip that unpacks to gigabytes", () => {
    const bomb = zipSync({ "a.ros": new Uint8Array(16 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect(refused(bomb)).toBe("ZIP_BOMB");
  });

  test("a zip that lies about its size", () => {
    const bomb = zipSync({ "a.ros": new Uint8Array(10 * 1024 * 1024) }, { level: 9 });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    view.setUint32(22, 100, true);
    expect(["ZIP_BOMB", "BROKEN"]).toContain(refused(bomb));
  });

  test("lines of nothing but spaces", () => {
    expect(refused(strToU8(`${" ".repeat(200)}\n`.repeat(4_900)))).toBe("EMPTY");
    expect(refused(strToU8(`x${`${" ".repeat(200)}\n`.repeat(4_900)}`))).toBe("NO_LIST");
  });

  test("a zip of many files, and one of two lists", () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`${i}.ros`, strToU8("x")]));
    expect(refused(zipSync(many, { level: 0 }))).toBe("ZIP_BOMB");
    expect(refused(zipSync({ "a.ros": strToU8(XML_LIST), "b.ros": strToU8(XML_LIST) }))).toBe("NO_LIST");
  });

  test("entities within entities", () => {
    const levels = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
      "",
    );
    const bomb = `<?xml version="1.0"?><!DOCTYPE roster [<!ENTITY l0 "lol">${levels}]><roster name="&l10;"/>`;
    expect(refused(strToU8(bomb))).toBe("ENTITIES");
    expect(refused(strToU8('<!DOCTYPE roster SYSTEM "file:///etc/passwd"><roster/>'))).toBe("ENTITIES");
  });

  test("a line of many megabytes", () => {
    expect(refused(new Uint8Array(15 * 1024 * 1024).fill(0x61))).toBe("TOO_LARGE");
    expect(refused(new Uint8Array(17 * 1024 * 1024).fill(0x61))).toBe("TOO_LARGE");
    expect(refused(strToU8(`${TEXTS.app_a}\n${"x".repeat(5_000)}`))).toBe("TOO_LARGE");
    expect(refused(strToU8("x\n".repeat(6_000)))).toBe("TOO_LARGE");
  });

  test("nested without end", () => {
    expect(refused(strToU8("[".repeat(1_000_000)))).toBe("TOO_DEEP");
    expect(refused(strToU8(`{"roster":{"forces":${"[".repeat(500)}${"]".repeat(500)}}}`))).toBe("TOO_DEEP");
    expect(refused(strToU8(`<roster>${"<selection>".repeat(200_000)}`))).toBe("TOO_DEEP");
  });

  test("parts without number", () => {
    expect(refused(strToU8(`<roster>${"<a/>".repeat(1_000_000)}</roster>`))).toBe("TOO_LARGE");
  });

  test("cut off", () => {
    const zip = zipSync({ "a.ros": strToU8(XML_LIST) });
    expect(refused(zip.subarray(0, zip.length / 2))).toBe("BROKEN");
    expect(refused(strToU8(XML_LIST.slice(0, XML_LIST.length / 2)))).toBe("BROKEN");
    expect(refused(strToU8(JSON_LIST.slice(0, JSON_LIST.length / 2)))).toBe("BROKEN");
  });

  test("other files: a picture, JSON of another kind, XML of another kind, another edition", () => {
    expect(refused(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13))).toBe(
      "NOT_TEXT",
    );
    expect(refused(strToU8('{"name":"something"}'))).toBe("NO_LIST");
    expect(refused(strToU8("<html><body>list</body></html>"))).toBe("NO_LIST");
    expect(refused(strToU8(rosterJson(SCOUTS, { gameSystemId: "sys-352e-adc2-7639-d610" })))).toBe("EDITION");
    expect(refused(zipSync({}))).toBe("EMPTY");
    expect(refused(new Uint8Array())).toBe("EMPTY");
  });

  test("names and numbers that no program expects", () => {
    const odd = {
      roster: {
        gameSystemId: "sys-352e-adc2-7639-d6a9",
        forces: [
          null,
          {
            selections: [
              {
                name: "__proto__",
                type: "unit",
                number: 1e9,
                selections: [{ name: "constructor", type: "model", number: -5, profiles: "x" }],
              },
              {
                name: 7,
                type: "model",
                number: "3",
                costs: {},
                selections: [{ name: "Gun", number: {}, profiles: [null] }],
              },
            ],
          },
        ],
      },
    };
    const read = readList(strToU8(JSON.stringify(odd)));
    expect(read.ok).toBe(true);
  });
});

describe("content, not the name of the file, says what it is", () => {
  test.each([
    ["JSON", strToU8(JSON_LIST), "newrecruit-json"],
    ["XML", strToU8(XML_LIST), "battlescribe-xml"],
    ["XML in a zip", zipSync({ "a.txt": strToU8(XML_LIST) }), "battlescribe-xml"],
    ["JSON in a zip", zipSync({ "a.ros": strToU8(JSON_LIST) }), "newrecruit-json"],
    ["text in a zip", zipSync({ "a.ros": strToU8(TEXTS.app_b) }), "app"],
    ["JSON behind a byte order mark", strToU8(`\ufeff${JSON_LIST}`), "newrecruit-json"],
  ])("%s", (_, bytes, format) => {
    const read = readList(bytes);
    expect(read.ok && read.value.list.format).toBe(format);
  });
});
