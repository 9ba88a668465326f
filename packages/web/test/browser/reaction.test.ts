import { describe, expect, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { reactionField } from "./support/reaction-field.ts";
import { POLL, TablePage } from "./support/table-page.ts";

/** The Lancers have declared a charge on the Grots, and Orange is asked. */
async function asked(table: TablePage): Promise<void> {
  await table.clickUnit("LANCERS");
  await table.clickUnit("PREY");
  await table.step("Declare charge");
  await table.says("Go on without reacting");
}

/** In the page: how many models of these units the card lies on. */
function hiddenByCard(unitIds: readonly string[]): number {
  const card = document.querySelector(".reaction-card")!.getBoundingClientRect();
  const bases = unitIds.flatMap((id) => [...document.querySelectorAll(`[data-unit="${id}"] .base`)]);
  return bases.filter((base) => {
    const { left, right, top, bottom } = base.getBoundingClientRect();
    return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
  }).length;
}

describe("Overwatch at one screen", () => {
  test("the other side is asked, sees what it would do, fires, and the charge goes on", async () => {
    const table = await TablePage.open(reactionField("overwatch"));
    expect(await table.page.locator(".players").innerText()).toMatch(/Blue\s*to act\s*1 CP\s*Orange\s*2 CP/);
    await asked(table);
    expect(await table.page.locator(".players").innerText()).toMatch(
      /Blue\s*1 CP\s*Orange\s*to answer\s*2 CP/,
    );
    const panel = table.panel.locator(".reaction");
    expect(await panel.innerText()).toMatch(
      /charge declared[\s\S]*orange may react\s*one screen: hand it to Orange/i,
    );
    const card = table.page.getByRole("region", { name: "A question to Orange" });
    expect(await card.innerText()).toMatch(
      /orange’s question\s*Blue waits\s*Lancers declare a charge on Grots/i,
    );
    expect(await card.innerText()).toMatch(/fire overwatch\s*1 CP\s*you have 2 · once per turn/i);
    await expect.poll(() => card.innerText(), POLL).toMatch(/They need \d+″ on 2D6: \d+ %/);
    // It lies at the top of the panel, and hides nothing of the board.
    const hidden = () => table.page.evaluate(hiddenByCard, ["LANCERS", "PREY", "BURNAS", "SHOOTAS"]);
    expect(await hidden()).toBe(0);
    const [place, side] = [(await card.boundingBox())!, (await table.panel.boundingBox())!];
    expect([place.x - side.x, place.y - side.y].every((off) => Math.abs(off) < 3)).toBe(true);
    // Who could, and why the others cannot.
    const uses = card.getByRole("radio");
    await expect
      .poll(() => uses.allInnerTexts(), POLL)
      .toEqual([
        expect.stringMatching(/Burnas 3[\s\S]*\d\.\d slain[\s\S]*Burna ×3 · .*hits automatically/),
        expect.stringMatching(/Shootas 5[\s\S]*\d\.\d slain[\s\S]*Shoota ×5 · .*6\+ to hit/),
      ]);
    const cannot = await panel.locator(".roster-resting").innerText();
    expect(cannot).toMatch(/Grots[\s\S]*no ranged weapons/);
    expect(cannot).toMatch(/Lootas[\s\S]*sees Lancers/);
    expect(cannot).toMatch(/Kommandos[\s\S]*further than 24″/);
    const marks = ["LANCERS", "GUARD", "PREY", "BURNAS", "SHOOTAS", "LOOTAS"];
    expect(await Promise.all(marks.map((id) => table.mark(id)))).toEqual([
      "acting",
      "none",
      "chosen",
      "eligible",
      "eligible",
      "ineligible",
    ]);
    // Nothing that the other side may answer is taken back.
    expect(await table.button(/Undo/).getAttribute("aria-disabled")).toBe("true");

    await table.clickUnit("SHOOTAS");
    await expect.poll(() => uses.nth(1).getAttribute("aria-checked"), POLL).toBe("true");
    await table.button(/^Fire Overwatch, 1 CP/).click();
    await table.says("Roll 2D6");
    expect(await table.actions()).toEqual(["DECLARE_CHARGE", "USE_STRATAGEM"]);
    await table.waitForLog(/^Shootas → Lancers: \d+ shots/);
    await table.waitForLog("Orange uses Fire Overwatch (1 CP) on Shootas.");
    expect((await table.game()).players.p2.cp).toBe(1);
    expect(await table.page.locator(".players").innerText()).toMatch(/Blue\s*to act/);
    await table.step("Roll 2D6");
    await table.panel.locator(".charge-sum").waitFor();
    await table.leave();
  });

  test("Enter passes and costs nothing; a pass for the phase ends the questions", async () => {
    const table = await TablePage.open(reactionField("passing"));
    await asked(table);
    await table.page.keyboard.press("Enter");
    await table.says("Roll 2D6");
    expect(await table.actions()).toEqual(["DECLARE_CHARGE", "PASS"]);
    expect((await table.game()).players.p2.cp).toBe(2);
    await table.leave();

    const again = await TablePage.open(reactionField("passing"));
    await asked(again);
    await again.page.getByRole("button", { name: "Don’t ask this phase" }).click();
    await again.says("Roll 2D6");
    expect((await again.game()).players.p2.passing).toBe(true);
    // The menu takes it back, and holds back what is not wanted.
    await again.chooseFromMenu("What I am asked about…");
    await again.dialog.getByRole("button", { name: "Ask again" }).click();
    await again.dialog
      .getByRole("region", { name: "Asked of Blue" })
      .getByRole("group", { name: "Fire Overwatch" })
      .getByLabel("Not this battle")
      .check();
    await again.page.keyboard.press("Escape");
    const { p1, p2 } = (await again.game()).players;
    expect(p2.passing).toBe(false);
    expect(p1.unasked).toEqual([{ stratagem: "FIRE_OVERWATCH", until: "BATTLE" }]);
    await again.leave();

    // Enter spends nothing, wherever the focus is.
    const third = await TablePage.open(reactionField("passing"));
    await asked(third);
    await third.page
      .locator(".reaction-card")
      .getByRole("button", { name: /^Fire Overwatch/ })
      .focus();
    await third.page.keyboard.press("Enter");
    await third.says("Roll 2D6");
    expect(await third.actions()).toEqual(["DECLARE_CHARGE", "PASS"]);
    await third.leave();
  });

  test("the O key fires, step by step where the dice are, and a reload goes on in the middle", async () => {
    const table = await TablePage.open(reactionField("overwatch", { fast_dice: false }));
    await asked(table);
    await table.page.reload();
    await table.ready();
    await table.says("Go on without reacting");
    await table.page.keyboard.press("o");
    // Burnas hit by themselves; their number of attacks is rolled, and lies there while it could be rolled again.
    await table.step("Roll to hit");
    await table.step("Go on");
    await table.says("Roll to wound");
    expect(await table.page.locator(".players").innerText()).toMatch(/Orange\s*to act/);
    await table.step("Roll to wound");
    // Blue has a command point too: each save lies there by itself.
    const label = () => table.next.locator(".button-text").innerText();
    for (let save = 0; save < 12 && (await label()) !== "Roll 2D6"; save++) await table.next.click();
    await table.says("Roll 2D6");
    await table.leave();
  });

  test("nobody is asked where the settings say so", async () => {
    const table = await TablePage.open(reactionField("overwatch"));
    await table.chooseFromMenu("Settings…");
    await table.dialog.getByRole("group", { name: "Ask for reactions" }).getByLabel("Never").check();
    await table.page.keyboard.press("Escape");
    await table.clickUnit("LANCERS");
    await table.clickUnit("PREY");
    await table.step("Declare charge");
    await table.says("Roll 2D6");
    await table.leave();
  });
});

test("far apart the other seat is asked, and whoever charges waits and sees for what", async () => {
  const { hash, p1, p2 } = await farApart(undefined, reactionField("far apart"));
  const ann = await arrive(hash, p1);
  const bob = await arrive(hash, p2);
  for (const table of [ann, bob]) await table.ready();
  await ann.clickUnit("LANCERS");
  await ann.clickUnit("PREY");
  await ann.step("Declare charge");
  await ann.says("Waiting for Bob");
  const banner = ann.page.locator(".banners");
  await expect
    .poll(() => banner.innerText(), POLL)
    .toMatch(/Waiting for Bob: an answer to the charge of Lancers/);
  // Not what it could be.
  expect(await ann.page.getByRole("radio").count()).toBe(0);
  expect(await ann.page.locator("body").innerText()).not.toContain("Overwatch");
  // Nor who could give it: on her board nobody is marked but the one who charges and its target.
  await bob.says("Go on without reacting");
  const marks = (table: TablePage) =>
    Promise.all(["LANCERS", "PREY", "SHOOTAS", "BURNAS", "LOOTAS"].map((id) => table.mark(id)));
  expect(await marks(bob)).toEqual(["acting", "chosen", "eligible", "eligible", "ineligible"]);
  expect(await marks(ann)).toEqual(["acting", "chosen", "none", "none", "none"]);
  expect(await ann.page.locator(".ring").count()).toBe(0);
  // A reload of whoever is asked finds the question open.
  await bob.page.reload();
  await bob.ready();
  await bob.says("Go on without reacting");
  await bob.clickUnit("SHOOTAS");
  await bob.button(/^Fire Overwatch, 1 CP/).click();
  await ann.says("Roll 2D6");
  await ann.waitForLog("Bob uses Fire Overwatch (1 CP) on Shootas.");
  await bob.says("Waiting for Ann");
  for (const table of [ann, bob]) await table.leave();
});
