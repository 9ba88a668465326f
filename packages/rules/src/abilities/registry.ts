import { spell } from "../base/spelling.ts";
import { damaged4 } from "../books/core/effects/damaged-4.ts";
import { damaged5 } from "../books/core/effects/damaged-5.ts";
import { epicChallenge } from "../books/core/effects/epic-challenge.ts";
import { goToGround } from "../books/core/effects/go-to-ground.ts";
import { smokescreen } from "../books/core/effects/smokescreen.ts";
import { ammoRunt } from "../books/orks/effects/ammo-runt.ts";
import { ardAsNails } from "../books/orks/effects/ard-as-nails.ts";
import { bossLadz } from "../books/orks/effects/boss-ladz.ts";
import { BUBBLES } from "../books/orks/effects/bubbles.ts";
import { daBiggest } from "../books/orks/effects/da-biggest.ts";
import { datsOurLoot } from "../books/orks/effects/dats-our-loot.ts";
import { doksTools } from "../books/orks/effects/doks-tools.ts";
import { ereWeGo } from "../books/orks/effects/ere-we-go.ts";
import { followMeLadz } from "../books/orks/effects/follow-me-ladz.ts";
import { fullThrottle } from "../books/orks/effects/full-throttle.ts";
import { getStuckIn } from "../books/orks/effects/get-stuck-in.ts";
import { grotRiggers } from "../books/orks/effects/grot-riggers.ts";
import { killchoppa } from "../books/orks/effects/killchoppa.ts";
import { krumpinTime } from "../books/orks/effects/krumpin-time.ts";
import { kunninButBrutal } from "../books/orks/effects/kunnin-but-brutal.ts";
import { mightIsRight } from "../books/orks/effects/might-is-right.ts";
import { neverBeaten } from "../books/orks/effects/never-beaten.ts";
import { powerTripAttacks } from "../books/orks/effects/power-trip-attacks.ts";
import { powerTripStrength } from "../books/orks/effects/power-trip-strength.ts";
import { pulsaRokkit } from "../books/orks/effects/pulsa-rokkit.ts";
import { pyromaniaks } from "../books/orks/effects/pyromaniaks.ts";
import { ramshackle } from "../books/orks/effects/ramshackle.ts";
import { runtherd } from "../books/orks/effects/runtherd.ts";
import { scorchingFear } from "../books/orks/effects/scorching-fear.ts";
import { showOffs } from "../books/orks/effects/show-offs.ts";
import { splat } from "../books/orks/effects/splat.ts";
import { supaCyborkBody } from "../books/orks/effects/supa-cybork-body.ts";
import { syringe } from "../books/orks/effects/syringe.ts";
import { unbridledCarnage } from "../books/orks/effects/unbridled-carnage.ts";
import { waaagh } from "../books/orks/effects/waaagh.ts";
import { adeptOfTheCodex } from "../books/space-marines/effects/adept-of-the-codex.ts";
import { armourOfContempt } from "../books/space-marines/effects/armour-of-contempt.ts";
import { artificerArmour } from "../books/space-marines/effects/artificer-armour.ts";
import { assaultDoctrine } from "../books/space-marines/effects/assault-doctrine.ts";
import { destructor } from "../books/space-marines/effects/destructor.ts";
import { devastatorDoctrine } from "../books/space-marines/effects/devastator-doctrine.ts";
import { dutyEternal } from "../books/space-marines/effects/duty-eternal.ts";
import { finestHour } from "../books/space-marines/effects/finest-hour.ts";
import { fireDiscipline } from "../books/space-marines/effects/fire-discipline.ts";
import { forTheChapter } from "../books/space-marines/effects/for-the-chapter.ts";
import { furyOfTheFirst } from "../books/space-marines/effects/fury-of-the-first.ts";
import { honourTheChapter } from "../books/space-marines/effects/honour-the-chapter.ts";
import { honourVehement } from "../books/space-marines/effects/honour-vehement.ts";
import { markTheTarget } from "../books/space-marines/effects/mark-the-target.ts";
import { oathOfMoment } from "../books/space-marines/effects/oath-of-moment.ts";
import { onlyInDeath } from "../books/space-marines/effects/only-in-death.ts";
import { pinningBombardment } from "../books/space-marines/effects/pinning-bombardment.ts";
import { ritesOfBattle } from "../books/space-marines/effects/rites-of-battle.ts";
import { shockAssault } from "../books/space-marines/effects/shock-assault.ts";
import { signum } from "../books/space-marines/effects/signum.ts";
import { stormOfFire } from "../books/space-marines/effects/storm-of-fire.ts";
import { tacticalDoctrine } from "../books/space-marines/effects/tactical-doctrine.ts";
import { tacticalPrecision } from "../books/space-marines/effects/tactical-precision.ts";
import { tankHunters } from "../books/space-marines/effects/tank-hunters.ts";
import { targetElimination } from "../books/space-marines/effects/target-elimination.ts";
import { targetPriority } from "../books/space-marines/effects/target-priority.ts";
import { totalObliteration } from "../books/space-marines/effects/total-obliteration.ts";
import type { Detachment } from "../game/detachment.ts";
import type { EffectRow } from "./effect.ts";

/** Every effect that the referee knows. */
const EFFECTS: readonly EffectRow[] = [
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

const BY_ID: ReadonlyMap<string, EffectRow> = new Map(EFFECTS.map((row) => [row.id, row]));

const BY_ABILITY: ReadonlyMap<string, EffectRow> = new Map(
  EFFECTS.flatMap((row) => (row.ability === undefined ? [] : [[row.ability, row]])),
);

const BY_DETACHMENT = new Map<Detachment, readonly EffectRow[]>();

export function detachmentRows(detachment: Detachment): readonly EffectRow[] {
  let rows = BY_DETACHMENT.get(detachment);
  if (rows === undefined) {
    rows = EFFECTS.filter((row) => row.detachment === detachment);
    BY_DETACHMENT.set(detachment, rows);
  }
  return rows;
}

export function effectRow(id: string): EffectRow | undefined {
  return BY_ID.get(id);
}

/** The row of an ability, in upper case with single spaces. */
export function rowOfAbility(ability: string): EffectRow | undefined {
  return BY_ABILITY.get(ability);
}

/** Whether the ability of a unit is that of the whole Attached unit which it becomes, other models included (DE-5). */
export function isOfWholeUnit(ability: string): boolean {
  return BY_ABILITY.get(spell(ability))?.reach === "UNIT";
}

/** Every ability that is always on, as it is written in `abilities`. */
export function abilityRows(): readonly (EffectRow & { readonly ability: string })[] {
  return EFFECTS.flatMap((row) => (row.ability === undefined ? [] : [{ ...row, ability: row.ability }]));
}
