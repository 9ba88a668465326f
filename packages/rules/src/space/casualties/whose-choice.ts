import type { Game } from "../../game/document.ts";
import { allocationFor } from "../../game/settings.ts";

/** Whether the owner of the unit picks its models that are lost, where the rules leave a choice (PH-8). */
export function isOwnersChoice(
  { settings, units }: Pick<Game, "settings" | "units">,
  unitId: string,
): boolean {
  return allocationFor(settings, units[unitId]!.owner) === "DEFENDER";
}
