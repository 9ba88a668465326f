import { type Book, bookOf } from "../../abilities/book.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { abilityOf } from "../../abilities/language/row.ts";
import { isOwnDoing, triggersOf } from "../../abilities/language/trigger.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { EventType } from "../../game/event.ts";
import { someModelHas } from "../../game/every-model.ts";
import { eventsOf } from "./times.ts";

/** Who waits for events of a kind: anybody, or only units that have one of these abilities and do it themselves. */
interface Awaited {
  anybody: boolean;
  readonly abilities: Set<string>;
}

const known = new WeakMap<Book, ReadonlyMap<EventType, Awaited>>();

/** Whether a rule of the game waits for what this unit does: nothing is gathered for what nobody awaits. */
export function isAwaited(game: Pick<Table, "settings">, type: EventType, actor: Unit): boolean {
  const book = bookOf(game);
  let found = known.get(book);
  if (found === undefined) {
    found = awaitedIn(book);
    known.set(book, found);
  }
  const awaited = found.get(type);
  if (awaited === undefined) return false;
  if (awaited.anybody) return true;
  for (const ability of awaited.abilities) if (someModelHas(actor, ability)) return true;
  return false;
}

function awaitedIn(book: Book): ReadonlyMap<EventType, Awaited> {
  const found = new Map<EventType, Awaited>();
  for (const row of book.rows.values()) {
    const ability = abilityOf(row);
    for (const { when } of row.does as readonly Clause[]) {
      for (const trigger of when === undefined ? [] : triggersOf(when)) {
        for (const type of eventsOf(trigger)) {
          const awaited = found.get(type) ?? { anybody: false, abilities: new Set<string>() };
          found.set(type, awaited);
          if (ability !== undefined && isOwnDoing(trigger)) awaited.abilities.add(ability);
          else awaited.anybody = true;
        }
      }
    }
  }
  return found;
}
