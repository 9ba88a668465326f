import { seededDice } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

const atLeast = (needed: number) => (face: number) => face >= needed;

describe("a whole Shooting phase by mouse", () => {
  test("select, aim, confirm, roll, next unit, end phase", async () => {
    const table = await TablePage.open(firingRange());
    const dice = seededDice("firing range", 0);
    const draw = (count: number) => Array.from({ length: count }, () => dice.d6());

    await table.clickUnit("RIFLES");
    await table.clickUnit("FAR");
    await table.step("Confirm targets");
    // Resolved by target id: the rifles at the Lootas first. Five attacks, out of half range, BS 3+, S4 against T4.
    const hitRolls = draw(5);
    const hits = hitRolls.filter(atLeast(3)).length;
    const woundRolls = draw(hits);
    const wounds = woundRolls.filter(atLeast(4)).length;
    await table.waitForLog("Bolt rifle: 5 attacks total");
    await table.waitForLog(startingWith(`Hit Rolls: [${hitRolls.join(",")}] vs BS 3+ → ${hits} hit`));
    await table.waitForLog(
      startingWith(`Wound Rolls: [${woundRolls.join(",")}] vs T4 (S4 = 4+) → ${wounds} wound`),
    );
    expect(wounds).toBeGreaterThan(0);
    const saves = draw(wounds);
    // Three wounds in the unit: more than these dice take.
    const unsaved = saves.filter((face) => face < 4).length;
    expect(unsaved).toBeLessThan(3);
    // The model that is wounded takes the first, and dies of it.
    const slain = unsaved > 0 ? 1 : 0;
    const shown = unsaved === slain ? `${slain} slain` : `${unsaved} damage, ${slain} slain`;
    await table.waitForLog(
      new RegExp(
        `^Riflemen → Lootas: 5 shots, ${hits} hits?, ${wounds} wounds?, ${unsaved} failed saves? → ${shown}\\.`,
      ),
    );
    const after = await table.game();
    const left = Object.values(after.units["FAR"]!.models).map((model) => model.wounds);
    expect(left.reduce((sum, one) => sum + one, 0)).toBe(3 - unsaved);
    expect(await table.mark("RIFLES")).toBe("done");

    await table.step("Select shooter: Mortar Tank");
    expect(await table.mark("TANK")).toBe("acting");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await table.waitForLog(/^Mortar: \d+ attacks total = /);

    // Every unit that could act has acted: there is nothing to ask.
    await table.step("End phase");
    // The Riflemen stand 9″ from the Boyz: they could charge, so that phase comes next.
    await expect.poll(async () => (await table.game()).turn.phase, POLL).toBe("CHARGE");
    expect(await table.page.locator('[aria-current="step"]').innerText()).toContain("Charge");
    await table.leave();
  });

  test("ending early names the units that could still act, and can be thought over", async () => {
    const table = await TablePage.open(firingRange());
    await table.button("End phase").click();
    expect(await table.dialog.locator("li").allInnerTexts()).toEqual(["Riflemen", "Mortar Tank"]);
    await table.dialog.getByRole("button", { name: "Not yet" }).click();
    await expect.poll(() => table.dialog.count(), POLL).toBe(0);
    expect((await table.game()).turn.phase).toBe("SHOOTING");
    await table.button("End phase").click();
    await table.dialog.getByRole("button", { name: "End the phase" }).click();
    await expect.poll(async () => (await table.game()).turn.phase, POLL).toBe("CHARGE");
    await table.leave();
  });
});

