import { expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { quietBattle } from "./support/quiet-battle.ts";
import { POLL } from "./support/table-page.ts";

async function shot(
  page: { screenshot(given: { path: string }): Promise<unknown> },
  name: string,
): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

test("the end screen waits for a record that is refused with 429, says so, and asks once for all", async () => {
  const { hash, p1 } = await farApart(["Ann", "Bob"], quietBattle("busy"));
  const ann = await arrive(hash, p1);
  const { page } = ann;
  await ann.ready();
  let asked = 0;
  let isBusy = true;
  await page.route("**/api/games/*/record", async (route) => {
    asked += 1;
    if (!isBusy) return route.continue();
    const errors = [{ code: "TOO_FAST", message: "Too many requests; wait a moment." }];
    return route.fulfill({ status: 429, headers: { "Retry-After": "1" }, json: { errors } });
  });
  await ann.chooseFromMenu("Resign…");
  await ann.dialog.getByRole("button", { name: "Resign" }).click();
  await page.locator(".end-result").waitFor();
  const late = page.locator(".end-late");
  await expect.poll(() => late.innerText(), POLL).toMatch(/busy/);
  // No section of the page is blank meanwhile.
  for (const title of ["Turning points", "Losses", "Luck"]) {
    expect(await page.getByRole("region", { name: title }).innerText()).toMatch(/Working/);
  }
  await shot(page, "end-busy");
  expect(asked).toBe(1);
  isBusy = false;
  await page.locator(".luck-side").first().waitFor({ timeout: 15_000 });
  expect(await late.count()).toBe(0);
  expect(asked).toBe(2);

  // What was fetched serves the replay too.
  await page.getByRole("button", { name: "Replay", exact: true }).first().click();
  await page.locator(".replay-at").waitFor();
  expect(asked).toBe(2);
});

test("where the record cannot be had at all, the end screen says so and tries again when asked", async () => {
  const { hash, p1 } = await farApart(["Ann", "Bob"], quietBattle("gone"));
  const ann = await arrive(hash, p1);
  const { page } = ann;
  await ann.ready();
  let isGone = true;
  await page.route("**/api/games/*/record", (route) =>
    isGone ? route.fulfill({ status: 404, json: { errors: [] } }) : route.continue(),
  );
  await ann.chooseFromMenu("Resign…");
  await ann.dialog.getByRole("button", { name: "Resign" }).click();
  await expect.poll(() => page.locator(".end-late").innerText(), POLL).toMatch(/did not give the record/);
  isGone = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".luck-side").first().waitFor({ timeout: 15_000 });
});
