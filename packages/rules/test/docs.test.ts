import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** The documents name files and folders: what they name is there. */

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** The lines of ARCHITECTURE.md about a package, by its name. */
function sections(): ReadonlyMap<string, string> {
  const parts = read("docs/ARCHITECTURE.md")
    .split(/^packages\//m)
    .slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf("/")), part]));
}

describe("docs/ARCHITECTURE.md", () => {
  test("fits a screen", () => {
    expect(read("docs/ARCHITECTURE.md").trimEnd().split("\n").length).toBeLessThanOrEqual(70);
  });

  test.each(readdirSync(join(ROOT, "packages")))("names every folder of %s once", (name) => {
    const folders = readdirSync(join(ROOT, "packages", name, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    const section = sections().get(name) ?? "";
    expect(section).not.toBe("");
    // A folder is named where a line about it begins, or in a row of such.
    const named = folders.map((folder) => [
      folder,
      [...section.matchAll(new RegExp(`(?<=^| |· )${folder}/(?=$| |<)`, "gm"))].length,
    ]);
    expect(named).toEqual(folders.map((folder) => [folder, 1]));
  });
});

/** Endings of paths from the root of the project or from the sources of a package. */
const FILES = globSync("{packages,scripts,docs}/**/*.{ts,tsx,md,json,css}", {
  cwd: ROOT,
  exclude: (name) => name.includes("node_modules"),
});

test.each(["docs/ARCHITECTURE.md", "docs/DECISIONS.md", "CONTRIBUTING.md"])(
  "%s names files that are there",
  (doc) => {
    const paths = [...read(doc).matchAll(/`([\w-]+(?:\/[\w-]+)*\.(?:ts|tsx|json))`/g)].map(
      ([, path]) => path!,
    );
    const missing = paths.filter(
      (path) => !existsSync(join(ROOT, path)) && !FILES.some((file) => file.endsWith(`/${path}`)),
    );
    expect(missing).toEqual([]);
  },
);
