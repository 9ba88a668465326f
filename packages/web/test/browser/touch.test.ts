import { describe, expect, test } from "vitest";
import { chargeField, chargeSeed } from "./support/charge-field.ts";
import { Fingers } from "./support/fingers.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

const LANDSCAPE = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PORTRAIT = { viewport: { width: 768, height: 1024 }, hasTouch: true };

async function tap(table: TablePage, unitId: string): Promise<void> {
  const { x, y } = await table.unit(unitId);
  await table.page.touchscreen.tap(x, y);
}

/** The page itself neither scrolls nor zooms. */
async function stays(table: TablePage): Promise<void> {
  const moved = await table.page.evaluate(() => [
    window.scrollX,
    window.scrollY,
    document.documentElement.scrollTop,
    window.visualViewport?.scale ?? 1,
    window.visualViewport?.offsetTop ?? 0,
  ]);
  expect(moved).toEqual([0, 0, 0, 1, 0]);
}

describe("with fingers", () => {
  test.for([
    ["landscape", LANDSCAPE],
    ["portrait", PORTRAIT],
  ] as const)("taps select, aim and confirm: %s", async ([, screen]) => {
    const table = await TablePage.open(firingRange(), screen);
    await tap(table, "RIFLES");
    await expect.poll(() => table.mark("RIFLES"), POLL).toBe("acting");
    await tap(table, "FAR");
    await expect.poll(() => table.mark("FAR"), POLL).toBe("chosen");
    await table.next.tap();
    await table.waitForLog(/^Riflemen → Lootas/);
    const small = await table.page.locator(".action-bar button, .top-bar button").evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height < 44)
        .map(({ name, box }) => `${name} ${box.height}`),
    );
    expect(small).toEqual([]);
    await stays(table);
    await table.leave();
  });

  test("a long press measures", async () => {
    const table = await TablePage.open(firingRange(), LANDSCAPE);
    const fingers = await Fingers.on(table);
    const from = await table.model("RIFLES", "m1");
    const to = await table.model("NEAR", "m2");
    await fingers.down(from);
    await expect.poll(() => table.page.locator(".board").getAttribute("data-grip"), POLL).toBe("");
    await fingers.move([from], [to]);
    await fingers.up();
    // 20 − 10 − 1.
    await expect.poll(() => table.page.locator(".tape-total b").allInnerTexts(), POLL).toEqual(["9.0″"]);
    expect((await table.game()).shooting.active_shooter_id).toBeNull();
    await stays(table);
    await table.leave();
  });

  test("two fingers zoom and pan, one finger pans", async () => {
    const table = await TablePage.open(firingRange(), LANDSCAPE);
    const fingers = await Fingers.on(table);
    const map = async () => (await table.page.locator(".board-map").boundingBox())!;
    const before = await map();
    const spots = [await table.spot([25, 20]), await table.spot([35, 20])];
    const apart = [await table.spot([20, 20]), await table.spot([40, 20])];
    await fingers.down(...spots);
    await fingers.move(spots, apart);
    await fingers.up();
    // Twice as far apart: twice as large.
    await expect.poll(async () => (await map()).width / before.width, POLL).toBeCloseTo(2, 1);
    const near = await map();
    const { x, y } = await table.spot([30, 30]);
    await fingers.stroke([{ x, y }], [{ x: x - 60, y: y - 40 }]);
    await expect.poll(async () => Math.round((await map()).x - near.x), POLL).toBe(-60);
    expect(Math.round((await map()).y - near.y)).toBe(-40);
    await stays(table);
    await table.leave();
  });

  test("one finger drags a model of a charge", async () => {
    const table = await TablePage.open(chargeField(chargeSeed((sum) => sum === 7)), LANDSCAPE);
    await tap(table, "LANCERS");
    await tap(table, "PREY");
    await table.says("Declare charge");
    await table.next.tap();
    await table.says("Roll 2D6");
    await table.next.tap();
    await table.says("Confirm move");
    const fingers = await Fingers.on(table);
    const from = await table.model("LANCERS", "m2");
    const to = await table.spot([14.8, 22]);
    await fingers.stroke([from], [to]);
    await expect
      .poll(() => table.page.locator(".sign.figure.move").allInnerTexts(), POLL)
      .toEqual([expect.stringMatching(/^5(\.1)?″ of 7″$/)]);
    expect(await table.ghosts("m2").count()).toBe(1);
    await stays(table);
    await table.leave();
  });
  test("on a phone, hints tell of taps and no keys, and nothing of them is cut off", async () => {
    const table = await TablePage.scenario("first-shots", PHONE);
    const hint = table.page.locator(".hint-text");
    const shown = async (words: RegExp) => {
      await expect.poll(() => hint.innerText(), POLL).toMatch(words);
      const cut = await hint.evaluate((text) => [
        text.scrollWidth - text.clientWidth,
        text.scrollHeight - text.clientHeight,
        text.clientHeight - text.parentElement!.clientHeight,
      ]);
      for (const pixels of cut) expect(pixels).toBeLessThanOrEqual(0);
    };
    await shown(/^Tap a unit to shoot with$/);
    expect(await table.page.locator(".hint kbd").count()).toBe(0);
    await table.button("Ruler").tap();
    await shown(/^Drag to measure from edge to edge · tap for corners, double-tap to end$/);
    await table.button("Ruler").tap();
    await table.next.tap();
    await shown(/^Tap another enemy/);
    await table.chooseFromMenu("Replay this game");
    await shown(/^Step through the game with the buttons below$/);
    await table.leave();
  });

  test("on a phone, the problem makes room once play has begun, and can be had back", async () => {
    const table = await TablePage.scenario("rapid-fire-band", PHONE);
    const task = table.panel.locator(".task");
    await expect.poll(() => task.isVisible(), POLL).toBe(true);
    await table.next.tap();
    await expect.poll(() => task.isVisible(), POLL).toBe(false);
    await table.panel.getByText(/^Problem: /).tap();
    await expect.poll(() => task.isVisible(), POLL).toBe(true);
    await table.leave();
  });
});
