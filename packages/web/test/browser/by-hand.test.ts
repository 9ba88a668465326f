import type { Game } from "@gunline/rules";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arrive, farApart, firstShots } from "./support/far-apart.ts";
import { Fingers } from "./support/fingers.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const OFF = "This table was opened without modifiers by hand.";
const AGREED = /changed by hand, each time with the other player’s consent/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function aimed(table: TablePage): Promise<void> {
  await table.ready();
  await table.page.keyboard.press("Enter");
  await table.says("Confirm targets");
}

/** Opens the tool for a unit with the key, in one of its parts. */
async function tool(table: TablePage, unitId: string, part: string): Promise<Locator> {
  await table.page.keyboard.press("h");
  const dialog = table.page.getByRole("dialog", { name: "By hand" });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: part, exact: true }).click();
  if (part !== "Points" && part !== "Dice") await dialog.locator("#by-hand-unit").selectOption(unitId);
  return dialog;
}

/** A picture for whoever asks for them. */
async function shot({ page }: TablePage, name: string): Promise<void> {
  const folder = process.env["GUNLINE_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/hand-${name}.png` });
}

const close = ({ page }: TablePage) => page.keyboard.press("Escape");

describe("at one screen", () => {
  test("every change is one line of the log and one click to undo", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }));
    const models = await tool(table, "FAR", "Models");
    await models.locator("#by-hand-reason").fill("Medipack");
    await models.getByRole("button", { name: /m1: one wound more/ }).click();
    await expect.poll(async () => (await table.game()).units["FAR"]!.models["m1"]!.wounds, POLL).toBe(2);
    await models.getByRole("button", { name: "Remove Lootas 2 m2" }).click();
    await expect
      .poll(async () => Object.keys((await table.game()).units["FAR"]!.models), POLL)
      .toEqual(["m1"]);
    await models.locator("#by-hand-back").click();
    await expect
      .poll(async () => Object.keys((await table.game()).units["FAR"]!.models), POLL)
      .toEqual(["m1", "m2"]);
    await close(table);
    const points = await tool(table, "", "Points");
    await points.getByRole("button", { name: /^CP of Blue: one more/ }).click();
    await expect.poll(async () => (await table.game()).players.p1.cp, POLL).toBe(1);
    await close(table);
    await table.page.keyboard.press("u");
    await expect.poll(async () => (await table.game()).players.p1.cp, POLL).toBe(0);
    await table.page
      .getByText("Orange, by hand: Lootas, Lootas 1: 1 → 2 wounds left. Medipack")
      .first()
      .waitFor({ state: "attached" });
    await table.leave();
  });

  test("a mark and +1 to hit against it change the odds of the volley", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }));
    const mark = await tool(table, "NEAR", "Modifiers");
    await mark.locator("#by-hand-name").fill("spotted");
    await mark.locator("#by-hand-give").click();
    await expect.poll(async () => (await table.game()).units["NEAR"]!.effects?.length, POLL).toBe(1);
    await mark.locator("#by-hand-unit").selectOption("RIFLES");
    await mark.getByRole("button", { name: "+1 to hit" }).first().click();
    await mark.getByLabel("Against").selectOption({ label: "targets marked “spotted”" });
    await mark.getByText(/if the target is under spotted, add 1 to the hit roll/).waitFor();
    await mark.locator("#by-hand-name").fill("For the Greater Good");
    await mark.locator("#by-hand-give").click();
    await close(table);
    await expect.poll(async () => (await table.game()).units["RIFLES"]!.effects?.length, POLL).toBe(1);
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.panel
      .getByText(/For the Greater Good/)
      .first()
      .waitFor();
    await table.leave();
  });

  test("with fingers on a phone, from the card of a unit", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }), PHONE);
    const { page } = table;
    await page.locator('[data-label="FAR"]').tap();
    await page.locator("#by-hand").tap();
    const dialog = page.getByRole("dialog", { name: "By hand" });
    await dialog.getByRole("button", { name: "Marks", exact: true }).tap();
    expect(await dialog.locator("#by-hand-unit").inputValue()).toBe("FAR");
    await dialog.getByRole("button", { name: "Battle-shocked", exact: true }).tap();
    await expect.poll(async () => (await table.game()).units["FAR"]!.flags.battle_shocked, POLL).toBe(true);
    const { width } = (await dialog.boundingBox())!;
    expect(width).toBeLessThanOrEqual(390);
    await table.leave();
  });
});

