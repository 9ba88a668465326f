import type { Game } from "@gunline/rules";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arrive, farApart, firstShots } from "./support/far-apart.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const OFF = "This table was opened without modifiers by hand.";
const AGREED = /changed by hand, each time with the other player’s consent/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function aimed(table: TablePage): Promise<void> {
  await table.ready();
  await table.page.keyboard.press("Enter");
  await table.says("Confirm targets");
}

/** Opens the tool for a unit with the key, in one of its parts. */
async function tool(table: TablePage, unitId: string, part: string): Promise<Locator> {
  await table.page.keyboard.press("h");
  const dialog = table.page.getByRole("dialog", { name: "By hand" });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: part, exact: true }).click();
  if (part !== "Points" && part !== "Dice") await dialog.locator("#by-hand-unit").selectOption(unitId);
  return dialog;
}

const close = ({ page }: TablePage) => page.keyboard.press("Escape");

describe("at one screen", () => {
  test("every change is one line of the log and one click to undo", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }));
    const models = await tool(table, "FAR", "Models");
    await models.locator("#by-hand-reason").fill("Medipack");
    await models.getByRole("button", { name: /m1: one wound more/ }).click();
    await expect.poll(async () => (await table.game()).units["FAR"]!.models["m1"]!.wounds, POLL).toBe(2);
    await models.getByRole("button", { name: "Remove Lootas 2 m2" }).click();
    await expect
      .poll(async () => Object.keys((await table.game()).units["FAR"]!.models), POLL)
      .toEqual(["m1"]);
    await models.locator("#by-hand-back").click();
    await expect
      .poll(async () => Object.keys((await table.game()).units["FAR"]!.models), POLL)
      .toEqual(["m1", "m2"]);
    await close(table);
    const points = await tool(table, "", "Points");
    await points.getByRole("button", { name: /^CP of Blue: one more/ }).click();
    await expect.poll(async () => (await table.game()).players.p1.cp, POLL).toBe(1);
    await close(table);
    await table.page.keyboard.press("u");
    await expect.poll(async () => (await table.game()).players.p1.cp, POLL).toBe(0);
    await table.page
      .getByText("Orange, by hand: Lootas, Lootas 1: 1 → 2 wounds left. Medipack")
      .first()
      .waitFor({ state: "attached" });
    await table.leave();
  });

  test("a mark and +1 to hit against it change the odds of the volley", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }));
    const mark = await tool(table, "NEAR", "Modifiers");
    await mark.locator("#by-hand-name").fill("spotted");
    await mark.locator("#by-hand-give").click();
    await expect.poll(async () => (await table.game()).units["NEAR"]!.effects?.length, POLL).toBe(1);
    await mark.locator("#by-hand-unit").selectOption("RIFLES");
    await mark.getByRole("button", { name: "+1 to hit" }).first().click();
    await mark.getByLabel("Against").selectOption({ label: "targets marked “spotted”" });
    await mark.getByText(/if the target is under spotted, add 1 to the hit roll/).waitFor();
    await mark.locator("#by-hand-name").fill("For the Greater Good");
    await mark.locator("#by-hand-give").click();
    await close(table);
    await expect.poll(async () => (await table.game()).units["RIFLES"]!.effects?.length, POLL).toBe(1);
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.panel
      .getByText(/For the Greater Good/)
      .first()
      .waitFor();
    await table.leave();
  });

  test("with fingers on a phone, from the card of a unit", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }), PHONE);
    const { page } = table;
    await page.locator('[data-label="FAR"]').tap();
    await page.locator("#by-hand").tap();
    const dialog = page.getByRole("dialog", { name: "By hand" });
    await dialog.getByRole("button", { name: "Marks", exact: true }).tap();
    expect(await dialog.locator("#by-hand-unit").inputValue()).toBe("FAR");
    await dialog.getByRole("button", { name: "Battle-shocked", exact: true }).tap();
    await expect.poll(async () => (await table.game()).units["FAR"]!.flags.battle_shocked, POLL).toBe(true);
    const { width } = (await dialog.boundingBox())!;
    expect(width).toBeLessThanOrEqual(390);
    await table.leave();
  });
});

/** A table at which each change waits for consent. */
const agreed = (): Game => {
  const game = firstShots();
  return { ...game, settings: { ...game.settings, by_hand: "AGREED" } };
};

describe("far apart", () => {
  test("a change waits for the other player, who reads why and agrees or declines; spectators see it", async () => {
    const { hash, p1, p2, watchHash } = await farApart(["Ann", "Bob"], agreed());
    const [ann, bob, watcher] = [await arrive(hash, p1), await arrive(hash, p2), await arrive(watchHash)];
    for (const one of [ann, bob, watcher]) await one.ready();
    const points = await tool(ann, "", "Points");
    await points.locator("#by-hand-reason").fill("Shield Host");
    await points.getByRole("button", { name: /^CP of Ann: one more/ }).click();
    await close(ann);
    await bob.panel.getByText("Ann asks:").waitFor();
    await bob.panel.getByText("+1 CP", { exact: true }).waitFor();
    await bob.panel.getByText("Shield Host", { exact: true }).waitFor();
    await bob.page.keyboard.press("Enter");
    for (const one of [ann, bob, watcher]) {
      await one.page.getByText("Ann, by hand: +1 CP. Shield Host").first().waitFor({ state: "attached" });
    }
    // Either side takes it back with one click.
    await bob.page.keyboard.press("u");
    await expect.poll(() => ann.page.locator(".top-bar").getByText("1 CP").count(), POLL).toBe(0);
    const again = await tool(ann, "", "Points");
    await again.getByRole("button", { name: /^CP of Ann: one more/ }).click();
    await close(ann);
    await bob.panel.getByText("Ann asks:").waitFor();
    await bob.page.keyboard.press("d");
    await ann.page.getByText("Bob: the change by hand is not made.").first().waitFor({ state: "attached" });
    // Anyone who watches has no such tool.
    await watcher.page.keyboard.press("h");
    expect(await watcher.page.getByRole("dialog").count()).toBe(0);
    for (const one of [ann, bob, watcher]) await one.leave();
  });

  test("modifiers at the weapon are switched off with the reason at a table that was opened without them", async () => {
    const { hash, p1 } = await farApart();
    const ann = await arrive(hash, p1);
    await aimed(ann);
    const box = ann.panel.getByRole("button", { name: "+1 hit" }).first();
    expect(await box.getAttribute("aria-disabled")).toBe("true");
    await box.hover();
    await ann.page.getByText(OFF).first().waitFor();
    await box.click({ force: true });
    // Nothing is asked of the server, which would refuse it, and nothing is shown as chosen.
    expect(await box.getAttribute("aria-pressed")).toBe("false");
    expect(await ann.panel.getByRole("alert").count()).toBe(0);
  });

  test("how it is done is chosen when the table is opened, and the invitation says it", async () => {
    const ann = await arrive("#/new");
    await ann.page.locator("#step-mission").click();
    await ann.page.getByRole("radio", { name: "At the first shots" }).check();
    await ann.page.locator("#begin-online").click();
    await ann.page
      .getByRole("group", { name: "Changes by hand" })
      .getByRole("radio", { name: "With consent" })
      .check();
    await ann.page.locator("#go-online").click();
    await ann.ready();
    const link = await ann.page.getByLabel("Link for the opponent").inputValue();
    const bob = new TablePage(await visit());
    await bob.page.goto(link);
    await bob.page.getByText(AGREED).waitFor();
  });
});
