import type { Draft, GunDraft } from "../abilities/draft.ts";
import type { Volley } from "../abilities/volley.ts";
import { parseDice } from "../dice/expression.ts";
import type { Weapon } from "../game/document.ts";
import { place } from "../game/measure/placed.ts";
import type { DefenderProfile, Reroll, Save, WeaponGroup } from "../game/plan.ts";
import type { Reason } from "../game/reason.ts";
import { modelOf } from "../game/unit.ts";
import { sight } from "../space/sight/sight.ts";
import { armourThreshold, coverCounts } from "./thresholds.ts";

/** Guns of one assignment that differ in nothing share a weapon group; most assignments have one. */
export function weaponGroupsOf(
  volley: Volley,
  draft: Draft,
  profiles: readonly DefenderProfile[],
  precise: string | null,
): { readonly groups: readonly WeaponGroup[]; readonly groupOf: readonly number[] } {
  const groups: WeaponGroup[] = [];
  const written = draft.apIs ?? volley.weapon.ap;
  const groupOf = draft.guns.map((gun) => {
    const ap = penetrationOf(written, gun);
    const precision = precise !== null && sees(volley, gun, precise);
    const same = groups.findIndex(
      (group) =>
        group.critical_hit === gun.criticalHit &&
        group.ap === ap &&
        group.damage_bonus === gun.damageBonus &&
        group.precision === precision,
    );
    if (same >= 0) return same;
    const saves = profiles.map((profile) =>
      saveAgainst(draft, written, ap, gun, profile, volley.weapon.damage),
    );
    return (
      groups.push({ critical_hit: gun.criticalHit, ap, damage_bonus: gun.damageBonus, precision, saves }) - 1
    );
  });
  return { groups: withCriticals(draft, groups, groupOf, profiles, volley.weapon.damage), groupOf };
}

/** A group more for each whose critical wounds have another AP. */
function withCriticals(
  draft: Draft,
  groups: readonly WeaponGroup[],
  groupOf: readonly number[],
  profiles: readonly DefenderProfile[],
  damage: Weapon["damage"],
): readonly WeaponGroup[] {
  const { is, add } = draft.criticalAp;
  if (is === null && add === 0) return groups;
  const more: WeaponGroup[] = [];
  const own = groups.map((group, index) => {
    const ap = Math.min(group.ap, Math.min(is ?? 0, group.ap) - add);
    if (ap === group.ap) return group;
    const gun = draft.guns[groupOf.indexOf(index)]!;
    const saves = profiles.map((profile) => saveAgainst(draft, ap, ap, { ...gun, ap: [] }, profile, damage));
    more.push({ ...group, ap, saves });
    return { ...group, on_critical: groups.length + more.length - 1 };
  });
  return [...own, ...more];
}

/** The AP of the gun: 0 is the worst that there is. */
function penetrationOf(written: number, { ap }: GunDraft): number {
  if (ap.length === 0) return written;
  return Math.min(0, written - ap.reduce((sum, { value }) => sum + value, 0));
}

/** Precision counts for the models that see the Character; the others' wounds are allocated as usual. */
function sees({ game, target, firing }: Volley, gun: GunDraft, modelId: string): boolean {
  const model = modelOf(target, modelId);
  if (model === undefined) return false;
  return sight(game.terrain, firing[gun.firing]!.placed, place(target, model)).visible;
}

/** The better of armour and invulnerable save against this AP, and what made it. */
function saveAgainst(
  draft: Draft,
  written: number,
  ap: number,
  gun: GunDraft,
  profile: DefenderProfile,
  damage: Weapon["damage"],
): Save {
  const { save, invulnerable_save: invulnerable } = profile;
  const covered = profile.cover !== null;
  const added = draft.armourSaves.filter(
    ({ ifDamage }) => ifDamage === null || ifDamage === fixedDamage(draft, gun, damage),
  );
  const armour = armourThreshold(
    save,
    ap,
    covered,
    added.reduce((sum, { value }) => sum + value, 0),
  );
  if (invulnerable !== null && invulnerable < armour) {
    const reasons: Reason[] = [
      { what: "INVULNERABLE", rule: "AT-12", save: invulnerable },
      ...(profile.causes?.invulnerable_save ?? []),
    ];
    const again = stronger(draft.saveReroll, draft.invulnerableReroll);
    if (again !== "NONE") reasons.push(...draft.saveCauses);
    const plain = {
      threshold: invulnerable,
      kind: "INVULNERABLE",
      sv: save,
      ap,
      cover: false,
      reasons,
    } as const;
    return again === "NONE" ? plain : { ...plain, reroll: again };
  }
  const counts = covered && coverCounts(save, ap);
  const reasons: Reason[] = [{ what: "ARMOUR", rule: "AT-11", save }, ...(profile.causes?.save ?? [])];
  if (written !== 0) reasons.push({ what: "PENETRATION", rule: "AT-11", ap: written });
  for (const { cause } of gun.ap) reasons.push(cause);
  if (counts) reasons.push({ what: "COVER", rule: "CV-1", cover: profile.cover! });
  else if (covered) reasons.push({ what: "COVER_CAP", rule: "CV-2", save, cap: true });
  const again = draft.saveReroll;
  if (again !== "NONE") reasons.push(...draft.saveCauses);
  for (const { cause } of added) reasons.push(cause);
  const plain = { threshold: armour, kind: "ARMOUR", sv: save, ap, cover: counts, reasons } as const;
  return again === "NONE" ? plain : { ...plain, reroll: again };
}

/** The Damage of the attack; null where it is rolled. */
function fixedDamage(
  { damageIs, damageHalved }: Draft,
  { damageBonus }: GunDraft,
  written: Weapon["damage"],
): number | null {
  const { count, plus } = damageIs ?? parseDice(written)!;
  if (count > 0) return null;
  return Math.max(1, (damageHalved ? Math.ceil(plus / 2) : plus) + damageBonus);
}

const STRENGTH: Readonly<Record<Reroll, number>> = { NONE: 0, ONES: 1, FAILED: 2 };

function stronger(a: Reroll, b: Reroll): Reroll {
  return STRENGTH[a] >= STRENGTH[b] ? a : b;
}