/** Where a model is held that is put elsewhere. */
async function held(table: TablePage, model: string) {
  await table.rest();
  const { x, y, width, height } = (await table.ghosts(model).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const firstModel = async (table: TablePage, unit: string) =>
  Object.values((await table.game()).units[unit]!.models)[0]!.position!;

describe("moving freely", () => {
  test("with the mouse the whole unit, with Shift one model; with keys; and nothing where it is left", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }));
    const { page } = table;
    const before = await firstModel(table, "NEAR");
    const move = await tool(table, "NEAR", "Move");
    await move.locator("#by-hand-reason").fill("Redeploy");
    await move.locator("#by-hand-drag").click();
    await table.says("Put it here");
    const [at, zero, ten] = [
      await held(table, "NEAR.m1"),
      await table.spot([0, 0]),
      await table.spot([0, 10]),
    ];
    const down = ten.y - zero.y;
    await table.drag(at, { x: at.x + down, y: at.y + down * 1.5 });
    await shot(table, "dragged");
    // One model by itself, farther than coherency allows.
    const one = await held(table, "NEAR.m6");
    await page.keyboard.down("Shift");
    await table.drag(one, { x: one.x + down, y: one.y });
    await page.keyboard.up("Shift");
    await page.keyboard.press("Enter");
    await table.waitForLog(/^Orange, by hand: Boyz.*Redeploy$/);
    const { models } = (await table.game()).units["NEAR"]!;
    expect(models["m1"]!.position!.x).toBeCloseTo(before.x + 10, 0);
    expect(models["m1"]!.position!.y).toBeCloseTo(before.y + 15, 0);
    expect(models["m6"]!.position!.x - models["m5"]!.position!.x).toBeCloseTo(10, 0);
    // One click undoes it all.
    await page.keyboard.press("u");
    await expect.poll(() => firstModel(table, "NEAR"), POLL).toEqual(before);
    // Keys alone: an inch to the right, and then it is left where it was.
    await (await tool(table, "NEAR", "Move")).locator("#by-hand-drag").press("Enter");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await firstModel(table, "NEAR")).x, POLL).toBeCloseTo(before.x + 1, 5);
    await (await tool(table, "NEAR", "Move")).locator("#by-hand-drag").press("Enter");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("x");
    expect((await firstModel(table, "NEAR")).x).toBeCloseTo(before.x + 1, 5);
    // Not on top of others.
    await (await tool(table, "NEAR", "Move")).locator("#by-hand-drag").click();
    const [from, rifle] = [await held(table, "NEAR.m1"), await table.model("RIFLES", "m1")];
    await table.drag(from, rifle);
    await expect.poll(() => table.next.getAttribute("aria-disabled"), POLL).toBe("true");
    await table.leave();
  });

  test("with fingers on a phone", async () => {
    const table = await TablePage.open(firingRange("by hand", { by_hand: "FREE" }), PHONE);
    const { page } = table;
    const before = await firstModel(table, "FAR");
    await page.locator('[data-label="FAR"]').tap();
    await page.locator("#by-hand").tap();
    const dialog = page.getByRole("dialog", { name: "By hand" });
    await dialog.getByRole("button", { name: "Move", exact: true }).tap();
    await dialog.locator("#by-hand-drag").tap();
    await table.says("Put it here");
    const fingers = await Fingers.on(table);
    const [at, zero, ten] = [
      await held(table, "FAR.m1"),
      await table.spot([0, 0]),
      await table.spot([0, 10]),
    ];
    await fingers.down(at);
    await fingers.move([at], [{ x: at.x, y: at.y + ten.y - zero.y }]);
    await fingers.up();
    await shot(table, "phone");
    await table.next.tap();
    await expect.poll(async () => (await firstModel(table, "FAR")).y, POLL).toBeGreaterThan(before.y + 8);
    await table.leave();
  });
});

