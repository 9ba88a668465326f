import { describe, expect, test } from "vitest";
import { chargeField, chargeSeed } from "./support/charge-field.ts";
import { column, documentOf } from "./support/documents.ts";
import { firingRange } from "./support/firing-range.ts";
import { POLL, TablePage } from "./support/table-page.ts";

const MOVING = { reducedMotion: "no-preference" } as const;
const SEVEN = chargeSeed((sum) => sum === 7);

const label = (table: TablePage, unitId: string) => table.page.locator(`[data-label="${unitId}"]`);

describe("tokens say what they are", () => {
  test("a label has dot, mark, glyph, name, number of models and a note", async () => {
    const table = await TablePage.open(firingRange());
    expect(await label(table, "NEAR").innerText()).toBe("Boyz\n6");
    await table.clickUnit("RIFLES");
    // 20 − 10 − 1 = 9″.
    await expect.poll(() => label(table, "NEAR").innerText(), POLL).toBe("Boyz\n6\n9″");
    expect(await label(table, "NEAR").locator(".mark-icon, .glyph-icon").count()).toBe(2);
    expect(await label(table, "TANK").locator(".glyph-icon path").getAttribute("d")).not.toBe(
      await label(table, "NEAR").locator(".glyph-icon path").getAttribute("d"),
    );
    await table.leave();
  });

  test("no label is lost when a unit is selected", async () => {
    const table = await TablePage.open(firingRange());
    const shown = () =>
      table.page
        .locator("[data-label]:not([data-crowded])")
        .evaluateAll((labels) => labels.map((one) => one.getAttribute("data-label")).sort());
    const before = await shown();
    expect(before).toHaveLength(8);
    await table.clickUnit("RIFLES");
    await expect.poll(() => table.mark("RIFLES"), POLL).toBe("acting");
    expect(await shown()).toEqual(before);
    await table.leave();
  });

  test("one side has one line for a rim, the other two, and a small token keeps it without its glyph", async () => {
    const table = await TablePage.open(firingRange());
    const parts = (unitId: string, part: string) => table.token(unitId).locator(`.model ${part}`).count();
    expect([await parts("RIFLES", ".base"), await parts("RIFLES", ".rim")]).toEqual([5, 0]);
    expect([await parts("NEAR", ".base"), await parts("NEAR", ".rim")]).toEqual([6, 6]);
    expect(await parts("NEAR", ".glyph")).toBe(6);
    // An inch is smaller than 10 px on a phone that shows 62 of them.
    await table.page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => parts("NEAR", ".glyph"), POLL).toBe(0);
    expect([await parts("NEAR", ".base"), await parts("NEAR", ".rim")]).toEqual([6, 6]);
    await table.leave();
  });

  test("a unit has one shade on the board, on its label and in the list", async () => {
    const table = await TablePage.open(firingRange());
    const paint = (selector: string, property: "fill" | "background-color") =>
      table.page
        .locator(selector)
        .first()
        .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);
    const rifles = await paint('[data-unit="RIFLES"] .base', "fill");
    expect(await paint(".roster-unit:has-text('Riflemen') .unit-badge", "background-color")).toBe(rifles);
    expect(await paint(".roster-unit:has-text('Mortar Tank') .unit-badge", "background-color")).not.toBe(
      rifles,
    );
    await table.leave();
  });

  test("where both sides have a unit of one name, its label says whose it is", async () => {
    const units = {
      MINE: { owner: "p1", name: "Hellblasters", at: column(3, [10, 20]) },
      YOURS: { owner: "p2", name: "Hellblasters", at: column(4, [40, 20]) },
    } as const;
    const game = documentOf({ seed: "mirror", phase: "SHOOTING", units, names: ["Ann", "Bob"] });
    const table = await TablePage.open(game);
    expect(await label(table, "MINE").innerText()).toBe("Hellblasters (Ann)\n3");
    expect(await label(table, "YOURS").innerText()).toBe("Hellblasters (Bob)\n4");
    await table.leave();
  });
});

