import { createGame } from "@gunline/link";
import { expect, inject, test } from "vitest";
import { agreeing, arrive, firstShots } from "./support/far-apart.ts";
import { POLL, type TablePage } from "./support/table-page.ts";

const base = () => inject("address").replace(/\/$/, "");

/** Leaves no room for a single character more. */
async function fill({ page }: TablePage): Promise<void> {
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (;;) {
        try {
          localStorage.setItem(`filler ${size} ${localStorage.length}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

async function shot({ page }: TablePage, name: string): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

test("with the storage full, a guest is told first, takes the seat all the same, and keeps it through a reload", async () => {
  const document = firstShots();
  const { id, invite } = await createGame(base(), { document, name: "Ann", ...agreeing(document) });
  const bob = await arrive("");
  await fill(bob);
  const { page } = bob;
  await page.goto(`${base()}/#/join/${id}/${invite}`);
  await page.locator("#join").click();
  await expect
    .poll(() => page.getByRole("alert").innerText(), POLL)
    .toMatch(/no room left to keep your seat/);
  await shot(bob, "no-room-before");
  // Nothing was asked of the server yet: the link still works.
  const offered = await fetch(`${base()}/api/games/${id}/invitation`, {
    headers: { Authorization: `Bearer ${invite}` },
  });
  expect(offered.status).toBe(200);

  await page.locator("#join").click();
  await bob.ready();
  await expect.poll(() => page.url(), POLL).toMatch(/#\/sit\//);
  expect(await page.locator(".banners").innerText()).toMatch(/The address of this page keeps it/);
  await shot(bob, "no-room-after");
  await page.reload();
  await bob.ready();
  expect(await page.locator(".banners").innerText()).toMatch(/The address of this page keeps it/);

  // As soon as there is room again the browser keeps the seat, and the secret leaves the address.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await bob.ready();
  await expect.poll(() => page.url(), POLL).toMatch(/#\/game\//);
  expect(await page.locator(".banners").innerText()).not.toMatch(/address of this page/);
});

test("with the storage full, whoever opens a table keeps its seat and the link for the opponent", async () => {
  const ann = await arrive("");
  const { page } = ann;
  await page
    .getByRole("button", { name: /First shots/ })
    .first()
    .click();
  await ann.ready();
  await fill(ann);
  await ann.chooseFromMenu("Play it online…");
  await page.locator("#go-online").click();
  await expect.poll(() => page.locator(".play-online-fault").innerText(), POLL).toMatch(/no room left/);
  await page.locator("#go-online").click();
  const link = page.locator(".banner-link");
  await link.waitFor();
  const invitation = await link.inputValue();
  expect(page.url()).toMatch(/#\/sit\//);
  await page.reload();
  await link.waitFor();
  expect(await link.inputValue()).toBe(invitation);
});
