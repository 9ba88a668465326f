import { expect, test } from "vitest";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

/** The page is open, and what it asks for cannot be had. */

test("a screen that cannot be fetched says so, and comes when the server is back", async () => {
  const visited = await visit({ isCold: true });
  const { page, context } = visited;
  await context.setOffline(true);
  await page.getByRole("button", { name: "New game, here or online…" }).click();
  await page.getByRole("heading", { name: "The server cannot be reached" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("heading", { name: "New game" }).waitFor();
  // With its looks: they are fetched apart from its script.
  const columns = page.locator(".new-game-form").evaluate((form) => getComputedStyle(form).display);
  expect(await columns).toBe("grid");
  await context.close();
});

test("the way back from there needs no server", async () => {
  const { page, context } = await visit({ isCold: true });
  await page.route("**/assets/new-game*", (route) => route.abort());
  await page.getByRole("button", { name: "New game, here or online…" }).click();
  await page.getByRole("heading", { name: "This page could not be shown" }).waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator("#play-demo").waitFor();
  await context.close();
});

test("to play online without a server is refused in words, and the table stays", async () => {
  const table = await TablePage.scenario("first-shots");
  await table.visit.context.setOffline(true);
  await table.chooseFromMenu("Play it online…");
  const notice = table.page.locator(".notice");
  await expect.poll(() => notice.innerText(), POLL).toMatch(/^The server cannot be reached. Try again./);
  await table.visit.context.setOffline(false);
  await table.chooseFromMenu("Play it online…");
  await table.dialog.getByLabel("Your name").waitFor();
  await table.visit.context.setOffline(true);
  await table.page.locator("#go-online").click();
  // In the dialog, before which nothing else can be read or pressed.
  const fault = table.dialog.getByRole("alert");
  await expect.poll(() => fault.innerText(), POLL).toBe("The server cannot be reached. Try again.");
  await table.page.keyboard.press("Escape");
  await table.says("Select shooter:");
  await table.visit.context.close();
});
