import { expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

test("the time of absence is chosen with the table, and the invitation and the menu say so", async () => {
  const ann = await arrive("#/new");
  await ann.page.locator("#step-mission").click();
  await ann.page.getByRole("radio", { name: "At the first shots" }).check();
  await ann.page.locator("#begin-online").click();
  const choice = ann.page.getByRole("group", { name: "Absence" });
  expect(await choice.getByRole("radio", { name: "24 hours" }).isChecked()).toBe(true);
  await choice.getByRole("radio", { name: "an hour" }).check();
  await ann.page.locator("#go-online").click();
  await ann.ready();
  const link = await ann.page.getByLabel("Link for the opponent").inputValue();
  const bob = new TablePage(await visit());
  await bob.page.goto(link);
  await bob.page.getByText("does nothing for an hour can lose the game").waitFor();
});

test("a button to claim the win appears when it is possible, and the server decides", async () => {
  const { hash, p2 } = await farApart();
  const bob = await arrive(hash, p2);
  await bob.page.clock.install();
  await bob.page.reload();
  await bob.page.getByText("Waiting for").first().waitFor();
  expect(await bob.page.locator("#claim-absence").count()).toBe(0);
  await bob.page.getByRole("button", { name: "Menu" }).click();
  const item = bob.page.getByRole("button", { name: "Claim the win…" });
  expect(await item.getAttribute("aria-disabled")).toBe("true");
  await bob.page.keyboard.press("Escape");
  await bob.page.clock.fastForward("24:00:01");
  await bob.page.getByText("Ann has not acted for 24 hours. You may claim the win.").waitFor();
  await bob.page.locator("#claim-absence").click();
  await bob.page.locator("#claim-now").click();
  // Only the clock of this page was put forward.
  await bob.page.getByText("Your opponent has time until").first().waitFor();
});