describe("marks on the board", () => {
  test("green, yellow, grey and red, each with a sign of its own and with words", async () => {
    const table = await TablePage.open(firingRange());
    expect(await table.mark("RIFLES")).toBe("ready");
    await table.clickUnit("TANK");
    const marks = async (...ids: readonly string[]) => Promise.all(ids.map((id) => table.mark(id)));
    // A mortar is never fired into a fight of one's own, and the ruin hides the Nobz.
    expect(await marks("TANK", "NEAR", "FAR", "HIDDEN", "RAIDERS")).toEqual([
      "acting",
      "eligible",
      "eligible",
      "ineligible",
      "engaged",
    ]);
    await table.clickUnit("FAR");
    expect(await table.mark("FAR")).toBe("chosen");

    const sign = (id: string) => table.page.locator(`[data-label="${id}"] .mark-icon path`).getAttribute("d");
    const signs = await Promise.all(["TANK", "NEAR", "FAR", "HIDDEN", "RAIDERS"].map(sign));
    expect(new Set(signs).size).toBe(5);
    const said = (id: string) => table.token(id).getAttribute("aria-label");
    expect(await said("TANK")).toMatch(/shooting now$/);
    // Boyz at (20, 8) to (20, 18) and the tank at (10, 30): √(10² + 12²) − 1 = 14.7″.
    expect(await said("NEAR")).toMatch(/can be shot at: Mortar 14\.7″ of 48″$/);
    expect(await said("FAR")).toMatch(/chosen as a target: Mortar$/);
    expect(await said("HIDDEN")).toMatch(/No line of sight from Mortar Tank 1 to Nobz: Ruins 1 in the way/);
    expect(await said("RAIDERS")).toMatch(
      /Cannot fire Blast weapon at unit in Engagement Range of friendly units/,
    );
    await table.leave();
  });

  test("a unit out of range says by how much", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    expect(await table.mark("OUT")).toBe("ineligible");
    // 50 − 10 − 1 = 39″ with a rifle that reaches 24″.
    expect(await table.token("OUT").getAttribute("aria-label")).toMatch(/Gretchin are 39″ away, 15″ too far/);
    // In a fight with the tank: red for the Riflemen too.
    expect(await table.mark("RAIDERS")).toBe("engaged");
    expect(await table.token("RAIDERS").getAttribute("aria-label")).toMatch(/locked in combat/);
    await table.leave();
  });

  test("hovering an enemy draws lines of sight with the inches, or with what is in the way", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    const figure = (kind: "clear" | "blocked") => table.page.locator(`.sign.figure.ray.${kind}`);
    await table.hoverUnit("FAR");
    // From (10, 12) to (30, 12), and the melta from (10, 10): √(20² + 2²) − 1 = 19.1″.
    await expect
      .poll(() => figure("clear").allInnerTexts(), POLL)
      .toEqual(["Bolt rifle 19″ of 24″ ✓ · Melta rifle 19.1″ of 12″ ✕"]);
    // One line from each of the five models.
    expect(segments(await table.page.locator("path.ray.clear").getAttribute("d"))).toBe(5);
    await table.hoverUnit("HIDDEN");
    await expect.poll(() => figure("blocked").allInnerTexts(), POLL).toEqual(["✕ Ruins 1"]);
    expect(segments(await table.page.locator("path.ray.blocked").getAttribute("d"))).toBe(5);
    expect(await figure("clear").count()).toBe(0);
    await table.leave();
  });

  test("one ring a range around the whole unit, and one for half range where a keyword asks for it", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    const rings = table.page.locator(".rings .ring");
    await expect.poll(() => rings.count(), POLL).toBe(4);
    // The models stand at x = 10 and y = 10 to 18; the one with the melta at (10, 10).
    expect(await boxOf(table, ".ring.range", 0)).toEqual([34.5, 42.5]);
    expect(await boxOf(table, ".ring.half-range", 0)).toEqual([22.5, 30.5]);
    expect(await boxOf(table, ".ring.range", 1)).toEqual([22.5, 22.5]);
    expect(await boxOf(table, ".ring.half-range", 1)).toEqual([16.5, 16.5]);
    const figures = await table.page.locator(".sign.figure.ring").allInnerTexts();
    expect(figures.toSorted()).toEqual(["12″", "12″ rapid fire", "24″", "6″ melta"].toSorted());
    // Over its card, only the rings of that weapon.
    await table.weapon("Melta rifle").hover();
    await expect.poll(() => rings.count(), POLL).toBe(2);
    await table.leave();
  });
});

