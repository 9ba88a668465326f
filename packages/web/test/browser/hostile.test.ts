import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { documentOf } from "./support/documents.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

/** Files that are broken, or made to break something: each is refused by name, and the game on the table stays. */

// biome-ignore lint/suspicious/noExplicitAny: the document is spoilt at will
type Loose = any;

const GOOD = firingRange();
const MEGABYTE = 1024 * 1024;

function spoilt(spoil: (game: Loose) => void): string {
  const game: Loose = structuredClone(GOOD);
  spoil(game);
  return JSON.stringify(game);
}

const FILES: readonly (readonly [what: string, text: string | Buffer, says: RegExp])[] = [
  ["no JSON", "this is no game", /is not JSON/],
  ["half of a file", JSON.stringify(GOOD).slice(0, 500), /is not JSON/],
  ["an empty file", "", /is not JSON/],
  ["a page", "<!doctype html><script>window.hacked = true</script>", /is not JSON/],
  ["a list", "[]", /is JSON, but no Gunline game/],
  ["null", "null", /is JSON, but no Gunline game/],
  ["another format", JSON.stringify({ ...GOOD, format: "gunline-game/999" }), /format/],
  ["an unknown field", spoilt((game) => Object.assign(game.board, { colour: "red" })), /colour/],
  ["a negative board", spoilt((game) => Object.assign(game.board, { width: -60 })), /board\.width/],
  ["a word for a number", spoilt((game) => Object.assign(game.board, { width: "NaN" })), /board\.width/],
  ["a number without end", JSON.stringify(GOOD).replace('"width":60', '"width":1e999'), /board\.width/],
  [
    "a giant list",
    spoilt((game) =>
      Object.assign(game.units.RIFLES, { keywords: Array.from({ length: 100_000 }, () => "A") }),
    ),
    /units\.RIFLES\.keywords/,
  ],
  [
    "a key of the prototype",
    JSON.stringify(GOOD).replace('"terrain":{', '"terrain":{"__proto__":{"polluted":true},'),
    /__proto__/,
  ],
  [
    "a hand in the constructor",
    spoilt((game) => Object.assign(game.units, { constructor: game.units.RIFLES })),
    /constructor/,
  ],
  [
    "a unit that does not exist",
    spoilt((game) => Object.assign(game.shooting, { active_shooter_id: "NOBODY" })),
    /NOBODY/,
  ],
  [
    "a weapon that does not exist",
    spoilt((game) => game.units.RIFLES.models.m1.weapons.push("ghost")),
    /ghost/,
  ],
  [
    "a model off the table",
    spoilt((game) => Object.assign(game.units.RIFLES.models.m1.position, { x: 500 })),
    /m1/,
  ],
  [
    "a terrain that crosses itself",
    spoilt((game) => {
      const [a, b, c, d] = game.terrain.RUIN.polygon;
      game.terrain.RUIN.polygon = [a, c, b, d];
    }),
    /RUIN/,
  ],
  [
    "dice without end",
    spoilt((game) => Object.assign(game.weapons.rifle, { attacks: "999999D6" })),
    /attacks/,
  ],
  ["17 MB", Buffer.alloc(17 * MEGABYTE, " "), /is larger than 16 MB/],
];

async function refusal(table: TablePage): Promise<Locator> {
  const refused = table.page.getByRole("dialog", { name: "This file cannot be opened" });
  await refused.waitFor();
  return refused;
}

async function openFromMenu(table: TablePage, name: string, content: string | Buffer): Promise<void> {
  const list = table.page.locator(".menu-list");
  if ((await list.count()) === 0) await table.page.getByRole("button", { name: "Menu" }).click();
  await table.openFile(name, content);
}

