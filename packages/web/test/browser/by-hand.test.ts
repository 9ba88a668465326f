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
  expect((await ann.game()).shooting.pending_assignments[0]!.modifiers).toBeUndefined();
  expect(await ann.page.getByText(ON).count()).toBe(0);
  await ann.page.screenshot({ path: "/tmp/wk/by-hand-off.png" });
});

test("a table is opened with modifiers in the form, and both players and the invitation say so", async () => {
  const { page } = await visit();
  const ann = new TablePage(await visit());
  void page.close();
  await ann.page
    .getByRole("button", { name: /New game/ })
    .first()
    .click();
  await ann.page
    .getByRole("button", { name: /online/i })
    .first()
    .click();
  await ann.page.getByRole("group", { name: "Modifiers by hand" }).getByText("on", { exact: true }).click();
  await ann.page.screenshot({ path: "/tmp/wk/by-hand-form.png" });
  await ann.page.locator("#go-online").click();
  const link = await ann.page.getByLabel("Link for the opponent").inputValue();
  const bob = new TablePage(await visit());
  await bob.page.goto(link);
  await bob.page.getByText(ON).waitFor();
  await bob.page.screenshot({ path: "/tmp/wk/by-hand-invited.png" });
  await bob.page.locator("#join").click();
  for (const { page: one } of [ann, bob]) await one.locator(".banners").getByText(ON).waitFor();
  await bob.page.screenshot({ path: "/tmp/wk/by-hand-on.png" });
});
