import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { atLeast, counted, diceOf } from "./support/dice.ts";
import { documentOf } from "./support/documents.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

/** Every line of section 9.3 of the first specification, by mouse on the built page. */

type Assigned = readonly [weapon: string, target: string, models: number][];

async function assigned(table: TablePage): Promise<Assigned> {
  const { pending_assignments } = (await table.game()).shooting;
  return pending_assignments.map((one) => [one.weapon_id, one.target_unit_id, one.model_ids.length]);
}

async function modifiersOf(table: TablePage, weaponId: string): Promise<unknown> {
  const { pending_assignments } = (await table.game()).shooting;
  return pending_assignments.find((one) => one.weapon_id === weaponId)?.modifiers;
}

async function choose(table: TablePage, weapon: string, target: RegExp): Promise<void> {
  await table.weapon(weapon).getByRole("combobox").click();
  await table.page.getByRole("option", { name: target }).click();
}

/** Ten shots of one model at BS 4+, S4 against T4 that no armour saves: enough ones and twos in ten dice. */
function tenShots(seed: string): Game {
  return documentOf({
    seed,
    phase: "SHOOTING",
    units: {
      GUNNER: { owner: "p1", name: "Gunner", at: [[10, 20]], weapons: ["cannon"] },
      CROWD: {
        owner: "p2",
        name: "Crowd",
        at: Array.from({ length: 20 }, (_, at) => [30 + 2 * (at % 4), 10 + 2 * Math.floor(at / 4)] as const),
        stats: { save: 7 },
      },
    },
    guns: { cannon: { name: "Cannon", range: 36, attacks: "10", skill: 4, strength: 4 } },
  });
}

/** The first seed of a row whose first ten dice have at least two ones and two threes: all that the tests below need. */
function tellingSeed(): string {
  for (let n = 0; ; n++) {
    const faces = diceOf(`telling ${n}`)(10);
    const has = (face: number) => faces.filter((one) => one === face).length;
    if (has(1) >= 2 && has(3) >= 2 && has(4) >= 1) return `telling ${n}`;
  }
}

const SEED = tellingSeed();

async function openTenShots(): Promise<TablePage> {
  const table = await TablePage.open(tenShots(SEED));
  await table.clickUnit("GUNNER");
  await table.weapon("Cannon").locator(".preview").waitFor();
  return table;
}

function press(table: TablePage, weapon: string, modifier: string): Promise<void> {
  return table.weapon(weapon).getByRole("button", { name: modifier, exact: true }).click();
}

