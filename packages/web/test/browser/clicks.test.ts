import { describe, expect, test } from "vitest";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

/** Counts real clicks, as the page hears them. */
async function counted(play: (table: TablePage) => Promise<void>): Promise<number> {
  const visited = await visit();
  await visited.page.evaluate(() => {
    document.addEventListener(
      "click",
      ({ isTrusted, detail }) => {
        const root = document.documentElement;
        // A click of a key has no detail; a click of a script is not trusted.
        if (isTrusted && detail > 0) root.dataset["clicks"] = `${Number(root.dataset["clicks"] ?? 0) + 1}`;
      },
      true,
    );
  });
  const table = new TablePage(visited);
  await play(table);
  const clicks = await visited.page.evaluate(() => Number(document.documentElement.dataset["clicks"] ?? 0));
  await table.leave();
  return clicks;
}

async function sitDown(table: TablePage): Promise<void> {
  await table.page.locator("#play-demo").click();
  await table.ready();
}

/** What a volley leaves behind: the unit has shot, its dice are counted and told. */
async function hasShot(table: TablePage, unitId: string): Promise<void> {
  await table.waitForLog(/\d+ shots?, \d+ hits?, \d+ wounds?/);
  const game = await table.game();
  expect(game.units[unitId]!.flags.has_shot).toBe(true);
  expect(game.rng.cursor).toBeGreaterThan(0);
}

describe("from the start page to the first volley", () => {
  test("three clicks where there is one target: demo, unit, confirm", async () => {
    const clicks = await counted(async (table) => {
      await sitDown(table);
      await table.clickUnit("INTERCESSORS");
      await table.step("Confirm targets");
      await hasShot(table, "INTERCESSORS");
    });
    expect(clicks).toBe(3);
  });

  test("no more than five where there are several: demo, unit, enemy, confirm", async () => {
    const clicks = await counted(async (table) => {
      await sitDown(table);
      await table.clickUnit("ELIMINATORS");
      await expect
        .poll(() => table.page.locator('[data-unit][data-mark="eligible"]').count(), POLL)
        .toBeGreaterThan(1);
      await table.clickUnit("BOYZ_MOB");
      await table.step("Confirm targets");
      await hasShot(table, "ELIMINATORS");
    });
    expect(clicks).toBe(4);
  });

  test("the whole table and everything on it is in sight at once", async () => {
    const table = new TablePage(await visit());
    await sitDown(table);
    const board = (await table.page.locator(".board").boundingBox())!;
    const map = (await table.page.locator(".board-map").boundingBox())!;
    expect(map.x).toBeGreaterThanOrEqual(board.x);
    expect(map.y).toBeGreaterThanOrEqual(board.y);
    expect(map.x + map.width).toBeLessThanOrEqual(board.x + board.width);
    expect(map.y + map.height).toBeLessThanOrEqual(board.y + board.height);
    const panel = (await table.panel.boundingBox())!;
    expect(panel.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
    const scrolls = await table.page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return scrollWidth > clientWidth || scrollHeight > clientHeight;
    });
    expect(scrolls).toBe(false);
    await table.leave();
  });
});

test("after the mouse, Enter does what the main button says: volley by volley, to the end of the phase", async () => {
  const table = await TablePage.scenario("first-shots");
  await table.clickUnit("INTERCESSORS");
  await table.says("Confirm targets");
  // The keys stay with the table, not with what was pointed at.
  expect(await table.page.evaluate(() => document.activeElement?.matches("[data-unit]"))).toBe(false);
  await table.page.keyboard.press("Enter");
  await hasShot(table, "INTERCESSORS");
  await table.says("Select shooter: Assault Intercessors");
  await table.page.keyboard.press("Enter");
  await expect
    .poll(async () => (await table.game()).shooting.active_shooter_id, POLL)
    .toBe("ASSAULT_INTERCESSORS");
  expect(await table.page.getByRole("alert").count()).toBe(0);
  await table.leave();
});
