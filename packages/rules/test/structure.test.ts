import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PHASES } from "../src/index.ts";

/** Rules about the source itself, which no compiler checks. */

const PACKAGES = join(import.meta.dirname, "../..");

interface Literal {
  /** `rules/src/apply.ts:12`. */
  readonly at: string;
  /** What is inserted into a template reads `~`. */
  readonly text: string;
  /** The code in front of it, on whatever line. */
  readonly before: string;
  /** Whether it stands in the `words` of a row. */
  readonly inWords: boolean;
}

/** Comments, strings and regular expressions, each as a whole; and what opens or closes a template or a block. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<=[(,=:[!&|?{};]\s*|\breturn\s+)\/(?![/*])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[`{}]/g;

/** Every string and template of a source, also those within templates. */
function* textsIn(source: string): Generator<{ readonly from: number; readonly text: string }> {
  /** Blocks that are open: of code, or within a template that goes on after them. */
  const open: ({ from: number; text: string } | null)[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(source); token !== null; token = TOKEN.exec(source)) {
    const [sign] = token;
    if (sign[0] === '"' || sign[0] === "'") yield { from: token.index, text: sign.slice(1, -1) };
    if (sign === "{") open.push(null);
    if (sign !== "`" && sign !== "}") continue;
    const template = sign === "`" ? { from: token.index, text: "" } : open.pop();
    if (template === undefined || template === null) continue;
    const part = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
    part.lastIndex = TOKEN.lastIndex;
    template.text += part.exec(source)![0];
    if (source[part.lastIndex] === "`") {
      TOKEN.lastIndex = part.lastIndex + 1;
      yield template;
    } else {
      TOKEN.lastIndex = part.lastIndex + 2;
      template.text += "~";
      open.push(template);
    }
  }
}