describe("the panel before the dice", () => {
  test("weapons are grouped, targets sorted by distance, and what cannot be chosen says why", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await expect
      .poll(() => table.panel.locator(".arm-name").allInnerTexts(), POLL)
      .toEqual(["Bolt rifle ×5", "Melta rifle ×1"]);
    const rifle = table.weapon("Bolt rifle");
    await rifle.getByRole("combobox").click();
    const options = table.page.getByRole("option");
    await options.first().waitFor();
    // 9″, 19″; then 12.09 − 1, 19.21 − 1 and 39.
    const listed = (await options.allTextContents()).map((text) => text.replace(/\s+/g, " "));
    expect(listed).toEqual([
      expect.stringMatching(/Boyz\D*6 models\D*9(\.0)?″/),
      expect.stringMatching(/Lootas\D*2 models\D*19(\.0)?″/),
      expect.stringMatching(/Raiders\D*1 model\D*11\.1″/),
      expect.stringMatching(/Nobz\D*1 model\D*18\.[23]″/),
      expect.stringMatching(/Gretchin\D*1 model\D*39(\.0)?″/),
    ]);
    expect(listed[0]).toContain("5 of 5 can fire (5 in half range)");
    expect(listed.at(-1)).toMatch(/15["″] too far\.\s*SH-7/);
    expect(await options.last().getAttribute("aria-disabled")).toBe("true");
    // A list that scrolls takes its tips away.
    await options.last().scrollIntoViewIfNeeded();
    await table.page.waitForTimeout(200);
    await options.last().hover();
    await table.waitForTip(/SH-7: One model of the target must be both within/);
    await options.last().click({ force: true });
    expect((await table.game()).shooting.pending_assignments.some((one) => one.weapon_id === "rifle")).toBe(
      false,
    );
    await options.nth(1).click();
    await expect.poll(() => basket(table), POLL).toContain("5× Bolt rifle → Lootas");
    await table.leave();
  });

  test("attacks and rolls are shown with their parts before anything is confirmed", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    const rifle = table.weapon("Bolt rifle").locator(".preview");
    // Five rifles and all of them within 12″; S4 against T5 wounds on 5+; a save of 6+ and no AP.
    await expect
      .poll(() => rifle.innerText(), POLL)
      .toMatch(
        /^10 attacks = 5 \+ 5 Rapid Fire · 3\+ to hit \(BS 3\+\) · 5\+ to wound \(S4 against T5\) · 6\+ save \(.*\) · 1 damage/,
      );
    expect(await rifle.innerText()).toContain("Rapid Fire: +5 attacks (5 models in half range)");
    await table.weapon("Bolt rifle").getByRole("button", { name: "+1 hit" }).click();
    await expect.poll(() => rifle.innerText(), POLL).toMatch(/2\+ to hit \(BS 3\+, .*\+1.*\)/);
    await table.leave();
  });

  test("Clear takes the target from one weapon, Clear all from every weapon", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await expect.poll(() => basket(table), POLL).toEqual(["1× Melta rifle → Boyz", "5× Bolt rifle → Boyz"]);
    await table.panel.getByRole("button", { name: "Clear Melta rifle at Boyz" }).click();
    await expect.poll(() => basket(table), POLL).toEqual(["5× Bolt rifle → Boyz"]);
    expect(await table.panel.locator(".basket-idle").innerText()).toBe("Melta rifle will not fire.");
    await table.clickUnit("NEAR");
    await table.button("Clear all").click();
    await expect.poll(() => basket(table), POLL).toEqual([]);
    expect(await table.mark("NEAR")).toBe("eligible");
    await table.says("Assign targets");
    await table.leave();
  });

  test("the odds are those of the dice: one melta shot slays in 2/3 · 2/3 of all cases", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    const chart = table.panel.locator(".odds-chart");
    await chart.waitFor();
    const rows = async () =>
      await chart.locator("tbody tr").evaluateAll((all) => all.map((row) => row.textContent));
    // BS 3+, S9 against T5 on 3+, no save against AP −4: 4/9 = 44.4 %, and 5/9 = 55.6 % for nothing.
    expect(await rows()).toEqual(["056 %at least 100 %", "144 %at least 44 %"]);
    expect(await chart.getByRole("img").getAttribute("aria-label")).toBe(
      "Boyz slain: most likely 0 (56 %), at least 1: 44 %",
    );
    await table.clickUnit("NEAR");
    await expect.poll(async () => (await rows()).length, POLL).toBe(7);
    const chances = (await chart.locator("tbody td:nth-child(2)").allInnerTexts()).map((text) =>
      Number(text.replace("<", "").replace(" %", "")),
    );
    // Each is rounded to a half of a per cent at most.
    expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(7 * 0.5);
    expect(await chart.locator(".odds-bar").count()).toBe(7);
    await table.leave();
  });
});

