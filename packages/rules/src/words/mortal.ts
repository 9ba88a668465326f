import type { MortalCause } from "../game/mortal-cause.ts";

/** What mortal wounds come of, as a player reads it after "from". */
export const MORTAL_CAUSE_WORDS: Readonly<Record<MortalCause, string>> = {
  DEADLY_DEMISE: "Deadly Demise",
  DESTROYED_TRANSPORT: "the wreck of its transport",
  GRENADE: "a grenade",
  TANK_SHOCK: "Tank Shock",
  ABILITY: "an ability",
  BY_HAND: "a rule played by hand",
};
