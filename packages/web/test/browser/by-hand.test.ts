import { expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const OFF = "This table was opened without modifiers by hand.";
const ON = "Modifiers by hand are on at this table.";

async function aimed(table: TablePage): Promise<void> {
  await table.ready();
  await table.page.keyboard.press("Enter");
  await table.says("Confirm targets");
}

test("modifiers are switched off with the reason at a table that was opened without them", async () => {
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
  expect(await ann.page.getByText(ON).count()).toBe(0);
});

test("a table is opened with modifiers in the form, and both players and the invitation say so", async () => {
  const ann = await arrive("#/new");
  await ann.page.locator("#step-mission").click();
  await ann.page.getByRole("radio", { name: "At the first shots" }).check();
  await ann.page.locator("#begin-online").click();
  await ann.page.getByRole("group", { name: "Modifiers by hand" }).getByRole("radio", { name: "On" }).check();
  await ann.page.locator("#go-online").click();
  await ann.ready();
  const link = await ann.page.getByLabel("Link for the opponent").inputValue();
  const bob = new TablePage(await visit());
  await bob.page.goto(link);
  await bob.page.getByText(ON).waitFor();
  await bob.page.locator("#join").click();
  for (const { page: one } of [ann, bob]) await one.locator(".banners").getByText(ON).waitFor();
});
