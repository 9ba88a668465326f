import { describe, expect, test } from "vitest";
import { chargeField, chargeSeed } from "./support/charge-field.ts";
import { diceOf } from "./support/dice.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const SEVEN = chargeSeed((sum) => sum === 7);
const THREE = chargeSeed((sum) => sum === 3);

/** A hair off the straight line counts as the next tenth. */
const FIVE = /^5(\.1)?″ of 7″$/;

/** Declared on the Grots and rolled. */
async function rolled(seed: string): Promise<TablePage> {
  const table = await TablePage.open(chargeField(seed));
  await roll(table);
  return table;
}

async function roll(table: TablePage): Promise<void> {
  await table.clickUnit("LANCERS");
  await table.clickUnit("PREY");
  await table.step("Declare charge");
  await table.step("Roll 2D6");
  await table.panel.locator(".charge-sum").waitFor();
}

async function carry(
  table: TablePage,
  modelId: string,
  to: readonly [number, number],
  drop = true,
): Promise<void> {
  await table.drag(await table.model("LANCERS", modelId), await table.spot(to), { drop });
}

async function placeOf(table: TablePage, modelId: string): Promise<readonly [number, number]> {
  const { x, y } = (await table.game()).units["LANCERS"]!.models[modelId]!.position!;
  return [x, y];
}

