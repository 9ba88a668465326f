import type { Game } from "@gunline/rules";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { firingRange } from "./support/firing-range.ts";
import { recordedGame } from "./support/recorded-game.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const cardOf = ({ page }: TablePage, name: string): Locator =>
  page.getByRole("region", { name: `Card of ${name}`, exact: true });

/** The middle of the label of a unit. */
async function label({ page }: TablePage, unitId: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`[data-label="${unitId}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function clickLabel(table: TablePage, unitId: string): Promise<void> {
  const { x, y } = await label(table, unitId);
  await table.page.mouse.click(x, y);
}

/** The range with Lootas that have something to tell of. */
function toldOf(): Game {
  const game = firingRange();
  const lootas = {
    ...game.units["FAR"]!,
    abilities: ["STEALTH", "DAKKA FRENZY"],
    flags: { battle_shocked: true },
    models: Object.fromEntries(
      Object.entries(game.units["FAR"]!.models).map(([id, model]) => [id, { ...model, weapons: ["mortar"] }]),
    ),
  };
  return { ...game, units: { ...game.units, FAR: lootas } };
}

describe("the card of a unit", () => {
  test("a click on an enemy's name tells all of it, does nothing else, and Esc closes it", async () => {
    const table = await TablePage.open(toldOf());
    await clickLabel(table, "FAR");
    const card = cardOf(table, "Lootas");
    await card.waitFor();
    const shown = await card.innerText();
    expect(shown).toMatch(/Orange · 2 models/);
    // Toughness 4, save 4+, two wounds each, of which one is lost on m1.
    expect(shown).toMatch(/T\s*4[\s\S]*Sv\s*4\+[\s\S]*W\s*2/);
    expect(shown).toMatch(/m1 1\/2[\s\S]*m2 2\/2/);
    expect(shown).toMatch(/Battle-shocked until Orange's next Command phase/);
    expect(shown).toMatch(/Mortar ×2[\s\S]*48″\s*D6\s*3\+\s*5\s*0\s*1/);
    expect(shown).toMatch(/Blast\s*One more attack for every full five models of the target/);
    expect(shown).toMatch(/Stealth\s*Ranged attacks at it are −1 to hit\./);
    expect(shown).toMatch(/Dakka Frenzy\s*Played by you\./);
    expect(await table.actions()).toEqual([]);
    await table.page.keyboard.press("Escape");
    await expect.poll(() => card.count(), POLL).toBe(0);
    await table.leave();
  });

  test("the key I opens it for what is pointed at or in focus, another unit's in its place, and closes it", async () => {
    const table = await TablePage.open(firingRange());
    const { page } = table;
    await table.hoverUnit("OUT");
    await page.keyboard.press("i");
    await cardOf(table, "Gretchin").waitFor();
    // It lies in the other half of the board.
    await table.hoverUnit("FAR");
    await page.keyboard.press("i");
    await cardOf(table, "Lootas").waitFor();
    expect(await cardOf(table, "Gretchin").count()).toBe(0);
    await page.getByRole("button", { name: "Next unit" }).click();
    await cardOf(table, "Nobz").waitFor();
    await page.keyboard.press("Escape");
    // On with what the unit is for.
    await table.hoverUnit("TANK");
    await page.keyboard.press("i");
    await cardOf(table, "Mortar Tank").waitFor();
    await page.getByRole("button", { name: "Choose this unit" }).click();
    await expect.poll(() => table.mark("TANK"), POLL).toBe("acting");
    expect(await page.locator(".unit-card").count()).toBe(0);
    // With nothing pointed at: whoever acts.
    await page.mouse.move(700, 20);
    await page.keyboard.press("i");
    await cardOf(table, "Mortar Tank").waitFor();
    await page.keyboard.press("i");
    await expect.poll(() => page.locator(".unit-card").count(), POLL).toBe(0);
    await table.leave();
  });

  test("whoever waits and whoever watches can look too", async () => {
    const { hash, watchHash, p2 } = await farApart();
    for (const table of [await arrive(hash, p2), await arrive(watchHash)]) {
      await table.ready();
      await clickLabel(table, "INTERCESSORS");
      const card = cardOf(table, "Intercessors");
      await card.waitFor();
      expect(await card.innerText()).toMatch(/Bolt rifle ×5/);
      expect(await card.getByRole("button", { name: "Choose this unit" }).count()).toBe(0);
      await table.page.keyboard.press("Escape");
      await table.hoverUnit("GRETCHIN");
      await table.page.keyboard.press("i");
      await cardOf(table, "Gretchin").waitFor();
      await table.leave();
    }
  });

  test("in a replay it stays open from step to step", async () => {
    const { look } = await recordedGame(2, { resigned: false });
    const table = new TablePage(await visit());
    await table.page.goto(look(0));
    await table.ready();
    await clickLabel(table, "BOYZ");
    await cardOf(table, "Boyz").waitFor();
    await table.page.keyboard.press("ArrowRight");
    await expect.poll(() => table.page.locator(".replay-at").innerText(), POLL).toBe("1 of 2");
    expect(await cardOf(table, "Boyz").count()).toBe(1);
    await table.page.keyboard.press("Escape");
    await expect.poll(() => table.page.locator(".unit-card").count(), POLL).toBe(0);
    await table.leave();
  });

  test("on a phone it is a sheet from below, opened by a tap on the name, or by a tap on the unit and Card", async () => {
    const table = await TablePage.scenario("first-shots", PHONE);
    await table.page.locator('[data-label="INTERCESSORS"]').waitFor();
    const { x, y } = await label(table, "INTERCESSORS");
    await table.page.touchscreen.tap(x, y);
    const card = cardOf(table, "Intercessors");
    await card.waitFor();
    const box = (await card.boundingBox())!;
    expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 844]);
    expect(box.height).toBeLessThan(844 * 0.75);
    await card.getByRole("button", { name: "Close the card" }).tap();
    await expect.poll(() => card.count(), POLL).toBe(0);
    const spot = await table.unit("BOYZ");
    await table.page.touchscreen.tap(spot.x, spot.y);
    await table.page.getByRole("button", { name: "Card of Boyz" }).tap();
    await cardOf(table, "Boyz").waitFor();
    await table.leave();
  });
});
