import type { Stratagem } from "../flow/stratagems/stratagem.ts";
import { ammoRunt } from "./orks/stratagems/ammo-runt.ts";
import { ardAsNails } from "./orks/stratagems/ard-as-nails.ts";
import { bombSquig } from "./orks/stratagems/bomb-squig.ts";
import { bubblechukka } from "./orks/stratagems/bubblechukka.ts";
import { careen } from "./orks/stratagems/careen.ts";
import { ereWeGo } from "./orks/stratagems/ere-we-go.ts";
import { grotOrderly } from "./orks/stratagems/grot-orderly.ts";
import { mobRule } from "./orks/stratagems/mob-rule.ts";
import { neverBeaten } from "./orks/stratagems/never-beaten.ts";
import { pistonDriven } from "./orks/stratagems/piston-driven.ts";
import { pulsaRokkit } from "./orks/stratagems/pulsa-rokkit.ts";
import { shootyPowerTrip } from "./orks/stratagems/shooty-power-trip.ts";
import { unbridledCarnage } from "./orks/stratagems/unbridled-carnage.ts";
import { waaagh } from "./orks/stratagems/waaagh.ts";
import { ADAPTIVE_STRATEGIES } from "./space-marines/stratagems/adaptive-strategy.ts";
import { adeptOfTheCodex } from "./space-marines/stratagems/adept-of-the-codex.ts";
import { AQUILON_REROLLS } from "./space-marines/stratagems/aquilon-optics.ts";
import { armoriumCherub } from "./space-marines/stratagems/armorium-cherub.ts";
import { armourOfContempt } from "./space-marines/stratagems/armour-of-contempt.ts";
import { COMBAT_DOCTRINES } from "./space-marines/stratagems/doctrine.ts";
import { finestHour } from "./space-marines/stratagems/finest-hour.ts";
import { fireDisciplineAdvance } from "./space-marines/stratagems/fire-discipline.ts";
import { hammerOfWrath } from "./space-marines/stratagems/hammer-of-wrath.ts";
import { honourTheChapter } from "./space-marines/stratagems/honour-the-chapter.ts";
import { oathOfMoment } from "./space-marines/stratagems/oath-of-moment.ts";
import { onlyInDeath } from "./space-marines/stratagems/only-in-death.ts";
import { reposition } from "./space-marines/stratagems/reposition.ts";
import { squadTactics } from "./space-marines/stratagems/squad-tactics.ts";
import { stormOfFire } from "./space-marines/stratagems/storm-of-fire.ts";
import { targetElimination } from "./space-marines/stratagems/target-elimination.ts";
import { ingressByHomer, teleportHomer } from "./space-marines/stratagems/teleport-homer.ts";

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
