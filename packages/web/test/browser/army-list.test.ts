import { readFileSync } from "node:fs";
import type { FieldArmy } from "@gunline/armies";
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { catalogueFilesOf } from "../../../armies/bench/catalogue-files.ts";
import { armyNamed, rosterJson, rosterXml } from "../../../armies/test/lists/support/roster.ts";
import { TEXTS } from "../../../armies/test/lists/support/texts.ts";
import { graveFindings } from "./support/axe.ts";
import { TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const PLAY = "Play with this army";

async function bring(page: Page, side = "First player"): Promise<void> {
  await page.getByRole("group", { name: side }).getByRole("button", { name: "Bring a list…" }).click();
}

function give(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  return page
    .getByLabel("Army list")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
}

/** A file let go above a part of the page. */
async function drop(
  page: Page,
  name: string,
  text: string,
  on = '.new-game-side[data-side="p1"] .army-choice',
): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content!], file!));
      return transfer;
    },
    [name, text],
  );
  await page.locator(on).dispatchEvent("drop", { dataTransfer: data });
}

describe("army lists", () => {
  test("New Recruit's JSON of 2,000 points stands on the table in five clicks", async () => {
    const table = new TablePage(await visit());
    const { page } = table;
    const army = armyNamed("ork-horde");
    await page.getByRole("button", { name: "New game, here or online…" }).click();
    await drop(page, "horde.json", rosterJson(army));
    await page.getByRole("button", { name: PLAY }).click();
    await page.locator("#step-mission").click();
    await page.getByRole("radio", { name: "Set up for you" }).check();
    await page.getByRole("button", { name: "Begin the battle" }).click();
    await table.ready();
    const { game } = await table.kept();
    const mine = Object.values(game.units).filter(({ owner }) => owner === "p1");
    const leaders = army.entries.filter(({ leader }) => leader !== undefined).length;
    expect(mine.length).toBe(army.entries.length + leaders);
    expect(
      mine.every(
        (unit) =>
          unit.embarked_in !== null || Object.values(unit.models).every((one) => one.position !== null),
      ),
    ).toBe(true);
    await table.leave();
  });

  test("every format is read; a text with open names is settled, saved, exported and played", async () => {
    const { page, leave } = await visit();
    await page.goto(`${inject("address")}#/new`);
    await bring(page);
    const scouts = armyNamed("ork-scouts");
    for (const [name, bytes, format] of [
      ["a.ros", strToU8(rosterXml(scouts)), "BattleScribe"],
      ["a.rosz", zipSync({ "a.ros": strToU8(rosterXml(scouts)) }), "BattleScribe"],
      ["a.txt", strToU8(TEXTS.gw), "New Recruit, GW text"],
      ["b.txt", strToU8(TEXTS.wtc_full), "New Recruit, WTC text"],
      ["c.txt", strToU8(TEXTS.wtc_compact), "New Recruit, compact text"],
      ["d.txt", strToU8(TEXTS.simple), "New Recruit, simple text"],
      ["e.txt", strToU8(TEXTS.short), "New Recruit, short text"],
      ["f.txt", strToU8(TEXTS.app_b), "official app, text"],
    ] as const) {
      await give(page, name, bytes);
      await page.locator(".army-list-notes").getByText(format).waitFor();
      await page.getByRole("button", { name: "Another list…" }).click();
    }
    // What is no list says so, and nothing is lost.
    await page.getByLabel("Paste the text of a list").fill("Dear all");
    await page.getByRole("button", { name: "Read the list" }).click();
    expect(await page.getByRole("alert").innerText()).toContain("no army list");
    // A mistyped weapon has a guess, its line and a field; a unit that the edition has not blocks until it is left out.
    // What stands around the list is told behind them, and only to be noted.
    const typed = TEXTS.app_a.replace("8x Choppa", "8x Chopa").replace("Nobz (100", "Squig Riders (100");
    const text = `Hi all,\n${typed}`;
    await page.getByLabel("Paste the text of a list").fill(text);
    await page.getByRole("button", { name: "Read the list" }).click();
    const open = page.locator(".army-list-settle li");
    await open.first().waitFor();
    expect(await open.count()).toBe(3);
    expect(await open.last().innerText()).toContain("Hi all,");
    await page.getByRole("button", { name: "Noted" }).click();
    expect(await open.count()).toBe(2);
    expect(await open.first().innerText()).toContain("8x Chopa");
    expect(await page.getByRole("button", { name: PLAY }).getAttribute("aria-disabled")).toBe("true");
    await page.getByLabel("Weapon in place of Chopa").selectOption("Power klaw");
    await page.getByRole("button", { name: "Enter its numbers…" }).click();
    await page.getByRole("button", { name: "Use these numbers" }).click();
    await page.locator(".army-list-settle").getByText("Power klaw").first().waitFor();
    await page.getByRole("button", { name: "Keep all guesses" }).click();
    expect(await open.count()).toBe(0);
    await page.getByRole("combobox", { name: /Warboss/ }).selectOption({ label: "Boyz" });
    await page.getByRole("button", { name: /^Boyz/ }).click();
    expect(await page.locator(".army-list-models li").count()).toBe(3);
    expect(await graveFindings(page)).toEqual([]);
    const exported = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as JSON" }).click();
    expect((await exported).suggestedFilename()).toBe("Green-tide.json");
    await page.getByRole("button", { name: "Save to my armies" }).click();
    await page.getByText("Green tide is kept with your armies.").waitFor();
    await page.getByRole("button", { name: PLAY }).click();
    // Kept over a reload, and offered to the other side as well.
    await page.reload();
    await page
      .getByRole("group", { name: "Second player" })
      .getByLabel("Army")
      .selectOption("mine:Green tide");
    // Anyone who defends sets up first.
    await page.locator("#step-mission").click();
    await page.getByRole("group", { name: "Who attacks" }).getByLabel("Player 1").check();
    await page.getByRole("button", { name: "Begin the battle" }).click();
    // Cards and formations come first: the second player's list is read when it is that side's turn to choose.
    const [next, panel] = [page.locator("#next-step"), page.locator(".side-panel")];
    await next.waitFor();
    for (let presses = 0; presses < 6 && !(await panel.innerText()).includes("Squig Riders"); presses++) {
      await next.click();
    }
    expect(await panel.innerText()).toContain("Squig Riders");
    await leave();
  });

  test("far apart each side brings its own list, and reads the other's before the battle", async () => {
    const ann = await visit();
    await ann.page.goto(`${inject("address")}#/new`);
    await ann.page.getByRole("button", { name: "Next: Mission and map" }).click();
    await ann.page.getByRole("combobox", { name: "Mission" }).selectOption("only-war");
    await ann.page.locator("#begin-online").click();
    await ann.page.getByRole("radio", { name: "Brings their own" }).check();
    await ann.page.locator("#go-online").click();
    await ann.page.locator(".table-screen").waitFor();
    const kept = await ann.page.evaluate(() => localStorage.getItem("gunline.seats"));
    const [{ game, invite }] = JSON.parse(kept!) as [{ game: string; invite: string }];

    const bob = await visit();
    await bob.page.goto(`${inject("address")}#/join/${game}/${invite}`);
    await bob.page.getByText("Hellblasters").waitFor();
    await drop(bob.page, "mine.json", rosterJson(armyNamed("ork-scouts")), ".army-choice");
    await bob.page.getByRole("button", { name: PLAY }).click();
    await bob.page.getByLabel("Your name").fill("Bob");
    expect(await graveFindings(bob.page)).toEqual([]);
    await bob.page.locator("#join").click();
    await ann.page.locator("#agree").click();
    // Who attacks is rolled for when both have come, and both see it.
    await bob.page.locator("#next-step").getByText("Roll off").click();
    for (const { page } of [ann, bob])
      await page
        .locator(".side-panel")
        .locator(".log-line")
        .getByText(/attacks \(roll-off \d to \d/)
        .waitFor();
    await bob.page.locator("#next-step").getByText("Seal formations").waitFor();
    await ann.page.locator(".side-panel").getByText("Bob’s army").waitFor();
    const theirs = ann.page.locator(".side-panel .army-on-table");
    expect(await theirs.innerText()).toMatch(/Boyz/);
    // A name opens the card of the unit, with its numbers.
    await theirs.getByRole("button").first().click();
    await ann.page.getByRole("dialog").or(ann.page.locator(".unit-card")).first().waitFor();
    await ann.leave();
    await bob.leave();
  });

  test("a catalogue gives the units of a text their numbers, and stays on the device", async () => {
    const { page, leave } = await visit();
    await page.goto(`${inject("address")}#/new`);
    await bring(page);
    const files = catalogueFilesOf({ factions: 1, libraries: 1, unitsPerFile: 2, prose: 20 });
    const zip = zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
    await page
      .getByLabel("Files of a catalogue")
      .setInputFiles({ name: "repo.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
    await page.getByText("4 units with numbers").waitFor();
    await page.reload();
    await bring(page);
    await page.getByText("4 units with numbers").waitFor();
    await page
      .getByLabel("Paste the text of a list")
      .fill(
        "T (80 Points)\n\nFaction 1\nX\nIncursion (1000 Points)\n\nBATTLELINE\n\nUnit 1 1 (80 Points)\n  • 1x Leader 1\n     ◦ 1x Weapon 1 31\n",
      );
    await page.getByRole("button", { name: "Read the list" }).click();
    await page.locator(".army-list-unit").getByText("from your catalogue").waitFor();
    await leave();
  });

  test.each([
    ["on a desktop", { width: 1280, height: 800 }],
    ["on a phone", { width: 390, height: 844 }],
  ])("%s every row of the preview can be changed in place", async (_, viewport) => {
    const { page, leave } = await visit({ viewport });
    await page.locator("#quick-battle").waitFor();
    // Dropped anywhere on the first page, a list begins a new game.
    await drop(page, "necrons.txt", NECRONS, "main.start");
    await page.getByText("The referee plays", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: /^Immortals/ }).click();
    await page.getByRole("button", { name: "Change Immortals" }).click();
    await page.getByRole("button", { name: "One Immortal more", exact: true }).click();
    await page.getByText("6 models · 150 points").waitFor();
    await page.getByRole("button", { name: "One Immortal apart, with weapons of its own" }).click();
    const last = page.locator(".army-list-edit .army-list-models li").last();
    await last.getByRole("button", { name: "No Gauss blaster for Immortal" }).click();
    await last.getByRole("combobox").selectOption("Tesla carbine");
    await page.getByLabel("Name", { exact: true }).fill("The Unmoved");
    await page.getByLabel("Name", { exact: true }).blur();
    await page.getByLabel("Diameter in mm").fill("40");
    await page.getByLabel("Diameter in mm").blur();
    await page.getByPlaceholder("Add a unit by its name").fill("Doomsday Ark");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("button", { name: /^Doomsday Ark/ }).waitFor();
    await page.getByRole("button", { name: /^Overlord/ }).click();
    await page
      .locator(".army-list-edit")
      .getByRole("combobox", { name: /joins/ })
      .selectOption({ label: "The Unmoved" });
    await page.getByRole("button", { name: /^Flayed Ones/ }).click();
    await page.getByRole("button", { name: "Leave the unit out" }).click();
    await page.getByRole("button", { name: "Bring the unit back" }).waitFor();
    expect(await graveFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as JSON" }).click(),
    ]);
    const army = JSON.parse(readFileSync(await download.path(), "utf8")) as FieldArmy;
    expect(army.units.map(({ name, models }) => [name, Object.keys(models).length])).toEqual([
      ["Overlord", 1],
      ["The Unmoved", 6],
      ["Doomsday Ark", 1],
    ]);
    expect(army.joins).toEqual([[0, 1]]);
    const carried = Object.values(army.units[1]!.models).map(({ weapons, base }) => [
      weapons
        .map((id) => army.weapons[id]!.name)
        .sort()
        .join(" + "),
      base,
    ]);
    const round = { shape: "round", mm: 40 };
    expect(carried).toEqual([
      ...Array(5).fill(["Close combat weapon + Gauss blaster", round]),
      ["Close combat weapon + Tesla carbine", round],
    ]);
    await leave();
  });
});

const NECRONS = `Dynasty (215 Points)

Necrons
Awakened Dynasty
Incursion (1000 Points)

CHARACTERS

Overlord (85 Points)
  • Warlord
  • 1x Tachyon arrow
  • 1x Overlord's blade

BATTLELINE

Immortals (70 Points)
  • 5x Immortal
     ◦ 5x Close combat weapon
     ◦ 5x Gauss blaster

OTHER DATASHEETS

Flayed Ones (60 Points)
  • 5x Flayed One
     ◦ 5x Flayer claws
`;
