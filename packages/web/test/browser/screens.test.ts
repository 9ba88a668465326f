import { ARMIES, LAYOUTS } from "@gunline/armies";
import { inProgress } from "@gunline/rules";
import { describe, expect, inject, test } from "vitest";
import { arrive, farApart } from "./support/far-apart.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

describe("a new game", () => {
  test("armies, table, ruleset, names and settings are those that were chosen", async () => {
    const table = new TablePage(await visit());
    const { page } = table;
    await page.getByRole("button", { name: "New game, here or online…" }).click();
    const [first, second] = [
      page.getByRole("group", { name: "First player" }),
      page.getByRole("group", { name: "Second player" }),
    ];
    const orks = ARMIES.find(({ id }) => id === "ork-scouts")!;
    const marines = ARMIES.find(({ id }) => id === "marine-patrol")!;
    const layout = LAYOUTS.at(-1)!;
    await first.getByLabel("Army").selectOption(orks.id);
    await second.getByLabel("Army").selectOption(marines.id);
    await page.getByRole("button", { name: "Next: Mission and map" }).click();
    await page.getByLabel("Terrain").selectOption(layout.id);
    await page.getByRole("radio", { name: "At the first shots" }).check();
    await page.getByRole("button", { name: "Next: Players" }).click();
    await first.getByLabel("Name").fill("Ada");
    await second.getByLabel("Name").fill("Grace");
    await page.getByText("Rules and settings").click();
    await page.getByRole("radio", { name: "As published" }).check();
    await page.getByRole("radio", { name: "Step by step" }).check();
    await page.getByRole("radio", { name: "Defender chooses" }).check();
    await page.getByRole("radio", { name: "Smart" }).check();
    await page.getByRole("group", { name: "Ask for reactions" }).getByLabel("Never").check();
    await page.getByRole("radio", { name: "Compact" }).check();
    await page.getByRole("button", { name: "Begin the battle" }).click();
    await table.ready();
    const game = await table.game();
    expect(game.players).toMatchObject({ p1: { name: "Ada" }, p2: { name: "Grace" } });
    expect(game.ruleset).toBe("published");
    expect(game.settings).toEqual({
      auto_targeting: "SMART",
      allocation: "DEFENDER",
      fast_dice: false,
      log: "COMPACT",
      stratagems: "OFF",
      by_hand: "FREE",
    });
    const fielded = (owner: string) =>
      Object.values(game.units).filter((unit) => unit.owner === owner).length;
    expect([fielded("p1"), fielded("p2")]).toEqual([orks.entries.length, marines.entries.length]);
    expect(Object.keys(game.terrain)).toEqual(layout.terrain.map(({ id }) => id));
    // And the page shows them.
    expect(await page.locator(".players").innerText()).toMatch(/Ada[\s\S]*Grace/);
    expect(await page.locator(".top-title").innerText()).toContain(layout.name);
    expect(await page.locator("[data-unit]").count()).toBe(Object.keys(game.units).length);
    expect(await page.locator("[data-terrain]").count()).toBe(layout.terrain.length);
    // The ruleset is remembered for the next game; the demo has its own (ruling 51).
    await page.goto(`${inject("address")}#/new`);
    await page.locator("#step-seats").click();
    await page.getByText("Rules and settings").click();
    expect(await page.getByRole("radio", { name: "As published" }).isChecked()).toBe(true);
    await page.goto(inject("address"));
    await page.locator("#play-demo").click();
    await table.ready();
    expect((await table.game()).ruleset).toBe("spec");
    await table.leave();
  });
});

test("to go online one is called as was said here, or as last time, or by one's number", async () => {
  const { page, leave } = await visit();
  await page.getByRole("button", { name: "New game, here or online…" }).click();
  const [name, begin] = [page.getByRole("dialog").getByLabel("Your name"), page.locator("#begin-online")];
  await begin.click();
  expect(await name.inputValue()).toBe("Player 1");
  await page.getByRole("radio", { name: "Player 2" }).check();
  expect(await name.inputValue()).toBe("Player 2");
  await page.evaluate(() => localStorage.setItem("gunline.preferences", '{"tourSeen":true,"name":"Ann"}'));
  await page.reload();
  await page.locator("#step-seats").click();
  await page.getByRole("group", { name: "Second player" }).getByLabel("Name").fill("Grace");
  await begin.click();
  expect(await name.inputValue()).toBe("Ann");
  await page.getByRole("radio", { name: "Grace" }).check();
  expect(await name.inputValue()).toBe("Grace");
  await leave();
});