describe("the dice", () => {
  test("without fast dice every roll is pressed for: Hit, Wound, Save, Damage", async () => {
    const table = await TablePage.open(firingRange());
    const dice = seededDice("firing range", 0);
    await table.clickUnit("RIFLES");
    await table.clickUnit("FAR");
    await table.weapon("Melta rifle").getByRole("combobox").click();
    await table.page.getByRole("option", { name: /Hold fire/ }).click();
    await table.button("Fast dice").click();
    await table.step("Confirm targets");
    const current = table.panel.locator('.stepper [aria-current="step"]');
    const steps = await table.panel.locator(".stepper li").allInnerTexts();
    expect(steps.map((step) => step.replace(/\W|\d/g, ""))).toEqual(["Hit", "Wound", "Save", "Damage"]);
    const cursor = async () => (await table.game()).rng.cursor;
    expect(await cursor()).toBe(0);
    expect(await current.innerText()).toContain("Hit");
    // What was begun must be finished.
    expect(await table.button("End phase").getAttribute("aria-disabled")).toBe("true");

    await table.step("Roll to hit");
    const hits = Array.from({ length: 5 }, () => dice.d6()).filter(atLeast(3)).length;
    await expect.poll(cursor, POLL).toBe(5);
    expect(await current.innerText()).toContain("Wound");
    expect(await table.panel.locator(".volley .die").count()).toBe(5);
    const rolled = await table.panel.locator(".volley .dice-row").allTextContents();
    expect(rolled.join("\n")).toMatch(new RegExp(`Hit: .*: ${hits} hits?`));

    await table.step("Roll to wound");
    await expect.poll(cursor, POLL).toBe(5 + hits);
    expect(await current.innerText()).toContain("Save");
    await table.step("Roll saves");
    await table.waitForLog(/^Riflemen → Lootas: 5 shots/);
    await table.says("Select shooter: Mortar Tank");
    await table.leave();
  });

  test("fast dice roll the whole volley at once", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await table.says("Select shooter: Mortar Tank");
    expect((await table.game()).tasks).toEqual([]);
    const summaries = (await table.log()).filter((line) => /^Riflemen → Boyz: \d+ shots?/.test(line));
    expect(summaries.length).toBe(2);
    await table.leave();
  });

  test("the log is told at length or in short", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await table.waitForLog("Rapid Fire: +5 attacks (5 models in half range)");
    await table.waitForLog("Bolt rifle: 10 attacks total = 5 + 5 Rapid Fire");
    await table.panel.getByRole("button", { name: "Compact" }).click();
    expect((await table.game()).settings.log).toBe("COMPACT");
    const shown = table.page.locator(".log .log-lines li:visible");
    await expect
      .poll(
        async () => (await shown.allInnerTexts()).every((line) => /^Riflemen → Boyz: .*\[.*\]$/.test(line)),
        POLL,
      )
      .toBe(true);
    expect(await shown.count()).toBe(2);
    // The dice of the newest volley stay open.
    expect(await table.page.locator(".log .die:visible").count()).toBeGreaterThan(10);
    await table.page.keyboard.press("v");
    await expect.poll(async () => (await table.game()).settings.log, POLL).toBe("VERBOSE");
    await table.waitForLog("Rapid Fire: +5 attacks (5 models in half range)");
    await table.leave();
  });
});

describe("what cannot be done says why", () => {
  test("on hover and on focus", async () => {
    const table = await TablePage.open(firingRange());
    const guard = table.panel.getByRole("button", { name: /^Guard/ });
    const undo = table.button(/Undo/);
    for (const [element, why] of [
      [guard, /no ranged weapon/i],
      [undo, /Nothing to undo/],
    ] as const) {
      expect(await element.getAttribute("aria-disabled")).toBe("true");
      await element.hover();
      await table.waitForTip(why);
      await table.page.mouse.move(5, 300);
      await expect.poll(() => table.tip(), POLL).toBe("");
      await element.focus();
      await table.waitForTip(why);
      expect(await element.getAttribute("aria-description")).toMatch(why);
      await element.blur();
    }
    await table.clickUnit("TANK");
    await table.says("Assign targets");
    await table.next.hover();
    await table.waitForTip(/No weapon has a target yet/);
    await table.next.click({ force: true });
    expect((await table.game()).tasks).toEqual([]);
    await table.leave();
  });

  test("a unit without targets says so and can be skipped", async () => {
    // The tank's mortar reaches the Gretchin, and nobody else's gun does.
    const lonely = firingRange();
    const { NEAR: _near, FAR: _far, HIDDEN: _hidden, ...units } = lonely.units;
    const table = await TablePage.open({ ...lonely, units, terrain: {} });
    const row = table.panel.locator(".roster-row", { hasText: "Riflemen" });
    expect(await row.innerText()).toContain("No eligible targets in range");
    await row.getByRole("button", { name: "Skip Riflemen" }).click();
    await expect.poll(async () => (await table.game()).shooting.skipped_unit_ids, POLL).toEqual(["RIFLES"]);
    expect(await row.innerText()).toContain("Skipped");
    await table.leave();
  });
});

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

function segments(path: string | null): number {
  return (path ?? "").split("M").length - 1;
}

async function basket(table: TablePage): Promise<readonly string[]> {
  const lines = await table.panel.locator(".basket-line > span").allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, " ").trim());
}

/** How far a ring reaches to the right and down, to a tenth of an inch. */
async function boxOf(table: TablePage, ring: string, index: number): Promise<readonly number[]> {
  return await table.page
    .locator(`.rings ${ring}`)
    .nth(index)
    .evaluate((path) => {
      const { x, y, width, height } = (path as SVGPathElement).getBBox();
      return [x + width, y + height].map((far) => Math.round(far * 10) / 10);
    });
}