describe("taking back at one screen", () => {
  test("the activation, with a sentence; the log keeps what was, and one's own choices can be undone", async () => {
    const table = await TablePage.open(firingRange("take back"));
    const { page } = table;
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await table.waitForLog(/^Riflemen → Boyz/);
    const spent = (await table.game()).rng.cursor;
    expect(spent).toBeGreaterThan(0);
    await table.chooseFromMenu("Take back…");
    await page.getByRole("radio", { name: "All that Riflemen did last" }).check();
    await page.getByText("This undoes Riflemen’s volley at Boyz.").waitFor();
    await page.locator("#take-back-why").fill("wrong target");
    await shot(table, "take-back");
    await page.locator("#take-back-ask").click();
    await table.waitForLog("Blue takes back Riflemen’s volley at Boyz. “wrong target”");
    const now = await table.game();
    expect([now.rng.cursor, now.shooting.active_shooter_id, now.units["RIFLES"]!.flags.has_shot]).toEqual([
      spent,
      null,
      undefined,
    ]);
    expect(await page.locator(".log [data-gone]").count()).toBeGreaterThan(0);
    await shot(table, "taken-back");
    await page.reload();
    await table.ready();
    await table.waitForLog("Blue takes back Riflemen’s volley at Boyz. “wrong target”");
    await table.clickUnit("RIFLES");
    await expect.poll(async () => (await table.game()).shooting.active_shooter_id, POLL).toBe("RIFLES");
    await page.keyboard.press("u");
    await expect.poll(async () => (await table.game()).shooting.active_shooter_id, POLL).toBeNull();
    await table.leave();
  });
});

/** A table at which each change waits for consent. */
const agreed = (): Game => {
  const game = firstShots();
  return { ...game, settings: { ...game.settings, by_hand: "AGREED" } };
};