describe("hostile files", () => {
  test("each is refused by name, and the game on the table stays as it was", async () => {
    const table = await TablePage.open(GOOD);
    await table.clickUnit("RIFLES");
    const before = await table.kept();
    expect(before.actions).toHaveLength(1);
    for (const [what, content, says] of FILES) {
      await openFromMenu(table, "evil.json", content);
      const dialog = await refusal(table);
      const words = await dialog.locator(".faults").innerText();
      expect(words, what).toMatch(says);
      expect(words.length, what).toBeLessThan(2_000);
      expect(await dialog.innerText()).toContain("Your games are as they were.");
      expect(await table.kept(), what).toEqual(before);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => dialog.count(), POLL).toBe(0);
    }
    expect(await table.page.evaluate(() => "hacked" in window || "polluted" in {})).toBe(false);
    // The table is alive.
    expect(await table.mark("RIFLES")).toBe("acting");
    await table.leave();
  });

  test("on the start page too, where no game is on the table", async () => {
    const table = await TablePage.open(GOOD);
    await table.page.evaluate(() => localStorage.clear());
    await table.page.goto(new URL("/", table.page.url()).href);
    await table.openFile("evil.json", "{");
    expect(await (await refusal(table)).innerText()).toMatch(/evil\.json is not JSON/);
    await table.page.keyboard.press("Escape");
    await expect.poll(() => table.dialog.count(), POLL).toBe(0);
    await table.leave();
  });

  test("a record with a die, a hash or a step that was changed is refused at the step", async () => {
    const table = await TablePage.open(GOOD);
    await table.clickUnit("RIFLES");
    await table.clickUnit("FAR");
    await table.step("Confirm targets");
    await table.says("Select shooter: Mortar Tank");
    const [download] = await Promise.all([
      table.page.waitForEvent("download"),
      table.page.keyboard.press("Control+s"),
    ]);
    const record: Loose = JSON.parse(readFileSync(await download.path(), "utf8"));
    const before = await table.kept();
    const changed = (change: (copy: Loose) => void) => {
      const copy = structuredClone(record);
      change(copy);
      return JSON.stringify(copy);
    };
    const last = record.steps.length - 1;
    const cases: readonly (readonly [string, RegExp])[] = [
      // Another seed: other dice from the first roll on.
      [changed((copy) => Object.assign(copy.start.rng, { seed: "loaded dice" })), /^Step 1 of the record/],
      [
        changed((copy) => Object.assign(copy.steps[last], { cursor: 99 })),
        new RegExp(`^Step ${last + 1} .*cursor`),
      ],
      [changed((copy) => Object.assign(copy.steps[last], { state_hash: "0".repeat(64) })), /state_hash/],
      [changed((copy) => copy.steps.splice(0, 1)), /^Step 1 of the record/],
      [changed((copy) => Object.assign(copy, { generator: "weighted/1" })), /generator/],
      [changed((copy) => Object.assign(copy.steps[0], { note: "trust me" })), /note/],
    ];
    for (const [text, says] of cases) {
      await openFromMenu(table, "record.json", text);
      const dialog = await refusal(table);
      expect(await dialog.locator(".faults").innerText()).toMatch(says);
      expect(await table.kept()).toEqual(before);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => dialog.count(), POLL).toBe(0);
    }
    await table.leave();
  });

  test("names made of tags are shown as they are written", async () => {
    const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    const game = documentOf({
      seed: "<b>bold</b>",
      phase: "SHOOTING",
      names: [`P1 ${evil}`, `P2 ${evil}`],
      units: {
        A: { owner: "p1", name: `A ${evil}`, at: [[10, 20]], weapons: ["gun"] },
        B: { owner: "p2", name: `B ${evil}`, at: [[20, 20]], stats: { save: 7 } },
      },
      guns: { gun: { name: `Gun ${evil}`, range: 24, attacks: "6", strength: 8, keywords: [`<i>odd</i>`] } },
    });
    const table = await TablePage.open(game);
    await table.clickUnit("A");
    await table.says("Confirm targets");
    expect(await table.panel.locator(".arm-name").innerText()).toContain(`Gun ${evil}`);
    await table.hoverUnit("B");
    await table.next.click();
    await table.waitForLog(/^A <img src=x .* → B <img/);
    expect(await table.page.locator(".players").innerText()).toContain(`P1 ${evil}`);
    expect(
      await table.page.evaluate(() => document.querySelectorAll("img, i, .side-panel script").length),
    ).toBe(0);
    expect(await table.page.evaluate(() => "hacked" in window)).toBe(false);
    await table.leave();
  });

  test("what the browser kept and cannot read is said, and the page opens all the same", async () => {
    const table = await TablePage.open(GOOD);
    for (const kept of [
      "{",
      "null",
      '{"title":1}',
      JSON.stringify({ title: "x", task: "", start: {}, game: {}, actions: [] }),
    ]) {
      // The page writes the game down again only when it changes.
      await table.page.evaluate((text) => {
        localStorage.setItem(`gunline.game.${sessionStorage.getItem("gunline.here")}`, text);
      }, kept);
      await table.page.reload();
      await table.page.locator("#play-demo").waitFor();
      await expect
        .poll(() => table.page.locator(".notices").innerText(), POLL)
        .toContain("The last game cannot be opened.");
      // It is not thrown away: what is left of it can be had as a file.
      const [download] = await Promise.all([
        table.page.waitForEvent("download"),
        table.page.getByRole("button", { name: /^(Save to a file|Download its record): / }).click(),
      ]);
      expect(readFileSync(await download.path(), "utf8")).toBe(kept);
    }
    await table.page.evaluate(() =>
      localStorage.setItem("gunline.preferences", '{"theme":"<script>","palette":7}'),
    );
    await table.page.reload();
    await expect
      .poll(() => table.page.evaluate(() => document.documentElement.dataset["theme"]), POLL)
      .toBe("dark");
    await table.leave();
  });
});
