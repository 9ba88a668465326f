import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { englishIn } from "./english.ts";

/** Folders of the page, the lowest first: a file imports from its own folder and from those before it. */
const ORDER = ["words", "ui", "route", "board", "tools", "table", "online", "panels", "phases", "screens"];

const SRC = join(import.meta.dirname, "../src");
const files = globSync("**/*.{ts,tsx}", { cwd: SRC }).map((file) => normalize(file));

const textOf = (file: string) => readFileSync(join(SRC, file), "utf8");

/** Files beside the folders put the page together, and come after all of them. */
function levelOf(file: string): number {
  const [folder, ...rest] = file.split("/");
  return rest.length === 0 ? ORDER.length : ORDER.indexOf(folder!);
}

/** Hired by its address from any folder: what it holds works beside the page, and does not come to whoever hires it. */
const WORKER = "worker.ts";

function importsOf(file: string): string[] {
  const found = textOf(file).matchAll(/\b(from|import|URL)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return [...found].flatMap(([, how, path]) => {
    const whole = normalize(join(dirname(file), path!));
    return how === "URL" && whole === WORKER ? [] : [whole];
  });
}

describe("the folders of the page", () => {
  it("are all in the order", () => {
    const folders = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
    expect([...folders].sort()).toEqual([...ORDER].sort());
  });

  it("import only from those before them", () => {
    const against = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => !path.endsWith(".css") && levelOf(path) > levelOf(file))
        .map((path) => `${file} imports ${path}`),
    );
    expect(against).toEqual([]);
  });

  it("keep the board free of the rules: it is told", () => {
    const shown = files.filter((file) => /^(board|tools|ui|route)\//.test(file));
    expect(shown.filter((file) => /from "@gunline\/rules"/.test(textOf(file)))).toEqual([]);
  });
});

