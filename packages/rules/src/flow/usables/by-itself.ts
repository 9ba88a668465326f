import { bookOf } from "../../abilities/book.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { compileCondition } from "../../abilities/language/condition.ts";
import { isNamed } from "../../abilities/language/conditions/weapon.ts";
import { isOfKind } from "../../abilities/language/conditions/within.ts";
import { isAct } from "../../abilities/language/deed.ts";
import { toList } from "../../abilities/language/lists.ts";
import { abilityOf, type Row } from "../../abilities/language/row.ts";
import type { Stage, Trigger } from "../../abilities/language/trigger.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import type { Attacks } from "../../game/tasks.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { carryOut } from "./carry-out.ts";

/** Rules that nobody is asked about: they happen when their moment comes. */

interface Automatic {
  readonly row: Row;
  readonly clause: Clause;
  readonly trigger: Trigger;
  readonly ability: string;
}

const known = new WeakMap<object, readonly Automatic[]>();

function automaticIn(game: Table): readonly Automatic[] {
  const book = bookOf(game);
  let found = known.get(book);
  if (found === undefined) {
    found = [...book.rows.values()].flatMap((row) =>
      (row.does as readonly Clause[]).flatMap((clause) => {
        const ability = abilityOf(row);
        if (clause.when === undefined || clause.use !== undefined || ability === undefined) return [];
        const triggers: readonly Trigger[] = Array.isArray(clause.when)
          ? clause.when
          : [clause.when as Trigger];
        return triggers.map((trigger) => ({ row, clause, trigger, ability }));
      }),
    );
    known.set(book, found);
  }
  return found;
}

/** A phase or a turn begins or ends: what units of the player whose turn it is do by themselves. */
export function actAt(change: Change, edge: "start" | "end", stage: Stage): void {
  const all = automaticIn(change.table).filter(
    ({ trigger }) => edge in trigger && (trigger as Record<string, unknown>)[edge] === stage,
  );
  if (all.length === 0) return;
  const { units, turn } = change.game;
  for (const unit of Object.values(units)) {
    if (!isOnTable(unit)) continue;
    for (const one of all) {
      const whose = ("whose" in one.trigger ? one.trigger.whose : undefined) ?? "YOUR";
      if (whose !== "ANY" && (unit.owner === turn.active_player) !== (whose === "YOUR")) continue;
      if (someModelHas(unit, one.ability)) act(change, one, unit, []);
    }
  }
}

/** That a weapon of the unit has hit a unit, which still lives. */
interface HitBy {
  readonly weapon: string;
  readonly target: Unit;
}

/** The unit has shot: what follows for those that it hit. `before`: the unit as its attacks began. */
export function actAfterShooting(change: Change, before: Unit, { plans, tallies }: Attacks): void {
  // Most units have nothing of the kind, and the document of now is not made for them.
  const all = automaticIn(change.table).filter(
    ({ trigger, ability }) =>
      "after" in trigger && trigger.after === "SHOOT" && someModelHas(before, ability),
  );
  if (all.length === 0) return;
  const unit = change.table.units[before.id]!;
  const hits: HitBy[] = [];
  for (const [index, { weapon_id, target_unit_id }] of plans.entries()) {
    const target = change.table.units[target_unit_id]!;
    if (tallies[index]!.hits > 0 && !isDestroyed(target)) hits.push({ weapon: weapon_id, target });
  }
  for (const one of all) if (someModelHas(unit, one.ability)) act(change, one, unit, hits);
}

function act(change: Change, { row, clause }: Automatic, unit: Unit, hits: readonly HitBy[]): void {
  const game = change.table;
  const scene = { game, unit, player: unit.owner, bearers: null };
  if (clause.if !== undefined && !compileCondition(clause.if)(scene)) return;
  const common = { row: row.id, player: unit.owner, unit_id: unit.id, left: clause.do };
  const stores = clause.until !== undefined && clause.do.some((deed) => !isAct(deed));
  const stored = stores ? { effect: clause.as ?? row.id, until: clause.until! } : {};
  if (clause.choose === undefined) {
    carryOut(change, { ...common, ...stored, on_unit_id: unit.id });
    return;
  }
  const { keyword, and, without, weapon, first } = clause.choose;
  const names = weapon === undefined ? undefined : toList(weapon);
  const chosen = hits.filter(
    (hit) =>
      isOfKind(hit.target, keyword, and, without) &&
      (names === undefined || isNamed(game.weapons[hit.weapon]!, names, false)),
  );
  const ids = [...new Set(chosen.map(({ target }) => target.id))];
  for (const id of first === true ? ids.slice(0, 1) : ids) {
    carryOut(change, { ...common, ...stored, on_unit_id: id, chosen: id });
  }
}
