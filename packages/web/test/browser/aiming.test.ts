import { describe, expect, test } from "vitest";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

describe("aiming", () => {
  test("with a weapon chosen, the enemy clicked is for it alone; Escape gives all weapons back", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.weapon("Bolt rifle").getByRole("button", { name: "Bolt rifle" }).click();
    await table.clickUnit("FAR");
    await expect.poll(() => basket(table), POLL).toEqual(["5× Bolt rifle → Lootas", "1× Melta rifle → Boyz"]);
    // A click beside the words of the card chooses it as well.
    const line = table.weapon("Melta rifle").locator(".arm-line").first();
    // Away from the odds, which lie over the lower end of the panel.
    await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await line.click({ position: { x: 200, y: 8 }, force: true });
    expect(await table.panel.locator(".arm-armed").getAttribute("aria-label")).toBe("Melta rifle");
    expect(await table.mark("FAR")).toBe("chosen");
    await table.page.keyboard.press("Escape");
    await expect.poll(() => table.panel.locator(".arm-armed").count(), POLL).toBe(0);
    await table.clickUnit("NEAR");
    await expect.poll(() => basket(table), POLL).toEqual(["1× Melta rifle → Boyz", "5× Bolt rifle → Boyz"]);
    await table.leave();
  });

  test("beside each target stands what the volley would do to it", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    const forecast = (name: string) =>
      table.panel.locator(".strip-row", { hasText: name }).locator(".strip-forecast").innerText();
    // Five attacks at 2/3 · 1/2 · 1/2 = 1/6 each, three wounds in two models: 0.83 wounds; the first of them slays the
    // one that is wounded (1 − (5/6)⁵ = 0.598), the third the other (0.035).
    await expect.poll(() => forecast("Lootas"), POLL).toBe("on average 0.6 slain, 0.8 wounds");
    await table.leave();
  });

  test("a distance that is not the label's says whose it is", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    const listed = async (weapon: string) => {
      await table.weapon(weapon).getByRole("combobox").click();
      const text = await table.page
        .getByRole("option", { name: /Lootas/ })
        .locator(".option-name")
        .innerText();
      await table.page.keyboard.press("Escape");
      return text;
    };
    // The label says 19″: from (10, 12) to (30, 12). The melta stands at (10, 10): √(20² + 2²) − 1 = 19.1″.
    expect(await listed("Bolt rifle")).toMatch(/Lootas · 2 models · 19″$/);
    expect(await listed("Melta rifle")).toMatch(/Lootas · 2 models · 19\.1″ from this weapon$/);
    await table.leave();
  });

  test("targets of a unit that was left come back with it, through a reload too", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("FAR");
    await table.clickUnit("TANK");
    await table.says("Assign targets");
    await table.page.reload();
    await table.ready();
    await table.clickUnit("RIFLES");
    await expect.poll(() => basket(table), POLL).toEqual(["5× Bolt rifle → Lootas", "1× Melta rifle → Boyz"]);
    await table.leave();
  });

  test("weapons are fired in the order of the basket", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await expect.poll(() => basket(table), POLL).toEqual(["1× Melta rifle → Boyz", "5× Bolt rifle → Boyz"]);
    const up = table.panel.getByRole("button", { name: "Fire Bolt rifle at Boyz earlier" });
    await up.focus();
    await table.page.keyboard.press("Enter");
    await expect.poll(() => basket(table), POLL).toEqual(["5× Bolt rifle → Boyz", "1× Melta rifle → Boyz"]);
    await table.step("Confirm targets");
    await table.says("Select shooter: Mortar Tank");
    const fired = (await table.log()).filter((line) => /^Riflemen fire/.test(line));
    expect(fired.map((line) => line.replace(/ ×.*/, ""))).toEqual([
      "Riflemen fire Bolt rifle",
      "Riflemen fire Melta rifle",
    ]);
    await table.leave();
  });

  test("an ability that nobody applies is named with its unit, and at one screen there is no way back to another phase", async () => {
    const game = firingRange();
    const rifles = { ...game.units["RIFLES"]!, abilities: ["Iron Will"] };
    const table = await TablePage.open({ ...game, units: { ...game.units, RIFLES: rifles } });
    expect(await table.page.getByRole("button", { name: /Back to Movement/ }).count()).toBe(0);
    await table.clickUnit("RIFLES");
    await expect
      .poll(() => table.panel.locator(".unplayed").innerText(), POLL)
      .toMatch(/Not automated:\s*iron will/i);
    await table.leave();
  });
});

describe("after a volley", () => {
  test("the list of units stays in sight beside the dice", async () => {
    const table = await TablePage.open(firingRange(), { viewport: { width: 1366, height: 768 } });
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    const tank = table.panel.getByRole("button", { name: /^Mortar Tank/ });
    await tank.waitFor();
    const [panel, row] = await Promise.all([table.panel.boundingBox(), tank.boundingBox()]);
    expect(row!.y + row!.height).toBeLessThan(panel!.y + panel!.height);
    expect(await table.panel.locator(".die").first().isVisible()).toBe(true);
    await table.leave();
  });

  test("the defender may have the rest allocated", async () => {
    const game = firingRange("allocation", { allocation: "DEFENDER" });
    const table = await TablePage.open(game);
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await table.says("Special models last");
    await table.panel.getByRole("button", { name: "nearest first" }).click();
    await table.says("Select shooter: Mortar Tank");
    const chosen = (await table.actions()).filter((type) => type === "ALLOCATE_WOUND");
    expect(chosen.length).toBeGreaterThan(1);
    await table.leave();
  });

  test("each step says what it needs before it is rolled", async () => {
    const table = await TablePage.open(firingRange("steps", { fast_dice: false }));
    await table.clickUnit("RIFLES");
    await table.clickUnit("FAR");
    await table.panel.getByRole("button", { name: "Clear Melta rifle at Boyz" }).click();
    await table.step("Confirm targets");
    // BS 3+, S4 against T4, a save of 4+.
    await expect
      .poll(() => table.panel.locator(".step-needed").allInnerTexts(), POLL)
      .toEqual(["3+", "4+", "4+", "1"]);
    expect(await table.panel.locator(".step-empty").innerText()).toBe("Needed next: 3+ to hit (BS 3+).");
    expect((await table.game()).rng.cursor).toBe(0);
    await table.leave();
  });
});

async function basket(table: TablePage): Promise<readonly string[]> {
  const lines = await table.panel.locator(".basket-line > span").allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, " ").trim());
}