describe("a whole charge by mouse", () => {
  test("who, whom, how likely, the roll, the move, and what came of it", async () => {
    const table = await TablePage.open(chargeField(SEVEN));
    expect(await Promise.all(["LANCERS", "WATCHERS", "RUNNERS"].map((id) => table.mark(id)))).toEqual([
      "ready",
      "ineligible",
      "ineligible",
    ]);
    const resting = await table.panel.locator(".roster-resting").innerText();
    expect(resting).toMatch(/Runners[\s\S]*Advanced[\s\S]*CH-2/);
    expect(resting).toMatch(/Watchers[\s\S]*12″[\s\S]*CH-5/);

    await table.clickUnit("LANCERS");
    expect(await Promise.all(["LANCERS", "PREY", "OTHER", "DISTANT"].map((id) => table.mark(id)))).toEqual([
      "acting",
      "eligible",
      "eligible",
      "ineligible",
    ]);
    // The outline of 12″ around bases from (10, 20) to (10, 24).
    const ring = await table.page.locator("path.ring.charge").evaluate((path) => {
      const { x, y, width, height } = (path as SVGPathElement).getBBox();
      return [x, y, x + width, y + height].map((side) => Math.round(side * 10) / 10);
    });
    expect(ring).toEqual([-2.5, 7.5, 22.5, 36.5]);

    const grots = table.panel.getByRole("checkbox", { name: /Grots/ });
    // 16 − 10 − 1 = 5″; within 1″ from a roll of 4, which 33 of 36 rolls make.
    await expect.poll(() => grots.innerText(), POLL).toMatch(/4″ · 92 %/);
    expect(await grots.innerText()).toContain("nearest 5″");
    // From (10, 24) to (16, 28) it is √52 − 1 = 6.2111″.
    expect(await table.panel.getByRole("checkbox", { name: /Bystanders/ }).innerText()).toContain(
      "nearest 6.3″",
    );
    expect(await table.panel.innerText()).toContain("Further away: Distant 29″");

    await table.clickUnit("PREY");
    await expect.poll(() => grots.getAttribute("aria-checked"), POLL).toBe("true");
    expect(await table.mark("PREY")).toBe("chosen");
    await table.step("Declare charge");
    await table.waitForLog(/Lancers declare a? ?charge on Grots/);
    // A charge can be taken back until it is rolled.
    await table.button(/Undo/).click();
    await expect.poll(async () => (await table.game()).charges.pending, POLL).toEqual({});
    await table.button("Redo").click();
    await table.step("Roll 2D6");
    const [first, second] = diceOf(SEVEN)(2);
    await expect
      .poll(() => table.panel.locator(".charge-roll").textContent(), POLL)
      .toContain(`${first} and ${second}: 7 inches`);
    expect(await table.panel.locator(".charge-dice .die").count()).toBe(2);

    // Near enough, models snap to the base before them: at x = 16 − 1.
    await carry(table, "m1", [14.85, 20.05], false);
    await table.ghosts("m1").waitFor();
    const label = table.page.locator(".sign.figure.move");
    await expect.poll(() => label.allInnerTexts(), POLL).toEqual([expect.stringMatching(FIVE)]);
    await table.page.mouse.up();
    await carry(table, "m2", [14.85, 22]);
    await carry(table, "m3", [14.85, 24]);
    await expect
      .poll(() => label.allInnerTexts(), POLL)
      .toEqual([expect.stringMatching(FIVE), expect.stringMatching(FIVE), expect.stringMatching(FIVE)]);
    await expect.poll(() => table.panel.innerText(), POLL).toMatch(/3 of 3 in base contact/i);
    expect(await table.panel.locator(".charge-broken").count()).toBe(0);
    await table.step("Confirm move");

    await table.waitForLog("Lancers charge: 3 models moved, in base contact with Grots.");
    // Base to base is one inch from middle to middle.
    for (const [modelId, y] of [
      ["m1", 20],
      ["m2", 22],
      ["m3", 24],
    ] as const) {
      const [x, at] = await placeOf(table, modelId);
      expect(Math.hypot(16 - x, y - at)).toBeCloseTo(1, 4);
    }
    const { flags } = (await table.game()).units["LANCERS"]!;
    expect(flags).toMatchObject({ charged_this_turn: true, fights_first: true });
    expect(await table.mark("LANCERS")).toBe("done");
    await table.says("End phase");
    await table.leave();
  });

  test("an illegal move is red, says which condition it breaks, and cannot be confirmed", async () => {
    const table = await rolled(SEVEN);
    // Beside the Bystanders, who were not declared: (15, 27.4) is √(1 + 0.36) − 1 = 0.17″ from them.
    await carry(table, "m3", [15, 27.4]);
    await table.page.locator("g.move.faulty .ghost").waitFor();
    const broken = table.panel.locator(".charge-broken");
    await expect.poll(() => broken.allInnerTexts(), POLL).toContainEqual(expect.stringMatching(/Bystanders/));
    expect((await broken.allInnerTexts()).join()).toContain("CH-15");
    expect(await table.next.getAttribute("aria-disabled")).toBe("true");
    await table.next.hover();
    await table.waitForTip(/\(CH-\d+\)/);
    await table.next.click({ force: true });
    expect(await placeOf(table, "m3")).toEqual([10, 24]);
    await table.leave();
  });

  test("too far is too far: the label is red beyond the roll", async () => {
    const table = await rolled(THREE);
    // (13.5, 20) is 3.5″ away, with a roll of 3.
    await carry(table, "m1", [13.5, 20]);
    await expect
      .poll(() => table.page.locator(".sign.figure.move.faulty").allInnerTexts(), POLL)
      .toEqual(["3.5″ of 3″"]);
    await table.leave();
  });

  test("one model is taken back, all of them are, and Auto-path finds a way", async () => {
    const table = await rolled(SEVEN);
    const ghosts = table.ghosts();
    await carry(table, "m1", [12, 20]);
    await carry(table, "m2", [12, 22]);
    await expect.poll(() => ghosts.count(), POLL).toBe(2);
    await table.button("Undo model").click();
    await expect.poll(() => ghosts.count(), POLL).toBe(1);
    expect(await table.ghosts("m1").count()).toBe(1);
    await carry(table, "m3", [12, 24]);
    await table.button("Reset models").click();
    await expect.poll(() => ghosts.count(), POLL).toBe(0);
    expect(await table.button("Reset models").getAttribute("aria-disabled")).toBe("true");
    await table.button("Auto-path").click();
    await expect.poll(() => ghosts.count(), POLL).toBe(3);
    await table.step("Confirm move");
    await table.waitForLog(/^Lancers charge: 3 models moved, in base contact with Grots\.$/);
    await table.leave();
  });

  test("a model that was put down can be picked up again where it would stand", async () => {
    const table = await rolled(SEVEN);
    await carry(table, "m1", [12, 20]);
    const ghost = table.ghosts("m1");
    await ghost.waitFor();
    await table.drag(await table.spot([12, 20]), await table.spot([13, 20]));
    await expect
      .poll(() => table.page.locator(".sign.figure.move").allInnerTexts(), POLL)
      .toEqual(["3″ of 7″"]);
    expect(await table.page.locator("g.move:has(.ghost)").getAttribute("class")).toMatch(/\bp1\b/);
    await table.leave();
  });
});

test("a broken condition is fixed by its button, and the move can be confirmed", async () => {
  const table = await rolled(SEVEN);
  // Alone in front, out of coherency with the two who stay.
  await carry(table, "m1", [14, 20]);
  await table.page.getByRole("button", { name: "Fix it: Unit coherency" }).click();
  await expect.poll(() => table.ghosts().count(), POLL).toBe(3);
  expect(await table.panel.locator(".charge-broken").count()).toBe(0);
  await table.step("Confirm move");
  await table.waitForLog("Lancers charge: 3 models moved, in base contact with Grots.");
  await table.leave();
});

