import { type Book, bookOf } from "../../abilities/book.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { type Deed, innerOf } from "../../abilities/language/deed.ts";
import { abilityOf } from "../../abilities/language/row.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Model, Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import { isByHand } from "../../game/settings.ts";
import { isCharacter, statOf } from "../../game/unit.ts";

/** A rule by which destroyed models come back. */
interface Returning {
  /** What units have it by; absent: by their detachment, or it is a stratagem. */
  readonly ability: string | undefined;
  readonly detachment: string | undefined;
  /** Into its bearer's own unit, into a unit that its bearer leads, or into any that is chosen. */
  readonly into: "OWN" | "LED" | "ANY";
}

const known = new WeakMap<Book, readonly Returning[]>();

function returningIn(game: Table): readonly Returning[] {
  const book = bookOf(game);
  let found = known.get(book);
  if (found === undefined) {
    found = [...book.rows.values()].flatMap((row) =>
      (row.does as readonly Clause[]).flatMap((clause) => {
        const deeds = [...clause.do, ...(clause.options ?? []).flatMap((option) => option.do)];
        const into = intoOf(deeds);
        if (into === null) return [];
        const own = clause.on === "LED" ? "LED" : "OWN";
        return [{ ability: abilityOf(row), detachment: row.detachment, into: into === "OWN" ? own : into }];
      }),
    );
    known.set(book, found);
  }
  return found;
}

/** Whether these return models, and into whose unit. */
export function intoOf(deeds: readonly Deed[]): "OWN" | "ANY" | null {
  let found: "OWN" | "ANY" | null = null;
  for (const deed of deeds) {
    let one: "OWN" | "ANY" | null = null;
    if ("return" in deed || "reanimate" in deed) one = (deed.to ?? "UNIT") === "UNIT" ? "OWN" : "ANY";
    else one = intoOf(innerOf(deed));
    if (one === "ANY" || found === null) found = one ?? found;
  }
  return found;
}

/** Whether some rule of its army may bring models back into the unit. */
export function mayReturn(game: Table, unit: Unit): boolean {
  // By hand players bring back whom they like (BH-3).
  if (isByHand(game)) return true;
  return returningIn(game).some(({ ability, detachment, into }) => {
    if (detachment !== undefined && detachment !== game.players[unit.owner].detachment) return false;
    if (ability === undefined) return true;
    if (into === "LED" && unit.parts === undefined) return false;
    if (into !== "ANY") return someModelHas(unit, ability);
    return Object.values(game.units).some((one) => one.owner === unit.owner && someModelHas(one, ability));
  });
}

/**
 * A model is destroyed: where a rule can bring such models back, it is kept as it was before the battle. Leaders of an
 * Attached unit do not come back with its bodyguard. `before`: as in `noteFallen`.
 */
export function rememberLost(change: Change, unit: Unit, model: Model, before: Table = change.table): void {
  if (unit.parts !== undefined && isCharacter(unit, model)) return;
  if (!mayReturn(before, unit)) return;
  const whole: Model = { ...model, wounds: statOf(unit, model, "wounds"), position: null };
  change.set(`units.${unit.id}.lost.${model.id}`, whole);
}
