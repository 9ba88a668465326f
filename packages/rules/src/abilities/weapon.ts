import type { Weapon } from "../game/document.ts";

export function isMelee({ type }: Pick<Weapon, "type">): boolean {
  return type === "MELEE";
}
