import { unitAbility } from "./unit-ability.ts";

const PATTERN = /^FIRING DECK (\d{1,3})$/;

/** How many passengers may fire out of a transport, where its abilities say so. */
export const firingDeck = unitAbility<number>({
  rule: "TR-7",
  name: "FIRING DECK",
  parse(text) {
    const match = PATTERN.exec(text);
    return match === null ? undefined : Number(match[1]);
  },
  better: Math.max,
});
