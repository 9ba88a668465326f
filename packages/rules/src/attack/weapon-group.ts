import type { Draft, GunDraft } from "../abilities/draft.ts";
import type { Volley } from "../abilities/volley.ts";
import { place } from "../game/measure/placed.ts";
import type { DefenderProfile, Save, WeaponGroup } from "../game/plan.ts";
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
    const saves = profiles.map((profile) => saveAgainst(written, ap, gun, profile));
    return (
      groups.push({ critical_hit: gun.criticalHit, ap, damage_bonus: gun.damageBonus, precision, saves }) - 1
    );
  });
  return { groups, groupOf };
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
function saveAgainst(written: number, ap: number, gun: GunDraft, profile: DefenderProfile): Save {
  const { save, invulnerable_save: invulnerable } = profile;
  const covered = profile.cover !== null;
  const armour = armourThreshold(save, ap, covered);
  if (invulnerable !== null && invulnerable < armour) {
    const reasons: Reason[] = [
      { what: "INVULNERABLE", rule: "AT-12", save: invulnerable },
      ...(profile.causes?.invulnerable_save ?? []),
    ];
    return { threshold: invulnerable, kind: "INVULNERABLE", sv: save, ap, cover: false, reasons };
  }
  const counts = covered && coverCounts(save, ap);
  const reasons: Reason[] = [{ what: "ARMOUR", rule: "AT-11", save }, ...(profile.causes?.save ?? [])];
  if (written !== 0) reasons.push({ what: "PENETRATION", rule: "AT-11", ap: written });
  for (const { cause } of gun.ap) reasons.push(cause);
  if (counts) reasons.push({ what: "COVER", rule: "CV-1", cover: profile.cover! });
  else if (covered) reasons.push({ what: "COVER_CAP", rule: "CV-2", save, cap: true });
  return { threshold: armour, kind: "ARMOUR", sv: save, ap, cover: counts, reasons };
}
