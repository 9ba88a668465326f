import { describe, expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { above, duel, grenades, orders, ramming, shaken, underFire } from "./support/stratagem-fields.ts";
import { POLL, TablePage } from "./support/table-page.ts";

/** Every core stratagem once on the page; Fire Overwatch has its own file. */

async function shot(table: TablePage, name: string): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await table.page.screenshot({ path: `${folder}/${name}.png` });
}

const card = (table: TablePage) => table.page.locator(".reaction-card");
/** A button of the question's card or below the table, whichever stands there first. */
const use = (table: TablePage, name: RegExp) => table.button(name);
const uses = async (table: TablePage) =>
  ((await table.kept()).actions as readonly { type: string; payload?: { stratagem?: string } }[]).flatMap(
    ({ payload }) => payload?.stratagem ?? [],
  );
const points = async (table: TablePage) => {
  const { p1, p2 } = (await table.game()).players;
  return [p1.cp, p2.cp];
};

describe("core stratagems at one screen", () => {
  test("Go to Ground and Smokescreen answer one volley, each with its odds; then a die is chosen and rolled again", async () => {
    const table = await TablePage.open(underFire({ fast_dice: false }));
    await table.clickUnit("GUARD");
    await table.clickUnit("SCOUTS");
    await table.step(/^Confirm/);
    await table.says("Go on without reacting");
    await expect.poll(() => card(table).innerText(), POLL).toMatch(/Go to Ground[\s\S]*Smokescreen/);
    await expect.poll(() => card(table).innerText(), POLL).toMatch(/\d\.\d → \d\.\d slain/);
    await shot(table, "under-fire");
    await use(table, /^Smokescreen/).click();
    await use(table, /^Go to Ground/).click();
    expect(await points(table)).toEqual([2, 0]);
    // Command Re-roll: the dice lie in the panel, one is chosen by its number, and Enter would not spend.
    await table.step("Roll to hit");
    const dice = table.panel.locator(".re-roll-dice");
    const faces = async () =>
      (await dice.getByRole("radio").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""))).map(
        (label) => Number(label.at(-1)),
      );
    await expect.poll(() => dice.getByRole("radio").count(), POLL).toBe(10);
    const before = await faces();
    // The worst is in mind; another is a click away.
    const worst = before.indexOf(Math.min(...before));
    expect(await dice.getByRole("radio").nth(worst).getAttribute("aria-checked")).toBe("true");
    await dice.getByRole("radio").nth(9).click();
    expect(await dice.getByRole("radio").nth(9).getAttribute("aria-checked")).toBe("true");
    await table.page.keyboard.press("3");
    expect(await dice.getByRole("radio").nth(2).getAttribute("aria-checked")).toBe("true");
    await shot(table, "dice");
    await table.panel.getByRole("button", { name: `Re-roll the ${before[2]}, 1 CP` }).click();
    await expect
      .poll(() => table.page.locator(".notices").innerText(), POLL)
      .toMatch(new RegExp(`Command Re-roll: ${before[2]} became [1-6]\\.`));
    await table.waitForLog(new RegExp(`${before[2]}.*[1-6]`));
    expect(await points(table)).toEqual([1, 0]);
    expect(await dice.count()).toBe(0);
    await table.says(/^(Roll to wound|Go on)$/);
    expect(await uses(table)).toEqual(["SMOKESCREEN", "GO_TO_GROUND", "COMMAND_RE_ROLL"]);
    await table.leave();
  });

  test("Grenade from the list of the moment, at the target that is chosen", async () => {
    const table = await TablePage.open(grenades());
    const list = table.panel.locator(".stratagems");
    expect(await list.innerText()).toMatch(/Grenade\s*1 CP[\s\S]*Throwers/);
    await list.getByRole("button", { name: "Use Grenade" }).click();
    await table.waitForLog(/Grenade/);
    expect(await points(table)).toEqual([1, 2]);
    await table.leave();
  });

  test("Insane Bravery before a Battle-shock test", async () => {
    const table = await TablePage.open(shaken());
    await table.panel.getByRole("button", { name: "Use Insane Bravery" }).click();
    await table.waitForLog("Blue uses Insane Bravery (1 CP) on Guard.");
    expect((await table.game()).units["GUARD"]!.flags).toEqual({ battle_shock_tested: true });
    await table.leave();
  });

  test("New Orders names the card, as the Command phase ends", async () => {
    const table = await TablePage.open(orders());
    await table.page.keyboard.press("e");
    await table.says("Go on without reacting");
    expect(await card(table).innerText()).toMatch(/New Orders[\s\S]*Sabotage/);
    await use(table, /^New Orders/).click();
    await table.waitForLog(/New Orders/);
    expect((await table.game()).players.p1.secondaries!.active.map((one) => one.card)).toEqual(["cleanse"]);
    await table.leave();
  });

  test("a charge: its dice rolled again, Tank Shock, then Heroic Intervention with its own charge", async () => {
    const table = await TablePage.open(ramming());
    await table.clickUnit("TANK");
    await table.clickUnit("MOB");
    await table.step("Declare charge");
    await table.step("Roll 2D6");
    const again = table.panel.getByRole("button", { name: /^Re-roll the \d and the \d, 1 CP/ });
    await again.waitFor();
    await shot(table, "charge-dice");
    await again.click();
    await table.waitForLog(/re-rolled|Re-roll/);
    expect((await table.game()).charges.pending["TANK"]!.dice).toHaveLength(2);
    await table.page.keyboard.press("a");
    await table.step(/^Confirm/);
    await table.says("Go on without reacting");
    expect(await card(table).innerText()).toMatch(/Blue’s question[\s\S]*Tank Shock[\s\S]*against Mob/i);
    await shot(table, "tank-shock");
    await use(table, /^Tank Shock/).click();
    await expect
      .poll(() => card(table).innerText(), POLL)
      .toMatch(/Orange’s question[\s\S]*Heroic Intervention/i);
    await expect.poll(() => card(table).innerText(), POLL).toMatch(/Kin 3[\s\S]*needs \d+″: \d+ %/);
    await shot(table, "heroic");
    await table.clickUnit("KIN");
    await use(table, /^Heroic Intervention/).click();
    await table.says("Roll 2D6");
    expect(await table.page.locator(".players").innerText()).toMatch(/Orange\s*to act/);
    await table.next.click();
    await expect.poll(async () => (await table.game()).charges.pending["KIN"]?.dice?.length, POLL).toBe(2);
    expect(await uses(table)).toEqual(["COMMAND_RE_ROLL", "TANK_SHOCK", "HEROIC_INTERVENTION"]);
    await table.leave();
  });

  test("Rapid Ingress: the unit comes into the hand, red says why, and its letter brings it in", async () => {
    const table = await TablePage.open(above());
    await table.page.keyboard.press("e");
    await table.says("Go on without reacting");
    await shot(table, "ingress");
    await use(table, /^Rapid Ingress/).click();
    await table.says("Put Raiders back");
    expect(await card(table).count()).toBe(0);
    // Too near to the Guard: the reason is said and the button waits.
    const near = await table.spot([17, 14]);
    await table.page.mouse.click(near.x, near.y);
    const here = use(table, /^Rapid Ingress here, 1 CP/);
    await expect.poll(() => here.getAttribute("aria-disabled"), POLL).toBe("true");
    expect(await table.panel.locator(".placing-faults").innerText()).toMatch(/9″[\s\S]*RE-/);
    await shot(table, "ingress-red");
    const far = await table.spot([40, 20]);
    await table.page.mouse.click(far.x, far.y);
    await expect.poll(() => here.getAttribute("aria-disabled"), POLL).toBe(null);
    // Enter only puts it back.
    await table.page.keyboard.press("Enter");
    await table.says("Go on without reacting");
    expect(await points(table)).toEqual([2, 2]);
    await use(table, /^Rapid Ingress, 1 CP/).click();
    await table.says("Put Raiders back");
    await table.page.mouse.click(far.x, far.y);
    await expect.poll(() => here.getAttribute("aria-disabled"), POLL).toBe(null);
    await shot(table, "ingress-good");
    const letter = (await here.locator(".key").innerText()).replace("⇧", "Shift+");
    await table.page.keyboard.press(letter);
    await table.waitForLog("Orange uses Rapid Ingress (1 CP) on Raiders.");
    const { RAIDERS } = (await table.game()).units;
    expect(Math.abs(RAIDERS!.models["m2"]!.position!.x - 40)).toBeLessThan(3);
    expect(await points(table)).toEqual([2, 1]);
    await table.leave();
  });
});