describe("models that the panel speaks of", () => {
  test("have their numbers on the board, and row and token light up together", async () => {
    const table = await TablePage.open(chargeField(SEVEN));
    await table.clickUnit("LANCERS");
    await table.clickUnit("PREY");
    await table.step("Declare charge");
    await table.step("Roll 2D6");
    await table.says("Confirm move");
    expect(await table.token("LANCERS").locator(".figure-on-base").allTextContents()).toEqual([
      "1 ",
      "2 ",
      "3 ",
    ]);
    expect(await table.token("PREY").locator(".figure-on-base").count()).toBe(0);
    const rows = table.panel.locator(".charge-grip");
    const lit = table.page.locator(".board [data-pointed]");
    await rows.nth(1).hover();
    await expect.poll(() => lit.getAttribute("data-pointed"), POLL).toBe("LANCERS.m2");
    const { x, y } = await table.model("LANCERS", "m3");
    await table.page.mouse.move(x, y, { steps: 2 });
    await expect.poll(() => rows.nth(2).getAttribute("data-pointed"), POLL).toBe("true");
    expect(await rows.nth(1).getAttribute("data-pointed")).toBeNull();
    await table.leave();
  });

  test("only their ring is drawn when one is pointed at: no token is drawn again", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.page.evaluate(() => {
      const changes: string[] = [];
      const units = document.querySelector(".board .units")!;
      new MutationObserver((records) => {
        for (const { type, attributeName } of records)
          if (attributeName !== "data-hover") changes.push(`${type} ${attributeName}`);
      }).observe(units, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { changes });
    });
    for (const id of ["NEAR", "FAR", "HIDDEN", "OUT"]) await table.hoverUnit(id);
    expect(await table.page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
    await table.leave();
  });
});

describe("what blocks a line of sight", () => {
  test("lights up with its name, and a note beside the pointer says it in plain words", async () => {
    const table = await TablePage.open(firingRange());
    await table.clickUnit("RIFLES");
    await table.hoverUnit("FAR");
    expect(await table.page.locator("[data-blocker], .pointer-note").count()).toBe(0);
    await table.hoverUnit("HIDDEN");
    await expect
      .poll(() => table.page.locator("[data-blocker]").getAttribute("data-blocker"), POLL)
      .toBe("RUIN");
    const note = table.page.locator(".pointer-note");
    expect(await note.innerText()).toBe("Not visible: Ruins 1 in the way");
    const pointer = await table.unit("HIDDEN");
    const box = (await note.boundingBox())!;
    const away = Math.hypot(
      Math.max(box.x - pointer.x, 0, pointer.x - box.x - box.width),
      Math.max(box.y - pointer.y, 0, pointer.y - box.y - box.height),
    );
    expect(away).toBeLessThan(40);
    await table.leave();
  });
});

describe("what happened is seen", () => {
  const volley = async (table: TablePage) => {
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
  };
  const effects = (table: TablePage) => table.page.locator(".board .tracer");

  test("shots fly, and are over at a key", async () => {
    const table = await TablePage.open(firingRange(), MOVING);
    await volley(table);
    // Five rifles and a melta rifle.
    await expect.poll(() => effects(table).count(), POLL).toBe(6);
    await table.page.keyboard.press("Shift");
    expect(await effects(table).count()).toBe(0);
    await table.leave();
  });

  test("nothing flies where no motion is wanted, and the dead leave a mark all the same, for the phase", async () => {
    const table = await TablePage.open(firingRange("firing range 2"));
    await volley(table);
    await table.says(/^Select shooter/);
    expect(await effects(table).count()).toBe(0);
    const { models } = (await table.game()).units["NEAR"]!;
    const dead = 6 - Object.keys(models).length;
    expect(dead).toBeGreaterThan(0);
    expect(await table.page.locator("[data-fallen]").count()).toBe(dead);
    await table.button("End phase").click();
    await table.dialog.getByRole("button", { name: "End the phase" }).click();
    await expect.poll(() => table.page.locator("[data-fallen]").count(), POLL).toBe(0);
    await table.leave();
  });

  test("a replay shows it step by step", async () => {
    const table = await TablePage.open(firingRange("firing range 2"), MOVING);
    await volley(table);
    await table.says(/^Select shooter/);
    await table.page.keyboard.press("Shift");
    const steps = (await table.actions()).length;
    await table.chooseFromMenu("Replay this game");
    await table.page.locator(".replay-bar").waitFor();
    // The volley is the last of them; any later key would end what is shown.
    for (let step = 0; step < steps; step++) await table.page.keyboard.press("ArrowRight");
    await expect.poll(() => effects(table).count(), POLL).toBe(6);
    expect(await table.page.locator("[data-fallen]").count()).toBeGreaterThan(0);
    await table.leave();
  });

  test("it is heard, unless it was muted in the top bar", async () => {
    const table = await TablePage.open(firingRange("firing range 2"));
    await table.page.evaluate(() => {
      const heard: string[] = [];
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...rest) {
        heard.push("shot");
        start.apply(this, rest);
      };
      Object.assign(window, { heard });
    });
    const heard = () => table.page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
    const mute = table.page.getByRole("button", { name: "Mute sounds" });
    await mute.click();
    await volley(table);
    await table.says(/^Select shooter/);
    expect(await heard()).toBe(0);
    await mute.click();
    await table.clickUnit("TANK");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await expect.poll(heard, POLL).toBeGreaterThan(0);
    await table.leave();
  });

  test("dice can be at once, and text larger, on the board too", async () => {
    const table = await TablePage.open(firingRange(), MOVING);
    const height = async () => (await label(table, "NEAR").boundingBox())!.height;
    expect(await height()).toBeCloseTo(20, 0);
    await table.chooseFromMenu("Settings…");
    await table.dialog
      .getByRole("group", { name: "Text size" })
      .getByRole("radio", { name: "Largest" })
      .click();
    await table.dialog
      .getByRole("group", { name: "Dice and effects" })
      .getByRole("radio", { name: "At once" })
      .click();
    await table.page.keyboard.press("Escape");
    await expect.poll(height, POLL).toBeCloseTo(26, 0);
    await volley(table);
    await table.says(/^Select shooter/);
    expect(await effects(table).count()).toBe(0);
    await table.leave();
  });
});

