import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Colyseus is used by what it promises: what is private in it changes with any release. */

const FOLDER = join(import.meta.dirname, "..");

interface Line {
  readonly file: string;
  readonly text: string;
}

/** Lines of code, without comments. */
function linesOf(pattern: string): readonly Line[] {
  return globSync(pattern, { cwd: FOLDER }).flatMap((file) =>
    readFileSync(join(FOLDER, file), "utf8")
      .split("\n")
      .filter((text) => !/^\s*(\*|\/\/|\/\*)/.test(text))
      .map((text) => ({ file, text: text.trim() })),
  );
}

const all = [...linesOf("src/**/*.ts"), ...linesOf("bench/**/*.ts")];
const files = new Set(all.filter(({ text }) => /from "@colyseus\//.test(text)).map(({ file }) => file));
const found = (lines: readonly Line[], is: RegExp) =>
  lines.filter(({ text }) => is.test(text)).map(({ file, text }) => `${file}: ${text}`);

test("no private field of Colyseus is read", () => {
  // A name in brackets passes the compiler, and so does a cast to a type that has the field.
  const isPrivate = /\.?\[\s*["'](_\w+|pub|sub)["']\s*\]|[\s{.]_[a-z]\w+\b(?=\s*[:=?.;,}(])/;
  expect(found(all, isPrivate)).toEqual([]);
});

test("where Colyseus is used, no name is put in brackets and no type is cast away", () => {
  expect([...files].sort()).toContain("src/room/table-room.ts");
  const isUsed = all.filter(({ file }) => files.has(file));
  // `this["clients"]`, `Transport["onConnection"]` and the like name types, and the environment is no object of Colyseus.
  const isType = /this\["clients"\]\[number\]|\b[A-Z]\w+\["\w+"\]|process\.env\["\w+"\]/g;
  const bare = isUsed.map(({ file, text }) => ({ file, text: text.replaceAll(isType, "") }));
  expect(found(bare, /[\w)\]]\??\.?\[\s*["'`]/)).toEqual([]);
  expect(found(bare, /\bas (unknown|any|never)\b|\bReflect\.|@ts-(ignore|expect-error|nocheck)/)).toEqual([]);
});
