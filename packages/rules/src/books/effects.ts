import type { EffectRow } from "../abilities/effect.ts";
import { damaged4 } from "./core/effects/damaged-4.ts";
import { damaged5 } from "./core/effects/damaged-5.ts";
import { epicChallenge } from "./core/effects/epic-challenge.ts";
import { goToGround } from "./core/effects/go-to-ground.ts";
import { smokescreen } from "./core/effects/smokescreen.ts";
import { ammoRunt } from "./orks/effects/ammo-runt.ts";
import { ardAsNails } from "./orks/effects/ard-as-nails.ts";
import { bossLadz } from "./orks/effects/boss-ladz.ts";
import { BUBBLES } from "./orks/effects/bubbles.ts";
import { daBiggest } from "./orks/effects/da-biggest.ts";
import { datsOurLoot } from "./orks/effects/dats-our-loot.ts";
import { doksTools } from "./orks/effects/doks-tools.ts";
import { ereWeGo } from "./orks/effects/ere-we-go.ts";
import { followMeLadz } from "./orks/effects/follow-me-ladz.ts";
import { fullThrottle } from "./orks/effects/full-throttle.ts";
import { getStuckIn } from "./orks/effects/get-stuck-in.ts";
import { grotRiggers } from "./orks/effects/grot-riggers.ts";
import { killchoppa } from "./orks/effects/killchoppa.ts";
import { krumpinTime } from "./orks/effects/krumpin-time.ts";
import { kunninButBrutal } from "./orks/effects/kunnin-but-brutal.ts";
import { mightIsRight } from "./orks/effects/might-is-right.ts";
import { neverBeaten } from "./orks/effects/never-beaten.ts";
import { powerTripAttacks } from "./orks/effects/power-trip-attacks.ts";
import { powerTripStrength } from "./orks/effects/power-trip-strength.ts";
import { pulsaRokkit } from "./orks/effects/pulsa-rokkit.ts";
import { pyromaniaks } from "./orks/effects/pyromaniaks.ts";
import { ramshackle } from "./orks/effects/ramshackle.ts";
import { runtherd } from "./orks/effects/runtherd.ts";
import { scorchingFear } from "./orks/effects/scorching-fear.ts";
import { showOffs } from "./orks/effects/show-offs.ts";
import { splat } from "./orks/effects/splat.ts";
import { supaCyborkBody } from "./orks/effects/supa-cybork-body.ts";
import { syringe } from "./orks/effects/syringe.ts";
import { unbridledCarnage } from "./orks/effects/unbridled-carnage.ts";
import { waaagh } from "./orks/effects/waaagh.ts";
import { adeptOfTheCodex } from "./space-marines/effects/adept-of-the-codex.ts";
import { armourOfContempt } from "./space-marines/effects/armour-of-contempt.ts";
import { artificerArmour } from "./space-marines/effects/artificer-armour.ts";
import { assaultDoctrine } from "./space-marines/effects/assault-doctrine.ts";
import { destructor } from "./space-marines/effects/destructor.ts";
import { devastatorDoctrine } from "./space-marines/effects/devastator-doctrine.ts";
import { dutyEternal } from "./space-marines/effects/duty-eternal.ts";
import { finestHour } from "./space-marines/effects/finest-hour.ts";
import { fireDiscipline } from "./space-marines/effects/fire-discipline.ts";
import { forTheChapter } from "./space-marines/effects/for-the-chapter.ts";
import { furyOfTheFirst } from "./space-marines/effects/fury-of-the-first.ts";
import { honourTheChapter } from "./space-marines/effects/honour-the-chapter.ts";
import { honourVehement } from "./space-marines/effects/honour-vehement.ts";
import { markTheTarget } from "./space-marines/effects/mark-the-target.ts";
import { oathOfMoment } from "./space-marines/effects/oath-of-moment.ts";
import { onlyInDeath } from "./space-marines/effects/only-in-death.ts";
import { pinningBombardment } from "./space-marines/effects/pinning-bombardment.ts";
import { ritesOfBattle } from "./space-marines/effects/rites-of-battle.ts";
import { shockAssault } from "./space-marines/effects/shock-assault.ts";
import { signum } from "./space-marines/effects/signum.ts";
import { stormOfFire } from "./space-marines/effects/storm-of-fire.ts";
import { tacticalDoctrine } from "./space-marines/effects/tactical-doctrine.ts";
import { tacticalPrecision } from "./space-marines/effects/tactical-precision.ts";
import { tankHunters } from "./space-marines/effects/tank-hunters.ts";
import { targetElimination } from "./space-marines/effects/target-elimination.ts";
import { targetPriority } from "./space-marines/effects/target-priority.ts";
import { totalObliteration } from "./space-marines/effects/total-obliteration.ts";

/** Every effect that the referee knows. */
export const EFFECTS: readonly EffectRow[] = [
  ...BUBBLES,
  grotRiggers,
  scorchingFear,
  pinningBombardment,
  armourOfContempt,
  epicChallenge,
  ereWeGo,
  goToGround,
  smokescreen,
  waaagh,
  oathOfMoment,
  devastatorDoctrine,
  tacticalDoctrine,
  assaultDoctrine,
  getStuckIn,
  honourTheChapter,
  stormOfFire,
  onlyInDeath,
  neverBeaten,
  ardAsNails,
  unbridledCarnage,
  artificerArmour,
  honourVehement,
  adeptOfTheCodex,
  fireDiscipline,
  followMeLadz,
  killchoppa,
  kunninButBrutal,
  supaCyborkBody,
  fullThrottle,
  targetPriority,
  tacticalPrecision,
  signum,
  markTheTarget,
  totalObliteration,
  destructor,
  furyOfTheFirst,
  datsOurLoot,
  shockAssault,
  tankHunters,
  splat,
  mightIsRight,
  daBiggest,
  krumpinTime,
  doksTools,
  syringe,
  dutyEternal,
  forTheChapter,
  ramshackle,
  bossLadz,
  runtherd,
  ritesOfBattle,
  damaged4,
  damaged5,
  pyromaniaks,
  showOffs,
  targetElimination,
  ammoRunt,
  pulsaRokkit,
  finestHour,
  powerTripStrength,
  powerTripAttacks,
];
