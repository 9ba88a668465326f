import { describe, expect, test } from "vitest";
import { POLL, TablePage } from "./support/table-page.ts";

const LINE = "House rules: Blast makes at least 3 attacks against 6 or more models.";

const line = ({ page }: TablePage) => page.locator(".house-rules");

async function demo(wishes = {}): Promise<TablePage> {
  const table = await TablePage.scenario("first-shots", wishes);
  await table.page.getByRole("button", { name: "Gunline: start page" }).click();
  await table.page.locator("#play-demo").click();
  await table.ready();
  return table;
}

describe("house rules are said where they act", () => {
  test("the demo says them, and before the first die one press plays by the published rules", async () => {
    const table = await demo();
    expect(await line(table).innerText()).toContain(LINE);
    // What was chosen and not rolled is no hindrance.
    await table.clickUnit("INTERCESSORS");
    await expect.poll(() => table.actions(), POLL).toHaveLength(1);
    await line(table).getByRole("button", { name: "Use the published rules" }).click();
    await expect.poll(async () => (await table.game()).ruleset, POLL).toBe("published");
    expect(await line(table).innerText()).toContain("Rules as published.");
    await table.page.getByText("This game now uses the published rules.").waitFor();
    // And back again.
    await line(table).getByRole("button", { name: "Use the house rules" }).click();
    await expect.poll(async () => (await table.game()).ruleset, POLL).toBe("spec");
    await table.leave();
  });

  test("after the first die the same table starts again beside this one, by the other rules", async () => {
    const table = await demo();
    await table.clickUnit("INTERCESSORS");
    await table.step("Confirm targets");
    await table.waitForLog(/^Intercessors → Boyz/);
    const { start } = await table.kept();
    await line(table).getByRole("button", { name: "Use the published rules" }).click();
    expect(await table.dialog.innerText()).toContain("Start again with the published rules?");
    await table.dialog.getByRole("button", { name: "Start again" }).click();
    await expect.poll(() => table.actions(), POLL).toEqual([]);
    const again = await table.game();
    expect(again.ruleset).toBe("published");
    expect(again.units).toEqual(start.units);
    expect(again.rng.seed).not.toBe(start.rng.seed);
    await table.page.getByRole("button", { name: "Gunline: start page" }).click();
    expect(await table.page.locator(".kept-game .card-title").allInnerTexts()).toEqual([
      "Crossfire",
      "Crossfire",
    ]);
    await table.leave();
  });

  test("the Charge phase has its own, and a phase without any says nothing", async () => {
    const table = await TablePage.scenario("charge-through-gap");
    expect(await line(table).innerText()).toContain(
      "House rules: In a charge every model climbs up and down ruins taller than 2″.",
    );
    await table.button("End phase…").click();
    await table.dialog.getByRole("button", { name: "End the phase" }).click();
    await expect.poll(() => line(table).count(), POLL).toBe(0);
    await table.leave();
  });
});
