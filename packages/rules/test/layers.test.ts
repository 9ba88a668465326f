import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** The layers of the engine, the lowest first: a file imports from its own layer and from those before it. */
const LAYERS = [
  "base",
  "geometry",
  "dice",
  "game",
  "abilities",
  "space",
  "attack",
  "odds",
  "flow",
  "missions",
  "words",
  "books",
  "doors",
];

const SRC = join(import.meta.dirname, "../src");
const files = globSync("**/*.ts", { cwd: SRC }).map((file) => normalize(file));

function importsOf(file: string): readonly string[] {
  const found = readFileSync(join(SRC, file), "utf8").matchAll(
    /\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"\n]+)"/g,
  );
  return [...found].map(([, path]) => normalize(join(dirname(file), path!)));
}

const levelOf = (file: string) => (file.includes("/") ? LAYERS.indexOf(file.split("/")[0]!) : LAYERS.length);

describe("the layers of the rules", () => {
  it("hold every file but the front door", () => {
    expect(files.filter((file) => !file.includes("/"))).toEqual(["index.ts"]);
    const folders = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
    expect([...folders].sort()).toEqual([...LAYERS].sort());
  });

  it("import only from those before them", () => {
    const upward = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => levelOf(path) > levelOf(file))
        .map((path) => `${file} imports ${path}`),
    );
    expect(upward).toEqual([]);
  });
});

describe("the front door", () => {
  it("is a table of contents: about a hundred names, topics included", () => {
    const door = readFileSync(join(SRC, "index.ts"), "utf8");
    const named = [...door.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
      names!.split(",").filter((name) => name.trim() !== ""),
    );
    const topics = door.match(/^export \* as /gm) ?? [];
    expect(named.length + topics.length).toBeLessThanOrEqual(110);
    expect(door).not.toMatch(/^export \* from/m);
  });
});
