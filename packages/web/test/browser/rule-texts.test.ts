import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ownArmy } from "./support/own-army.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit, type Wishes } from "./support/visit.ts";

/** What the player's own file says of a rule is read where the rule is named, by both players and by nobody else. */

const RELIT = "In your Command phase, one destroyed Lamplighter of this unit is returned to it.";
const HOSTILE = "<img src=x onerror=alert(1)>\u202e";
const ADDRESS = () => inject("address");

/** A picture for whoever asks for them. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/texts-${name}.png` });
}

/** New game with the army that no book has; its file is hostile too. */
async function brought(wishes: Wishes = {}): Promise<TablePage> {
  const table = new TablePage(await visit(wishes));
  const { page } = table;
  await page.goto(`${ADDRESS()}#/new`);
  await page
    .getByRole("group", { name: "First player" })
    .getByRole("button", { name: "Bring a list…" })
    .click();
  const buffer = Buffer.from(ownArmy().replaceAll(RELIT, `${HOSTILE}${RELIT}`));
  await page
    .getByLabel("Army list")
    .setInputFiles({ name: "night.json", mimeType: "application/json", buffer });
  return table;
}

const textIn = (where: Page) => where.getByText("What the list says");

async function readCard(page: Page, unit: string): Promise<void> {
  await page.locator(`[data-label="${unit}"]`).click();
  const card = page.getByRole("region", { name: /^Card of/ });
  await card.getByText("1 by you").waitFor();
  await card.getByText("Played by you.").waitFor();
  await card.getByText("What the list says").click();
  await card.getByText(RELIT, { exact: true }).waitFor();
}

describe("texts of rules", () => {
  test("are read in the preview and on the card, stay through a reload, and are in no game that is kept", async () => {
    const table = await brought();
    const { page } = table;
    await page.getByText(/0 of its rules, 0 in part; 1 are yours/).waitFor();
    await page.getByText("0 rules played by the referee, 1 by you").waitFor();
    await textIn(page).first().click();
    await page.getByText(RELIT, { exact: true }).first().waitFor();
    await shot(page, "preview");
    await page.getByRole("button", { name: "Play with this army" }).click();
    await page.getByRole("group", { name: "Second player" }).getByLabel("Army").selectOption("ork-scouts");
    await page.locator("#step-mission").click();
    await page.getByRole("combobox", { name: "Mission" }).selectOption("only-war");
    await page.getByRole("radio", { name: "Set up for you" }).check();
    await page.getByRole("button", { name: "Begin the battle" }).click();
    await table.ready();
    await readCard(page, "LAMPLIGHTERS_1");
    await shot(page, "card");
    expect(JSON.stringify(await table.kept())).not.toContain("destroyed Lamplighter");
    await page.reload();
    await table.ready();
    await readCard(page, "LAMPLIGHTERS_1");
    await table.leave();
  });

  test("go to the opponent of that game, whose invitation counts what the referee plays, and to no spectator", async () => {
    const ann = await brought({ permissions: ["clipboard-read", "clipboard-write"] });
    await ann.page.getByRole("button", { name: "Play with this army" }).click();
    await ann.page
      .getByRole("group", { name: "Second player" })
      .getByLabel("Army")
      .selectOption("ork-scouts");
    await ann.page.locator("#step-mission").click();
    await ann.page.getByRole("combobox", { name: "Mission" }).selectOption("only-war");
    await ann.page.getByRole("radio", { name: "Set up for you" }).check();
    await ann.page.locator("#begin-online").click();
    await ann.page.getByLabel("Your name").fill("Ann");
    // Proposed by itself: the army has a rule that the referee does not play.
    const byHand = ann.page.getByRole("group", { name: "Changes by hand" });
    expect(await byHand.getByRole("radio", { name: "With consent" }).isChecked()).toBe(true);
    await shot(ann.page, "proposed");
    await ann.page.locator("#go-online").click();
    await ann.page.locator(".table-screen, #agree").first().waitFor();
    const link = await ann.page.getByLabel("Link for the opponent").inputValue();
    const bob = new TablePage(await visit());
    await bob.page.goto(link);
    await bob.page.getByText(/^Ann: 0 rules played by the referee, 1 by hand\.$/).waitFor();
    await bob.page.getByText(/^Player 2: \d+ rules played by the referee/).waitFor();
    await shot(bob.page, "invitation");
    await bob.page.getByLabel("Your name").fill("Bob");
    await bob.page.locator("#join").click();
    for (const one of [ann, bob]) await one.ready();
    await readCard(bob.page, "LAMPLIGHTERS_1");
    await shot(bob.page, "bob");
    await expect
      .poll(() => bob.page.evaluate(() => JSON.stringify({ ...localStorage })), POLL)
      .not.toContain("destroyed Lamplighter");
    // A spectator has the table, and none of the texts.
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("button", { name: /spectators/i }).click();
    const watching = await ann.page.evaluate(() => navigator.clipboard.readText());
    const watcher = new TablePage(await visit());
    await watcher.page.goto(watching);
    await watcher.ready();
    await watcher.page.locator('[data-label="LAMPLIGHTERS_1"]').click();
    const card = watcher.page.getByRole("region", { name: /^Card of/ });
    await card.getByText("Played by you.").waitFor();
    expect(await card.getByText("What the list says").count()).toBe(0);
    await watcher.leave();
    await ann.leave();
    await bob.leave();
  });
});