/** From where to where the `words: { … }` of rows go in a source. */
function wordsIn(source: string): readonly (readonly [from: number, to: number])[] {
  return [...source.matchAll(/\bwords: \{/g)].map(({ index }) => {
    let [at, depth] = [source.indexOf("{", index), 0];
    do {
      if (source[at] === "{") depth++;
      if (source[at] === "}") depth--;
      at++;
    } while (depth > 0 && at < source.length);
    return [index, at];
  });
}

function literalsOf(path: string, source: string): readonly Literal[] {
  const blocks = wordsIn(source);
  return [...textsIn(source)].map(({ from, text }) => ({
    at: `${path}:${source.slice(0, from).split("\n").length}`,
    text,
    before: source.slice(Math.max(from - 60, 0), from).trimEnd(),
    inWords: blocks.some(([start, end]) => start < from && from < end),
  }));
}

function* sourcesUnder(...folders: readonly string[]): Generator<{ path: string; source: string }> {
  for (const folder of folders) {
    const names = readdirSync(join(PACKAGES, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => one.endsWith(".ts")).sort()) {
      const path = `${folder}/${name}`;
      yield { path, source: readFileSync(join(PACKAGES, path), "utf8") };
    }
  }
}

function* literalsUnder(...folders: readonly string[]): Generator<Literal> {
  for (const { path, source } of sourcesUnder(...folders)) yield* literalsOf(path, source);
}

const isUnder = ({ at }: Literal, homes: readonly string[]) => homes.some((home) => at.startsWith(home));
const shown = ({ at, text }: Literal) => `${at} ${text}`;

/**
 * The rows of the phases and the list of their names; the actions, one of which is called like its phase; the windows at
 * their beginnings and ends; and the language of rules, whose rows say in which phase they act.
 */
const HOMES_OF_PHASES = [
  "rules/src/flow/phases/",
  "rules/src/game/phase.ts",
  "rules/src/game/action.ts",
  "rules/src/abilities/language/",
  "rules/src/flow/usables/times.ts",
  "rules/src/flow/windows/windows.ts",
  ...["core", "space-marines", "orks"].map((book) => `rules/src/books/${book}/rows.ts`),
];

const namesPhase = ({ text }: Literal) => (PHASES as readonly string[]).includes(text);

/** Words, the rules by name, and the language of rules, each kind of which says what it does. */
const HOMES_OF_ENGLISH = ["words/", "base/rulebook/", "abilities/language/"].map(
  (home) => `rules/src/${home}`,
);

/** A row says its own name, in a few words what it does, and under `words` what only it has to say. */
const HOMES_OF_ROWS = ["rules/src/books/", "rules/src/flow/tasks/", "rules/src/missions/tasks/"];
const isOfRow = (one: Literal) =>
  isUnder(one, HOMES_OF_ROWS) &&
  (one.inWords || (one.at.startsWith("rules/src/books/") && /\b(name|text):$/.test(one.before)));

/** Four words or more, of which one at least is written in small letters; inserted parts count as words. */
function isSentence({ text }: Literal): boolean {
  const words = text.split(/\s+/).filter((word) => /[a-z~]/i.test(word));
  return words.length >= 4 && words.some((word) => /^[^\w]*[a-z]{2,}[^\w]*$/.test(word));
}

const CORE_BOOK = "rules/src/books/core/";

/** Names of numbers that another edition may change. */
const RULES_NUMBERS = new Set(
  [
    "ENGAGEMENT_RANGE ENGAGEMENT COHERENCY BARRICADE MOVE CHARGE FIGHT_MOVE OBJECTIVE_RANGE MARKER MARKER_MM",
    "MARKER_RADIUS BATTLE POINTS_CAP EXTRA_CP AIRCRAFT ARRIVAL DEADLY_DEMISE TRANSPORT ESCAPE_FAILS DEPLOYMENT",
    "RESERVES STRATAGEM_DICE HEROIC_INTERVENTION NUMBERS",
  ].flatMap((line) => line.split(" ")),
);

const isRulesNumber = (name: string) => RULES_NUMBERS.has(name);

/** Constants that a source declares, by name. */
function constantsIn(source: string): readonly string[] {
  return [...source.matchAll(/^\s*(?:export )?const ([A-Z][A-Z_]*)\b/gm)].map(([, name]) => name!);
}

/** What is thrown is a mistake of ours: nobody at the table reads it. */
const isThrown = ({ before }: Literal) => /\bnew \w+\($/.test(before) && /\bthrow\b/.test(before);

describe("literals are read out of sources", () => {
  const read = (source: string) => literalsOf("x.ts", source).map(({ text }) => text);

  test("comments and regular expressions are none", () => {
    expect(read(`const a = "one"; // "no"\n/* 'no' */ const b = 'two'; x.split(/"no"/);`)).toEqual([
      "one",
      "two",
    ]);
    expect(read("const half = a / 2; const text = `3 / 4`; f(a / b);")).toEqual(["3 / 4"]);
  });

  test("templates are whole, with those inside them", () => {
    expect(read(`const a = \`\${x ? \`no \${y}\` : "none"} of {z}\`; const o = { b: "c" };`)).toEqual([
      "no ~",
      "none",
      "~ of {z}",
      "c",
    ]);
  });
});

describe("each thing has one home", () => {
  test("phases are named in their own rows alone", () => {
    const all = [...literalsUnder("rules/src", "server/src", "link/src", "cli/src")].filter(namesPhase);
    const [own, others] = [true, false].map((home) =>
      all.filter((one) => isUnder(one, HOMES_OF_PHASES) === home),
    );
    expect(others!.map(shown)).toEqual([]);
    for (const phase of PHASES) expect(own!.filter(({ text }) => text === phase).length).toBeGreaterThan(1);
  });

  test("English is made in words alone", () => {
    const sentences = [...literalsUnder("rules/src")].filter((one) => isSentence(one) && !isThrown(one));
    const strays = sentences.filter((one) => !isUnder(one, HOMES_OF_ENGLISH) && !isOfRow(one));
    expect(strays.map(shown)).toEqual([]);
    expect(sentences.length).toBeGreaterThan(200);
  });

  test("a refusal has one sentence: none stands in two files, where the last would be said for both", () => {
    const folder = "rules/src/words/refusals";
    const sayings = readdirSync(join(PACKAGES, folder)).flatMap((name) =>
      [
        ...readFileSync(join(PACKAGES, folder, name), "utf8").matchAll(/^ {2}"?([A-Z_]+(?::\w+)?)"?: \(/gm),
      ].map(([, saying]) => saying!),
    );
    expect(sayings.length).toBeGreaterThan(200);
    expect(sayings.filter((saying, at) => sayings.indexOf(saying) !== at)).toEqual([]);
  });

  test("the numbers of the rules stand in the core book: none is a constant of another file, and base holds system limits alone", () => {
    const constants = [...sourcesUnder("rules/src")].flatMap(({ path, source }) =>
      constantsIn(source).map((name) => ({ path, name })),
    );
    const system = constants
      .filter(({ path }) => path === "rules/src/base/limits.ts")
      .map(({ name }) => name);
    expect(system).toEqual(["LIMITS", "TOLERANCE"]);
    const strays = constants.filter(({ path, name }) => isRulesNumber(name) && !path.startsWith(CORE_BOOK));
    expect(strays).toEqual([]);
    const askers = [...sourcesUnder("rules/src")].filter(({ source }) =>
      /from "[^"]*\/numbers\.ts"/.test(source),
    );
    // Everybody else imports the type, and asks the game.
    const holders = askers.filter(({ source }) => /import \{[^}]*\bNUMBERS\b/.test(source));
    expect(holders.map(({ path }) => path)).toEqual([`${CORE_BOOK}rulesets.ts`]);
    expect(askers.length).toBeGreaterThan(5);
  });

  test("and would be found elsewhere", () => {
    expect(
      constantsIn("export const ENGAGEMENT_RANGE = { across: 1 };\n  const MOVE: X = {};").map(isRulesNumber),
    ).toEqual([true, true]);
    const source = `refuse(\`\${unit.name} has no models left.\`);\nif (turn.phase === "SHOOTING") return;`;
    const [sentence, phase] = literalsOf("rules/src/apply.ts", source);
    expect([isSentence(sentence!), isThrown(sentence!), namesPhase(phase!)]).toEqual([true, false, true]);
    const row = `const a = { words: { rule: \`\${n} for one of your units\` }, score: () => "no unit is there yet" };`;
    expect(literalsOf("rules/src/books/a.ts", row).map(isOfRow)).toEqual([true, false]);
    expect(literalsOf("rules/src/flow/phases/a.ts", row).map(isOfRow)).toEqual([false, false]);
  });
});
