import { readFileSync } from "node:fs";
import { demoScenario } from "@gunline/armies";
import { describe, expect, inject, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const FILE = JSON.stringify(demoScenario().game);

const cards = ({ page }: TablePage) => page.locator(".kept-game");
const titles = (table: TablePage) => cards(table).locator(".card-title").allInnerTexts();
const toStart = ({ page }: TablePage) => page.getByRole("button", { name: "Gunline: start page" }).click();

/** A game of which something was played, and the start page. */
async function withOneGame(): Promise<TablePage> {
  const table = await TablePage.open(firingRange());
  await table.clickUnit("RIFLES");
  await expect.poll(() => table.mark("RIFLES"), POLL).toBe("acting");
  await toStart(table);
  return table;
}

describe("games that this browser keeps", () => {
  test("a file opened from the start page or from the menu goes beside the game on the table", async () => {
    const table = await withOneGame();
    await table.openFile("from start.json", FILE);
    await table.ready();
    expect(await table.page.locator(".top-title").innerText()).toContain("from start");
    await table.page.getByRole("button", { name: "Menu" }).click();
    await table.openFile("from menu.json", FILE);
    await expect.poll(() => table.page.locator(".top-title").innerText(), POLL).toContain("from menu");
    await toStart(table);
    expect((await titles(table)).sort()).toEqual(["firing range", "from menu", "from start"]);
    // The first one goes on where it was.
    await table.page.getByRole("button", { name: /^Continue firing range/ }).click();
    await table.ready();
    expect(await table.mark("RIFLES")).toBe("acting");
    await table.leave();
  });

  test("a demo, a problem and a new game too; each has its name, its date, its round and its picture", async () => {
    const table = await withOneGame();
    const { page } = table;
    await page.locator("#play-demo").click();
    await table.ready();
    await table.step(/^Select shooter/);
    await toStart(table);
    await page.locator("#scenario-rapid-fire-band").click();
    await table.ready();
    await table.clickUnit("TRAINEES");
    await expect.poll(() => table.actions(), POLL).toHaveLength(1);
    await toStart(table);
    await page.getByRole("button", { name: "New game, here or online…" }).click();
    await page.locator("#step-mission").click();
    await page.getByRole("radio", { name: "At the first shots" }).check();
    await page.getByRole("button", { name: "Begin the battle" }).click();
    await table.ready();
    await toStart(table);
    await expect.poll(() => cards(table).count(), POLL).toBe(4);
    expect((await titles(table)).slice(1)).toEqual(["The rapid fire band", "Crossfire", "firing range"]);
    const year = new Date().getFullYear();
    for (const card of await cards(table).all()) {
      await card.locator(".mini-map").waitFor();
      expect(await card.locator(".mini-model").count()).toBeGreaterThan(5);
      expect(await card.innerText()).toMatch(/Round [12] · shooting phase/);
      expect(await card.locator("time").getAttribute("datetime")).toContain(`${year}`);
    }
    expect(await graveFindings(page)).toEqual([]);
    await table.leave();
  });

  test("a game is given another name, which the table shows and a reload keeps", async () => {
    const table = await withOneGame();
    await table.page.getByRole("button", { name: "Rename firing range" }).click();
    await table.page.getByLabel("Name of the game").fill("Tuesday with Ann");
    await table.page.keyboard.press("Enter");
    await expect.poll(() => titles(table), POLL).toEqual(["Tuesday with Ann"]);
    // Escape leaves the name as it was.
    await table.page.getByRole("button", { name: "Rename Tuesday with Ann" }).click();
    await table.page.getByLabel("Name of the game").fill("Nonsense");
    await table.page.keyboard.press("Escape");
    await table.page.reload();
    await expect.poll(() => titles(table), POLL).toEqual(["Tuesday with Ann"]);
    await table.page.getByRole("button", { name: "Continue: Tuesday with Ann" }).click();
    await table.ready();
    expect(await table.page.locator(".top-title").innerText()).toContain("Tuesday with Ann");
    await table.leave();
  });

  test("a game is removed, and had back; saved to a file, it is a record", async () => {
    const table = await withOneGame();
    const [download] = await Promise.all([
      table.page.waitForEvent("download"),
      table.page.getByRole("button", { name: "Save to a file: firing range" }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
      format: "gunline-record/2",
      steps: [{ action: { type: "SELECT_SHOOTER" } }],
    });
    await table.page.getByRole("button", { name: "Remove firing range" }).click();
    await table.page.getByText("firing range is removed.").waitFor();
    expect(await cards(table).count()).toBe(0);
    expect(await table.page.getByRole("button", { name: /^Continue/ }).count()).toBe(0);
    await table.page.getByRole("button", { name: "Undo" }).click();
    await table.page.getByRole("button", { name: /^Continue firing range/ }).click();
    await table.ready();
    expect(await table.mark("RIFLES")).toBe("acting");
    await table.leave();
  });

  test("twenty at the most: then it is said, and nothing is lost", async () => {
    const table = await withOneGame();
    await table.page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("gunline.game."))!;
      for (let n = 1; n < 20; n++) localStorage.setItem(`gunline.game.${n}`, localStorage.getItem(key)!);
    });
    await table.page.reload();
    await table.page.locator("#play-demo").click();
    expect(await table.dialog.innerText()).toMatch(/No room for another game[\s\S]*keeps 20 games/);
    await table.dialog.getByRole("button", { name: "See my games" }).click();
    expect(await cards(table).count()).toBe(20);
    await table.page.getByRole("button", { name: "Remove firing range" }).last().click();
    await table.page.locator("#play-demo").click();
    await table.ready();
    await table.leave();
  });

  test("two tabs with one game: the one sees what the other does", async () => {
    const table = new TablePage(await visit());
    await table.openFile("range.json", JSON.stringify(firingRange()));
    await table.ready();
    const other = await table.visit.context.newPage();
    await other.goto(`${inject("address")}#/table`);
    await other.locator("#next-step").waitFor();
    await table.clickUnit("RIFLES");
    await other.getByText("This game was just played in another tab.").waitFor();
    await expect
      .poll(() => other.locator('[data-unit="RIFLES"]').getAttribute("data-mark"), POLL)
      .toBe("acting");
    // Two games in two tabs stay two.
    await other.getByRole("button", { name: "Gunline: start page" }).click();
    await other.locator("#play-demo").click();
    await other.locator("#next-step").waitFor();
    await table.page.reload();
    await table.ready();
    expect(await table.mark("RIFLES")).toBe("acting");
    await other.reload();
    await expect.poll(() => other.locator(".top-title").innerText(), POLL).toContain("Crossfire");
    await table.leave();
  });

  test("a game of another version is refused by name, with its record to download", async () => {
    const { start, ...rest } = { title: "Old game", task: "", start: {}, actions: [] };
    const kept = { ...rest, start, game: { ...firingRange(), format: "gunline-game/0" } };
    const { page, leave } = await visit();
    await page.evaluate((text) => localStorage.setItem("gunline.table", text), JSON.stringify(kept));
    await page.reload();
    await page.getByRole("button", { name: /^Continue Old game/ }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.innerText()).toMatch(/This game cannot be opened[\s\S]*format/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download its record" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("gunline-old-game.json");
    expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject(kept);
    await leave();
  });
});
