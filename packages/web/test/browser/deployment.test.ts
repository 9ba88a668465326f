import { describe, expect, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { beforeBattle } from "./support/battle-field.ts";
import { arrive, farApart } from "./support/far-apart.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A table on which nobody stands yet: there is no unit to wait for. */
async function open(wishes: Parameters<typeof visit>[0] = {}, game = beforeBattle()): Promise<TablePage> {
  const kept = { title: game.rng.seed, task: "", start: game, game, actions: [] };
  const table = new TablePage(await visit({ ...wishes, table: kept }));
  await table.next.waitFor();
  await table.rest();
  return table;
}

const saying = ({ page }: TablePage) => page.locator(".saying");

async function standing(table: TablePage, unitId: string): Promise<number> {
  const { models } = (await table.game()).units[unitId]!;
  return Object.values(models).filter(({ position }) => position !== null).length;
}

async function point(table: TablePage, at: readonly [number, number]): Promise<void> {
  const { x, y } = await table.spot(at);
  await table.page.mouse.move(x, y, { steps: 3 });
}

describe("setting up", () => {
  test("by mouse: formations, a block at the pointer, what is red and why, drops in turn, the rest by button", async () => {
    const table = await open();
    // Two zones, and who waits is chosen first.
    expect(await table.page.locator(".zone").count()).toBe(2);
    await table.panel.getByLabel("Drop Squad").selectOption("Deep Strike");
    expect(await graveFindings(table.page)).toEqual([]);
    // Sealed, nobody sees it: the screen goes to Orange, and then all is revealed.
    await table.step("Seal formations");
    await table.says("Orange is here");
    expect(await table.panel.innerText()).not.toMatch(/Drop Squad|Deep Strike/);
    expect((await table.game()).units["DROP"]!.reserve).toBeNull();
    await table.next.click();
    await table.panel.getByLabel("Mob").waitFor();
    expect(await table.panel.innerText()).not.toMatch(/Drop Squad/);
    await table.step("Seal formations");
    await expect.poll(async () => (await table.game()).units["DROP"]!.reserve, POLL).toBe("DEEP_STRIKE");
    expect(await table.panel.innerText()).toMatch(/Drop Squad[\s\S]*Deep Strike/);

    // The Guard come to the pointer; outside the zone they are red, with the inches in words.
    await table.says("Place Guard");
    await point(table, [14, 20]);
    await expect.poll(() => saying(table).innerText(), POLL).toMatch(/outside the zone of Blue/);
    expect(await table.next.getAttribute("aria-disabled")).toBe("true");
    expect(await table.page.locator(".moves .faulty .fault").count()).toBe(5);
    await point(table, [6, 20]);
    await expect.poll(() => saying(table).innerText(), POLL).toMatch(/^✓ All 5 may stand here/);
    // The wheel turns by 15°, with Shift by one.
    await table.page.mouse.wheel(0, 100);
    await expect.poll(() => table.panel.locator(".placing-turned").innerText(), POLL).toBe("Turned 15°");
    const { x, y } = await table.spot([6, 20]);
    await table.page.mouse.click(x, y);
    // Set down, one model is dragged with Shift.
    const before = (await table.ghosts("GUARD.m1").boundingBox())!;
    await table.page.keyboard.down("Shift");
    await table.drag(
      { x: before.x + before.width / 2, y: before.y + before.height / 2 },
      { x: before.x - 2, y: before.y - 6 },
    );
    await table.page.keyboard.up("Shift");
    await expect
      .poll(async () => Math.round((await table.ghosts("GUARD.m1").boundingBox())!.y), POLL)
      .toBeLessThan(Math.round(before.y));
    expect(await graveFindings(table.page)).toEqual([]);
    await table.step("Place Guard");
    await expect.poll(() => standing(table, "GUARD"), POLL).toBe(5);

    // Orange's drop: all that is left by one button, seen before it is done.
    await table.says(/^(Place Mob|Next: Mob)$/);
    await table.page.keyboard.press("p");
    await table.says("Place 2 units");
    expect(await table.page.locator("[data-ghost]").count()).toBe(10);
    await table.next.click();
    await expect
      .poll(async () => (await standing(table, "MOB")) + (await standing(table, "RUNTS")), POLL)
      .toBe(5);

    // The Scouts infiltrate: their limits are drawn, and they may stand in the middle.
    await table.step("Next: Scouts");
    await point(table, [30, 20]);
    await expect.poll(() => saying(table).innerText(), POLL).toMatch(/^✓/);
    expect(await table.page.locator("path.ring.limit").count()).toBe(1);
    expect(await table.page.locator("path.ring.forbidden").count()).toBe(1);
    await point(table, [44, 20]);
    await expect.poll(() => saying(table).innerText(), POLL).not.toMatch(/^✓/);
    await table.page.keyboard.press("a");
    await expect.poll(() => saying(table).innerText(), POLL).toMatch(/^✓/);
    await table.page.keyboard.press("Enter");
    // The last drop waits for a hand, as dice follow it.
    await table.step(/^Place (Mob|Runts) and begin$/);
    await table.waitForLog(/first turn/);
    // Scouts move before it: 6″, and no nearer than 9″ to an enemy.
    await table.step("Next: Scouts");
    await table.page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(() => table.ghosts().count(), POLL).toBe(5);
    await table.step("Confirm move");
    await expect.poll(async () => (await table.game()).turn.phase, POLL).toBe("COMMAND");
    await table.leave();
  });

  test("one side's rest comes by itself while the other side places by hand", async () => {
    // The Guard are the first of the list, and the last of the plan, as there are fewest of them.
    const game = beforeBattle();
    const { GUARD } = game.units;
    const few = { ...GUARD!, models: Object.fromEntries(Object.entries(GUARD!.models).slice(0, 2)) };
    const table = await open({}, { ...game, units: { ...game.units, GUARD: few } });
    const { keyboard } = table.page;
    for (const step of ["Seal formations", "Orange is here", "Seal formations"]) await table.step(step);
    await table.says("Place Guard");
    await keyboard.press("p");
    await table.step("Place 3 units");
    await table.step(/^Next: Mob$/);
    await table.step("Place Mob");
    // Blue's second drop follows by itself, and Orange places again: never a unit of Blue's.
    await table.says(/^(Next|Place):? Runts/);
    const { units, turn } = await table.game();
    expect(turn.active_player).toBe(units["RUNTS"]!.owner);
    await table.leave();
  });

  test("by keyboard: arrows, turns, the nearest place, and back again with one Undo", async () => {
    const table = await open();
    const { keyboard } = table.page;
    await table.says("Seal formations");
    await keyboard.press("Enter");
    await table.says("Orange is here");
    await keyboard.press("Enter");
    await table.says("Seal formations");
    await keyboard.press("Enter");
    await table.says("Place Guard");
    const ghost = table.ghosts("GUARD.m1");
    const at = async () => (await ghost.boundingBox())!;
    const from = await at();
    await keyboard.press("Shift+ArrowUp");
    await expect.poll(async () => Math.round((await at()).y - from.y), POLL).toBeLessThan(-8);
    await keyboard.press("q");
    await keyboard.press("Shift+W");
    // Facing the other zone is 0°: −15° and 1° more.
    await expect.poll(() => table.panel.locator(".placing-turned").innerText(), POLL).toBe("Turned 346°");
    for (let n = 0; n < 14; n++) await keyboard.press("Shift+ArrowRight");
    await expect.poll(() => table.next.getAttribute("aria-disabled"), POLL).toBe("true");
    await keyboard.press("a");
    await expect.poll(() => table.next.getAttribute("aria-disabled"), POLL).toBeNull();
    await keyboard.press("Enter");
    await expect.poll(() => standing(table, "GUARD"), POLL).toBe(5);
    // Everything else by button, for both sides; what was placed with one press is taken back with one.
    await table.says(/Mob$/);
    await keyboard.press("p");
    await keyboard.press("Enter");
    await expect.poll(() => standing(table, "MOB"), POLL).toBe(5);
    await keyboard.press("u");
    await expect.poll(() => standing(table, "MOB"), POLL).toBe(0);
    expect(await standing(table, "GUARD")).toBe(5);
    await table.leave();
  });

  test("with fingers on a phone: tap, drag, and the reason in the line below", async () => {
    const table = await open(PHONE);
    for (const label of ["Seal formations", "Orange is here", "Seal formations"]) {
      await table.says(label);
      await table.next.tap();
    }
    await table.says("Place Guard");
    const inside = await table.spot([6, 30]);
    await table.page.touchscreen.tap(inside.x, inside.y);
    await expect.poll(() => table.next.getAttribute("aria-disabled"), POLL).toBeNull();
    const outside = await table.spot([20, 30]);
    await table.page.touchscreen.tap(outside.x, outside.y);
    await expect
      .poll(() => table.page.locator(".hint").innerText(), POLL)
      .toMatch(/outside the zone of Blue/);
    await table.button("Nearest place").tap();
    await expect.poll(() => table.next.getAttribute("aria-disabled"), POLL).toBeNull();
    expect(await graveFindings(table.page)).toEqual([]);
    await table.next.tap();
    await expect.poll(() => standing(table, "GUARD"), POLL).toBe(5);
    await table.leave();
  });

  test("far apart: drops in turn in two windows, and somebody watches", async () => {
    const { hash, watchHash, p1, p2 } = await farApart(["Ann", "Bob"], beforeBattle());
    const [ann, bob] = [await arrive(hash, p1), await arrive(hash, p2)];
    const eve = await arrive(watchHash);
    const hashes = () => Promise.all([ann, bob, eve].map(({ page }) => shownHash(page)));
    // Sealed by Ann, seen by nobody, thought of again, and revealed in the step in which Bob is ready too.
    await ann.panel.getByLabel("Drop Squad").selectOption("Strategic Reserves");
    await ann.step("Seal formations");
    await ann.says(/^Waiting for Bob/);
    for (const { panel } of [bob, eve]) await panel.getByText("✓ sealed").waitFor();
    // Ann's list is there to be read, and nothing of how it begins.
    expect(await bob.panel.locator(".army-on-table").innerText()).not.toMatch(/Reserve/);
    await ann.panel.getByRole("button", { name: "Change mine" }).click();
    await ann.panel.getByLabel("Drop Squad").selectOption("On the table");
    await ann.step("Seal formations");
    await ann.says(/^Waiting for Bob/);
    await bob.panel.getByLabel("Runts").selectOption("Strategic Reserves");
    await bob.panel.getByLabel("Runts").selectOption("On the table");
    await bob.step("Seal formations");
    await ann.step("Next: Guard");
    await ann.step("Place Guard");
    for (const { page } of [ann, bob, eve]) await page.locator('[data-unit="GUARD"]').waitFor();
    await ann.says(/^Waiting for Bob/);
    expect(await ann.panel.getByRole("button", { name: /^Mob/ }).getAttribute("aria-disabled")).toBe("true");
    await bob.step("Next: Mob");
    await bob.step("Place Mob");
    await ann.page.locator('[data-unit="MOB"]').waitFor();
    await ann.step("Next: Scouts");
    await ann.step("Place Scouts");
    await bob.page.locator('[data-unit="SCOUTS"]').waitFor();
    await bob.step("Next: Runts");
    await bob.step("Place Runts");
    await eve.page.locator('[data-unit="RUNTS"]').waitFor();
    // The Drop Squad is Ann's last: nobody waits for Bob any more.
    await ann.step("Next: Drop Squad");
    await ann.step("Place Drop Squad and begin");
    await eve.page.locator('[data-unit="DROP"]').waitFor();
    await ann.step("Next: Scouts");
    await ann.step("Do not scout");
    await expect.poll(async () => new Set(await hashes()).size, POLL).toBe(1);
    for (const table of [ann, bob, eve]) await table.leave();
  });
});

async function shownHash(page: TablePage["page"]): Promise<string | null> {
  return await page.locator(".table-screen").getAttribute("data-hash");
}