describe("phases", () => {
  it("are named in their rows alone", () => {
    const names = /["'`](DEPLOYMENT|COMMAND|MOVEMENT|SHOOTING|CHARGE|FIGHT)["'`]/;
    // An action is called like its phase.
    const ofActions = ["table/commands.ts", "panels/log/groups.ts"];
    const naming = files.filter(
      (file) => !file.startsWith("phases/") && !ofActions.includes(file) && names.test(textOf(file)),
    );
    expect(naming).toEqual([]);
  });
});

/** The state of a moment belongs to the moment: its row gets it, and looks for it nowhere. */
describe("the rows of moments", () => {
  it("are chosen by what is awaited, and found in their folder", () => {
    const rows = textOf("phases/rows.ts");
    expect(rows).not.toMatch(/UnderWay\(/);
    expect(rows).toContain("import.meta.glob");
  });

  it("get the state of their moment as an argument", () => {
    const reading = files.filter((file) => file.startsWith("phases/") && /\bgetState\(/.test(textOf(file)));
    expect(reading).toEqual([]);
  });

  it("keep nothing of their own between two moments", () => {
    const keeping = files.filter(
      (file) => file.startsWith("phases/") && /^(export )?let |\.subscribe\(/m.test(textOf(file)),
    );
    expect(keeping).toEqual([]);
  });
});

/** What a file keeps for itself outlives tables and moments, and no other file can see it. */
describe("what the page keeps", () => {
  const keeps = (source: string) => /^(export )?(let|var) /m.test(source);
  const follows = (source: string) =>
    /^(\w+ = )?(void )?\w*(\.subscribe|\.addEventListener|[fF]ollow\w*)\(/m.test(source);
  const reads = (source: string) => /\bgetState\b/.test(source);

  it("is in no variable of a file", () => {
    expect(files.filter((file) => keeps(textOf(file)))).toEqual([]);
  });

  it("is followed by an effect or a call, and not as soon as a file is imported", () => {
    // Where the page begins.
    const imported = files.filter((file) => file !== "main.tsx");
    expect(imported.filter((file) => follows(textOf(file)))).toEqual([]);
  });

  it("comes to panels by hooks, and to what a press does by `viewNow`, `tableNow`, `stateNow` and `sessionNow`", () => {
    expect(files.filter((file) => file.startsWith("panels/") && reads(textOf(file)))).toEqual([]);
  });

  it("would be found", () => {
    expect(keeps("import a;\nlet last: A | undefined;")).toBe(true);
    expect(keeps("function a() {\n  let last = 1;\n}")).toBe(false);
    expect(follows("useTable.subscribe(({ table }) => {")).toBe(true);
    expect(follows("followTable((now, before) => {")).toBe(true);
    expect(follows("export function followTable() {\n  useTable.subscribe(hear);\n}")).toBe(false);
    expect(reads("const { draft } = useView.getState();")).toBe(true);
  });
});

/** What the engine keeps may move: as few files as possible know where it is. */
describe("the state of the engine", () => {
  it.each([
    ["what is under way", /\b(tasks|topTask|taskUnderWay)\b|charges\.pending/, ["table/under-way.ts"]],
    ["whose decision it is", /\b(legal|waiting|waitingInWords|choices)\(/, ["table/whose.ts"]],
  ])("%s is read in one file", (_, pattern, known) => {
    expect(files.filter((file) => pattern.test(textOf(file)))).toEqual(known);
  });
});

/** The story is data: words are made of it by the rules, and never read back. */
describe("the words of the log", () => {
  it("are asked for in one file of the panel", () => {
    const asking = files.filter((file) => /\blineInWords\(/.test(textOf(file)));
    expect(asking).toEqual(["panels/log/line.ts"]);
  });
});

describe("the words of the page", () => {
  it("of a row are none that are astray", () => {
    const source = 'const WORDS = { title: "Play on now" };\nconst a = "Nothing was played yet.";';
    expect(englishIn("phases/x.tsx", source).map(({ text }) => text)).toEqual(["Nothing was played yet."]);
  });

  const strays = (file: string) =>
    englishIn(file, textOf(file)).map(({ line, text }) => `${file}:${line} ${text}`);

  it("stand in one folder, or in the `WORDS` of a row that alone says them", () => {
    const others = files.filter((file) => !file.startsWith("words/"));
    expect(others.flatMap(strays)).toEqual([]);
    const found = files.filter((file) => file.startsWith("words/")).flatMap(strays);
    expect(found.length).toBeGreaterThan(100);
  });

  it.each([
    ["words elsewhere than in a row", 'const WORDS = { title: "Play on now" };', ["Play on now"]],
    ["text between tags", "const a = <p>Play on</p>;", ["Play on"]],
    ["one word between tags", "const a = <b>Dice</b>;", ["Dice"]],
    ["a string of words", 'const a = "Nothing was played yet.";', ["Nothing was played yet."]],
    ["a template", `const a = \`\${n} of \${m}\`;`, ["~ of ~"]],
    ["one within another", `const a = \`\${b ? \`no \${c}\` : x}\`;`, ["no ~"]],
    [
      "what is read out",
      'const a = <i aria-label="Close" title="x" placeholder={b ? "Name" : c} />;',
      ["Close", "Name"],
    ],
    ["a label of a part", '<Choice label="Theme" onChange={() => set("dark")} />;', ["Theme"]],
    [
      "classes",
      'const a = <i className="dice-row big" data-tip="on top">→ 4″</i>; const b = "log-line log-old";',
      [],
    ],
    [
      "selectors and queries",
      'a.closest("button, input"); const b = "[role=button], a"; const c = "(hover: none)";',
      [],
    ],
    [
      "imports, types and mistakes of ours",
      'import "a b c"; type A = "is a type"; throw new Error("no game is here");',
      [],
    ],
    [
      "signs and names",
      `const a = <b>GUN</b>; const b = \`\${x} · \${y}\`; const c = "SELECT A"; const d = "Enter";`,
      [],
    ],
  ])("are found: %s", (_, source, texts) => {
    expect(englishIn("x.tsx", source).map(({ text }) => text)).toEqual(texts);
  });
});