describe("the tour", () => {
  test("meets a newcomer, can be skipped, does not come back, and can be asked for", async () => {
    const table = await TablePage.open(firingRange(), { newcomer: true });
    const tour = table.page.getByRole("region", { name: "Tour" });
    await tour.getByRole("button", { name: "Next" }).click();
    expect(await tour.innerText()).toMatch(/2 of 4/i);
    // Everything stays usable under it.
    await table.clickUnit("RIFLES");
    await expect.poll(() => table.mark("RIFLES"), POLL).toBe("acting");
    await tour.getByRole("button", { name: "Skip the tour" }).click();
    await expect.poll(() => tour.count(), POLL).toBe(0);
    await table.page.reload();
    await table.ready();
    // The tour is loaded when it is needed: so long it could still come.
    await table.page.waitForLoadState("networkidle");
    expect(await tour.count()).toBe(0);
    await table.chooseFromMenu("Show the tour");
    await tour.waitFor();
    for (const press of ["Next", "Next", "Next", "Play"])
      await tour.getByRole("button", { name: press }).click();
    await expect.poll(() => tour.count(), POLL).toBe(0);
    await table.leave();
  });

  test("waits for one's own turn at a table on the server, and never meets whoever watches", async () => {
    const { hash, watchHash, p1, p2 } = await farApart();
    const ann = await arrive(hash, p1, { newcomer: true });
    const bob = await arrive(hash, p2, { newcomer: true });
    const eve = await arrive(watchHash, undefined, { newcomer: true });
    for (const table of [ann, bob, eve]) await table.ready();
    const tour = ({ page }: TablePage) => page.getByRole("region", { name: "Tour" });
    await tour(ann).waitFor();
    expect([await tour(bob).count(), await tour(eve).count()]).toEqual([0, 0]);
    await tour(ann).getByRole("button", { name: "Skip the tour" }).click();
    // Shooting, charging and fighting are passed over; then it is Bob's turn.
    for (const phase of ["Charge", "Command"]) {
      await ann.button("End phase…").click();
      await ann.dialog.getByRole("button", { name: "End the phase" }).click();
      await expect.poll(() => ann.page.locator(".phase[aria-current]").innerText(), POLL).toContain(phase);
    }
    await ann.says("Waiting for Bob");
    // A question is answered first: the tour would lie over it.
    await bob.says("Go on without reacting");
    expect(await tour(bob).count()).toBe(0);
    await bob.step("Go on without reacting");
    await tour(bob).waitFor();
    await eve.says("Watching");
    expect([await tour(ann).count(), await tour(eve).count()]).toEqual([0, 0]);
    for (const table of [ann, bob, eve]) await table.leave();
  });
});

describe("settings", () => {
  test("change what they say, and the browser keeps its own", async () => {
    const table = await TablePage.open(firingRange());
    await table.chooseFromMenu("Settings");
    const dialog = table.dialog;
    await dialog.waitFor();
    const root = () => table.page.evaluate(() => ({ ...document.documentElement.dataset }));
    await dialog.getByRole("radio", { name: "Light" }).check();
    await expect.poll(root, POLL).toMatchObject({ theme: "light" });
    await dialog.getByRole("radio", { name: /^Violet/ }).check();
    await expect.poll(root, POLL).toMatchObject({ palette: "violet" });
    await dialog.getByRole("radio", { name: "Compact" }).check();
    await dialog.getByRole("radio", { name: "Step by step" }).check();
    await dialog.getByRole("radio", { name: "Smart" }).check();
    await expect
      .poll(async () => (await table.game()).settings, POLL)
      .toMatchObject({ auto_targeting: "SMART", allocation: "AUTOMATIC", fast_dice: false, log: "COMPACT" });
    await dialog.getByRole("button", { name: "Close" }).click();
    expect(await table.button("Fast dice").getAttribute("aria-pressed")).toBe("false");
    await table.page.reload();
    await table.ready();
    expect(await root()).toMatchObject({ theme: "light", palette: "violet" });
    await table.leave();
  });

  test("no choice of colours gives a player a name that is another colour", async () => {
    const table = await TablePage.scenario("first-shots");
    const names = () => table.page.locator(".player-name").allInnerTexts();
    expect(await names()).toEqual(["Player 1", "Player 2"]);
    await table.chooseFromMenu("Settings");
    for (const palette of await table.dialog
      .getByRole("group", { name: /Colours/ })
      .getByRole("radio")
      .all()) {
      await palette.check();
      expect(await names()).toEqual(["Player 1", "Player 2"]);
    }
    await table.leave();
  });

  test("where the defender allocates, a model is clicked for each choice and nothing goes on before", async () => {
    // Both of these units stand whole: the defender may choose any of the six Boyz.
    const table = await TablePage.open(firingRange("axe", { allocation: "DEFENDER" }));
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await table.says("Special models last");
    const waiting = inProgress.topTask(await table.game(), "allocation")!;
    expect(waiting.unit_id).toBe("NEAR");
    expect(waiting.model_ids).toHaveLength(6);
    expect(await table.page.locator(".players").innerText()).toMatch(/Orange\s*to act/);
    expect(await table.page.locator('[data-unit="NEAR"] [data-pick="choose"]').count()).toBe(6);
    const { x, y } = await table.model("NEAR", "m4");
    await table.page.mouse.click(x, y);
    await expect.poll(() => table.actions(), POLL).toContain("ALLOCATE_WOUND");
    await table.waitForLog(/^Save: Boyz 4 rolls/);
    await table.leave();
  });
});
