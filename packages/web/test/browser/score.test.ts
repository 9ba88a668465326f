import { describe, expect, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { beforeBattle } from "./support/battle-field.ts";
import { arrive, farApart } from "./support/far-apart.ts";
import { scoreField } from "./support/score-field.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

const sign = ({ page }: TablePage, id: string) =>
  page.locator(".objective-sign").filter({ has: page.locator("b", { hasText: new RegExp(`^${id}$`) }) });

describe("points, cards and Actions at the table", () => {
  test("markers, what scores before one ends the phase, and the sheet with its reasons", async () => {
    const game = scoreField({
      turn: { phase: "COMMAND" },
      held: { N: "p1", H2: "p2" },
      cards: { p1: [["secure-no-mans-land", "engage-on-all-fronts"], ["sabotage"]] },
    });
    const table = await TablePage.open(game);
    const { page, panel } = table;
    // Three against one at C, which nobody holds yet; N is held by three; H2 is left by whoever held it.
    expect(await sign(table, "C").innerText()).toMatch(/→ \+2/);
    expect(await sign(table, "N").innerText()).toMatch(/\+3/);
    expect(await sign(table, "H2").innerText()).toMatch(/→ nobody/);
    expect(await sign(table, "S").innerText()).toBe("S");
    await sign(table, "C").hover();
    await table.waitForTip(/Blue 3, Orange 1[\s\S]*If the phase ended now, Blue would hold it/);
    // Five each for C and N as the phase ends; two objectives in no man's land are 5 more as the turn does.
    const odds = panel.getByRole("region", { name: "Points as it stands" });
    expect(await odds.innerText()).toMatch(
      /C to Blue[\s\S]*As this Command phase ends\s+Blue \+10 Take and Hold C, N[\s\S]*Blue \+5 Secure No Man’s Land C, N/,
    );
    const cards = panel.getByRole("region", { name: "Blue’s cards" });
    expect(await cards.innerText()).toMatch(/Secure No Man’s Land\s+5 of 5 VP\s+Holds C and N/);
    await cards.getByRole("button", { name: "The rule of Engage on All Fronts" }).click();
    expect(await cards.innerText()).toMatch(/1 VP for two quarters, 2 for three, 4 for all four/);

    await table.step("End Command phase");
    await table.says(/Next/);
    expect(await sign(table, "C").innerText()).toMatch(/^C\s*\+2$/);
    await page.getByRole("button", { name: "Blue: 10 VP. Open the score sheet." }).click();
    await table.dialog.getByRole("button", { name: "Blue, Primary, round 2: 10 VP. Show why." }).click();
    expect(await table.dialog.innerText()).toMatch(/10 for Take and Hold: C, N Blue’s turn, Command phase/);
    expect(await table.dialog.innerText()).toMatch(/Blue by 2[\s\S]*Blue by 3/);
    expect(await graveFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await table.dialog.waitFor({ state: "detached" });
    await page.keyboard.press("Shift+S");
    await table.dialog.waitFor();
    await table.leave();
  });

  test("before the battle fixed or tactical cards are chosen, each side before its formations", async () => {
    const bare = beforeBattle();
    const { mission } = scoreField();
    const game = { ...bare, mission };
    const kept = { title: "cards", task: "", start: game, game, actions: [] };
    const table = new TablePage(await visit({ table: kept }));
    await table.says("Play tactical cards");
    await table.panel.getByRole("button", { name: "Fixed" }).click();
    await table.says("Play these two cards");
    expect(await table.next.getAttribute("aria-disabled")).toBe("true");
    for (const name of ["Cleanse", "Bring It Down"]) await table.panel.getByRole("button", { name }).click();
    expect(await graveFindings(table.page)).toEqual([]);
    // The focus is on the card that was chosen last: Enter goes on all the same.
    await table.page.keyboard.press("Enter");
    await table.says("Seal formations");
    expect(await table.panel.innerText()).toMatch(/Cleanse and Bring It Down/);
    await table.step("Seal formations");
    await table.says("Orange is here");
    // Sealed with the formations: neither the log nor the document shows it to whoever comes next.
    expect(await table.panel.innerText()).not.toMatch(/Cleanse/);
    expect((await table.game()).players.p1.secondaries).toBeUndefined();
    await table.step("Orange is here");
    await table.step("Play tactical cards");
    await table.step("Seal formations");
    await table.says("Place Guard");
    const { players } = await table.game();
    expect(players.p1.secondaries).toMatchObject({ mode: "FIXED" });
    expect(players.p1.secondaries?.active.map(({ card }) => card)).toEqual(["cleanse", "bring-it-down"]);
    expect(players.p2.secondaries).toMatchObject({ mode: "TACTICAL", active: [] });
    await table.leave();
  });

  test("an Action instead of shooting, cards discarded, and what is named for those that are drawn", async () => {
    const game = scoreField({
      mission: "terraform",
      held: { C: "p1", N: "p1" },
      cards: { p1: [["cleanse"], []], p2: [[], ["marked-for-death", "a-tempting-target"]] },
    });
    const table = await TablePage.open(game);
    const { page, panel } = table;
    const actions = panel.getByRole("region", { name: "Mission Actions" });
    // The Guard could shoot; it is chosen, and thinks better of it. The Runners have no guns.
    await table.step("Select shooter: Guard");
    await actions.getByRole("button", { name: "Guard: Terraform at C" }).click();
    await expect
      .poll(async () => (await table.game()).units["GUARD"]!.action, POLL)
      .toEqual({
        action: "TERRAFORM",
        objective_id: "C",
      });
    await page.locator('[data-label="GUARD"] .flag-icon').waitFor();
    expect(await page.locator('[data-unit="GUARD"]').getAttribute("aria-label")).toMatch(/Terraform C/);
    expect(await panel.getByRole("button", { name: /^Guard/ }).innerText()).toMatch(/Performs an Action/);
    await actions.getByText("Why others cannot").click();
    expect(await actions.innerText()).toMatch(/Rest[\s\S]*not in range of an objective/);
    await actions.getByRole("button", { name: "Runners: Cleanse at N" }).click();
    const odds = panel.getByRole("region", { name: "Points as it stands" });
    await expect.poll(() => odds.innerText(), POLL).toMatch(/Blue \+1 Terraform C\s+Blue \+2 Cleanse/);
    expect(await graveFindings(page)).toEqual([]);
    await table.hoverUnit("GUARD");
    await page.keyboard.press("i");
    const unitCard = page.locator(".unit-card");
    await unitCard.waitFor();
    expect(await unitCard.innerText()).toMatch(/Performs an Action: Terraform at C/);
    await page.keyboard.press("Escape");

    // Nobody can charge or fight. Cleanse has scored and is gone, Orange draws, and Blue is asked about its cards.
    await page.keyboard.press("e");
    const asked = async () => (await table.game()).tasks.at(-1);
    await expect.poll(async () => (await asked())?.type, POLL).toBe("card");
    expect((await table.game()).players.p1.vp).toEqual({ primary: 1, secondary: 2 });
    for (let task = await asked(); task?.type === "card"; task = await asked()) {
      expect(await panel.innerText()).toMatch(/Orange has drawn/);
      if (task.ask === "GAMMA") {
        // One is left, and nothing to choose: Enter names it.
        expect(await panel.innerText()).toMatch(/Orange decides/i);
        await table.says("Name Rest");
        await page.keyboard.press("Enter");
      } else {
        expect(await panel.innerText()).toMatch(/Blue decides/i);
        expect(await table.next.getAttribute("aria-disabled")).toBe("true");
        if (task.ask === "OBJECTIVE") {
          const { x, y } = await table.spot([30.5, 36]);
          await page.mouse.click(x, y);
          await table.step("Name S");
        } else {
          await page.keyboard.press("1");
          await table.clickUnit("RUNNERS");
          await panel.getByRole("button", { name: /^Scouts/ }).click();
          expect(await graveFindings(page)).toEqual([]);
          await table.says("Name Guard, Runners, Scouts");
          await page.keyboard.press("Enter");
        }
      }
      await expect.poll(asked, POLL).not.toEqual(task);
    }
    await expect.poll(async () => (await table.game()).tasks.length, POLL).toBe(0);
    const { active } = (await table.game()).players.p2.secondaries!;
    expect(active.find((one) => one.card === "a-tempting-target")?.objective_id).toBe("S");
    expect(active.find((one) => one.card === "marked-for-death")).toMatchObject({
      alpha: ["GUARD", "RUNNERS", "SCOUTS"],
      gamma: "REST",
    });
    await table.leave();
  });

  test("far apart: whoever is asked has the question, whoever waits sees whom for", async () => {
    const game = scoreField({
      turn: { phase: "FIGHT" },
      cards: { p1: [["sabotage", "no-prisoners"], []], p2: [[], ["a-tempting-target"]] },
    });
    const seats = await farApart(["Ann", "Bob"], game);
    const ann = await arrive(seats.hash, seats.p1);
    const bob = await arrive(seats.hash, seats.p2);
    await bob.says("Waiting for Ann");
    await ann.step(/End/);
    // Her turn is over: a card discarded brings her a command point, and the other is kept.
    await ann.says("Keep the cards");
    expect(await bob.panel.innerText()).toMatch(/Ann may discard cards/i);
    await bob.says("Waiting for Ann");
    await ann.panel.getByRole("button", { name: "Discard Sabotage" }).click();
    await ann.step("Keep the card");
    // His Command phase draws a card for which she names an objective.
    await ann.says("Choose an objective");
    await bob.says("Waiting for Ann");
    expect(await bob.panel.innerText()).toMatch(/Ann decides[\s\S]*Bob has drawn A Tempting Target/i);
    await ann.page.keyboard.press("2");
    await ann.step("Name N");
    await bob.says("End Command phase");
    await ann.says("Waiting for Bob");
    expect(await bob.panel.innerText()).toMatch(/N is marked\. The opponent holds it, 0 to 3\./);
    await Promise.all([ann.leave(), bob.leave()]);
  });
});
