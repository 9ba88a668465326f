import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Colyseus is used by what it promises: what is private in it changes with any release. */
test("no private field of Colyseus is read", () => {
  const folder = join(import.meta.dirname, "../src");
  // A name in brackets passes the compiler, and so does a cast to a type that has the field.
  const isPrivate = /\.?\[\s*["'](_\w+|pub|sub)["']\s*\]|[\s{.]_[a-z]\w+\b(?=\s*[:=?.;,}(])/;
  const reads = globSync("**/*.ts", { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && isPrivate.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(reads).toEqual([]);
});
