import type { Detachment } from "../game/detachment.ts";
import { spell } from "../game/spelling.ts";
import type { EffectRow } from "./effect.ts";
import { adeptOfTheCodex } from "./rows/adept-of-the-codex.ts";
import { ammoRunt } from "./rows/ammo-runt.ts";
import { ardAsNails } from "./rows/ard-as-nails.ts";
import { armourOfContempt } from "./rows/armour-of-contempt.ts";
import { artificerArmour } from "./rows/artificer-armour.ts";
import { assaultDoctrine } from "./rows/assault-doctrine.ts";
import { bossLadz } from "./rows/boss-ladz.ts";
import { BUBBLES } from "./rows/bubbles.ts";
import { daBiggest } from "./rows/da-biggest.ts";
import { damaged4 } from "./rows/damaged-4.ts";
import { damaged5 } from "./rows/damaged-5.ts";
import { datsOurLoot } from "./rows/dats-our-loot.ts";
import { destructor } from "./rows/destructor.ts";
import { devastatorDoctrine } from "./rows/devastator-doctrine.ts";
import { doksTools } from "./rows/doks-tools.ts";
import { dutyEternal } from "./rows/duty-eternal.ts";
import { epicChallenge } from "./rows/epic-challenge.ts";
import { ereWeGo } from "./rows/ere-we-go.ts";
import { finestHour } from "./rows/finest-hour.ts";
import { fireDiscipline } from "./rows/fire-discipline.ts";
import { followMeLadz } from "./rows/follow-me-ladz.ts";
import { forTheChapter } from "./rows/for-the-chapter.ts";
import { fullThrottle } from "./rows/full-throttle.ts";
import { furyOfTheFirst } from "./rows/fury-of-the-first.ts";
import { getStuckIn } from "./rows/get-stuck-in.ts";
import { goToGround } from "./rows/go-to-ground.ts";
import { grotRiggers } from "./rows/grot-riggers.ts";
import { honourTheChapter } from "./rows/honour-the-chapter.ts";
import { honourVehement } from "./rows/honour-vehement.ts";
import { killchoppa } from "./rows/killchoppa.ts";
import { krumpinTime } from "./rows/krumpin-time.ts";
import { kunninButBrutal } from "./rows/kunnin-but-brutal.ts";
import { markTheTarget } from "./rows/mark-the-target.ts";
import { mightIsRight } from "./rows/might-is-right.ts";
import { neverBeaten } from "./rows/never-beaten.ts";
import { oathOfMoment } from "./rows/oath-of-moment.ts";
import { onlyInDeath } from "./rows/only-in-death.ts";
import { pinningBombardment } from "./rows/pinning-bombardment.ts";
import { powerTripAttacks } from "./rows/power-trip-attacks.ts";
import { powerTripStrength } from "./rows/power-trip-strength.ts";
import { pulsaRokkit } from "./rows/pulsa-rokkit.ts";
import { pyromaniaks } from "./rows/pyromaniaks.ts";
import { ramshackle } from "./rows/ramshackle.ts";
import { ritesOfBattle } from "./rows/rites-of-battle.ts";
import { runtherd } from "./rows/runtherd.ts";
import { scorchingFear } from "./rows/scorching-fear.ts";
import { shockAssault } from "./rows/shock-assault.ts";
import { showOffs } from "./rows/show-offs.ts";
import { signum } from "./rows/signum.ts";
import { smokescreen } from "./rows/smokescreen.ts";
import { splat } from "./rows/splat.ts";
import { stormOfFire } from "./rows/storm-of-fire.ts";
import { supaCyborkBody } from "./rows/supa-cybork-body.ts";
import { syringe } from "./rows/syringe.ts";
import { tacticalDoctrine } from "./rows/tactical-doctrine.ts";
import { tacticalPrecision } from "./rows/tactical-precision.ts";
import { tankHunters } from "./rows/tank-hunters.ts";
import { targetElimination } from "./rows/target-elimination.ts";
import { targetPriority } from "./rows/target-priority.ts";
import { totalObliteration } from "./rows/total-obliteration.ts";
import { unbridledCarnage } from "./rows/unbridled-carnage.ts";
import { waaagh } from "./rows/waaagh.ts";

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