describe("a hand-over at one screen", () => {
  test("is said in a banner that goes at the next key, and the next step has the colour of whoever takes it", async () => {
    const game = firingRange("firing range 2", { allocation: "DEFENDER" });
    const table = await TablePage.open(game);
    const banner = table.page.locator(".hand-over-card");
    const colour = () => table.next.evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await banner.count()).toBe(0);
    expect(await colour()).toBe("rgb(31, 111, 181)");
    await table.clickUnit("RIFLES");
    await table.clickUnit("NEAR");
    await table.step("Confirm targets");
    await expect
      .poll(() => banner.innerText(), POLL)
      .toMatch(/^Orange decides now[\s\S]*to be picked for a wound$/);
    expect(await table.page.locator(".action-bar").getAttribute("data-side")).toBe("p2");
    await table.page.keyboard.press("Shift");
    await expect.poll(() => banner.count(), POLL).toBe(0);
    await table.leave();
  });
});

describe("who can be chosen", () => {
  test("pulses, and stands still where no motion is wanted; who cannot is greyed", async () => {
    for (const [motion, running] of [
      ["no-preference", 1],
      ["reduce", 0],
    ] as const) {
      const table = await TablePage.open(firingRange(), { reducedMotion: motion });
      const pulsing = () =>
        table.page
          .locator("[data-pulse]")
          .evaluateAll((parts) => parts.map((part) => part.getAttribute("data-pulse")));
      expect(await pulsing()).toEqual(["ready", "ready"]);
      const animations = await table.page
        .locator(".board-pulse")
        .evaluate((layer) => layer.getAnimations().filter(({ playState }) => playState === "running").length);
      expect(animations).toBe(running);
      expect(await table.mark("GUARD")).toBe("ineligible");
      await table.clickUnit("RIFLES");
      // The nearest is chosen already.
      await expect.poll(pulsing, POLL).toEqual(["eligible"]);
      const fill = (unitId: string) =>
        table
          .token(unitId)
          .locator(".base")
          .first()
          .evaluate((base) => getComputedStyle(base).fill);
      expect(await fill("OUT")).not.toBe(await fill("FAR"));
      await table.leave();
    }
  });

  test("the nearest points of a charge are marked, and a ring shows where a model has snapped", async () => {
    const table = await TablePage.open(chargeField(SEVEN));
    await table.clickUnit("LANCERS");
    await table.clickUnit("PREY");
    expect(await table.page.locator("[data-nearest]").count()).toBe(1);
    await table.step("Declare charge");
    await table.step("Roll 2D6");
    await table.says("Confirm move");
    await table.drag(await table.model("LANCERS", "m1"), await table.spot([14.9, 20.1]), { drop: false });
    await expect.poll(() => table.page.locator("[data-contact]").count(), POLL).toBe(1);
    expect(await table.page.locator("[data-nearest]").count()).toBe(0);
    await table.page.mouse.up();
    await table.leave();
  });
});
