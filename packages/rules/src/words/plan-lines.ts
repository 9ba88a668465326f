import { makeDice } from "../dice/expression.ts";
import type { AttackPlan } from "../game/plan.ts";
import {
  attackCountOf,
  damageBonusesOf,
  hitInWords,
  painInWords,
  saveRollInWords,
  woundInWords,
} from "./plan.ts";
import { plural } from "./plural.ts";
import { noteInWords, reasonsInWords } from "./reasons.ts";

/** A compiled attack in lines, every number with what made it. */
export function planLines(plan: AttackPlan): readonly string[] {
  return [
    attacksLine(plan),
    ...hitLines(plan),
    ...woundLines(plan),
    ...new Set(saveLines(plan)),
    damageLine(plan),
    ...plan.notes.map(noteInWords),
  ];
}

/** `20 attacks: 5 × 2 + 10 Rapid Fire`; a number that is rolled has no total yet. */
function attacksLine(plan: AttackPlan): string {
  const { total, extras, least } = attackCountOf(plan);
  const raised = least === null ? "" : ` (at least ${least} each)`;
  const own = `${plan.guns.length} × ${makeDice(plan.attacks.dice)}${raised}`;
  const parts = [own, ...extras].join(" + ");
  return `${total === null ? "attacks" : plural(total, "attack")}: ${parts}`;
}

function hitLines(plan: AttackPlan): readonly string[] {
  const { hit, critical_hit, groups } = plan;
  if (hit.automatic) return [hitInWords(plan)];
  const line = `${hitInWords(plan)}: ${reasonsInWords(hit.reasons)}`;
  const { wounds, extra_hits } = critical_hit;
  const gains = [
    ...(extra_hits === null ? [] : [`${makeDice(extra_hits)} extra (Sustained Hits)`]),
    ...(wounds ? ["wounds automatically (Lethal Hits)"] : []),
  ];
  if (gains.length === 0) return [line];
  const faces = [...new Set(groups.map((group) => `${group.critical_hit}+`))].join(" or ");
  return [line, `critical hit on ${faces}: ${gains.join(", ")}`];
}

function woundLines(plan: AttackPlan): readonly string[] {
  const { reasons, devastating, critical } = plan.wound;
  const line = `${woundInWords(plan)}: ${reasonsInWords(reasons)}`;
  return devastating ? [line, `critical wound on ${critical}+: no save (Devastating Wounds)`] : [line];
}

/** One line for each way in which models of the target save from guns of a kind. */
function* saveLines({ groups, guns, profiles, defenders }: AttackPlan): Generator<string> {
  for (const [group, { saves }] of groups.entries()) {
    for (const [profile, save] of saves.entries()) {
      const models = defenders.filter((defender) => defender.profile === profile).length;
      const weapons = guns.filter((gun) => gun.group === group).length;
      const whose = [
        ...(profiles.length > 1 ? [plural(models, "model")] : []),
        ...(groups.length > 1 ? [`against ${plural(weapons, "weapon")}`] : []),
      ].join(" ");
      const roll = saveRollInWords(save, "to save");
      yield `${roll}${whose === "" ? "" : ` (${whose})`}: ${reasonsInWords(save.reasons)}`;
    }
  }
}

function damageLine(plan: AttackPlan): string {
  const more = damageBonusesOf(plan).map(
    ({ more: by, weapons }) =>
      `${Math.abs(by)} ${by > 0 ? "more" : "less"} from ${plural(weapons, "weapon")}`,
  );
  const parts = [`${makeDice(plan.damage)} damage each`, ...more, painInWords(plan) ?? []];
  return parts.flat().join(", ");
}
