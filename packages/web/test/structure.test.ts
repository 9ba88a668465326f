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
  it("are chosen by what is awaited, in a table and not by questions in an order", () => {
    const rows = textOf("phases/rows.ts");
    expect(rows.match(/UnderWay\(/g)).toHaveLength(1);
    expect(rows).toContain('Record<WaitingFor["what"], Entry>');
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

/** Panels still do, in these files and no more: those of the move editors, and a queue of questions to a worker. */
describe("what panels keep between two moments", () => {
  it.each([
    [
      "in a variable of the file",
      /^(export )?let /m,
      [
        "panels/odds-worker/worker.ts",
        "panels/charge/charging.ts",
        "panels/charge/charge-odds.ts",
        "panels/fight/fighting.ts",
        "panels/moving/draft.ts",
        "panels/moving/moving.ts",
        "panels/placing/placing.ts",
      ],
    ],
    [
      "by following the table from the moment the file is read",
      /^(followTable\(|use\w+\.subscribe\()/m,
      [
        "panels/charge/draft.ts",
        "panels/deploying/rest.ts",
        "panels/fight/draft.ts",
        "panels/moving/draft.ts",
        "panels/placing/placing.ts",
      ],
    ],
  ])("%s", (_, pattern, known) => {
    const found = files.filter((file) => file.startsWith("panels/") && pattern.test(textOf(file)));
    expect(found.sort()).toEqual([...known].sort());
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
  const strays = (file: string) =>
    englishIn(file, textOf(file)).map(({ line, text }) => `${file}:${line} ${text}`);

  it("stand in one folder", () => {
    const others = files.filter((file) => !file.startsWith("words/"));
    expect(others.flatMap(strays)).toEqual([]);
    const found = files.filter((file) => file.startsWith("words/")).flatMap(strays);
    expect(found.length).toBeGreaterThan(100);
  });

  it.each([
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
