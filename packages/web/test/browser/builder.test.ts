import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

async function begin(page: Page, faction: string, points: string): Promise<void> {
  await page.getByRole("button", { name: "Build an army…" }).click();
  await page.getByRole("combobox", { name: "Faction" }).selectOption({ label: faction });
  await page.getByRole("combobox", { name: "Points", exact: true }).selectOption(points);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("heading", { name: "Add a unit" }).waitFor();
}

async function add(page: Page, unit: string): Promise<void> {
  await page.getByRole("searchbox").fill(unit);
  await page.getByRole("button", { name: `Add ${unit}`, exact: true }).click();
}

describe("the army builder", () => {
  test("a 1,000-point army of Necrons from nothing plays its first turn", { timeout: 150_000 }, async () => {
    const table = new TablePage(await visit());
    const { page } = table;
    await begin(page, "Necrons", "1000");
    await add(page, "Overlord");
    await add(page, "Necron Warriors");
    await page.getByRole("combobox", { name: "Models", exact: true }).selectOption("20");
    // Ten reapers in place of flayers, as the sheet lets every model have.
    for (let number = 0; number < 3; number++)
      await page.getByRole("button", { name: "Take Gauss reaper", exact: true }).click();
    await page.getByText("17 × Necron Warrior").waitFor({ state: "attached" });
    await add(page, "Immortals");
    await add(page, "Lokhust Heavy Destroyers");
    await add(page, "Doomsday Ark");
    await add(page, "Canoptek Wraiths");
    // The leader joins the warriors, and has an enhancement.
    await page.locator(".builder-unit", { hasText: "Overlord" }).click();
    await page
      .getByRole("combobox", { name: "Leads", exact: true })
      .selectOption({ label: "Necron Warriors ×20" });
    await page.getByRole("combobox", { name: "Enhancement", exact: true }).selectOption({ index: 1 });
    await page.locator(".builder-note", { hasText: "leads Necron Warriors" }).waitFor();
    await page.getByText("Legal", { exact: true }).waitFor();
    // Exact odds of the unit that is looked at.
    await page.getByText("Intercessors ×5").waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await page.locator("#play-built").click();
    await page.locator("#step-mission").click();
    await page.getByRole("radio", { name: "Set up for you" }).check();
    await page.getByRole("button", { name: "Begin the battle" }).click();
    await table.ready();
    const { game } = await table.kept();
    const mine = Object.values(game.units).filter(({ owner }) => owner === "p1");
    expect(mine.map(({ name }) => name).join(", ")).toContain("Doomsday Ark");
    expect(mine.length).toBe(5);
    // Its first turn, phase by phase; whoever is asked something in between goes on.
    const { active_player: first } = game.turn;
    for (let press = 0; press < 60; press++) {
      // A card that was drawn may want units to be named.
      const wanted = page.getByText(/^0 of \d chosen$/);
      const number = (await wanted.isVisible()) ? Number((await wanted.innerText()).split(" ")[2]) : 0;
      for (let key = 1; key <= number; key++) await page.keyboard.press(`${key}`);
      if (number > 0) await page.keyboard.press("Enter");
      await page.keyboard.press(press % 2 === 0 ? "e" : "Enter");
      await page.waitForTimeout(250);
      if ((await table.kept()).game.turn.active_player !== first) break;
    }
    expect((await table.kept()).game.turn.active_player).not.toBe(first);
  });

  test("faults are named with their rule and fixed by a button", async () => {
    const { page, leave } = await visit();
    await begin(page, "Orks", "500");
    for (let number = 0; number < 4; number++) await add(page, "Nobz");
    await page.getByText("The army has 4 units of Nobz; it may have 3.").waitFor();
    await page.getByRole("button", { name: /^Fix: The army has 4 units of Nobz/ }).click();
    await page.getByText("The army has 4 units of Nobz; it may have 3.").waitFor({ state: "detached" });
    await page.getByText("The army has no Character who could be its Warlord.").waitFor();
    await add(page, "Warboss");
    await page.getByText("Legal", { exact: true }).waitFor();
    // Kept on the device: it is there after a reload, can be duplicated and deleted.
    await page.getByRole("button", { name: "My armies" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Duplicate" }).click();
    await page.getByRole("button", { name: "Edit My Orks (copy)" }).waitFor();
    await page.getByRole("button", { name: "Delete" }).first().click();
    await page.getByRole("button", { name: "Edit My Orks", exact: true }).click();
    await page.getByText("Nobz").first().waitFor();
    await leave();
  });

  test("a pasted text becomes an army that can be edited, and a link brings it back", async () => {
    const { page, context, leave } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: "Build an army…" }).click();
    await page.getByLabel(/A list of the app or New Recruit/).fill(TEXT);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.locator(".builder-unit", { hasText: "Battle Sisters Squad ×10" }).waitFor();
    await page.locator(".builder-note", { hasText: "leads Battle Sisters Squad" }).waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy the link" }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#/army/");
    const other = await context.newPage();
    await other.goto(link);
    await other.locator(".builder-unit", { hasText: "Canoness" }).waitFor();
    expect(await other.getByLabel("Name of the army").inputValue()).toBe("Pyre");
    await leave();
  });

  test("on a phone an army is built with fingers", async () => {
    const { page, leave } = await visit({ viewport: { width: 390, height: 780 }, hasTouch: true });
    await begin(page, "Tyranids", "500");
    await add(page, "Hormagaunts");
    await add(page, "Winged Hive Tyrant");
    await page.getByText("Legal", { exact: true }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await leave();
  });

  test("every faction is one click from a battle", { timeout: 60_000 }, async () => {
    const table = new TablePage(await visit());
    const { page } = table;
    await page.getByText("103 ready armies of 35 factions can be played").waitFor();
    await page.getByTitle(/^Quick battle: Thousand Sons/).click();
    await table.ready();
    const { game } = await table.kept();
    const names = Object.values(game.units).filter(({ owner }) => owner === "p1");
    expect(names.length).toBeGreaterThan(2);
    expect(names[0]!.keywords).toContain("THOUSAND SONS");
  });

  test("New game has the ready armies of every faction", async () => {
    const { page, leave } = await visit();
    await page.getByRole("button", { name: "New game, here or online…" }).click();
    await page
      .getByRole("group", { name: "First player" })
      .getByRole("combobox", { name: "Army", exact: true })
      .selectOption("ready:drukhari:1000");
    await page.getByRole("list", { name: "Drukhari, to scale" }).waitFor();
    await leave();
  });
});

const TEXT = `Pyre (305 Points)

Adepta Sororitas
Hallowed Martyrs
Incursion (1000 Points)

CHARACTERS

Canoness (60 Points)
  • Warlord
  • Leads: Battle Sisters Squad
  • 1x Bolt pistol
  • 1x Hallowed Chainsword

BATTLELINE

Battle Sisters Squad (105 Points)
  • 1x Sister Superior
    ◦ 1x Bolt pistol
    ◦ 1x Boltgun
    ◦ 1x Close combat weapon
  • 9x Battle Sister
    ◦ 9x Bolt pistol
    ◦ 9x Boltgun
    ◦ 9x Close combat weapon
`;
