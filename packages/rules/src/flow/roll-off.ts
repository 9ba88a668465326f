import type { Change } from "../game/change.ts";
import type { PlayerId } from "../game/player.ts";

/** A die each, p1's first, again where they are equal; the higher one wins (BR-10). */
export function rollOff({ dice, story }: Change): { readonly winner: PlayerId; readonly block: number } {
  const first_die = dice.cursor;
  const rolls_raw: number[] = [];
  for (;;) {
    const [p1, p2] = [dice.d6(), dice.d6()];
    rolls_raw.push(p1, p2);
    if (p1 === p2) continue;
    const winner = p1 > p2 ? "p1" : "p2";
    return { winner, block: story.roll({ context: "roll_off", rolls_raw, winner, first_die }) };
  }
}
