import { describe, expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { fightField } from "./support/fight-field.ts";
import { POLL, TablePage } from "./support/table-page.ts";

async function shot(table: TablePage, name: string): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await table.page.screenshot({ path: `${folder}/${name}.png` });
}

describe("a whole Fight phase", () => {
  test("by mouse: the steps, what each pick would do and take, a fight in three clicks, and targets by choice", async () => {
    const table = await TablePage.open(fightField("melee"));
    const steps = table.panel.locator(".fight-steps");
    expect(await steps.innerText()).toMatch(
      /Fights First\s*Blue picks[\s\S]*Blue: Lancers[\s\S]*picks alone/,
    );
    expect(await steps.innerText()).toMatch(
      /Remaining Combats[\s\S]*Blue: Guard, Scouts · Orange: Grots, Nobz/,
    );
    const picks = table.panel.locator(".fight-pick");
    // After the pile-in all three strike: six attacks, each of which slays in 2/3 · 5/6 · 2/3.
    await expect.poll(() => picks.innerText(), POLL).toMatch(/Would do\s*2\.2 of 4 Grots slain/);
    expect(await table.page.locator(".phase-left").innerText()).toBe("1 to pick from");
    expect(await picks.innerText()).toMatch(/Would take\s*\d\.\d of 3 slain by Grots/);
    expect(await table.mark("LANCERS")).toBe("ready");
    await shot(table, "pick");

    // Unit, fight, done.
    await table.clickUnit("LANCERS");
    await table.says("Pile in and strike Grots");
    expect(await table.panel.locator(".fight-mode").innerText()).toContain("closer to its closest enemy");
    await expect.poll(() => table.panel.innerText(), POLL).toMatch(/of 3 in base contact/i);
    expect(await table.panel.locator(".fight-arm").first().innerText()).toMatch(/Lance[\s\S]*to hit/);
    await expect.poll(() => table.panel.locator(".odds-bars").count(), POLL).toBe(1);
    await shot(table, "pile-in");
    await table.step("Pile in and strike Grots");
    await table.waitForLog(/^Lancers → Grots: 6 attacks/);
    await expect.poll(() => table.next.innerText(), POLL).toMatch(/Consolidate|Stay and end/);
    expect(await table.panel.locator(".fight-mode").innerText()).toContain("enem");
    expect(await table.panel.locator(".just-rolled").innerText()).toMatch(/Lancers → Grots/);
    await shot(table, "consolidate");
    await table.next.click();
    expect(await table.actions()).toEqual(["SELECT_FIGHTER", "PILE_IN", "FIGHT", "CONSOLIDATE"]);

    // The other side begins the second step, and chooses between two.
    await expect.poll(() => steps.innerText(), POLL).toMatch(/Remaining Combats\s*Orange picks/);
    expect(await table.panel.locator(".just-rolled").count()).toBe(0);
    expect(await table.page.locator(".players").innerText()).toMatch(/Orange\s*to act/);
    // What each would still do if the other side's came first.
    const nobz = table.panel.locator('[data-pick="NOBZ"]');
    await expect
      .poll(() => nobz.innerText(), POLL)
      .toMatch(/If you wait\s*(Guard|Scouts) first: then \d\.\d of \d on/);
    await shot(table, "wait");
    await nobz.click();
    await table.says("Pile in");
    await table.button(/^Nobody moves/).click();
    await table.says("Pile in");
    await table.step("Pile in");
    await table.says("Roll Nobz's attacks");
    await table.panel.getByRole("button", { name: "All at Guard" }).click();
    await table.panel.getByLabel("Weapon").first().selectOption("choppa");
    await expect
      .poll(() => table.panel.locator(".fight-arm").first().innerText(), POLL)
      .toMatch(/\d+ attacks/);
    // One of them divides its attacks between the two enemies that it reaches.
    await table.panel.getByRole("button", { name: /^Divide models and attacks/ }).click();
    await table.panel.getByRole("button", { name: "Divide one model’s attacks" }).first().click();
    await expect
      .poll(() => table.panel.locator(".fight-arm").allInnerTexts(), POLL)
      .toContainEqual(expect.stringMatching(/\d at Guard, 1 at Scouts/));
    await expect.poll(() => table.panel.locator(".odds-bars").count(), POLL).toBe(2);
    await shot(table, "targets");
    await table.step("Roll Nobz's attacks");
    await table.waitForLog(/^Nobz → Guard: \d+ attacks/);
    await expect.poll(() => table.next.innerText(), POLL).toMatch(/Consolidate|Stay and end/);
  });

  test("the board marks what the panel says: the enemies of the pick that is pointed at, and the target that was clicked", async () => {
    const table = await TablePage.open(fightField("marks"));
    await table.clickUnit("LANCERS");
    await table.step("Pile in and strike Grots");
    await expect.poll(() => table.next.innerText(), POLL).toMatch(/Consolidate|Stay and end/);
    await table.next.click();
    const nobz = table.panel.locator('[data-pick="NOBZ"]');
    await nobz.hover();
    await table.says("Nobz");
    await expect.poll(() => table.mark("GUARD"), POLL).toBe("eligible");
    await table.panel.locator(".fight-steps").hover();
    await expect.poll(() => table.mark("GUARD"), POLL).not.toBe("eligible");
    await nobz.hover();
    await expect.poll(() => table.mark("GUARD"), POLL).toBe("eligible");

    await nobz.click();
    await table.says("Pile in");
    await table.button(/^Nobody moves/).click();
    await table.step("Pile in");
    await table.says("Roll Nobz's attacks");
    // All three Nobz reach the Guard, and one of them the Scouts as well.
    const marked = async () => [await table.mark("GUARD"), await table.mark("SCOUTS")];
    await table.clickUnit("SCOUTS");
    await expect.poll(marked, POLL).toEqual(["chosen", "chosen"]);
    await table.clickUnit("GUARD");
    await expect.poll(marked, POLL).toEqual(["chosen", "eligible"]);
    await shot(table, "marks");
    await table.clickUnit("SCOUTS");
    await expect.poll(marked, POLL).toEqual(["chosen", "chosen"]);
    await table.panel.getByRole("button", { name: "All at Guard" }).click();
    await expect.poll(marked, POLL).toEqual(["chosen", "eligible"]);
  });

  test("by keyboard: every unit is picked, strikes and is done with, and the turn ends", async () => {
    const table = await TablePage.open(fightField("keys"));
    for (let presses = 0; presses < 40; presses++) {
      const label = await table.next.innerText();
      if (/End the turn/.test(label)) break;
      await table.page.keyboard.press("Enter");
      await expect.poll(() => table.next.innerText(), POLL).not.toBe(label);
    }
    const fought = (await table.actions()).filter((type) => type === "CONSOLIDATE").length;
    expect(fought).toBeGreaterThanOrEqual(4);
    expect(await table.panel.innerText()).toMatch(/Nobody can fight/i);
    await table.page.keyboard.press("e");
    await expect.poll(async () => (await table.game()).turn.active_player, POLL).toBe("p2");
  });
});

test("online both sides pick in turn, each at its own screen", async () => {
  const { hash, p1, p2 } = await farApart(["Ann", "Bob"], fightField("far"));
  const [ann, bob] = [await arrive(hash, p1), await arrive(hash, p2)];
  await ann.panel.locator(".fight-pick").click();
  await ann.step("Pile in and strike Grots");
  await expect.poll(() => ann.next.innerText(), POLL).toMatch(/Consolidate|Stay and end/);
  await ann.next.click();
  // Which of Bob's are left the server's dice say; the Nobz are.
  await bob.panel.locator(".fight-pick").first().click();
  await expect.poll(() => ann.panel.locator(".fight-way").innerText(), POLL).toMatch(/Pile In/);
  await expect.poll(() => bob.next.innerText(), POLL).toMatch(/Pile in/);
  await bob.next.click();
  await expect.poll(() => bob.next.innerText(), POLL).toMatch(/Consolidate|Stay and end|Roll/);
});
