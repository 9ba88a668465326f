import type { Game } from "@gunline/rules";
import { expect, test } from "vitest";
import { arrive, farApart, firstShots } from "./support/far-apart.ts";

const SCREENS = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;

/** Some models are lost on either side, which the bar tells as well. */
function thinned(game: Game): Game {
  const units = Object.entries(game.units).map(([id, unit]) => {
    const models = Object.fromEntries(Object.entries(unit.models).slice(2));
    return [id, { ...unit, models }];
  });
  return { ...game, units: Object.fromEntries(units) };
}

test.for([
  ["short", "Bob", "Blu"],
  ["long", "Bartholomew Jones", "Maximilian Woods"],
] as const)(
  "while the other is away and to act, %s names can be read on every screen",
  async ([, ...names]) => {
    const { hash, p2 } = await farApart([...names], thinned(firstShots()));
    const table = await arrive(hash, p2);
    await table.ready();
    await table.page.getByText(/is away\. The game waits/).waitFor();
    for (const [width, height] of SCREENS) {
      await table.page.setViewportSize({ width, height });
      await table.rest();
      const bar = await table.page.locator(".top-bar").evaluate((element) => {
        const read = (name: Element) => {
          const range = document.createRange();
          const text = name.firstChild as Text;
          range.setStart(text, 0);
          range.setEnd(text, Math.min(text.length, 10));
          return range.getBoundingClientRect().width <= name.getBoundingClientRect().width + 0.5;
        };
        const edges = (selector: string) => element.querySelector(selector)!.getBoundingClientRect();
        const [phase, players, menu] = [edges(".phase[aria-current]"), edges(".players"), edges(".menu")];
        const apart = (a: DOMRect, b: DOMRect) => a.right <= b.left || a.bottom <= b.top;
        return {
          read: [...element.querySelectorAll(".player-name")].map(read),
          overflow: element.scrollWidth - element.clientWidth,
          phaseApart: apart(phase, players),
          menuApart: apart(players, menu) || apart(menu, players),
        };
      });
      expect({ width, ...bar }).toEqual({
        width,
        read: [true, true],
        overflow: 0,
        phaseApart: true,
        menuApart: true,
      });
    }
    await table.leave();
  },
);
