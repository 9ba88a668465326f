import type { Game } from "@gunline/rules";
import type { Locator } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ownArmy } from "./support/own-army.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

/** An army that no book has, played with the tools by hand alone. */

const LAMPLIGHTERS = "LAMPLIGHTERS_1";
const WARDENS = "WARDENS_1";
const GRETCHIN = "GRETCHIN_1";
const LOOTAS = "LOOTAS_1";

/** A picture for whoever asks for them. */
async function shot({ page }: TablePage, name: string): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/own-${name}.png` });
}

/** The list is read, gets a stratagem of its own, and stands on the table. */
async function begun(): Promise<TablePage> {
  const table = new TablePage(await visit());
  const { page } = table;
  await page.goto(`${inject("address")}#/new`);
  await page
    .getByRole("group", { name: "First player" })
    .getByRole("button", { name: "Bring a list…" })
    .click();
  const buffer = Buffer.from(ownArmy());
  await page
    .getByLabel("Army list")
    .setInputFiles({ name: "night.json", mimeType: "application/json", buffer });
  await page.locator("#my-rules").click();
  const rules = page.getByRole("dialog", { name: "My rules" });
  await rules.locator("#own-rule-name").fill("Lanterns Up");
  await rules.getByRole("button", { name: "Stratagem" }).click();
  await rules.locator("#own-rule-when").selectOption("shoot");
  await rules.getByRole("button", { name: "+1 to wound" }).first().click();
  await rules.getByText(/add 1 to the wound roll/).waitFor();
  await shot(table, "rule");
  await rules.locator("#own-rule-make").click();
  await rules.getByRole("button", { name: "Remove Lanterns Up" }).waitFor();
  // Escape closes this dialog, and not the list behind it.
  await page.keyboard.press("Escape");
  await shot(table, "list");
  await page.getByRole("button", { name: "Play with this army" }).click();
  await page.getByRole("group", { name: "Second player" }).getByLabel("Army").selectOption("ork-scouts");
  await page.locator("#step-mission").click();
  await page.getByRole("combobox", { name: "Mission" }).selectOption("only-war");
  await page.getByRole("combobox", { name: "Deployment" }).selectOption("search-and-destroy");
  await page.getByRole("combobox", { name: "Terrain" }).selectOption("crossfire");
  await page.getByRole("group", { name: "Who attacks" }).getByLabel("Player 1").check();
  await page.getByRole("group", { name: "First turn" }).getByLabel("Player 1").check();
  await page.getByRole("radio", { name: "Set up for you" }).check();
  await page.getByRole("button", { name: "Begin the battle" }).click();
  await table.ready();
  return table;
}

/** Goes on, without acting or reacting, to a phase of a player’s turn. */
async function goOnTo(table: TablePage, phase: Game["turn"]["phase"], player: "p1" | "p2"): Promise<void> {
  const { page, dialog } = table;
  const isThere = async () => {
    const { turn, tasks } = await table.game();
    return turn.phase === phase && turn.active_player === player && tasks.length === 0;
  };
  for (let presses = 0; presses < 80 && !(await isThere()); presses++) {
    if ((await dialog.count()) > 0) await dialog.getByRole("button", { name: /^End/ }).click();
    else if ((await page.locator("#end-phase[aria-disabled=true]").count()) > 0) await table.next.click();
    else if ((await page.locator("#end-phase").count()) > 0) await page.keyboard.press("e");
    else await table.next.click();
    await table.rest();
  }
  expect(await isThere()).toBe(true);
}

async function choose(table: TablePage, setting: string, value: string): Promise<void> {
  await table.chooseFromMenu("Settings");
  await table.dialog.getByRole("group", { name: setting }).getByRole("radio", { name: value }).check();
  await close(table);
}

/** Presses the next step until it is so. */
async function goOn(table: TablePage, isSo: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 20 && !(await isSo()); presses++) {
    await table.next.click();
    await table.rest();
  }
  expect(await isSo()).toBe(true);
}

/** Opens the tool for a unit with the key, in one of its parts. */
async function tool({ page }: TablePage, unitId: string, part: string, why = ""): Promise<Locator> {
  await page.keyboard.press("h");
  const dialog = page.getByRole("dialog", { name: "By hand" });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: part, exact: true }).click();
  await dialog.locator("#by-hand-unit").selectOption(unitId);
  await dialog.locator("#by-hand-reason").fill(why);
  return dialog;
}

