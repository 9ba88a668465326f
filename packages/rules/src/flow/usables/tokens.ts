import { bookOf } from "../../abilities/book.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { abilityOf } from "../../abilities/language/row.ts";
import type { Game } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import { flat } from "./flat.ts";

/** A token on the table, and how near to it its unit may arrive. */
export interface TokenOnTable {
  readonly unit_id: string;
  /** The rule that it belongs to. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly within: number;
}

export function tokensOn(game: Pick<Game, "units" | "settings">): readonly TokenOnTable[] {
  return Object.values(game.units).flatMap((unit) => {
    if (unit.token === undefined) return [];
    for (const row of bookOf(game).rows.values()) {
      const ability = abilityOf(row);
      if (ability === undefined || !someModelHas(unit, ability)) continue;
      for (const deed of flat((row.does as readonly Clause[]).flatMap((clause) => clause.do))) {
        if ("arrive" in deed)
          return [{ unit_id: unit.id, name: row.name, ...unit.token, within: deed.within }];
      }
    }
    return [];
  });
}
