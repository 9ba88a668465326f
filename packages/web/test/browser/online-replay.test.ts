import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firingRange } from "./support/firing-range.ts";
import { recordedGame } from "./support/recorded-game.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const STEPS = 6;

/** "3 of 6" */
async function isAt(page: Page, step: number): Promise<void> {
  await expect.poll(() => page.locator(".replay-at").innerText(), POLL).toBe(`${step} of ${STEPS}`);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

describe("the replay of a game on the server", () => {
  test("says at its last step how the game ended, and nowhere else", async () => {
    const { look } = await recordedGame(STEPS, { resigned: true });
    const { page, leave } = await visit();
    const top = page.locator(".top-bar");
    const ending = page.getByText("Bob wins: Ann resigned.");
    await page.goto(look(STEPS - 1));
    await isAt(page, STEPS - 1);
    expect(await top.innerText()).toMatch(/units left[\s\S]*to act/);
    expect(await ending.count()).toBe(0);
    await press(page, "One step on");
    await ending.waitFor();
    expect(await top.innerText()).not.toMatch(/units left|to act/);
    expect(await top.locator(".player[aria-current]").count()).toBe(0);
    await press(page, "One step back");
    await ending.waitFor({ state: "detached" });
    expect(await top.innerText()).toMatch(/units left[\s\S]*to act/);
    await leave();
  });

  test("says of a game under way who is to act, to the last step", async () => {
    const { look } = await recordedGame(STEPS, { resigned: false });
    const { page, leave } = await visit();
    await page.goto(look(STEPS));
    await isAt(page, STEPS);
    expect(await page.locator(".top-bar").innerText()).toMatch(/units left[\s\S]*to act/);
    expect(await page.locator(".replay-ending").innerText()).toBe("");
    await leave();
  });

  test("says nothing of an ending that came after what it shows", async () => {
    const { look } = await recordedGame(STEPS, { resigned: false });
    const { page, leave } = await visit();
    await page.route("**/api/games/*/about", async (route) => {
      const shown = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...shown, status: { state: "over", reason: "resigned", winner: "p2" } },
      });
    });
    await page.goto(look(STEPS));
    await isAt(page, STEPS);
    expect(await page.locator(".replay-ending").innerText()).toBe("");
    await leave();
  });

  test("is found again at the step at which it was left", async () => {
    const { game, look } = await recordedGame(STEPS, { resigned: true });
    const { page, leave } = await visit();
    let fetched = 0;
    page.on("request", (request) => {
      if (request.url().includes(`/api/games/${game}/record`)) fetched++;
    });
    const address = async (step: number) => await expect.poll(() => page.url(), POLL).toBe(look(step));
    await page.goto(look(0));
    await isAt(page, 0);
    const places = await page.evaluate(() => history.length);
    for (const step of [1, 2, 3]) {
      await press(page, "One step on");
      await address(step);
    }
    await press(page, "To the end");
    await address(STEPS);
    await page.getByRole("slider").fill("2");
    await address(2);
    await page.getByLabel("Speed").selectOption("8");
    await press(page, "Play");
    await isAt(page, STEPS);
    await address(STEPS);
    await page.getByRole("slider").fill("4");
    await address(4);
    expect(await page.evaluate(() => history.length)).toBe(places);
    // Another address of the same game, by hand or by a link, is another step of what is here.
    await page.goto(look(5));
    await isAt(page, 5);
    await page.goBack();
    await isAt(page, 4);
    expect(fetched).toBe(1);
    await page.reload();
    await isAt(page, 4);
    expect(fetched).toBe(2);
    await leave();
  });

  test.for(["abc", "-1", ""])("opens at its start where the link says “%s” for the step", async (step) => {
    const { look } = await recordedGame(STEPS, { resigned: true });
    const { page, leave } = await visit();
    await page.goto(look(step));
    await isAt(page, 0);
    await expect.poll(() => page.url(), POLL).toBe(look(0));
    await leave();
  });

  test("is fetched again and again while the server cannot be reached, until it is there", async () => {
    const { look } = await recordedGame(STEPS, { resigned: true });
    // The failed requests are wished for: nothing is said of troubles here.
    const { page } = await visit();
    const tries = { record: 0, about: 0 };
    for (const what of ["record", "about"] as const) {
      await page.route(`**/api/games/*/${what}`, async (route) => {
        tries[what]++;
        if (tries[what] === 1) await route.abort("connectionrefused");
        // An answer that breaks off on its way.
        else if (tries[what] === 2) await route.fulfill({ body: '{"title":' });
        else await route.continue();
      });
    }
    await page.goto(look(2));
    await page.getByRole("heading", { name: "The server cannot be reached; trying again…" }).waitFor();
    await expect.poll(() => page.locator(".replay-at").count(), { timeout: 60_000 }).toBe(1);
    await isAt(page, 2);
    expect(tries).toEqual({ record: 3, about: 3 });
  });

  test("that this version cannot show can still be downloaded", async () => {
    const { look } = await recordedGame(STEPS, { resigned: false });
    const { page, leave } = await visit();
    await page.route("**/api/games/*/record", async (route) => {
      const record = await (await route.fetch()).json();
      await route.fulfill({ json: { ...record, format: "gunline-record/1" } });
    });
    await page.goto(look(0));
    await page.getByRole("heading", { name: "This game cannot be shown" }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the record" }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(saved).toMatchObject({ format: "gunline-record/1", steps: { length: STEPS } });
    await leave();
  });

  test("is not asked for again once the server has refused it", async () => {
    const { look } = await recordedGame(0, { resigned: false });
    const { page } = await visit();
    let tries = 0;
    await page.route("**/api/games/*/record", async (route) => {
      tries++;
      await (tries === 1 ? route.abort("connectionrefused") : route.continue());
    });
    await page.goto(look(0).replace(/look\/[^/]+/, "look/nosuchgame"));
    await page.getByRole("heading", { name: "This game cannot be shown" }).waitFor({ timeout: 60_000 });
    await page.getByText("There is no such game, or this link does not open it.").waitFor();
    expect(tries).toBe(2);
  });

  test.for([
    [390, 844],
    [360, 740],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const)("has every control within a screen of %i × %i", async ([width, height]) => {
    const { look } = await recordedGame(STEPS, { resigned: true });
    // From a table, so that there is one to go back to.
    const table = await TablePage.open(firingRange(), { viewport: { width, height }, hasTouch: true });
    const { page } = table;
    await page.goto(look(3));
    await isAt(page, 3);
    const outside = await page
      .locator(".replay-bar :is(button, input, select, .replay-at)")
      .evaluateAll((parts) =>
        parts
          .map((part) => ({ name: part.className + part.textContent, box: part.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.left < 0 || box.top < 0 || box.right > window.innerWidth || box.bottom > window.innerHeight,
          )
          .map(({ name, box }) => `${name}: ${JSON.stringify(box)}`),
      );
    expect(outside).toEqual([]);
    const heights = await page
      .locator(".replay-bar button, .replay-bar input, .replay-bar select")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
    await table.leave();
  });
});
