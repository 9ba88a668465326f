import { rowsWith } from "@gunline/armies";
import type { OwnArmy, Problem } from "@gunline/link";
import { canonicalJson, documents, type Game, type PlayerId } from "@gunline/rules";

/** An army that whoever takes a seat brings to a table that has none for it. */

const ID = /^[A-Za-z0-9_-]{1,64}$/;

const bad = (message: string): Problem => ({ code: "BAD_ARMY", message });

/** The document with it, as it would be read; or why it does not go together with what is there. */
export function withArmy(
  document: Game,
  seat: PlayerId,
  { units, weapons, detachment, rows }: OwnArmy,
): { readonly ok: true; readonly document: unknown } | { readonly ok: false; readonly problem: Problem } {
  for (const id of Object.keys(units)) {
    if (!ID.test(id) || Object.hasOwn(document.units, id))
      return { ok: false, problem: bad("An id of a unit is taken, or is none.") };
  }
  for (const [id, weapon] of Object.entries(weapons)) {
    // Nobody changes the weapons of the other side.
    const other = Object.hasOwn(document.weapons, id) ? document.weapons[id] : weapon;
    if (canonicalJson(other) !== canonicalJson(weapon))
      return { ok: false, problem: bad("An id of a weapon is taken by another one.") };
  }
  for (const id of Object.keys(rows ?? {})) {
    // Nobody changes the rules of the other side.
    if (!ID.test(id) || Object.hasOwn(document.settings.rows ?? {}, id))
      return { ok: false, problem: bad("An id of a rule is taken, or is none.") };
  }
  const player = { ...document.players[seat], ...(detachment !== undefined && { detachment }) };
  return {
    ok: true,
    document: {
      ...document,
      players: { ...document.players, [seat]: player },
      units: { ...document.units, ...units },
      weapons: { ...document.weapons, ...weapons },
      settings:
        rows === undefined ? document.settings : { ...document.settings, rows: rowsWith(document, rows) },
    },
  };
}

/** Why what was read is no army that is about to be set up: it says what an army list says, and nothing more (GD-9). */
export function armyRefusal(before: Game, after: Game, seat: PlayerId): readonly Problem[] {
  const added = Object.values(after.units).filter(({ id }) => !Object.hasOwn(before.units, id));
  if (added.length === 0) return [bad("There are no units in it.")];
  if (added.some(({ owner }) => owner !== seat)) return [bad("Its units are one side's own.")];
  return documents.addedArmyFaults(added);
}
