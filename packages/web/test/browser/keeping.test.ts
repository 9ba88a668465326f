import { readFileSync } from "node:fs";
import { type Game, hashOfGame } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { gunline, Scratch } from "../../../cli/test/support/run.ts";
import { chargeField, chargeSeed } from "./support/charge-field.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

async function pendings(table: TablePage): Promise<readonly string[]> {
  const { pending_assignments } = (await table.game()).shooting;
  return pending_assignments.map((one) => `${one.weapon_id} → ${one.target_unit_id}`);
}

describe("undo and redo", () => {
  test("choices are taken back one by one and made again; dice never are", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("FAR");
    await expect.poll(() => pendings(table), POLL).toEqual(["melta → NEAR", "rifle → FAR"]);
    const undo = table.button(/Undo/);
    const redo = table.button("Redo");
    expect(await redo.getAttribute("aria-disabled")).toBe("true");
    await undo.click();
    await expect.poll(() => pendings(table), POLL).toEqual(["melta → NEAR"]);
    await undo.click();
    await expect.poll(async () => (await table.game()).shooting.active_shooter_id, POLL).toBeNull();
    await redo.click();
    await redo.click();
    await expect.poll(() => pendings(table), POLL).toEqual(["melta → NEAR", "rifle → FAR"]);
    await table.step("Confirm targets");
    await table.waitForLog(/^Riflemen → Lootas/);
    expect(await undo.getAttribute("aria-disabled")).toBe("true");
    await undo.hover();
    await table.waitForTip(/dice, and what the other side has answered, are never taken back/);
    await table.leave();
  });
});

describe("save files", () => {
  test("a game saved to a file opens elsewhere with the same game and log, and gunline replay accepts it", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await table.waitForLog(/^Riflemen → Boyz/);
    await table.page.getByRole("button", { name: "Menu" }).click();
    const [download] = await Promise.all([
      table.page.waitForEvent("download"),
      table.page.getByRole("button", { name: "Save to a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("gunline-firing-range.json");
    const text = readFileSync(await download.path(), "utf8");
    const saved = await table.game();
    const shown = await table.log();
    const dice = await table.page.locator(".log .dice-row").allTextContents();
    await table.leave();

    const other = new TablePage(await visit());
    await other.openFile(download.suggestedFilename(), text);
    await other.ready();
    expect(await other.game()).toEqual(saved);
    expect(await other.log()).toEqual(shown);
    expect(await other.page.locator(".log .dice-row").allTextContents()).toEqual(dice);
    // It can be played on.
    await other.step("Select shooter: Mortar Tank");
    await other.leave();

    const scratch = new Scratch();
    try {
      const { code, out, err } = await gunline(["replay", scratch.file("game.json", text)]);
      expect(`${code} ${err}`).toBe("0 ");
      expect(out).not.toBe("");
    } finally {
      Scratch.removeAll();
    }
  });

  test("Ctrl+S saves too", async () => {
    const table = await TablePage.open(firingRange());
    const [download] = await Promise.all([
      table.page.waitForEvent("download"),
      table.page.keyboard.press("Control+s"),
    ]);
    const record = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(record).toMatchObject({ format: "gunline-record/2", steps: [] });
    await table.leave();
  });
});

/** Plays the same game to its end, once straight on and once with a reload in the middle. */
async function bothWays(
  game: Game,
  before: (table: TablePage) => Promise<void>,
  after: (table: TablePage) => Promise<void>,
): Promise<readonly [straight: string, reloaded: string]> {
  const hashes: string[] = [];
  for (const reload of [false, true]) {
    const table = await TablePage.open(game);
    await before(table);
    if (reload) {
      const kept = await table.kept();
      const shown = await table.log();
      await table.page.reload();
      await table.ready();
      expect(await table.kept()).toEqual(kept);
      expect(await table.log()).toEqual(shown);
    }
    await after(table);
    hashes.push(hashOfGame(await table.game()));
    await table.leave();
  }
  return [hashes[0]!, hashes[1]!];
}

describe("the game goes on after a reload as if there had been none", () => {
  test("in the middle of choosing targets", async () => {
    const [straight, reloaded] = await bothWays(
      firingRange("reload choosing"),
      async (table) => {
        await table.clickUnit("RIFLES");
        await table.clickUnit("FAR");
        await expect.poll(() => pendings(table), POLL).toHaveLength(2);
      },
      async (table) => {
        expect(await table.mark("RIFLES")).toBe("acting");
        expect(await table.mark("FAR")).toBe("chosen");
        await table.step("Confirm targets");
        await table.says("Select shooter: Mortar Tank");
      },
    );
    expect(reloaded).toBe(straight);
  });

  test("in the middle of the dice, between hitting and wounding", async () => {
    const [straight, reloaded] = await bothWays(
      firingRange("reload rolling", { fast_dice: false }),
      async (table) => {
        await table.clickUnit("RIFLES");
        await table.clickUnit("NEAR");
        await table.step("Confirm targets");
        await table.step("Roll to hit");
        await table.says(/^(Roll to wound|Go on)$/);
      },
      async (table) => {
        expect((await table.game()).tasks).toMatchObject([{ type: "attacks", stage: "WOUND" }]);
        // Two weapons in three stages each, of which the first is rolled; without hits there is nothing to roll.
        for (let stage = 1; stage < 6; stage++) await table.step(/^(Roll|Go on)/);
        await table.says("Select shooter: Mortar Tank");
      },
    );
    expect(reloaded).toBe(straight);
  });

  test("in the middle of a charge, after the roll", async () => {
    const [straight, reloaded] = await bothWays(
      chargeField(chargeSeed((sum) => sum === 7)),
      async (table) => {
        await table.clickUnit("LANCERS");
        await table.clickUnit("PREY");
        await table.step("Declare charge");
        await table.step("Roll 2D6");
        await table.says("Confirm move");
      },
      async (table) => {
        expect(await table.panel.locator(".charge-sum").textContent()).toContain("7″");
        await table.button("Auto-path").click();
        await table.step("Confirm move");
        await expect.poll(async () => (await table.game()).charges.pending, POLL).toEqual({});
      },
    );
    expect(reloaded).toBe(straight);
  });

  test("the start page offers to go on with the game that was left", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.page.getByRole("button", { name: "Gunline: start page" }).click();
    await table.page.getByRole("button", { name: "Continue: firing range" }).click();
    await table.ready();
    expect(await table.mark("RIFLES")).toBe("acting");
    await table.leave();
  });
});