describe("spec 000, 9.3 UI Tests", () => {
  test("Target selection prevents splitting", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    // One list a weapon, and what is chosen there goes for all of its attacks.
    const lists = table.weapon("Bolt rifle").getByRole("combobox");
    await expect.poll(() => lists.count(), POLL).toBe(1);
    await choose(table, "Bolt rifle", /Boyz/);
    await expect.poll(() => assigned(table), POLL).toContainEqual(["rifle", "NEAR", 5]);
    await choose(table, "Bolt rifle", /Lootas/);
    await expect.poll(() => assigned(table), POLL).toContainEqual(["rifle", "FAR", 5]);
    expect((await assigned(table)).filter(([weapon]) => weapon === "rifle")).toHaveLength(1);
    // Models may fire at different units, but each of them at one: it leaves the other target.
    await table
      .weapon("Bolt rifle")
      .getByRole("button", { name: /^Models: 5 of 5 fire/ })
      .click();
    const row = table.weapon("Bolt rifle").locator("li", { hasText: "m5" });
    await row.getByRole("button", { name: "Boyz" }).click();
    await expect.poll(() => assigned(table), POLL).toContainEqual(["rifle", "NEAR", 1]);
    expect(await assigned(table)).toContainEqual(["rifle", "FAR", 4]);
    expect(await row.locator('[aria-pressed="true"]').count()).toBe(1);
    await table.leave();
  });

  test("Auto-assign works for single target scenarios", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    // The melta reaches 12″: the Boyz at 9″ are all it can be fired at. The rifles have two units to choose from.
    await expect.poll(() => assigned(table), POLL).toEqual([["melta", "NEAR", 1]]);
    const list = table.weapon("Melta rifle").getByRole("combobox");
    expect(await list.innerText()).toMatch(/Boyz[\s\S]*auto/);
    await list.hover();
    await table.waitForTip(/^Auto-selected: Only eligible target$/);
    expect(await table.weapon("Bolt rifle").getByRole("combobox").innerText()).toContain("Choose a target");
    await table.leave();
    const manual = await TablePage.open(firingRange("off", { auto_targeting: "OFF" }));
    await manual.clickUnit("RIFLES");
    await manual.says("Assign targets");
    expect(await assigned(manual)).toEqual([]);
    await manual.leave();
  });

  test("Suggested targets display with proper visual indicators", async () => {
    const table = await TablePage.open(firingRange("smart", { auto_targeting: "SMART" }));
    await table.clickUnit("TANK");
    // The Lootas are the only wounded unit within reach of the mortar.
    const mortar = table.weapon("Mortar");
    const star = mortar.getByRole("button", { name: /Lootas · finish wounded unit/ });
    expect(await star.innerText()).toContain("★");
    await star.hover();
    await table.waitForTip(/^Suggested: Finish wounded unit$/);
    await mortar.getByRole("combobox").click();
    const options = table.page.getByRole("option");
    await options.first().waitFor();
    const starred = (await options.allTextContents()).filter((text) => text.includes("★"));
    expect(starred).toEqual([expect.stringContaining("Lootas")]);
    await table.page.keyboard.press("Escape");
    // Highlighted, not assigned: the player confirms it.
    expect(await assigned(table)).toEqual([]);
    await star.click();
    await expect.poll(() => assigned(table), POLL).toEqual([["mortar", "FAR", 1]]);
    await table.leave();
  });

  test("Player can override auto-assigned targets", async () => {
    const game = firingRange();
    const { m1, ...others } = game.units["FAR"]!.models;
    const nearer = { ...m1!, position: { x: 10, y: 2, z: 0 } };
    // With the Lootas out of sight of the melta at first: only the Boyz are in its reach.
    const table = await TablePage.open(game);
    await table.clickUnit("RIFLES");
    await expect.poll(() => assigned(table), POLL).toEqual([["melta", "NEAR", 1]]);
    await choose(table, "Melta rifle", /Hold fire/);
    await expect.poll(() => assigned(table), POLL).toEqual([]);
    await table.leave();
    // A weapon with one target that was assigned can be given another when there are two.
    const two = await TablePage.open({
      ...game,
      units: { ...game.units, FAR: { ...game.units["FAR"]!, models: { m1: nearer, ...others } } },
    });
    await two.clickUnit("RIFLES");
    await choose(two, "Melta rifle", /Boyz/);
    await choose(two, "Melta rifle", /Lootas/);
    await expect.poll(() => assigned(two), POLL).toEqual([["melta", "FAR", 1]]);
    await two.leave();
  });

  test("Modifier checkboxes work correctly", async () => {
    const table = await openTenShots();
    const toggle = table.weapon("Cannon").getByRole("button", { name: "+1 hit", exact: true });
    expect(await toggle.getAttribute("aria-pressed")).toBe("false");
    await toggle.click();
    await expect.poll(() => toggle.getAttribute("aria-pressed"), POLL).toBe("true");
    expect(await modifiersOf(table, "cannon")).toMatchObject({ hit: { plus_one: true } });
    await toggle.click();
    await expect.poll(() => toggle.getAttribute("aria-pressed"), POLL).toBe("false");
    expect(await modifiersOf(table, "cannon")).not.toMatchObject({ hit: { plus_one: true } });
    await table.leave();
  });

  test("Multiple modifiers can be selected appropriately", async () => {
    const table = await openTenShots();
    const preview = table.weapon("Cannon").locator(".preview");
    await press(table, "Cannon", "Re-roll 1s");
    await press(table, "Cannon", "+1 hit");
    expect(await modifiersOf(table, "cannon")).toMatchObject({ hit: { reroll_ones: true, plus_one: true } });
    await expect.poll(() => preview.innerText(), POLL).toMatch(/3\+ to hit \(BS 4\+/);
    // One more and one less are none.
    await press(table, "Cannon", "−1 hit");
    await expect.poll(() => preview.innerText(), POLL).toMatch(/4\+ to hit \(BS 4\+/);
    await table.weapon("Cannon").getByRole("button", { name: /^more/ }).click();
    await press(table, "Cannon", "+1 wound");
    // S4 against T4 wounds on 4+, with one more on 3+.
    await expect.poll(() => preview.innerText(), POLL).toMatch(/3\+ to wound/);
    expect(await modifiersOf(table, "cannon")).toMatchObject({
      hit: { reroll_ones: true, plus_one: true, minus_one: true },
      wound: { plus_one: true },
    });
    await table.leave();
  });

  test("Modifiers apply correctly to dice rolls", async () => {
    const table = await openTenShots();
    await press(table, "Cannon", "+1 hit");
    await table.step("Confirm targets");
    const draw = diceOf(SEED);
    const faces = draw(10);
    // BS 4+ and one more: threes hit as well, of which there are some, and ones never do.
    const hits = faces.filter(atLeast(3)).length;
    expect(hits).toBeGreaterThan(faces.filter(atLeast(4)).length);
    await table.waitForLog(
      `Hit Rolls: [${faces.join(",")}] vs 3+ → ${counted(hits, "hit")}${critical(faces)}`,
    );
    const wounds = draw(hits).filter(atLeast(4)).length;
    await table.waitForLog(`Cannon → Crowd: 10 shots, ${counted(hits, "hit")}, ${counted(wounds, "wound")}`);
    await table.leave();
  });

  test("Re-rolls happen before modifiers are applied", async () => {
    const table = await openTenShots();
    await press(table, "Cannon", "Re-roll 1s");
    await press(table, "Cannon", "−1 hit");
    await table.step("Confirm targets");
    const draw = diceOf(SEED);
    const first = draw(10);
    const again = [...draw(first.filter((face) => face === 1).length)];
    // Only what lies as a 1 is rolled again: a 2, which the modifier makes a 1, stays.
    const shown = first.map((face) => (face === 1 ? `1→${again.shift()}` : `${face}`));
    const last = shown.map((text) => Number(text.at(-1)));
    const hits = last.filter(atLeast(5)).length;
    await table.waitForLog(
      `Hit Rolls: [${shown.join(",")}] vs 5+ → ${counted(hits, "hit")}${critical(last)}`,
    );
    await table.leave();
  });

  test("Dice log displays accurately with modifier effects", async () => {
    const table = await openTenShots();
    await press(table, "Cannon", "Re-roll 1s");
    await press(table, "Cannon", "+1 hit");
    await table.step("Confirm targets");
    await table.waitForLog(/^3\+ to hit: BS 4\+, .*\+1/);
    const hitRow = table.page.locator(".log-table tr", { hasText: /^Hit/ });
    const first = diceOf(SEED)(10);
    const ones = first.filter((face) => face === 1).length;
    // Each die is drawn; a 1 is struck through with its new face beside it.
    expect(await hitRow.locator(".die").count()).toBe(10 + ones);
    expect(await hitRow.locator(".die-struck").count()).toBe(ones);
    const { rng } = await table.game();
    expect(await hitRow.locator(".visually-hidden").textContent()).toContain("1 re-rolled");
    expect(rng.cursor).toBeGreaterThan(10 + ones);
    await table.leave();
  });

  test("State persistence across phase transitions", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.clickUnit("FAR");
    await table.step("Confirm targets");
    await table.waitForLog(/^Riflemen → Lootas: 5 shots/);
    const shot = await table.game();
    const shown = (await table.log()).filter((line) => /shots|Rolls/.test(line));
    await table.button("End phase").click();
    await table.dialog.getByRole("button", { name: "End the phase" }).click();
    await expect.poll(async () => (await table.game()).turn.phase, POLL).toBe("CHARGE");
    const charging = await table.game();
    // Wounds, losses and the cursor of the dice go over; the log stays as it was.
    expect(charging.units["FAR"]).toEqual(shot.units["FAR"]);
    expect(charging.units["NEAR"]).toEqual(shot.units["NEAR"]);
    expect(charging.rng).toEqual(shot.rng);
    expect((await table.log()).filter((line) => /shots|Rolls/.test(line))).toEqual(shown);
    await table.page.reload();
    await table.ready();
    expect(await table.game()).toEqual(charging);
    expect((await table.log()).filter((line) => /shots|Rolls/.test(line))).toEqual(shown);
    await table.leave();
  });
});

function critical(faces: readonly number[]): string {
  const sixes = faces.filter((face) => face === 6).length;
  return sixes > 0 ? ` (${sixes} critical)` : "";
}
