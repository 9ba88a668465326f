import type { Stratagem } from "../stratagem.ts";
import { ADAPTIVE_STRATEGIES } from "./adaptive-strategy.ts";
import { adeptOfTheCodex } from "./adept-of-the-codex.ts";
import { ammoRunt } from "./ammo-runt.ts";
import { AQUILON_REROLLS } from "./aquilon-optics.ts";
import { ardAsNails } from "./ard-as-nails.ts";
import { armoriumCherub } from "./armorium-cherub.ts";
import { armourOfContempt } from "./armour-of-contempt.ts";
import { bombSquig } from "./bomb-squig.ts";
import { bubblechukka } from "./bubblechukka.ts";
import { careen } from "./careen.ts";
import { COMBAT_DOCTRINES } from "./doctrine.ts";
import { ereWeGo } from "./ere-we-go.ts";
import { finestHour } from "./finest-hour.ts";
import { fireDisciplineAdvance } from "./fire-discipline.ts";
import { grotOrderly } from "./grot-orderly.ts";
import { hammerOfWrath } from "./hammer-of-wrath.ts";
import { honourTheChapter } from "./honour-the-chapter.ts";
import { mobRule } from "./mob-rule.ts";
import { neverBeaten } from "./never-beaten.ts";
import { oathOfMoment } from "./oath-of-moment.ts";
import { onlyInDeath } from "./only-in-death.ts";
import { pistonDriven } from "./piston-driven.ts";
import { pulsaRokkit } from "./pulsa-rokkit.ts";
import { reposition } from "./reposition.ts";
import { shootyPowerTrip } from "./shooty-power-trip.ts";
import { squadTactics } from "./squad-tactics.ts";
import { stormOfFire } from "./storm-of-fire.ts";
import { targetElimination } from "./target-elimination.ts";
import { ingressByHomer, teleportHomer } from "./teleport-homer.ts";
import { unbridledCarnage } from "./unbridled-carnage.ts";
import { waaagh } from "./waaagh.ts";

/** What comes with an army: its rule, its detachment, and what single units can do once or before they act. */
export const ARMY_STRATAGEMS: readonly Stratagem[] = [
  oathOfMoment,
  waaagh,
  ...COMBAT_DOCTRINES,
  adeptOfTheCodex,
  armourOfContempt,
  onlyInDeath,
  honourTheChapter,
  stormOfFire,
  ...ADAPTIVE_STRATEGIES,
  squadTactics,
  ardAsNails,
  ereWeGo,
  mobRule,
  unbridledCarnage,
  careen,
  neverBeaten,
  targetElimination,
  ammoRunt,
  pulsaRokkit,
  armoriumCherub,
  ...AQUILON_REROLLS,
  fireDisciplineAdvance,
  finestHour,
  grotOrderly,
  shootyPowerTrip,
  bombSquig,
  bubblechukka,
  teleportHomer,
  ingressByHomer,
  reposition,
  hammerOfWrath,
  pistonDriven,
];
