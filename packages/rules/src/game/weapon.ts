import type { Weapon } from "./document.ts";

/** Whether the two are one weapon, be it with different profiles, of which a model fires one at a time (SH-12). */
export function isSameWeapon(a: Weapon, b: Weapon): boolean {
  return a.id === b.id || (a.profile_of !== null && a.profile_of === b.profile_of);
}
