import { SCENARIOS } from "@gunline/armies";
import type { Model } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { graveFindings } from "./support/axe.ts";
import { chargeSeed } from "./support/charge-field.ts";
import { diceOf } from "./support/dice.ts";
import { POLL, TablePage } from "./support/table-page.ts";
import { visit } from "./support/visit.ts";

/** Prospects of a charge are worked out in the background. */
const SLOW = { ...POLL, timeout: 30_000 };

/** Whom the task of each problem of the Charge phase asks to charge. */
const PREY: Readonly<Record<string, readonly string[]>> = {
  "charge-through-gap": ["LOOTAS"],
  "long-reach": ["BURNA_BOYZ", "LOOTAS"],
};

/** The posed problems with the answers that the rules text and the datasheets give. */

describe("posed problems", () => {
  test("the start page offers every table that is set, each with its picture and its numbers", async () => {
    const table = await TablePage.scenario("rapid-fire-band");
    await table.page.getByRole("button", { name: "Gunline: start page" }).click();
    const cards = table.page.locator('.card[id^="scenario-"]');
    // The pictures and the numbers come a moment after the cards, all at once.
    await expect.poll(() => cards.first().locator(".card-facts").innerText(), POLL).toMatch(/models/);
    // The demo battle has the large picture above them.
    expect(await cards.count()).toBe(SCENARIOS.length - 1);
    for (const card of await cards.all()) {
      expect(await card.locator(".card-facts").innerText()).toMatch(
        /^\d+ models · \d+ v \d+ points · \w+ phase$/,
      );
      expect(await card.locator("svg circle").count()).toBeGreaterThan(5);
    }
    await table.leave();
  });

  test("the pictures show hulls as hulls, turned as they stand, and not as dots", async () => {
    const { page, leave } = await visit();
    const demo = page.locator(".start-picture");
    const units = Object.values(SCENARIOS.find(({ id }) => id === "crossfire")!.game().units);
    const models = units.flatMap((unit) => Object.values(unit.models));
    const hulls = models.filter(({ base }) => base.shape === "hull");
    expect(hulls.length).toBeGreaterThan(1);
    // Pictures need the rules, which come after the page.
    await expect.poll(() => demo.locator("rect.mini-model").count(), POLL).toBe(hulls.length);
    expect(await demo.locator("circle.mini-model").count()).toBe(
      models.filter(({ base }) => base.shape === "round").length,
    );
    // The Trukk is 255° about, and drawn as long and as wide as its hull.
    const trukk = hulls.find(({ facing }) => facing === 255)!;
    const drawn = demo.locator('g[transform*="rotate(255)"] rect');
    const [long, wide] = trukk.base.mm as readonly [number, number];
    expect(Number(await drawn.getAttribute("width"))).toBeCloseTo(long / 25.4);
    expect(Number(await drawn.getAttribute("height"))).toBeCloseTo(wide / 25.4);
    await leave();
  });

  test("what is asked stays in sight, and it is said when it is solved; the next one is a press away", async () => {
    const table = await TablePage.scenario("rapid-fire-band");
    const ask = table.panel.getByText("Fire the Trainees. How many attacks do they make?");
    await ask.waitFor();
    await table.clickUnit("TRAINEES");
    expect(await table.page.locator(".outcome").count()).toBe(0);
    await table.step("Confirm targets");
    const outcome = table.page.locator(".outcome");
    await expect.poll(() => outcome.innerText(), POLL).toMatch(/^Solved! They make 8 attacks/);
    expect(await ask.isVisible()).toBe(true);
    expect(await graveFindings(table.page)).toEqual([]);
    // A reload forgets neither.
    await table.page.reload();
    await table.ready();
    await expect.poll(() => outcome.innerText(), POLL).toMatch(/^Solved!/);
    await outcome.getByRole("button", { name: "Next problem: Into the thick of them" }).click();
    await expect.poll(() => table.page.locator(".top-title").innerText(), POLL).toContain("Into the thick");
    expect(await outcome.count()).toBe(0);
    await table.leave();
  });

  test("it is said when it can no longer be solved, and it can be tried again with the same dice", async () => {
    const table = await TablePage.scenario("charge-through-gap");
    await table.button("End phase…").click();
    await table.dialog.getByRole("button", { name: "End the phase" }).click();
    const outcome = table.page.locator(".outcome");
    await expect.poll(() => outcome.innerText(), POLL).toMatch(/^Not solved\. .*no longer charge the Lootas/);
    await outcome.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => table.actions(), POLL).toEqual([]);
    expect(await outcome.count()).toBe(0);
    const puzzle = SCENARIOS.find(({ id }) => id === "charge-through-gap")!;
    expect((await table.game()).rng).toEqual(puzzle.game().rng);
    await table.leave();
  });

  test("on a phone the question is one line while it is played", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const table = await TablePage.scenario("hazard-pay", phone);
    await table.step(/^Select shooter/);
    await expect.poll(() => table.panel.locator(".task").isVisible(), POLL).toBe(false);
    const short = table.panel.getByText("Problem: Fire the supercharge where it is worth the risk.");
    expect(await short.isVisible()).toBe(true);
    await table.leave();
  });

  test("rapid-fire-band: three of five bolters within 12″ make 5 + 3 = 8 attacks", async () => {
    const table = await TablePage.scenario("rapid-fire-band");
    expect(await table.panel.locator(".task").innerText()).toContain("Count the attacks, then fire.");
    await table.clickUnit("TRAINEES");
    await expect
      .poll(() => table.weapon("Training bolter").locator(".preview").innerText(), POLL)
      .toMatch(/^8 attacks = 5 \+ 3 Rapid Fire · 3\+ to hit \(BS 3\+\) · 5\+ to wound \(S4 against T5\)/);
    await table.step("Confirm targets");
    await table.waitForLog("Rapid Fire: +3 attacks (3 models in half range)");
    await table.waitForLog("Training bolter: 8 attacks total = 5 + 3 Rapid Fire");
    const { rng } = (await table.kept()).start;
    const faces = diceOf(rng.seed, rng.cursor)(8);
    const hits = faces.filter((face) => face >= 3).length;
    await table.waitForLog(new RegExp(`^Hit Rolls: \\[${faces.join(",")}\\] vs BS 3\\+ → ${hits} hits?`));
    await table.leave();
  });

  test("blast-horde: one more attack for every five models, and none into a combat", async () => {
    const table = await TablePage.scenario("blast-horde");
    await table.clickUnit("DEVASTATORS");
    const launcher = table.weapon("Missile launcher");
    await launcher.getByRole("button", { name: "frag" }).click();
    const preview = launcher.locator(".preview");
    const pick = async (name: RegExp) => {
      await launcher.getByRole("combobox").click();
      await table.page.getByRole("option", { name }).click();
    };
    // Two launchers: 10 models are 2 more each, 16 are 3 more each, and at six or more it is at least 3 each.
    await pick(/Boyz A/);
    await expect.poll(() => preview.innerText(), POLL).toContain("Blast: +4 attacks (10 models in target)");
    expect(await preview.innerText()).toMatch(/^2 × D6 \+ 4 attacks = 2 × D6 \(at least 3 each\) \+ 4 Blast/);
    await pick(/Boyz B/);
    await expect.poll(() => preview.innerText(), POLL).toContain("Blast: +6 attacks (16 models in target)");
    // The Dread fights the Terminators: no frag, but krak at −1.
    await launcher.getByRole("combobox").click();
    const dread = table.page.getByRole("option", { name: /Deff Dread/ });
    expect(await dread.getAttribute("aria-disabled")).toBe("true");
    expect(await dread.textContent()).toMatch(
      /Cannot fire Blast weapon at unit in Engagement Range of friendly units/,
    );
    expect(await dread.textContent()).toContain("KW-5");
    await dread.hover();
    await table.waitForTip(/KW-5: Blast/);
    await table.page.keyboard.press("Escape");
    await launcher.getByRole("button", { name: "krak" }).click();
    await pick(/Deff Dread/);
    // BS 4+, Heavy +1 for a unit that stood still, Engaged target −1.
    await expect
      .poll(() => preview.innerText(), POLL)
      .toMatch(/4\+ to hit \(BS 4\+, .*Heavy.*\+1.*, .*Engaged target.*\)/);
    await pick(/Boyz B/);
    await launcher.getByRole("button", { name: "frag" }).click();
    await expect.poll(() => preview.innerText(), POLL).toContain("Blast: +6 attacks (16 models in target)");
    await table.step("Confirm targets");
    await table.waitForLog("Blast: +6 attacks (16 models in target)");
    // A die each, at least 3, and 3 more each.
    const line = (await table.log()).find((one) =>
      /^Missile launcher \(frag\): \d+ attacks total/.test(one),
    )!;
    const [, total, faces] = /: (\d+) attacks total = .*rolled \[([\d,]+)\]/.exec(line)!;
    const dice = faces!.split(",").map(Number);
    expect(dice).toHaveLength(2);
    expect(Number(total)).toBe(dice.reduce((sum, face) => sum + Math.max(face, 3) + 3, 0));
    await table.leave();
  });

  test.for(["charge-through-gap", "long-reach"])(
    "%s: the dice that everybody gets are enough",
    async (id) => {
      const table = await TablePage.scenario(id);
      const { rng } = await table.game();
      const [first, second] = diceOf(rng.seed, rng.cursor)(2);
      await table.step(/^Next: /);
      const needed = table.panel.locator(".charge-together .charge-figure");
      for (const target of PREY[id]!) await table.clickUnit(target);
      await expect.poll(() => needed.innerText(), SLOW).toMatch(/^\d+″/);
      expect(first! + second!).toBeGreaterThanOrEqual(Number.parseInt(await needed.innerText(), 10));
      await table.leave();
    },
  );

  test("charge-through-gap: the way bends between two units that were not charged", async () => {
    const puzzle = SCENARIOS.find(({ id }) => id === "charge-through-gap")!.game();
    const seed = chargeSeed((sum) => sum === 10);
    const table = await TablePage.open({ ...puzzle, rng: { seed, cursor: 0 } });
    await table.clickUnit("ASSAULT_INTERCESSORS");
    await table.clickUnit("LOOTAS");
    await table.step("Declare charge");
    await table.step("Roll 2D6");
    const [first, second] = diceOf(seed)(2);
    await table.waitForLog(`Charge roll: 2D6 = 10 [${first},${second}] for Assault Intercessors.`);
    await table.button("Auto-path").click();
    await table.step("Confirm move");
    await expect.poll(async () => (await table.game()).charges.pending, POLL).toEqual({});
    const { units } = await table.game();
    const gap = (to: string) => nearest(units["ASSAULT_INTERCESSORS"]!.models, units[to]!.models);
    expect(gap("LOOTAS")).toBeLessThanOrEqual(1.000001);
    expect(gap("BOYZ")).toBeGreaterThan(1);
    expect(gap("GRETCHIN")).toBeGreaterThan(1);
    await table.leave();
  });

  test("long-reach: those who fly over the ruin are likelier to reach both", async () => {
    const table = await TablePage.scenario("long-reach");
    const chance = async (unitId: string) => {
      await table.clickUnit(unitId);
      await table.clickUnit("BURNA_BOYZ");
      await table.clickUnit("LOOTAS");
      const figure = table.panel.locator(".charge-together .charge-figure");
      await expect.poll(() => figure.innerText(), SLOW).toMatch(/\d %/);
      return Number(/(\d+) %/.exec(await figure.innerText())![1]);
    };
    const flying = await chance("JUMP_INTERCESSORS");
    await table.button("Another unit").click();
    const walking = await chance("ASSAULT_INTERCESSORS");
    expect(flying).toBeGreaterThan(walking);
    await table.leave();
  });

  test("precision-shot: the leader can be picked out by name", async () => {
    const table = await TablePage.scenario("precision-shot");
    await table.clickUnit("ELIMINATORS");
    const rifle = table.panel.getByRole("article", { name: /sniper rifle/ });
    await rifle.getByRole("button", { name: "Warboss" }).click();
    await expect
      .poll(() => rifle.locator(".preview").innerText(), POLL)
      .toContain("wounds go to the chosen character");
    const { pending_assignments } = (await table.game()).shooting;
    expect(pending_assignments.map((one) => one.precision_model_id)).toContain("m1");
    await table.leave();
  });

  test("hazard-pay: five guns that are pushed cost somebody with a chance of 1 − (5/6)⁵ = 60 %", async () => {
    const table = await TablePage.scenario("hazard-pay");
    await table.clickUnit("HELLBLASTERS");
    const plasma = table.weapon("Plasma incinerator");
    await plasma.getByRole("button", { name: "supercharge" }).click();
    await plasma.getByRole("combobox").click();
    await table.page.getByRole("option", { name: /Boyz/ }).click();
    await expect
      .poll(() => plasma.locator(".preview").innerText(), POLL)
      .toContain("a 1 afterwards hurts the bearer");
    const hazard = table.panel.locator(".odds-hazard");
    await expect.poll(() => hazard.innerText(), POLL).toContain("60 % to lose wounds to its own weapons");
    // Three mortal wounds slay a bearer of two: 5/6 of one on average.
    await expect.poll(() => table.panel.innerText(), POLL).toMatch(/on average 0\.8 slain/i);
    await table.step("Confirm targets");
    await expect
      .poll(
        async () => (await table.log()).filter((line) => /^Hazardous: Plasma incinerator/.test(line)).length,
        POLL,
      )
      .toBe(5);
    await table.leave();
  });
});

/** From edge to edge between the nearest of two units on round bases, in inches. */
function nearest(some: Readonly<Record<string, Model>>, others: Readonly<Record<string, Model>>): number {
  const gaps = Object.values(some).flatMap((a) =>
    Object.values(others).map((b) => {
      const between = Math.hypot(a.position!.x - b.position!.x, a.position!.y - b.position!.y);
      return between - radius(a) - radius(b);
    }),
  );
  return Math.min(...gaps);
}

function radius({ base }: Model): number {
  if (base.shape !== "round") throw new Error("a round base was expected");
  return base.mm / 25.4 / 2;
}
