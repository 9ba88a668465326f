import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { chartSvg } from "../src/chart-svg.ts";
import type { Ranking } from "../src/ranking.ts";
import { duel } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

/** B: three models with one wound. D: two with three wounds and no better protection, so more is lost and less slain. */
function brawl() {
  const game = duel();
  game.weapons.gun.damage = "2";
  game.units.D = structuredClone(game.units.B);
  Object.assign(game.units.D, { id: "D", name: "Ogres & <Sons>", starting_strength: 2 });
  delete game.units.D.models.m3;
  game.units.D.stats.wounds = 3;
  for (const model of Object.values<{ wounds: number; position: { y: number } }>(game.units.D.models)) {
    model.wounds = 3;
    model.position.y += 8;
  }
  return game;
}

/** The elements of a document, checked: one root, every tag closed, no character that would have to be escaped. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  const tag = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/y;
  while (at < svg.length) {
    if (svg[at] !== "<") {
      const end = svg.indexOf("<", at);
      const content = svg.slice(at, end === -1 ? svg.length : end);
      expect(content).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
      expect(content).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
      if (open.length === 0) expect(content.trim()).toBe("");
      at += content.length;
      continue;
    }
    tag.lastIndex = at;
    const match = tag.exec(svg);
    expect(match, svg.slice(at, at + 80)).not.toBeNull();
    const [whole, closing, name, , empty] = match!;
    if (closing === "/") expect(open.pop()).toBe(name);
    else {
      if (open.length === 0) roots++;
      if (empty === "") open.push(name!);
    }
    at += whole.length;
  }
  expect({ open, roots }).toEqual({ open: [], roots: 1 });
}

describe.concurrent("gunline compare", () => {
  test("ranks by models slain and by wounds lost, and says why not", async () => {
    const game = new Scratch().file("game.json", brawl());
    const ran = await gunline(["compare", game, "A", "--json"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { unit_id, exact, ranking, not_legal } = documentOf<Ranking>(ran);
    expect({ unit_id, exact }).toEqual({ unit_id: "A", exact: true });
    expect(ranking.map(({ target_unit_id, rank }) => [target_unit_id, rank])).toEqual([
      ["B", { slain: 1, damage: 2 }],
      ["D", { slain: 2, damage: 1 }],
    ]);
    // Four attacks hit on 3+ and wound on 4+; three models cannot lose a fourth wound.
    const p = 1 / 3;
    expect(ranking[0]!.slain).toMatchObject({ mean: expect.closeTo(4 * p - p ** 4, 12) });
    expect(not_legal).toEqual([
      {
        weapon_id: "gun",
        target_unit_id: "C",
        reasons: [expect.objectContaining({ code: "OUT_OF_RANGE", rule: "SH-7" })],
      },
    ]);
  });

  test("as text with bars, and the same as an SVG file", async () => {
    const scratch = new Scratch();
    const svg = scratch.path("chart.svg");
    const game = scratch.file("game.json", brawl());
    const { code, out, err } = await gunline(["compare", game, "A", "--svg", svg]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/By models slain.*\n +1\. Gun → Unit B +1\.32 +█+\n +2\. Gun → Ogres & <Sons> +\d/);
    expect(out).toMatch(/By points of damage.*\n +1\. Gun → Ogres & <Sons> .*\n +2\. Gun → Unit B/);
    expect(out).toMatch(/✕ Gun → Unit C +.*\(SH-7\)/);
    expect(
      Math.max(
        ...out
          .split("\nNot legal")[0]!
          .split("\n")
          .map((line) => line.length),
      ),
    ).toBe(80);
    const drawn = readFileSync(svg, "utf8");
    expectWellFormed(drawn);
    expect(drawn).toContain("Gun → Ogres &amp; &lt;Sons&gt;");
    expect(drawn.match(/class="bar"/g)).toHaveLength(4);
    expect(scratch.files()).toEqual(["chart.svg", "game.json"]);
  });

  test("a unit that may not shoot has no legal target, which is an answer", async () => {
    const ran = await gunline(["compare", "-", "B"], JSON.stringify(brawl()));
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain("No legal target.");
    expect(ran.out).toContain("(SH-1)");
  });

  test("bad input writes no file, and no input is written over", async () => {
    const scratch = new Scratch();
    const game = scratch.file("game.json", brawl());
    const svg = scratch.path("chart.svg");
    const [stranger, over, broken] = await Promise.all([
      gunline(["compare", game, "Z", "--svg", svg]),
      gunline(["compare", game, "A", "--svg", game]),
      gunline(["compare", "-", "A", "--svg", svg], "{"),
    ]);
    for (const ran of [stranger, over, broken]) expect(ran).toMatchObject({ code: 2, out: "" });
    expect(stranger.err).toContain('UNIT: no unit has the id "Z"');
    expect(over.err).toBe(`gunline: --svg: would overwrite the input ${game}\n`);
    expect(broken.err).toContain("gunline: GAME: is not JSON");
    expect(scratch.files()).toEqual(["game.json"]);
  });
});

describe("the chart as SVG", () => {
  const chart = (rows: readonly (readonly [string, number])[]) =>
    chartSvg("A \u0000 \ud800 & <B> \"'", [
      {
        title: "By x",
        axis: "x, on average",
        rows: rows.map(([label, value]) => ({ label, value, figure: value.toFixed(2) })),
      },
    ]);

  test.for<[string, readonly (readonly [string, number])[]]>([
    ["nothing", []],
    ["only zeros", [["a", 0]]],
    ["long names", [["漢".repeat(200), 12_345.6]]],
    ["tiny values", [["</svg>", 0.000_001]]],
  ])("%s is well-formed", ([, rows]) => {
    const svg = chart(rows);
    expectWellFormed(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("the longest bar ends within the plot, and the ticks are round numbers", () => {
    const svg = chart([
      ["a", 1.91],
      ["b", 0.955],
    ]);
    const [long, short] = [...svg.matchAll(/class="bar".* width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(long).toBeLessThanOrEqual(380);
    expect(long! / short!).toBeCloseTo(2, 3);
    const ticks = [...svg.matchAll(/class="tick"[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(ticks).toEqual(["0.0", "0.5", "1.0", "1.5", "2.0"]);
  });
});
