import { bookOf } from "../../abilities/book.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { carriesWeapon } from "../../abilities/rolled-profile.ts";
import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { carryOut } from "./carry-out.ts";
import { flat } from "./flat.ts";

/** A die chooses what the unit fires with weapons that have it so (KW-33). */
export function rollProfile(change: Change, unit: Unit): void {
  for (const row of bookOf(change.table).rows.values()) {
    if (row.weapon === undefined || !carriesWeapon(change.table, unit, row.weapon)) continue;
    for (const { do: left } of row.does as readonly Clause[]) {
      const isIt = [...flat(left)].some(
        (deed) => "give" in deed && deed.give.some((effect) => "profile" in effect),
      );
      if (isIt)
        carryOut(change, { row: row.id, player: unit.owner, unit_id: unit.id, on_unit_id: unit.id, left });
    }
  }
}
