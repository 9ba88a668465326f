import { describe, expect, test } from "vitest";
import { chargeField, chargeSeed } from "./support/charge-field.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

const SCREENS = [
  ["large", { viewport: { width: 1440, height: 900 } }],
  ["laptop", { viewport: { width: 1366, height: 768 } }],
  ["tablet", { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

const [, LAPTOP, TABLET, PHONE] = SCREENS.map(([, screen]) => screen);

/** How many buttons stand in each row of the bar below. */
async function rows(table: TablePage): Promise<readonly number[]> {
  return await table.page.locator(".action-bar button").evaluateAll((buttons) => {
    const counts = new Map<number, number>();
    for (const button of buttons) {
      const { top } = button.getBoundingClientRect();
      counts.set(Math.round(top), (counts.get(Math.round(top)) ?? 0) + 1);
    }
    return [...counts.values()];
  });
}

describe("the frame of the table", () => {
  test("on a phone the next step stays in sight however far the other buttons are scrolled", async () => {
    const table = await TablePage.open(chargeField(chargeSeed((sum) => sum === 7)), PHONE);
    for (const unitId of ["LANCERS", "PREY"]) {
      const { x, y } = await table.unit(unitId);
      await table.page.touchscreen.tap(x, y);
    }
    await table.says("Declare charge");
    await table.next.tap();
    await table.says("Roll 2D6");
    await table.next.tap();
    await table.says("Confirm move");
    await table.page.locator(".action-bar, .action-bar *").evaluateAll((parts) => {
      for (const part of parts) part.scrollTo(10_000, 0);
    });
    const box = (await table.next.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await table.leave();
  });

  test("on a tablet no button stands alone in a row", async () => {
    const table = await TablePage.open(firingRange(), TABLET);
    expect(Math.min(...(await rows(table)))).toBeGreaterThan(1);
    await table.next.tap();
    await table.button("Skip unit").waitFor();
    expect(Math.min(...(await rows(table)))).toBeGreaterThan(1);
    await table.leave();
  });

  test("on a laptop the panel has the width that the board has no use for", async () => {
    const table = await TablePage.open(firingRange(), LAPTOP);
    const width = async (selector: string) =>
      (await table.page.locator(selector).first().boundingBox())!.width;
    // A table of 62″ by 46″ with its rim, 628 pixels high, is 846 wide: 520 are left.
    expect(await width(".side-panel")).toBeGreaterThan(500);
    // And the board is as large as its height lets it be.
    expect(await width(".board-map")).toBeGreaterThan(790);
    await table.leave();
  });

  test.for(SCREENS)("with text a quarter larger nothing is cut off: %s", async ([, screen]) => {
    const table = await TablePage.open(firingRange(), screen);
    await table.page.evaluate(() => {
      document.documentElement.style.fontSize = "125%";
    });
    await table.next.click();
    await table.button("Skip unit").waitFor();
    await table.rest();
    const faults = await table.page.locator(".table-screen").evaluate((screenElement) => {
      const found: string[] = [];
      const { innerWidth, innerHeight } = window;
      for (const button of screenElement.querySelectorAll<HTMLElement>(
        ".top-bar button, .action-bar button",
      )) {
        const name = button.textContent || button.ariaLabel;
        if (button.scrollWidth > button.clientWidth + 1) found.push(`${name} is wider than its button`);
        const { left, right, bottom } = button.getBoundingClientRect();
        if (bottom > innerHeight) found.push(`${name} is below the window`);
        // What scrolls under the finger may reach beyond the edge.
        const scrolls = innerWidth <= 600 && button.closest(".action-others, .action-always") !== null;
        if (!scrolls && (left < 0 || right > innerWidth)) found.push(`${name} is beside the window`);
      }
      const page = document.documentElement;
      if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push("the page scrolls");
      return found;
    });
    expect(faults).toEqual([]);
    expect(Math.min(...(await rows(table)))).toBeGreaterThan(screen === PHONE ? 0 : 1);
    await table.leave();
  });
});

describe("the tour", () => {
  test.for(SCREENS)("hides nothing of what it speaks of: %s", async ([, screen]) => {
    const table = await TablePage.open(firingRange(), { ...screen, newcomer: true });
    const tour = table.page.getByRole("region", { name: "Tour" });
    const hasFingers = "hasTouch" in screen;
    for (const spot of [".board-area", ".side-panel", "#next-step", ".action-always"]) {
      await expect
        .poll(
          () =>
            table.page.evaluate((selector) => {
              const a = document.querySelector(".tour")!.getBoundingClientRect();
              const b = document.querySelector(selector)!.getBoundingClientRect();
              const isApart =
                a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
              const isInside = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
              const isSpot = document.querySelector(selector)!.classList.contains("tour-spot");
              return { isApart, isInside, isSpot };
            }, spot),
          POLL,
        )
        .toEqual({ isApart: true, isInside: true, isSpot: true });
      const shown = await tour.innerText();
      expect(shown).not.toMatch(hasFingers ? /click|point|\bEnter\b|\bkey\b/i : /\btap\b/i);
      await tour.getByRole("button", { name: /^(Next|Play)$/ }).click();
    }
    await expect.poll(() => tour.count(), POLL).toBe(0);
    await table.leave();
  });
});