describe("a charge that comes to nothing", () => {
  test("is given up after a question", async () => {
    const table = await rolled(SEVEN);
    await table.button("Fail the charge").click();
    await table.dialog.getByRole("button", { name: "Go on" }).click();
    await expect.poll(() => table.dialog.count(), POLL).toBe(0);
    await table.button("Fail the charge").click();
    expect(await table.dialog.innerText()).toContain("Lancers stay where they are");
    await table.dialog.getByRole("button", { name: "Fail the charge" }).click();
    await expect.poll(async () => (await table.game()).charges.pending, POLL).toEqual({});
    const { charges, units } = await table.game();
    expect(charges.tried_unit_ids).toEqual(["LANCERS"]);
    expect(units["LANCERS"]!.models["m1"]!.position).toEqual({ x: 10, y: 20, z: 0 });
    expect(await table.panel.locator(".roster-resting").innerText()).toMatch(/Lancers[\s\S]*charge failed/);
    await table.panel.getByText("Failed charges so far").click();
    expect(await table.panel.locator(".charge-failures").innerText()).toMatch(/Given up[\s\S]*1×/);
    await table.leave();
  });

  test("a roll that no move can use says so: 3″ do not bring anybody within 1″ over 5″", async () => {
    const table = await rolled(THREE);
    await expect
      .poll(() => table.panel.getByRole("alert").innerText(), POLL)
      .toContain("No move succeeds with 3″");
    expect(await table.button("Fail the charge…").count()).toBe(0);
    await table.step("Fail the charge");
    await table.waitForLog(/^The charge of Lancers fails; they cannot charge again this phase\.$/);
    await table.waitForLog(/Grots are 1[″"] out of reach of a roll of 3/);
    await expect.poll(async () => (await table.game()).charges.tried_unit_ids, POLL).toEqual(["LANCERS"]);
    await table.leave();
  });
});

test("after a charge by mouse, Enter goes on; a unit that has charged is clicked to read why it cannot again", async () => {
  const table = await rolled(SEVEN);
  await carry(table, "m1", [14.85, 20.05]);
  await table.page.keyboard.press("a");
  await expect.poll(() => table.ghosts().count(), POLL).toBe(3);
  await table.page.keyboard.press("Enter");
  await table.waitForLog("Lancers charge: 3 models moved, in base contact with Grots.");
  await table.clickUnit("LANCERS");
  await expect
    .poll(() => table.panel.innerText(), POLL)
    .toContain("have already tried to charge this phase. CH-4");
  // Nobody is marked as its target, and it keeps nobody from going on.
  expect(await table.page.locator('[data-unit][data-mark="eligible"]').count()).toBe(0);
  await table.says("End phase");
  await table.page.keyboard.press("Enter");
  await expect.poll(async () => (await table.game()).turn.phase, POLL).toBe("FIGHT");
  await table.leave();
});

test("a move in the making outlives a reload, and can be taken back from there", async () => {
  const table = await rolled(SEVEN);
  await carry(table, "m1", [14.85, 20.05]);
  const label = table.page.locator(".sign.figure.move");
  await expect.poll(() => label.allInnerTexts(), POLL).toEqual([expect.stringMatching(FIVE)]);
  await table.page.reload();
  await table.ready();
  await expect.poll(() => label.allInnerTexts(), POLL).toEqual([expect.stringMatching(FIVE)]);
  await table.button("Undo model").click();
  await expect.poll(() => label.count(), POLL).toBe(0);
  await table.page.reload();
  await table.ready();
  await table.says("Confirm move");
  expect(await label.count()).toBe(0);
  await table.leave();
});

test("a posed problem that is begun again comes with the same dice, and without the move of last time", async () => {
  const game = chargeField(SEVEN);
  const kept = { title: "A problem", task: "Charge.", start: game, game, actions: [] };
  const table = new TablePage(await visit({ table: kept }));
  await table.ready();
  await roll(table);
  await carry(table, "m1", [14.85, 20.05]);
  await expect.poll(() => table.ghosts().count(), POLL).toBe(1);
  await table.chooseFromMenu("Restart this battle");
  await expect.poll(() => table.actions(), POLL).toEqual([]);
  await roll(table);
  expect((await table.game()).charges.pending["LANCERS"]).toMatchObject({ distance: 7 });
  await table.says("Confirm move");
  expect(await table.ghosts().count()).toBe(0);
  await table.leave();
});
