import { duel } from "./duel.ts";

/**
 * The duel with a single attack: BS 3+, S4 against T4, Sv 4+, AP 0, one damage. It hurts in 2/3 · 1/2 · 1/2 = 1/6 of
 * all cases, which can be worked out by hand.
 */
// biome-ignore lint/suspicious/noExplicitAny: tests spoil the document at will
export function tinyDuel(): any {
  const game = duel();
  delete game.units.A.models.m2;
  game.units.B.stats.save = 4;
  Object.assign(game.weapons.gun, { keywords: [], special_rules: "" });
  return game;
}
