import { describe, expect, test } from "vitest";
import { chargeField, chargeSeed } from "./support/charge-field.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

/** Plays without a pointer; the page counts what a pointer would have done. */
async function withoutPointer(table: TablePage): Promise<void> {
  await table.page.evaluate(() => {
    for (const type of ["pointerdown", "mousedown", "touchstart", "wheel"]) {
      document.addEventListener(
        type,
        () => document.documentElement.setAttribute("data-pointer", type),
        true,
      );
    }
  });
}

async function press(table: TablePage, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await table.page.keyboard.press(key);
}

/** Presses Tab until the element in focus fits. */
async function tabTo(table: TablePage, selector: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await table.page.keyboard.press("Tab");
    if (await table.page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector))
      return;
  }
  throw new Error(`Tab does not come to ${selector}`);
}

async function focused(table: TablePage): Promise<string | null> {
  return await table.page.evaluate(() => document.activeElement?.getAttribute("data-unit") ?? null);
}

async function leave(table: TablePage): Promise<void> {
  expect(await table.page.evaluate(() => document.documentElement.dataset["pointer"])).toBeUndefined();
  await table.leave();
}

describe("by keyboard alone", () => {
  test("from the start page through a whole Shooting phase", async () => {
    const table = new TablePage(await visit());
    await withoutPointer(table);
    await tabTo(table, "#scenario-first-shots");
    await press(table, "Enter");
    await table.ready();
    await press(table, "n");
    await table.says("Confirm targets");
    expect((await table.game()).shooting.active_shooter_id).toBe("INTERCESSORS");
    await press(table, "Enter");
    await table.says("Select shooter: Assault Intercessors");
    await press(table, "n", "1");
    await table.says("Confirm targets");
    const [aimed] = (await table.game()).shooting.pending_assignments;
    expect(aimed!.target_unit_id).toBe("GRETCHIN");
    await press(table, "Enter");
    await table.says("End phase");
    // Every unit has acted: there is nothing to ask.
    await press(table, "e");
    await expect.poll(async () => (await table.game()).turn.phase, POLL).not.toBe("SHOOTING");
    await leave(table);
  });

  test("to a unit by Tab and arrows, to its target by arrows, and on with Enter", async () => {
    const table = await TablePage.open(firingRange());
    await withoutPointer(table);
    await tabTo(table, "[data-unit]");
    // Riflemen, tank and guard stand on the left below each other.
    for (let step = 0; (await focused(table)) !== "TANK" && step < 6; step++) {
      await press(table, (await focused(table)) === "RIFLES" ? "ArrowDown" : "ArrowLeft");
    }
    expect(await focused(table)).toBe("TANK");
    await press(table, "Enter");
    await expect.poll(() => table.mark("TANK"), POLL).toBe("acting");
    // What is in focus is looked at: the lines of sight are drawn.
    await press(table, "ArrowUp", "ArrowRight");
    expect(await focused(table)).toBe("NEAR");
    await expect.poll(() => table.page.locator(".sign.figure.ray.clear").count(), POLL).toBe(1);
    await press(table, "Enter");
    await expect.poll(() => table.mark("NEAR"), POLL).toBe("chosen");
    // On a target that is chosen already, Enter is the next step.
    await press(table, "Enter");
    await table.waitForLog(/^Mortar Tank → Boyz/);
    // And on a unit that has shot: another one is to shoot.
    await press(table, "ArrowLeft", "ArrowDown");
    expect(await focused(table)).toBe("TANK");
    await table.says("Select shooter: Riflemen");
    await press(table, "Enter");
    await expect.poll(() => table.mark("RIFLES"), POLL).toBe("acting");
    await leave(table);
  });

  test("clearing, undoing, redoing, skipping, switches and help", async () => {
    const table = await TablePage.open(firingRange());
    await withoutPointer(table);
    const pending = async () => (await table.game()).shooting.pending_assignments.length;
    await press(table, "n", "2");
    await expect.poll(pending, POLL).toBe(2);
    await press(table, "c");
    await expect.poll(pending, POLL).toBe(0);
    await press(table, "u");
    await expect.poll(pending, POLL).toBe(2);
    await press(table, "Shift+U");
    await expect.poll(pending, POLL).toBe(0);
    await press(table, "Control+z");
    await expect.poll(pending, POLL).toBe(2);
    await press(table, "f");
    await expect.poll(async () => (await table.game()).settings.fast_dice, POLL).toBe(false);
    await press(table, "Enter");
    await table.says("Roll to hit");
    await press(table, "Enter");
    await table.says("Roll to wound");
    await press(table, "f", "Enter");
    await table.says("Select shooter: Mortar Tank");
    // Somebody could still act: the question has its answer in focus.
    await press(table, "e");
    await table.dialog.waitFor();
    await press(table, "Escape");
    await expect.poll(() => table.dialog.count(), POLL).toBe(0);
    await press(table, "n", "s");
    await expect.poll(async () => (await table.game()).shooting.skipped_unit_ids, POLL).toEqual(["TANK"]);
    await press(table, "?");
    await table.page.getByRole("dialog", { name: "Keys and help" }).waitFor();
    await press(table, "Escape");
    await expect.poll(() => table.dialog.count(), POLL).toBe(0);
    await leave(table);
  });

  test("Esc closes what is open, puts the ruler down and lets go of the unit, one at each press", async () => {
    const table = await TablePage.open(firingRange());
    await withoutPointer(table);
    const shooter = async () => (await table.game()).shooting.active_shooter_id;
    await press(table, "n", "2", "r", "i");
    await table.page.locator(".unit-card").waitFor();
    await press(table, "Escape");
    await expect.poll(() => table.page.locator(".unit-card").count(), POLL).toBe(0);
    expect(await table.button("Ruler").getAttribute("aria-pressed")).toBe("true");
    await press(table, "Escape");
    await expect.poll(() => table.button("Ruler").getAttribute("aria-pressed"), POLL).toBe("false");
    expect(await shooter()).toBe("RIFLES");
    await press(table, "Escape");
    await expect.poll(shooter, POLL).toBeNull();
    expect((await table.game()).shooting.pending_assignments).toEqual([]);
    // Nobody is chosen: there is nothing to let go of.
    await press(table, "Escape");
    expect(await shooter()).toBeNull();
    // And it can be had back.
    await press(table, "Shift+U");
    await expect.poll(shooter, POLL).toBe("RIFLES");
    await leave(table);
  });

  test("a target picked in the list of a weapon, and a modifier switched on", async () => {
    const table = await TablePage.open(firingRange());
    await withoutPointer(table);
    await press(table, "n");
    await tabTo(table, '[role="combobox"][aria-label^="Target of Bolt rifle"]');
    await press(table, "Enter");
    await table.page.getByRole("listbox").waitFor();
    await press(table, "ArrowDown", "Enter");
    await expect.poll(() => table.mark("FAR"), POLL).toBe("chosen");
    await tabTo(table, ".modifier");
    await press(table, "Enter");
    const hit = async () =>
      (await table.game()).shooting.pending_assignments.find((one) => one.weapon_id === "rifle")?.modifiers
        ?.hit;
    await expect.poll(hit, POLL).toMatchObject({ reroll_ones: true });
    await leave(table);
  });

  test("a whole charge", async () => {
    const table = await TablePage.open(chargeField(chargeSeed((sum) => sum === 7)));
    await withoutPointer(table);
    await press(table, "n", "1");
    await expect.poll(() => table.mark("PREY"), POLL).toBe("chosen");
    await table.says("Declare charge");
    await press(table, "Enter");
    await table.says("Roll 2D6");
    await press(table, "Enter");
    await table.says("Confirm move");
    await press(table, "a");
    await expect.poll(() => table.ghosts().count(), POLL).toBe(3);
    await press(table, "Enter");
    await table.waitForLog("Lancers charge: 3 models moved, in base contact with Grots.");
    await press(table, "e");
    await expect.poll(async () => (await table.game()).turn.phase, POLL).toBe("FIGHT");
    await leave(table);
  });

  test("Esc lets go of a unit that was about to charge", async () => {
    const table = await TablePage.open(chargeField(chargeSeed((sum) => sum === 7)));
    await withoutPointer(table);
    await press(table, "n", "1");
    await expect.poll(() => table.mark("PREY"), POLL).toBe("chosen");
    await press(table, "Escape");
    await expect.poll(() => table.mark("PREY"), POLL).not.toBe("chosen");
    expect(await table.mark("LANCERS")).toBe("ready");
    await leave(table);
  });

  test("a model nudged by arrow keys: a quarter of an inch, or a whole one with Shift", async () => {
    const table = await TablePage.open(chargeField(chargeSeed((sum) => sum === 7)));
    await withoutPointer(table);
    await press(table, "n", "1", "Enter", "Enter");
    await table.says("Confirm move");
    await tabTo(table, ".charge-model:nth-child(2) .charge-grip");
    await press(table, "ArrowRight", "ArrowRight", "Shift+ArrowRight");
    const label = table.page.locator(".sign.figure.move");
    // Two quarters and one: to (11.5, 22).
    await expect.poll(() => label.allInnerTexts(), POLL).toEqual(["1.5″ of 7″"]);
    await press(table, "Delete");
    await expect.poll(() => label.count(), POLL).toBe(0);
    // Four strides into the gap, a hair more than needed: the model stops at the base before it.
    await press(table, ...Array.from({ length: 5 }, () => "Shift+ArrowRight"));
    await expect
      .poll(() => table.panel.locator(".charge-model").nth(1).innerText(), POLL)
      .toContain("contact");
    await leave(table);
  });
});
