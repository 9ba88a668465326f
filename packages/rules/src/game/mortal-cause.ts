/** What mortal wounds come of; `words/mortal.ts` names each in English. */
export const MORTAL_CAUSES = [
  "DEADLY_DEMISE",
  "DESTROYED_TRANSPORT",
  "GRENADE",
  "TANK_SHOCK",
  "ABILITY",
  "BY_HAND",
] as const;
export type MortalCause = (typeof MORTAL_CAUSES)[number];