test("far apart: Epic Challenge and Counter-offensive, each at its own screen, and a line that is lost in a question", async () => {
  const { hash, p1, p2 } = await farApart(["Ann", "Bob"], duel());
  const [ann, bob] = [await arrive(hash, p1), await arrive(hash, p2)];
  for (const table of [ann, bob]) await table.ready();
  await ann.panel.locator('[data-pick="CAPTAIN"]').click();
  await ann.says("Go on without reacting");
  await bob.says("Waiting for Ann");
  expect(await bob.page.locator("body").innerText()).not.toContain("Epic Challenge");
  await ann.button(/^Epic Challenge, 1 CP/).click();
  await ann.says(/^Pile in/);
  // The boss is picked out of his mob unless one says otherwise.
  await expect.poll(() => ann.panel.locator(".precision").innerText(), POLL).toMatch(/Precision at Led Mob/i);
  await shot(ann, "epic");
  await ann.next.click();
  await expect.poll(() => ann.next.innerText(), POLL).toMatch(/Consolidate|Stay and end/);
  await ann.next.click();
  // Bob is asked; his line goes away and comes back, and the question is still open.
  await bob.says("Go on without reacting");
  await bob.visit.context.setOffline(true);
  await expect.poll(() => bob.next.innerText(), POLL).not.toMatch(/Go on/);
  await bob.visit.context.setOffline(false);
  await bob.says("Go on without reacting");
  expect(await bob.page.locator(".reaction-card").innerText()).toMatch(/Counter-offensive\s*2 CP/);
  expect(await ann.page.locator("body").innerText()).not.toContain("Counter-offensive");
  await shot(bob, "counter");
  await bob.button(/^Counter-offensive, 2 CP/).click();
  await ann.waitForLog(/Bob uses Counter-offensive \(2 CP\)/);
  await bob.says(/^Pile in/);
});
