import { inProgress } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { arrive, farApart } from "./support/far-apart.ts";
import { brokenLine, facingLines } from "./support/losses-field.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const living = async (table: TablePage, unit: string) =>
  Object.keys((await table.game()).units[unit]!.models);

/** A person on one side, the computer on the other. */
async function againstComputer(active: "p1" | "p2"): Promise<TablePage> {
  const game = facingLines(active);
  const kept = { title: "losses", task: "", start: game, game, actions: [], computer: { p2: "turn" } };
  return new TablePage(await visit({ table: kept }));
}

describe("models that are lost", () => {
  test("the computer's unit loses models without a question, from the end of its line", async () => {
    const table = await againstComputer("p1");
    await table.ready();
    await table.clickUnit("GUARD");
    await table.clickUnit("MOB");
    await table.step("Confirm targets");
    // m2, the nearest and the only one who is armed, links the two others: m1 goes, from the end of the line.
    await expect.poll(() => living(table, "MOB"), POLL).toEqual(["m2", "m3"]);
    expect(await table.actions()).not.toContain("ALLOCATE_WOUND");
    await table.leave();
  });

  test("one's own unit asks, and one click leaves the rest of the volley to the referee", async () => {
    const table = await againstComputer("p2");
    await table.says("Special models last");
    expect(inProgress.topTask(await table.game(), "allocation")!.unit_id).toBe("GUARD");
    expect(await table.panel.innerText()).toMatch(/Guard · \d wounds? to allocate/);
    await table.panel.getByRole("button", { name: "special models last" }).click();
    await expect.poll(() => living(table, "GUARD"), POLL).toEqual(["m2", "m3"]);
    await table.leave();
  });

  test("who goes for coherency: the fewest are proposed, a click on the board or in the panel changes it, Enter removes them", async () => {
    const table = await TablePage.open(brokenLine({ allocation: "DEFENDER" }));
    await table.step("End the turn");
    await table.says("Remove 2 models");
    expect(await table.panel.innerText()).toMatch(
      /out of coherency[\s\S]*The other 3 models will be in coherency/i,
    );
    const model = (name: string) => table.panel.getByRole("button", { name });
    const goes = async (name: string) => (await model(name).getAttribute("aria-pressed")) === "true";
    expect([await goes("Guard 4"), await goes("Guard 5"), await goes("Guard 1")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await graveFindings(table.page)).toEqual([]);
    // Two others instead: not enough, and then the whole other group.
    const at = await table.model("GUARD", "m4");
    await table.page.mouse.click(at.x, at.y);
    expect(await goes("Guard 4")).toBe(false);
    await model("Guard 5").click();
    await model("Guard 1").click();
    await table.says("Remove 1 model");
    expect(await table.panel.innerText()).toMatch(/would still be out of coherency: at least 2 more models/);
    await model("Guard 2").click();
    await model("Guard 3").click();
    await table.says("Remove 3 models");
    await table.page.keyboard.press("p");
    await table.says("Remove 2 models");
    // The focus is on the model that was chosen last: Enter goes on all the same.
    await table.page.keyboard.press("Enter");
    await expect.poll(() => living(table, "GUARD"), POLL).toEqual(["m1", "m2", "m3"]);
    expect((await table.game()).turn.active_player).toBe("p2");
    await table.leave();
  });

  test("far apart the owner is asked, the other waits, and both see who went", async () => {
    const { ann, bob } = await openFarApart();
    await ann.step("End the turn");
    await ann.says("Remove 2 models");
    await bob.says("Waiting for Ann");
    expect(await bob.panel.innerText()).toContain("Ann chooses the models that go.");
    await ann.page.keyboard.press("Enter");
    await expect.poll(() => bob.token("GUARD").locator("[data-model]").count(), POLL).toBe(3);
    for (const table of [ann, bob]) await table.leave();
  });
});

async function openFarApart(): Promise<{ readonly ann: TablePage; readonly bob: TablePage }> {
  const { hash, p1, p2 } = await farApart(["Ann", "Bob"], brokenLine({ allocation: "DEFENDER" }));
  const [ann, bob] = await Promise.all([arrive(hash, p1), arrive(hash, p2)]);
  return { ann, bob };
}
