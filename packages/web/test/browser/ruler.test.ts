import { describe, expect, test } from "vitest";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

const TOTAL = ".tape-total b";

async function measuring(): Promise<TablePage> {
  const table = await TablePage.open(firingRange());
  await table.button("Ruler").click();
  await expect.poll(() => table.button("Ruler").getAttribute("aria-pressed"), POLL).toBe("true");
  return table;
}

function totals(table: TablePage): Promise<readonly string[]> {
  return table.page.locator(TOTAL).allInnerTexts();
}

describe("the ruler", () => {
  test("measures from edge to edge, whichever unit the models belong to", async () => {
    const table = await measuring();
    // (10, 10) to (20, 10): 10 − 1.
    await table.drag(await table.model("RIFLES", "m1"), await table.model("NEAR", "m2"), { drop: false });
    await expect.poll(() => totals(table), POLL).toEqual(["9.0″"]);
    await table.page.mouse.up();
    await expect.poll(() => totals(table), POLL).toEqual(["9.0″"]);
    // (20, 10) to (30, 12): √104 − 1 = 9.198. The one before is taken away.
    await table.drag(await table.model("NEAR", "m2"), await table.model("FAR", "m1"));
    await expect.poll(() => totals(table), POLL).toEqual(["9.2″"]);
    // From a base to a place on the mat: (10, 30) to (10, 40), less half an inch.
    await table.drag(await table.model("TANK", "m1"), await table.spot([10, 40]));
    await expect.poll(() => totals(table), POLL).toEqual(["9.5″"]);
    // Nothing was selected by it.
    expect((await table.game()).shooting.active_shooter_id).toBeNull();
    await table.leave();
  });

  test("goes around corners, with each leg and the whole", async () => {
    const table = await measuring();
    const tap = async (at: readonly [number, number]) => {
      const { x, y } = await table.spot(at);
      await table.page.mouse.click(x, y);
    };
    // From the edge of (10, 30) down to (10, 38) 7.5″, and on to (16, 38) 6″.
    await tap([10, 30]);
    await tap([10, 38]);
    const { x, y } = await table.spot([16, 38]);
    await table.page.mouse.move(x, y);
    await expect.poll(() => totals(table), POLL).toEqual(["13.5″"]);
    await table.page.keyboard.press("Enter");
    await expect.poll(() => table.page.locator(".tape-leg").allInnerTexts(), POLL).toEqual(["7.5″", "6.0″"]);
    expect(await totals(table)).toEqual(["13.5″"]);
    await table.leave();
  });

  test("can be pinned beside others, taken away, and put down with Escape", async () => {
    const table = await measuring();
    await table.drag(await table.model("RIFLES", "m1"), await table.model("NEAR", "m2"));
    await table.page.getByRole("button", { name: "Pin this ruler" }).click();
    await table.drag(await table.model("RIFLES", "m5"), await table.model("TANK", "m1"));
    // (10, 18) to (10, 30): 12 − 1.
    await expect.poll(() => totals(table), POLL).toEqual(["9.0″", "11.0″"]);
    await table.page.keyboard.press("Escape");
    await expect.poll(() => totals(table), POLL).toEqual(["9.0″"]);
    await table.page.keyboard.press("Escape");
    await expect.poll(() => table.button("Ruler").getAttribute("aria-pressed"), POLL).toBe("false");
    expect(await totals(table)).toEqual(["9.0″"]);
    await table.page.getByRole("button", { name: "Remove this ruler" }).click();
    await expect.poll(() => totals(table), POLL).toEqual([]);
    // The hand is free again.
    await table.clickUnit("RIFLES");
    await expect.poll(() => table.mark("RIFLES"), POLL).toBe("acting");
    await table.leave();
  });

  test("Escape lets go of a tape in the hand", async () => {
    const table = await measuring();
    await table.drag(await table.model("RIFLES", "m1"), await table.model("NEAR", "m2"), { drop: false });
    await expect.poll(() => totals(table), POLL).toEqual(["9.0″"]);
    await table.page.keyboard.press("Escape");
    await expect.poll(() => totals(table), POLL).toEqual([]);
    await table.page.mouse.up();
    expect(await totals(table)).toEqual([]);
    await table.leave();
  });
});
