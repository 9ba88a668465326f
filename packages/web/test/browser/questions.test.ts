import type { Game } from "@gunline/rules";
import { expect, test } from "vitest";
import { reactionField } from "./support/reaction-field.ts";
import { POLL, TablePage } from "./support/table-page.ts";

/** One Shoota alone can answer the charge: two or three shots at 6+, 4+ and a save of 5+ slay 0.17 models at most. */
function hopeless(): Game {
  const game = reactionField("hopeless");
  const { BURNAS: _, SHOOTAS, ...units } = game.units;
  const models = Object.fromEntries(Object.entries(SHOOTAS!.models).slice(0, 1));
  return { ...game, units: { ...units, SHOOTAS: { ...SHOOTAS!, models } } };
}

async function charge(table: TablePage): Promise<void> {
  await table.clickUnit("LANCERS");
  await table.clickUnit("PREY");
  await table.step("Declare charge");
}

test("a question that can change next to nothing passes by itself, unless one wants to be asked always", async () => {
  const quiet = await TablePage.open(hopeless(), { questions: "matters" });
  await charge(quiet);
  await quiet.says("Roll 2D6");
  expect(await quiet.actions()).toEqual(["DECLARE_CHARGE", "PASS"]);
  // The choice is in the menu, and holds from then on.
  await quiet.chooseFromMenu("What I am asked about…");
  await quiet.dialog.getByLabel("Always").check();
  await quiet.page.keyboard.press("Escape");
  const kept = await quiet.page.evaluate(() => localStorage.getItem("gunline.preferences"));
  expect(JSON.parse(kept ?? "")).toMatchObject({ questions: "always" });
  await quiet.leave();

  const always = await TablePage.open(hopeless(), { questions: "always" });
  await charge(always);
  await always.says("Go on without reacting");
  await always.leave();
});

test("a question that matters is asked; it takes no key at first, and nothing on it moves", async () => {
  const table = await TablePage.open(reactionField("matters"), { questions: "matters" });
  await charge(table);
  const card = table.page.locator(".reaction-card");
  // In the page, in the very frame in which it appears.
  const early = await table.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = document.querySelector(".reaction-card");
          if (found === null) return requestAnimationFrame(look);
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "o", bubbles: true }));
          return resolve(found.getBoundingClientRect().height);
        };
        look();
      }),
  );
  await table.says("Go on without reacting");
  expect(await table.actions()).toEqual(["DECLARE_CHARGE"]);
  await expect.poll(() => card.innerText(), POLL).toMatch(/\d\.\d slain/);
  expect((await card.boundingBox())!.height).toBeCloseTo(early, 0);
  // What spends command points is on the card alone.
  expect(await table.page.locator(".action-bar [data-spends]").count()).toBe(0);
  await table.page.keyboard.press("o");
  await table.waitForLog(/Orange uses Fire Overwatch/);
  await table.leave();
});
