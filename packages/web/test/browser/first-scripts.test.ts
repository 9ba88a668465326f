import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { visit } from "./support/visit.ts";

/** Of all scripts that the start page needs before it can be shown, gzipped. */
const MOST_BYTES = 250_000;

/** What the address loads by itself: the scripts of the page, and what those import statically. */
async function firstScripts(address: string): Promise<ReadonlyMap<string, number>> {
  const html = await (await fetch(address)).text();
  const found = new Map<string, number>();
  const wanted = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => new URL(path!, address));
  for (const url of wanted) {
    if (found.has(url.href)) continue;
    const text = await (await fetch(url)).text();
    found.set(url.href, gzipSync(text).length);
    const imports = text.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g);
    wanted.push(...[...imports].map(([, path]) => new URL(path!, url)));
  }
  return found;
}

test("the first scripts are at most 250 kB, and the start page is shown with them alone", async () => {
  const first = await firstScripts(inject("address"));
  const bytes = [...first.values()].reduce((sum, one) => sum + one, 0);
  // React alone is larger: less would mean that scripts were not found.
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);

  const { page, context } = await visit();
  await page.route("**/*.js", (route) =>
    first.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.reload();
  await page.locator("#play-demo").waitFor();
  await page.locator("#scenario-from-above").waitFor();
  // What needs more is refused in words, and works when it can be had.
  await page.locator("#play-demo").click();
  await page.getByText("The server cannot be reached. Try again.").waitFor();
  await page.unroute("**/*.js");
  await page.locator("#play-demo").click();
  await page.locator(".top-title").waitFor();
  await context.close();
});