const close = ({ page }: TablePage) => page.keyboard.press("Escape");

const unitNow = async (table: TablePage, id: string) => (await table.game()).units[id]!;

const effectsOf = async (table: TablePage, id: string) => (await unitNow(table, id)).effects?.length ?? 0;

/** Puts the unit elsewhere, its first model at this place. */
async function put(table: TablePage, id: string, [x, y]: readonly [number, number]): Promise<void> {
  const first = Object.values((await unitNow(table, id)).models)[0]!;
  const dialog = await tool(table, id, "Move", "Quick march");
  await dialog.getByLabel("Right").fill(`${x - first.position!.x}`);
  await dialog.getByLabel("Down").fill(`${y - first.position!.y}`);
  await dialog.locator("#by-hand-put").click();
  await table.rest();
  expect(await dialog.getByRole("alert").allInnerTexts()).toEqual([]);
  await expect
    .poll(async () => (await unitNow(table, id)).models[first.id]!.position!.x, POLL)
    .toBeCloseTo(x, 5);
  await shot(table, `put-${id}`);
  await close(table);
}

test("two turns of an army whose rules no book has", async () => {
  const table = await begun();
  const { page } = table;
  await shot(table, "begun");
  await choose(table, "Wounds are allocated", "Automatic");

  // Movement: a unit is put where its rule allows it.
  await goOnTo(table, "MOVEMENT", "p1");
  await put(table, LAMPLIGHTERS, [23.5, 42.5]);

  // Shooting: a mark on an enemy, +1 to hit against it, and the stratagem of the player's own.
  await goOnTo(table, "SHOOTING", "p1");
  const mark = await tool(table, GRETCHIN, "Modifiers", "Lit up");
  await mark.locator("#by-hand-name").fill("lit");
  await mark.locator("#by-hand-give").click();
  await expect.poll(() => effectsOf(table, GRETCHIN), POLL).toBe(1);
  await mark.locator("#by-hand-unit").selectOption(LAMPLIGHTERS);
  await mark.getByRole("button", { name: "+1 to hit" }).first().click();
  await mark.getByLabel("Against").selectOption({ label: "targets marked “lit”" });
  await mark.locator("#by-hand-name").fill("Beam");
  await shot(table, "modifiers");
  await mark.locator("#by-hand-give").click();
  await expect.poll(() => effectsOf(table, LAMPLIGHTERS), POLL).toBe(1);
  await close(table);
  await table.clickUnit(LAMPLIGHTERS);
  await shot(table, "selected");
  await page.getByRole("button", { name: "Use Lanterns Up" }).click();
  await table.waitForLog(/uses Lanterns Up \(1 CP\)/);
  await table.clickUnit(GRETCHIN);
  await table.panel.getByText(/Beam/).first().waitFor();
  await table.panel
    .getByText(/Lanterns Up/)
    .first()
    .waitFor();
  await shot(table, "aimed");
  await table.step(/^Confirm/);
  await expect.poll(() => effectsOf(table, LAMPLIGHTERS), POLL).toBeGreaterThan(0);
  await goOn(table, async () => (await unitNow(table, LAMPLIGHTERS)).flags.has_shot === true);

  // What cannot be is refused in sight.
  const off = await tool(table, WARDENS, "Move");
  await off.getByLabel("Right").fill("60");
  await off.locator("#by-hand-put").click();
  await off.getByRole("alert").waitFor();
  await shot(table, "refused");
  await close(table);

  // Fight: a unit is put into combat, with Sustained Hits for this one fight.
  await put(table, WARDENS, [13.1, 31.9]);
  const first = await tool(table, WARDENS, "Marks", "Out of the dark");
  await first.getByRole("button", { name: "Fights First" }).click();
  await expect.poll(async () => (await unitNow(table, WARDENS)).flags.fights_first, POLL).toBe(true);
  await close(table);
  await goOnTo(table, "FIGHT", "p1");
  const fight = await tool(table, WARDENS, "Modifiers", "Swing low");
  await fight.getByRole("button", { name: "Sustained Hits 1" }).click();
  await fight.locator("#by-hand-name").fill("Swing low");
  await fight.locator("#by-hand-until").selectOption("ATTACKS");
  await fight.locator("#by-hand-give").click();
  await expect.poll(() => effectsOf(table, WARDENS), POLL).toBe(1);
  await close(table);
  // The panel of the fight names what the referee does not play, and has the tool for it.
  await table.next.click();
  await table.panel.getByRole("button", { name: "relit" }).waitFor();
  await table.panel.getByRole("button", { name: "By hand…" }).click();
  expect(await page.locator("#by-hand-unit").inputValue()).toBe(WARDENS);
  await close(table);
  await shot(table, "fight");
  await table.waitForLog(/by hand: Wardens: Swing low.*SUSTAINED HITS 1/);
  await goOn(table, async () => (await unitNow(table, WARDENS)).flags.has_fought === true);
  await expect.poll(() => effectsOf(table, WARDENS), POLL).toBe(0);

  // The other's turn: wounds by hand, and a move out of turn by agreement.
  await goOnTo(table, "MOVEMENT", "p2");
  const wounds = await tool(table, LAMPLIGHTERS, "Models", "A bad lamp");
  await wounds.getByLabel("Mortal wounds").fill("1");
  await wounds.getByRole("button", { name: "Suffer them" }).click();
  await close(table);
  await goOn(table, async () => Object.keys((await unitNow(table, LAMPLIGHTERS)).models).length === 4);
  await choose(table, "Changes by hand", "With consent");
  const move = await tool(table, LAMPLIGHTERS, "Move", "Night walk");
  await move.locator("#by-hand-inches").fill("3");
  await move.locator("#by-hand-move").click();
  await table.panel.getByText("Player 1 asks:").waitFor();
  await shot(table, "asked");
  await table.step("Agree");
  await shot(table, "moving");
  const at = await table.unit(LAMPLIGHTERS);
  const [from, to] = [await table.spot([0, 0]), await table.spot([0, 2])];
  await table.drag(at, { x: at.x, y: at.y + to.y - from.y });
  await goOn(table, async () => (await table.game()).tasks.length === 0);
  await table.waitForLog(/^Lamplighters .*move/);

  // Shooting at them: −1 to wound for the defender, which the odds know.
  await goOnTo(table, "SHOOTING", "p2");
  const dim = await tool(table, LAMPLIGHTERS, "Modifiers", "Hard to find");
  const suffered = dim.getByRole("group", { name: "Attacks against it" });
  // More than the one, so that somebody is left to be joined again.
  for (const name of ["−1 to wound", "−1 to hit", "−1 Damage"]) {
    await suffered.getByRole("button", { name }).click();
  }
  await dim.getByRole("button", { name: "Feel No Pain 4+" }).click();
  await dim.getByRole("button", { name: "Invulnerable 4+" }).click();
  await dim.locator("#by-hand-name").fill("Dim light");
  await dim.locator("#by-hand-give").click();
  await close(table);
  await table.step("Agree");
  await expect.poll(() => effectsOf(table, LAMPLIGHTERS), POLL).toBe(1);
  await table.clickUnit(LOOTAS);
  await table.clickUnit(LAMPLIGHTERS);
  await table.panel
    .getByText(/Dim light/)
    .first()
    .waitFor();
  await shot(table, "dim");
  await table.step(/^Confirm/);
  await goOn(table, async () => (await unitNow(table, LOOTAS)).flags.has_shot === true);

  // The second turn: destroyed models are returned in the Command phase.
  await goOnTo(table, "COMMAND", "p1");
  expect((await table.game()).turn.round).toBe(2);
  const left = Object.keys((await unitNow(table, LAMPLIGHTERS)).models).length;
  const back = await tool(table, LAMPLIGHTERS, "Models", "Relit");
  await back.locator("#by-hand-back").click();
  await close(table);
  await table.step("Agree");
  await expect
    .poll(async () => Object.keys((await unitNow(table, LAMPLIGHTERS)).models).length, POLL)
    .toBe(left + 1);
  await shot(table, "relit");
  await table.waitForLog(/^Player 1, by hand: Lamplighters.*Relit/);
  await table.leave();
});