describe("far apart", () => {
  test("a volley is taken back with one acceptance, in words; then one's own choices are free", async () => {
    const { hash, p1, p2 } = await farApart(["Ann", "Bob"], firstShots());
    const [ann, bob] = [await arrive(hash, p1), await arrive(hash, p2)];
    for (const one of [ann, bob]) await one.ready();
    await aimed(ann);
    await ann.page.keyboard.press("Enter");
    await ann.page.locator(".log .log-chapter").first().waitFor();
    await ann.chooseFromMenu("Take back…");
    await ann.page.getByRole("radio", { name: /^All that .* did last$/ }).check();
    await ann.page.locator("#take-back-why").fill("forgot to move");
    await ann.page.locator("#take-back-ask").click();
    await bob.page
      .getByText(/Ann would like to take back .*’s volley at .*New dice will be rolled/)
      .waitFor();
    await bob.page.getByText("“forgot to move”").waitFor();
    await shot(bob, "asked-back");
    await bob.page.getByRole("button", { name: "Accept" }).click();
    for (const one of [ann, bob]) {
      await one.page
        .getByText(/^Ann takes back .*’s volley at .*“forgot to move”/)
        .first()
        .waitFor();
      expect(await one.page.locator(".log [data-gone]").count()).toBeGreaterThan(0);
    }
    await ann.leave();
    await bob.leave();
  });

  test("a unit is dragged while it is the other's turn, and stands there when the other has agreed", async () => {
    const { hash, p1, p2 } = await farApart(["Ann", "Bob"], agreed());
    const [ann, bob] = [await arrive(hash, p1), await arrive(hash, p2)];
    for (const one of [ann, bob]) await one.ready();
    const mine = Object.values(agreed().units).find(({ owner }) => owner === "p2")!;
    const move = await tool(bob, mine.id, "Move");
    await move.locator("#by-hand-reason").fill("Puretide");
    await move.locator("#by-hand-drag").click();
    await bob.says("Ask to put it here");
    await bob.page.keyboard.press("Shift+ArrowUp");
    await bob.page.keyboard.press("Enter");
    await ann.panel.getByText("Bob asks:").waitFor();
    await ann.panel.getByText("Puretide", { exact: true }).waitFor();
    await ann.page.keyboard.press("Enter");
    await bob.page
      .getByText(/^Bob, by hand: .*Puretide$/)
      .first()
      .waitFor({ state: "attached" });
    await ann.leave();
    await bob.leave();
  });

  test("a change waits for the other player, who reads why and agrees or declines; spectators see it", async () => {
    const { hash, p1, p2, watchHash } = await farApart(["Ann", "Bob"], agreed());
    const [ann, bob, watcher] = [await arrive(hash, p1), await arrive(hash, p2), await arrive(watchHash)];
    for (const one of [ann, bob, watcher]) await one.ready();
    const points = await tool(ann, "", "Points");
    await points.locator("#by-hand-reason").fill("Shield Host");
    await points.getByRole("button", { name: /^CP of Ann: one more/ }).click();
    await close(ann);
    await bob.panel.getByText("Ann asks:").waitFor();
    await bob.panel.getByText("+1 CP", { exact: true }).waitFor();
    await bob.panel.getByText("Shield Host", { exact: true }).waitFor();
    await bob.page.keyboard.press("Enter");
    for (const one of [ann, bob, watcher]) {
      await one.page.getByText("Ann, by hand: +1 CP. Shield Host").first().waitFor({ state: "attached" });
    }
    // Either side takes it back with one click.
    await bob.page.keyboard.press("u");
    await expect.poll(() => ann.page.locator(".top-bar").getByText("1 CP").count(), POLL).toBe(0);
    const again = await tool(ann, "", "Points");
    await again.getByRole("button", { name: /^CP of Ann: one more/ }).click();
    await close(ann);
    await bob.panel.getByText("Ann asks:").waitFor();
    await bob.page.keyboard.press("d");
    await ann.page.getByText("Bob: the change by hand is not made.").first().waitFor({ state: "attached" });
    // Anyone who watches has no such tool.
    await watcher.page.keyboard.press("h");
    expect(await watcher.page.getByRole("dialog").count()).toBe(0);
    for (const one of [ann, bob, watcher]) await one.leave();
  });

  test("modifiers at the weapon are switched off with the reason at a table that was opened without them", async () => {
    const { hash, p1 } = await farApart();
    const ann = await arrive(hash, p1);
    await aimed(ann);
    const box = ann.panel.getByRole("button", { name: "+1 hit" }).first();
    expect(await box.getAttribute("aria-disabled")).toBe("true");
    await box.hover();
    await ann.page.getByText(OFF).first().waitFor();
    await box.click({ force: true });
    // Nothing is asked of the server, which would refuse it, and nothing is shown as chosen.
    expect(await box.getAttribute("aria-pressed")).toBe("false");
    expect(await ann.panel.getByRole("alert").count()).toBe(0);
  });

  test("how it is done is chosen when the table is opened, and the invitation says it", async () => {
    const ann = await arrive("#/new");
    await ann.page.locator("#step-mission").click();
    await ann.page.getByRole("radio", { name: "At the first shots" }).check();
    await ann.page.locator("#begin-online").click();
    await ann.page
      .getByRole("group", { name: "Changes by hand" })
      .getByRole("radio", { name: "With consent" })
      .check();
    await ann.page.locator("#go-online").click();
    await ann.ready();
    const link = await ann.page.getByLabel("Link for the opponent").inputValue();
    const bob = new TablePage(await visit());
    await bob.page.goto(link);
    await bob.page.getByText(AGREED).waitFor();
  });
});
