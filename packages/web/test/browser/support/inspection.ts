import { describe, expect, test } from "vitest";
import { graveFindings, type Looked } from "./axe.ts";
import { chargeField, chargeSeed } from "./charge-field.ts";
import { firingRange } from "./firing-range.ts";
import { reactionField } from "./reaction-field.ts";
import { POLL, TablePage } from "./table-page.ts";
import { visit, type Wishes } from "./visit.ts";

type Theme = "light" | "dark";

/** Looks at one state after the other in every theme, and lists in the end what was found in which. */
function inspector({ page }: TablePage, themes: readonly Theme[], looked: Looked) {
  const findings: string[] = [];
  return {
    findings,
    async look(where: string): Promise<void> {
      for (const [index, theme] of themes.entries()) {
        await page.evaluate((name) => {
          document.documentElement.dataset["theme"] = name;
        }, theme);
        // The second theme differs from the first only in its colours.
        const found = await graveFindings(page, index > 0 ? "colours" : looked);
        findings.push(...found.map((one) => `${where}, ${theme}: ${one}`));
      }
    },
  };
}

/** Tests that walk through every screen and state of the page on one kind of screen. */
export function findsNothingSerious(
  screen: string,
  wishes: Wishes,
  themes: readonly Theme[],
  looked: Looked = "everything",
): void {
  describe(`axe finds nothing serious: ${screen}`, () => {
    test("start, new game, and a file refused", async () => {
      const table = new TablePage(await visit(wishes));
      const { look, findings } = inspector(table, themes, looked);
      await look("start");
      await table.openFile("broken.json", "{");
      await table.dialog.waitFor();
      await look("file refused");
      await table.page.keyboard.press("Escape");
      await table.page.getByRole("button", { name: "New game, here or online…" }).click();
      await table.page.getByRole("heading", { name: "New game" }).waitFor();
      await look("new game");
      expect(findings).toEqual([]);
      await table.leave();
    });

    test("shooting: nothing selected, selected, list open, stepper, choice of the defender", async () => {
      const table = await TablePage.open(
        firingRange("axe", { allocation: "DEFENDER", fast_dice: false }),
        wishes,
      );
      const { look, findings } = inspector(table, themes, looked);
      await look("nothing selected");
      await table.page.keyboard.press("i");
      await table.page.locator(".unit-card").waitFor();
      await look("card of a unit");
      await table.page.keyboard.press("Escape");
      await table.clickUnit("RIFLES");
      await table.clickUnit("NEAR");
      await table.panel.locator('.odds[aria-busy="false"] .odds-chart').waitFor();
      await look("selected");
      await table.weapon("Bolt rifle").getByRole("combobox").click();
      await table.page.getByRole("listbox").waitFor();
      await look("list of targets");
      await table.page.keyboard.press("Escape");
      await table.step("Confirm targets");
      await table.step("Roll to hit");
      await table.says(/^(Roll to wound|Go on)$/);
      await look("stepper");
      // The melta first, then the rifles: whoever wounds first.
      for (let roll = 0; roll < 6 && !(await asksDefender(table)); roll++) await table.step(/^(Roll|Go on)/);
      await table.says("Special models last");
      await look("choice of the defender");
      expect(findings).toEqual([]);
      await table.leave();
    });

    test("shooting: after a volley, end of the phase, settings, help, tour", async () => {
      const table = await TablePage.open(firingRange(), { ...wishes, newcomer: true });
      const { look, findings } = inspector(table, themes, looked);
      await table.page.getByRole("region", { name: "Tour" }).waitFor();
      await look("tour");
      await table.page.getByRole("button", { name: "Skip the tour" }).click();
      await table.clickUnit("RIFLES");
      await table.clickUnit("NEAR");
      await table.step("Confirm targets");
      await table.waitForLog(/^Riflemen → Boyz/);
      await look("after a volley");
      await table.button("End phase").click();
      await table.dialog.waitFor();
      await look("end of the phase");
      await table.page.keyboard.press("Escape");
      for (const sheet of ["Settings", "Keys and help"]) {
        await table.chooseFromMenu(sheet);
        await table.dialog.waitFor();
        await look(sheet);
        await table.page.keyboard.press("Escape");
        await expect.poll(() => table.dialog.count(), POLL).toBe(0);
      }
      expect(findings).toEqual([]);
      await table.leave();
    });

    test("a reaction: asked, and fired step by step", async () => {
      const table = await TablePage.open(reactionField("axe", { fast_dice: false }), wishes);
      const { look, findings } = inspector(table, themes, looked);
      await table.clickUnit("LANCERS");
      await table.clickUnit("PREY");
      await table.step("Declare charge");
      await table.says("Go on without reacting");
      await table.page.locator(".odds-chart").waitFor();
      await look("asked");
      await table.button(/^Fire Overwatch/).click();
      await table.step("Roll to hit");
      await table.says(/^(Roll to wound|Go on)$/);
      await look("fired");
      expect(findings).toEqual([]);
      await table.leave();
    });

    test("charging: who, whom, declared, rolled, a broken move, a good move", async () => {
      const table = await TablePage.open(chargeField(chargeSeed((sum) => sum === 7)), wishes);
      const { look, findings } = inspector(table, themes, looked);
      await look("who charges");
      await table.clickUnit("LANCERS");
      await table.clickUnit("PREY");
      await table.panel.locator(".charge-strip").waitFor();
      await look("whom");
      await table.step("Declare charge");
      await table.says("Roll 2D6");
      await look("declared");
      await table.step("Roll 2D6");
      await table.says("Confirm move");
      await table.drag(await table.model("LANCERS", "m3"), await table.spot([15, 27.4]));
      await table.panel.locator(".charge-broken").first().waitFor();
      await look("broken move");
      await table.button("Auto-path").click();
      await expect.poll(() => table.ghosts().count(), POLL).toBe(3);
      await look("good move");
      expect(findings).toEqual([]);
      await table.leave();
    });
  });
}

async function asksDefender(table: TablePage): Promise<boolean> {
  return (await table.next.innerText()).includes("Special models last");
}
