import { describe, expect, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { movingField } from "./support/battle-field.ts";
import { arrive, farApart } from "./support/far-apart.ts";
import { Fingers } from "./support/fingers.ts";
import { POLL, TablePage } from "./support/table-page.ts";

const LANDSCAPE = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function place(table: TablePage, unitId: string, modelId = "m1"): Promise<readonly number[]> {
  const { position } = (await table.game()).units[unitId]!.models[modelId]!;
  return position === null ? [] : [position.x, position.y].map((value) => Math.round(value * 10) / 10);
}

const conditions = (table: TablePage) => table.panel.locator(".charge-broken");

describe("a whole Movement phase", () => {
  test("by mouse: drag, one model, mend, Advance, Fall Back, stay, arrive, and the rest stays", async () => {
    const table = await TablePage.open(movingField());
    expect(await table.mark("GUARD")).toBe("ready");
    // A drag takes the whole unit and is a Normal move; nobody goes further than 6″.
    await table.drag(await table.model("GUARD", "m3"), await table.spot([20, 14]), { drop: false });
    await expect.poll(() => table.ghosts().count(), POLL).toBe(5);
    await expect
      .poll(() => table.page.locator(".sign.figure.move").allInnerTexts(), POLL)
      .toEqual(["6″ of 6″"]);
    expect(await table.page.locator("path.ring.reach").count()).toBe(1);
    expect(await table.page.locator("path.ring.far-reach").count()).toBe(1);
    expect(await table.page.locator(".link").count()).toBe(1);
    await table.page.mouse.up();
    // From there the Far Mob is within 24″ of somebody: 50 − 16 − 1 = 33″ is not; nothing is promised.
    await expect.poll(() => table.panel.innerText(), POLL).toMatch(/No enemy could be shot or charged/);
    // One model alone, with Shift, leaves the others: coherency breaks, says by how much, and is mended.
    await table.page.keyboard.down("Shift");
    const ghost = (await table.ghosts("GUARD.m1").boundingBox())!;
    await table.drag(
      { x: ghost.x + ghost.width / 2, y: ghost.y + ghost.height / 2 },
      await table.spot([12, 5]),
    );
    await table.page.keyboard.up("Shift");
    await expect.poll(() => conditions(table).count(), POLL).toBe(1);
    await expect.poll(() => table.page.locator(".saying").innerText(), POLL).toMatch(/out of coherency/);
    expect(await table.next.getAttribute("aria-disabled")).toBe("true");
    expect(await graveFindings(table.page)).toEqual([]);
    await table.page.keyboard.press("a");
    await expect.poll(() => conditions(table).count(), POLL).toBe(0);
    await table.step("Confirm move");
    await expect.poll(() => place(table, "GUARD", "m5"), POLL).toEqual([16, 18]);
    expect(await table.mark("GUARD")).toBe("done");

    // An Advance: its die first, then a click on the ground finds the ways.
    await table.clickUnit("RUNNERS");
    await table.page.keyboard.press("2");
    await table.step("Roll for the Advance");
    await expect.poll(() => table.panel.innerText(), POLL).toMatch(/The die shows \d/);
    const { x, y } = await table.spot([14, 28]);
    await table.page.mouse.click(x, y);
    await table.step("Confirm move");
    await expect.poll(async () => (await table.game()).units["RUNNERS"]!.flags.advanced, POLL).toBe(true);
    expect(await place(table, "RUNNERS", "m2")).toEqual([14, 28]);

    // Who is held falls back; the panel says whom that would cost.
    await table.clickUnit("HELD");
    await expect
      .poll(() => table.panel.getByRole("button", { name: /^Normal/ }).getAttribute("aria-disabled"), POLL)
      .toBe("true");
    const away = await table.spot([15, 36]);
    await table.page.mouse.click(away.x, away.y);
    await expect.poll(() => table.panel.innerText(), POLL).toMatch(/Desperate Escape\s+Nobody is tested/);
    await table.step("Confirm move");
    await expect.poll(async () => (await table.game()).units["HELD"]!.flags.fell_back, POLL).toBe(true);

    // One stays, and can be taken back; then the reserve comes down more than 9″ from everybody.
    await table.step("Next: Rest");
    await table.step("Stay where it stands");
    await table.button(/Undo/).click();
    await table.says(/^(Next: Rest|Stay where it stands)$/);
    await table.page.keyboard.press("Escape");
    await table.panel.getByRole("button", { name: /Drop Squad/ }).click();
    const near = await table.spot([44, 21]);
    await table.page.mouse.move(near.x, near.y, { steps: 3 });
    await expect.poll(() => table.page.locator(".saying").innerText(), POLL).toMatch(/Far Mob/);
    await table.page.keyboard.press("a");
    await table.step("Bring in Drop Squad");
    await expect.poll(async () => (await table.game()).units["DROP"]!.flags.arrived, POLL).toBe(true);
    await table.button("All the rest stay").click();
    await expect.poll(async () => (await table.game()).turn.phase, POLL).not.toBe("MOVEMENT");
    expect((await table.game()).units["REST"]!.flags.remained_stationary).toBe(true);
    await table.leave();
  });

  test("by keyboard: the next unit, arrows, formations, kinds of move, and Enter", async () => {
    const table = await TablePage.open(movingField());
    const { keyboard } = table.page;
    await keyboard.press("n");
    await expect.poll(() => table.mark("GUARD"), POLL).toBe("acting");
    for (let n = 0; n < 3; n++) await keyboard.press("Shift+ArrowRight");
    await keyboard.press("ArrowDown");
    await expect.poll(() => table.ghosts().count(), POLL).toBe(5);
    // A page that is loaded again goes on with the move as it was left.
    await table.page.reload();
    await table.ready();
    await expect.poll(() => table.mark("GUARD"), POLL).toBe("acting");
    await expect.poll(() => table.ghosts().count(), POLL).toBe(5);
    await keyboard.press("Enter");
    await expect.poll(() => place(table, "GUARD"), POLL).toEqual([13, 10.1]);
    await keyboard.press("Enter");
    await expect.poll(() => table.mark("RUNNERS"), POLL).toBe("acting");
    // Formed up in a line, by its button; Escape puts everybody back.
    await table.panel.getByRole("button", { name: "Two lines" }).press("Enter");
    await expect.poll(() => table.ghosts().count(), POLL).toBeGreaterThan(1);
    await keyboard.press("x");
    await expect.poll(() => table.ghosts().count(), POLL).toBe(0);
    await keyboard.press("4");
    await expect
      .poll(async () => (await table.game()).units["RUNNERS"]!.flags.remained_stationary, POLL)
      .toBe(true);
    await keyboard.press("u");
    await expect
      .poll(async () => (await table.game()).units["RUNNERS"]!.flags.remained_stationary, POLL)
      .toBeUndefined();
    await table.leave();
  });

  test("with fingers: a drag on a tablet, a tap on the ground on a phone", async () => {
    const table = await TablePage.open(movingField(), LANDSCAPE);
    const fingers = await Fingers.on(table);
    await fingers.stroke([await table.model("GUARD", "m3")], [await table.spot([14, 14])]);
    await expect.poll(() => table.ghosts().count(), POLL).toBe(5);
    await table.step("Confirm move");
    await expect.poll(async () => (await place(table, "GUARD"))[0], POLL).toBeGreaterThan(13);
    await table.leave();

    const phone = await TablePage.open(movingField(), PHONE);
    const { x, y } = await phone.unit("GUARD");
    await phone.page.touchscreen.tap(x, y);
    await expect.poll(() => phone.mark("GUARD"), POLL).toBe("acting");
    const ground = await phone.spot([19, 14]);
    await phone.page.touchscreen.tap(ground.x, ground.y);
    await expect.poll(() => phone.ghosts().count(), POLL).toBe(5);
    expect(await graveFindings(phone.page)).toEqual([]);
    await phone.step("Confirm move");
    await expect.poll(async () => (await place(phone, "GUARD"))[0], POLL).toBeGreaterThan(13);
    await phone.leave();
  });

  test("far apart: the other window sees the move as a move", async () => {
    const { hash, p1, p2 } = await farApart(["Ann", "Bob"], movingField("far move"));
    const ann = await arrive(hash, p1);
    const bob = await arrive(hash, p2, { reducedMotion: "no-preference" });
    for (const table of [ann, bob]) await table.ready();
    await ann.step("Next: Guard");
    for (let n = 0; n < 4; n++) await ann.page.keyboard.press("Shift+ArrowRight");
    await ann.step("Confirm move");
    // Along its way, not at once.
    await expect.poll(() => bob.page.locator(".trail").count(), POLL).toBe(5);
    await expect
      .poll(() => bob.token("GUARD").locator('[data-model="GUARD.m1"]').getAttribute("transform"), POLL)
      .toBe("translate(14 10)");
    const hashes = await Promise.all(
      [ann, bob].map(({ page }) => page.locator(".table-screen").getAttribute("data-hash")),
    );
    expect(hashes[0]).toBe(hashes[1]);
    for (const table of [ann, bob]) await table.leave();
  });
});
