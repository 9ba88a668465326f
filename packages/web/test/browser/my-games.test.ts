import { expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { POLL } from "./support/table-page.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const AWAY = "The server cannot be reached; your games are kept there.";

test("a game of one's own is listed with who plays, whose turn it is and when it was played", async () => {
  const { p2 } = await farApart();
  const { page, visit } = await arrive("#/", p2);
  await page.reload();
  const row = page.locator(".my-game");
  await expect.poll(() => row.innerText(), POLL).toMatch(/Bob against Ann · their turn · (just now|\d+ min)/);
  expect(await page.getByText(AWAY).count()).toBe(0);
  await visit.leave();
});

test("where the server cannot be reached the list says so, until it can be", async () => {
  const { p1 } = await farApart();
  const { page, visit } = await arrive("#/", p1);
  await page.route("**/api/my-games", (route) => route.abort());
  await page.reload();
  await page.getByText(AWAY).waitFor();
  // The title is known all the same.
  expect(await page.locator(".my-game b").innerText()).toBe("Test");
  await page.unroute("**/api/my-games");
  // To come back to the page asks again at once.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText(/Ann against Bob · your turn/).waitFor();
  expect(await page.getByText(AWAY).count()).toBe(0);
  await visit.context.close();
});

test("on a phone the games stand above the demo, on a desk below it", async () => {
  const { p1 } = await farApart();
  const top = async (wishes: object) => {
    const { page, visit } = await arrive("#/", p1, wishes);
    await page.reload();
    await page.getByText(/against Bob/).waitFor();
    const [games, demo] = [page.locator(".my-games"), page.locator(".start-picture")];
    const [{ y: mine }, { y: other }] = [(await games.boundingBox())!, (await demo.boundingBox())!];
    await visit.leave();
    return mine < other;
  };
  expect([await top(PHONE), await top({})]).toEqual([true, false]);
});
