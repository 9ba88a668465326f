import { expect, test } from "vitest";
import { column, documentOf } from "./support/documents.ts";
import { POLL, TablePage } from "./support/table-page.ts";

/** Eliminators with a cherub and a carbine shoot: 8 dice that hit on 5+, so that some miss; then they may move. */
const field = () =>
  documentOf({
    seed: "abilities",
    phase: "SHOOTING",
    cp: [0, 0],
    units: {
      SNIPERS: {
        owner: "p1",
        name: "Eliminators",
        at: column(2, [10, 20]),
        weapons: ["carbine"],
        abilities: ["REPOSITION UNDER COVERING FIRE", "ARMORIUM CHERUB"],
      },
      GRETCHIN: { owner: "p2", name: "Gretchin", at: column(5, [28, 18]) },
    },
    guns: {
      carbine: { name: "Instigator bolt carbine", range: 24, attacks: "4", skill: 5, strength: "D6+2" },
    },
  });

test("a cherub makes a hit of a miss, dice of Strength are told, and the unit moves after it has shot", async () => {
  const table = await TablePage.open(field());
  await table.clickUnit("SNIPERS");
  await table.clickUnit("GRETCHIN");
  await expect.poll(() => table.panel.innerText(), POLL).toMatch(/S D6\+2/);
  await table.step(/Confirm|Fire/);
  const card = table.page.locator(".reaction-card");
  await expect
    .poll(() => card.innerText(), POLL)
    .toMatch(/Armorium Cherub[\s\S]*change one of the dice to an unmodified 6/i);
  await expect.poll(() => card.innerText(), POLL).toMatch(/Eliminators 2\s*the die that shows \d/);
  await table.page
    .getByRole("button", { name: /^Armorium Cherub/ })
    .last()
    .click();
  await expect.poll(() => card.innerText(), POLL).toMatch(/Reposition Under Covering Fire/i);
  await table.page
    .getByRole("button", { name: /^Reposition Under Covering Fire/ })
    .last()
    .click();
  await table.step(/Eliminators/);
  const { x, y } = await table.spot([14, 22]);
  await table.page.mouse.click(x, y);
  await expect.poll(() => table.panel.innerText(), POLL).toMatch(/Move now/i);
  await table.step("Confirm move");
  await expect
    .poll(async () => (await table.game()).units["SNIPERS"]!.flags, POLL)
    .toEqual({ has_shot: true, moved: true, cannot_charge: true });
  expect((await table.log()).join("\n")).toMatch(/a hit roll made 6/);
});
