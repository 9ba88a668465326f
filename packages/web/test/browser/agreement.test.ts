import { ARMIES, DEPLOYMENTS, type FieldArmy, LAYOUTS, newBattle } from "@gunline/armies";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { POLL } from "./support/table-page.ts";
import { visit, type Wishes } from "./support/visit.ts";

/** A folder for pictures, where somebody wants to look at them. */
const folder = process.env["GUNLINE_PICTURES"];
const picture = async (page: Page, name: string) => {
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** The Ork scouts as a file of one's own, whose shootas fire a thousand times and who cost a tenth. */
function changedArmy(): FieldArmy {
  const army = (id: string) => ARMIES.find((one) => one.id === id)!;
  const made = newBattle({
    armies: { p1: army("ork-scouts"), p2: army("marine-patrol") },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    mission: { id: "only-war", attacker: "p1" },
    seed: "changed",
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  const { units, weapons } = made.value.game;
  const own = Object.values(units).filter(({ owner }) => owner === "p1");
  const carried = new Set(own.flatMap(({ models }) => Object.values(models).flatMap((one) => one.weapons)));
  return {
    format: "gunline-army/1",
    name: "Thousand shootas",
    faction: "Orks",
    detachment: null,
    points: 50,
    units: own.map(({ id, owner: _, ...unit }) => ({
      ...unit,
      kind: id.replace(/_\d+$/, ""),
      points: Math.round(unit.points! / 10),
    })),
    weapons: Object.fromEntries(
      Object.entries(weapons)
        .filter(([id]) => carried.has(id))
        .map(([id, one]) => [id, one.name === "Shoota" ? { ...one, attacks: "1000", strength: 100 } : one]),
    ),
    joins: [[1, 0]],
  };
}

async function drop(page: Page, army: FieldArmy): Promise<void> {
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "army.json"));
    return transfer;
  }, JSON.stringify(army));
  await page.locator(".army-choice").dispatchEvent("drop", { dataTransfer: data });
}

/** Ann's table, to which somebody else brings an army. */
async function invited() {
  const ann = await visit();
  await ann.page.goto(`${inject("address")}#/new`);
  await ann.page.getByRole("button", { name: "Next: Mission and map" }).click();
  await ann.page.getByRole("combobox", { name: "Mission" }).selectOption("only-war");
  await ann.page.locator("#begin-online").click();
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.page.getByRole("radio", { name: "Brings their own" }).check();
  await ann.page.locator("#go-online").click();
  await ann.page.locator(".table-screen").waitFor();
  const kept = await ann.page.evaluate(() => localStorage.getItem("gunline.seats"));
  const [{ game, invite }] = JSON.parse(kept!) as [{ game: string; invite: string }];
  const join = async (wishes: Wishes = {}) => {
    const bob = await visit(wishes);
    await bob.page.goto(`${inject("address")}#/join/${game}/${invite}`);
    await bob.page.locator(".army-choice select").waitFor();
    return bob;
  };
  return { ann, join };
}

describe("an army that is not built in", () => {
  test("is read by both in plain words, and the battle begins when both have agreed", async () => {
    const { ann, join } = await invited();
    for (const [name, wishes] of [
      ["light", {}],
      ["phone", { viewport: { width: 390, height: 844 } }],
    ] as const) {
      const other = await join(wishes);
      await other.page.evaluate(() => {
        document.documentElement.dataset["theme"] = "light";
      });
      await drop(other.page, changedArmy());
      await other.page.getByText("Shoota: Attacks 1000; datasheet 2.").first().waitFor();
      await picture(other.page, `invitation-${name}`);
      const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await other.leave();
    }
    const bob = await join();
    // Built in: one press takes the seat, and nothing is to be read.
    expect(await bob.page.locator("#join").innerText()).toBe("Take the seat");
    expect(await bob.page.locator(".review").count()).toBe(0);
    await drop(bob.page, changedArmy());
    const review = bob.page.locator(".review");
    await review.getByText("Shoota: Attacks 1000; datasheet 2.").first().waitFor();
    expect(await review.innerText()).toMatch(
      /Your army[\s\S]*\d+ points claimed · \d+ by the built-in datasheets/,
    );
    expect(await review.innerText()).toMatch(/Shoota: Strength 100; datasheet 4\./);
    expect(await graveFindings(bob.page)).toEqual([]);
    await picture(bob.page, "invitation-dark");
    // Enter in the name goes on to the army, and takes no seat.
    const name = bob.page.getByLabel("Your name");
    await name.fill("Bob");
    await name.press("Enter");
    expect(await bob.page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    expect(bob.page.url()).toContain("#/join/");
    await bob.page.getByRole("button", { name: "Agree and take the seat" }).click();

    // Ann reads the same in place of the table, and Bob waits for her.
    await ann.page.getByRole("heading", { name: "Bob’s army" }).waitFor();
    expect(await ann.page.locator(".review").innerText()).toContain("Shoota: Attacks 1000; datasheet 2.");
    await ann.page.getByText("Bob has agreed.").waitFor();
    expect(await ann.page.locator(".table-screen").count()).toBe(0);
    await bob.page.getByText("You have agreed. Waiting for Ann to agree.").waitFor();
    expect(await bob.page.locator("#agree").count()).toBe(0);
    expect(await graveFindings(ann.page)).toEqual([]);
    await picture(ann.page, "agreement");
    await ann.page.locator("#agree").click();
    for (const { page } of [ann, bob]) await page.locator(".table-screen").waitFor();
    await ann.page.locator("#next-step").getByText("Roll off").click();
    // His list says that the Warboss leads the Boyz: he finds it chosen, and she sees two units until it is revealed.
    const units = await ann.page.locator(".side-panel .army-on-table").innerText();
    expect(units).toMatch(/Boyz\s*10 models[\s\S]*Warboss\s*1 model/);
    await expect.poll(() => bob.page.locator(".side-panel").innerText(), POLL).toMatch(/leads Boyz/i);
    await ann.leave();
    await bob.leave();
  });

  test("may be declined: the game is over, and nobody has won", async () => {
    const { ann, join } = await invited();
    const bob = await join();
    await drop(bob.page, changedArmy());
    await bob.page.getByRole("button", { name: "Agree and take the seat" }).click();
    await ann.page.locator("#decline").click();
    for (const { page } of [ann, bob]) {
      await expect
        .poll(() => page.locator(".banners").innerText(), POLL)
        .toContain("Nobody has won: the players did not agree");
    }
    await ann.leave();
    await bob.leave();
  });
});
