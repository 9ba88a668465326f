import type { Game } from "@gunline/rules";
import { BLAST_HORDE } from "./blast-horde.ts";
import { CHARGE_THROUGH_GAP } from "./charge-through-gap.ts";
import { CROSSFIRE_BATTLE } from "./crossfire.ts";
import { FIRST_SHOTS } from "./first-shots.ts";
import { FROM_ABOVE } from "./from-above.ts";
import { GRAND_BATTLE } from "./grand-battle.ts";
import { HAZARD_PAY } from "./hazard-pay.ts";
import { LONG_REACH } from "./long-reach.ts";
import { OUT_OF_THE_BRAWL } from "./out-of-the-brawl.ts";
import { PRECISION_SHOT } from "./precision-shot.ts";
import { RAPID_FIRE_BAND } from "./rapid-fire-band.ts";
import type { Scenario } from "./scenario.ts";
import { SINGLE_FILE } from "./single-file.ts";

/** In the order in which they are offered. */
export const SCENARIOS: readonly Scenario[] = [
  FIRST_SHOTS,
  CROSSFIRE_BATTLE,
  GRAND_BATTLE,
  RAPID_FIRE_BAND,
  BLAST_HORDE,
  CHARGE_THROUGH_GAP,
  LONG_REACH,
  PRECISION_SHOT,
  HAZARD_PAY,
  SINGLE_FILE,
  OUT_OF_THE_BRAWL,
  FROM_ABOVE,
].map((scenario) => ({ ...scenario, game: once(scenario.game) }));

/** The scenario that poses a problem: its words go with a game into files and to servers, and tell which one it is. */
export function puzzleCalled(task: string): Scenario | undefined {
  return task === "" ? undefined : SCENARIOS.find((scenario) => scenario.task === task);
}

/** What is drawn on a card is what is put on the table: to set up a large battle takes a fifth of a second. */
function once(make: () => Game): () => Game {
  let made: Game | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
