import { expect, inject, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { arrive, farApart } from "./support/far-apart.ts";
import { quietBattle } from "./support/quiet-battle.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

/** Battles of five rounds, from the first roll to the last. */

const PATIENCE = { timeout: 100_000, interval: 100 };

const result = ({ page }: TablePage) => page.locator(".end-result h1");

/** The numbers of a row of the score sheet: five rounds and the total. */
async function sheetRow({ page }: TablePage, name: string): Promise<readonly string[]> {
  return await page.locator(".end-sheet-side", { hasText: name }).locator("td").allInnerTexts();
}

test("at one screen: settled in three steps, played to the end by computers, looked back at, and begun again", async () => {
  const table = new TablePage(await visit());
  const { page } = table;
  await page.evaluate(() =>
    localStorage.setItem(
      "gunline.preferences",
      JSON.stringify({ tourSeen: true, computer: "instant", dice: "instant" }),
    ),
  );
  await page.goto(`${inject("address")}#/new`);
  await page.reload();
  for (const [side, army] of [
    ["First player", "marine-patrol"],
    ["Second player", "ork-scouts"],
  ] as const) {
    await page.getByRole("group", { name: side }).getByLabel("Army").selectOption(army);
  }
  await page.getByRole("button", { name: "Next: Mission and map" }).click();
  await page.getByRole("combobox", { name: "Mission" }).selectOption("purge-the-foe");
  await page.getByRole("group", { name: "First turn" }).getByLabel("Player 2").check();
  await page.getByRole("radio", { name: "Set up for you" }).check();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Next: Players" }).click();
  await page.getByRole("radio", { name: "Against the computer" }).check();
  await page.getByRole("radio", { name: "Easy" }).check();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Begin the battle" }).click();
  await table.next.waitFor();
  expect((await table.kept()).start).toMatchObject({
    mission: { id: "purge-the-foe", first_turn: "p2" },
    turn: { round: 1, first_player: "p2" },
    players: { p1: { name: "Player 1" }, p2: { name: "Computer" } },
  });

  // The computer plays the other seat as well.
  await table.chooseFromMenu("Computer players…");
  await table.dialog.getByRole("group", { name: "Player 1" }).getByLabel("Easy").check();
  await page.keyboard.press("Escape");
  await result(table).waitFor({ timeout: PATIENCE.timeout });
  const { game, actions } = await table.kept();
  expect(game.result).not.toBeNull();
  expect(game.turn.round).toBe(5);
  const points = (player: "p1" | "p2") => game.players[player].vp.primary + game.players[player].vp.secondary;
  const [p1, p2] = [points("p1"), points("p2")];
  const shown = p1 === p2 ? `A draw, ${p1} : ${p2}` : `wins ${Math.max(p1, p2)} : ${Math.min(p1, p2)}`;
  expect(await result(table).innerText()).toContain(shown);
  // The sheet adds up to what was scored in each round.
  const scores = game.mission?.scores ?? [];
  const inRound = (round: number) =>
    scores.reduce((sum, one) => (one.player === "p1" && one.round === round ? sum + one.vp : sum), 0);
  const row = [1, 2, 3, 4, 5].map((round) => `${inRound(round) || "·"}`);
  expect(await sheetRow(table, "Player 1")).toEqual([...row, `${p1}`]);
  await expect
    .poll(() => page.locator("#luck").innerText(), PATIENCE)
    .toMatch(/wounds? dealt, [\d.]+ expected/);
  expect(await graveFindings(page)).toEqual([]);

  // Into the replay, by round and turn, and back.
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.locator(".replay-at").waitFor();
  await page.keyboard.press("3");
  await expect.poll(() => page.locator(".top-title").innerText(), POLL).toContain("Round 3");
  await page.getByRole("button", { name: "Next turn" }).click();
  await expect
    .poll(() => page.locator(".replay-turn[aria-current]").getAttribute("data-side"), POLL)
    .toBe("p1");
  await page.getByRole("button", { name: "Next round" }).click();
  await expect.poll(() => page.locator(".top-title").innerText(), POLL).toContain("Round 4");
  await page.getByRole("button", { name: "Back to the table" }).click();
  await result(table).waitFor();

  // The table is still there to be looked at.
  await page.keyboard.press("Escape");
  await table.step("How it ended");
  expect((await table.kept()).actions).toHaveLength(actions.length);
  await page.locator("#rematch").click();
  await expect.poll(() => page.locator(".top-title").innerText(), POLL).toContain("Round 1");
  expect((await table.kept()).start.rng.seed).not.toBe(game.rng.seed);
  await table.leave();
});

test("far apart: five rounds by ending phases, the same end for both, and a rematch", async () => {
  const { hash, p1, p2 } = await farApart(["Ann", "Bob"], quietBattle("far apart"));
  const [ann, bob] = [await arrive(hash, p1), await arrive(hash, p2)];
  for (const table of [ann, bob]) await table.ready();
  /** The last step that is shown; undefined where the end is. */
  const seq = ({ page }: TablePage) =>
    page.evaluate(() => {
      const shown = document.querySelector<HTMLElement>(".table-screen");
      return shown === null ? undefined : (shown.dataset["seq"] ?? "0");
    });
  const isTheirs = async ({ next }: TablePage) => /^Waiting/.test(await next.innerText());
  for (let turns = 0; turns < 10; turns++) {
    const table = turns % 2 === 0 ? ann : bob;
    await table.says(/^(?!Waiting)/);
    // Phases in which nobody could do anything end by themselves.
    for (let now = await seq(table); now !== undefined && !(await isTheirs(table)); now = await seq(table)) {
      await table.page.keyboard.press("e");
      const sure = table.dialog.getByRole("button", { name: "End the phase" });
      if (await sure.isVisible()) await sure.click();
      await expect.poll(() => seq(table), POLL).not.toBe(now);
    }
  }
  for (const table of [ann, bob]) {
    await result(table).waitFor();
    expect(await result(table).innerText()).toBe("Ann wins 32 : 12");
    expect(await sheetRow(table, "Ann")).toEqual(["·", "8", "8", "8", "8", "32"]);
    expect(await sheetRow(table, "Bob")).toEqual(["·", "3", "3", "3", "3", "12"]);
    await table.page.locator(".luck-side").first().waitFor();
    // The same points turn after turn: it turned only when Ann went ahead.
    expect(await table.page.locator(".end-turns li").allInnerTexts()).toMatchObject([
      expect.stringMatching(/Ann takes the lead with 8: Linchpin[\s\S]*Round 2/),
    ]);
  }

  // A turning point has an address of its own at the server, which shows the table as it was then.
  await bob.page.locator(".end-turn").first().click();
  await bob.page.locator(".replay-at").waitFor();
  expect(bob.page.url()).toContain("#/look/");
  expect(await bob.page.locator(".top-title").innerText()).toContain("Round 2");
  await bob.page.getByRole("button", { name: "Back to the table" }).click();
  await result(bob).waitFor();

  await ann.page.getByRole("button", { name: "Rematch" }).click();
  await bob.page.getByRole("button", { name: "Agree to a rematch" }).click();
  for (const table of [ann, bob]) {
    await table.ready();
    expect(table.page.url()).not.toContain(hash);
  }
  // Anyone who gives up is shown the end as well.
  await bob.chooseFromMenu("Resign…");
  await bob.dialog.getByRole("button", { name: "Resign" }).click();
  for (const table of [ann, bob]) {
    await expect.poll(() => result(table).innerText(), POLL).toBe("Ann wins: Bob resigned.");
    expect(await table.page.locator(".end-result p").innerText()).toBe(
      "Linchpin, in round 1: it stood 0 : 0",
    );
    await table.page.keyboard.press("Escape");
    await table.step("How it ended");
    await result(table).waitFor();
  }
  for (const table of [ann, bob]) await table.leave();
});
