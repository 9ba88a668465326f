import { type Book, bookOf } from "../../abilities/book.ts";
import { sideOf } from "../../abilities/count-rules.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { compileCondition } from "../../abilities/language/condition.ts";
import type { Deed } from "../../abilities/language/deed.ts";
import type { Test } from "../../abilities/language/kind.ts";
import { abilityOf, type Row } from "../../abilities/language/row.ts";
import { type Counted, isOwnDoing, type Trigger, triggersOf } from "../../abilities/language/trigger.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import { LIMITS } from "../../base/limits.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { type EventType, type GameEvent, unitIn } from "../../game/event.ts";
import { someModelHas } from "../../game/every-model.ts";
import { PLAYER_IDS } from "../../game/player.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { isBeforeBattle } from "../phases/phases.ts";
import { bearingPart, isMeant } from "./bearers.ts";
import { candidatesFor } from "./candidates.ts";
import { carryOutEach, type RuleTask } from "./carry-out.ts";
import { countsFor, withCount } from "./counting.ts";
import { holderFor } from "./holder.ts";
import { storedAs } from "./stored.ts";
import { askedAbout, byIn, eventsOf, isNearEnough, isSetOffBy } from "./times.ts";

/** Rules that nobody is asked about: they happen when their moment comes. */

interface Automatic {
  readonly row: Row;
  readonly clause: Clause;
  readonly trigger: Trigger;
  /** What units have it by; absent: they have it by the detachment of their army. */
  readonly ability: string | undefined;
  readonly test: Test | undefined;
}

const known = new WeakMap<Book, ReadonlyMap<EventType, readonly Automatic[]>>();

function automaticOn(game: Table, type: EventType): readonly Automatic[] {
  const book = bookOf(game);
  let found = known.get(book);
  if (found === undefined) {
    const byType = new Map<EventType, Automatic[]>();
    for (const one of [...book.rows.values()].flatMap(automaticIn)) {
      for (const event of eventsOf(one.trigger)) byType.set(event, [...(byType.get(event) ?? []), one]);
    }
    found = byType;
    known.set(book, found);
  }
  return found.get(type) ?? NONE;
}

const NONE: readonly Automatic[] = [];

function automaticIn(row: Row): readonly Automatic[] {
  return (row.does as readonly Clause[]).flatMap((clause) => {
    if (clause.when === undefined || clause.use !== undefined || row.source === "STRATAGEM") return [];
    const test = clause.if === undefined ? undefined : compileCondition(clause.if);
    const ability = abilityOf(row);
    return triggersOf(clause.when).map((trigger) => ({ row, clause, trigger, ability, test }));
  });
}

/** Rules that wait for each other leave room for what the last of them has set off. */
const DEEPEST = LIMITS.tasks - 50;

/** How many have acted in the action. */
const counts = new WeakMap<Change, number>();

/** What rules do by themselves because of the event: unit by unit, in the order of the document. */
export function actOn(change: Change, event: GameEvent): void {
  const all = automaticOn(change.table, event.type);
  if (all.length === 0 || isBeforeBattle(change.table)) return;
  const rules: Omit<RuleTask, "type">[] = [];
  for (const one of all) if (one.clause.on === "PLAYER") rules.push(...ofPlayers(change, one, event));
  const done = new Set<string>();
  for (const unitId of concerned(change.table, all, event)) {
    for (const one of all) {
      if (one.clause.on === "PLAYER" || !isDue(change.table, one, unitId, event)) continue;
      const { on } = one.clause;
      if (typeof on === "object" && "army" in on && on.together === true) {
        const key = `${one.row.id} ${change.table.units[unitId]!.owner}`;
        if (done.has(key)) continue;
        done.add(key);
      }
      rules.push(...rulesOf(change, one, unitId, event));
    }
  }
  if (rules.length === 0) return;
  const before = counts.get(change) ?? 0;
  counts.set(change, before + rules.length);
  const isRoom = change.depth + rules.length <= DEEPEST;
  if (before + rules.length <= LIMITS.rulesPerAction && isRoom) carryOutEach(change, rules);
  else if (before <= LIMITS.rulesPerAction) {
    change.story.addLine({ line: "rules_stopped", most: LIMITS.rulesPerAction });
  }
}

/** What is done once for each player whose army has it, in the name of one of its units. */
function* ofPlayers(change: Change, one: Automatic, event: GameEvent): Generator<Omit<RuleTask, "type">> {
  const { table } = change;
  for (const player of PLAYER_IDS) {
    const unit = holderFor(table, one.row, player);
    if (unit === undefined) continue;
    if (isSetOffBy(one.trigger, table, { id: "", owner: player }, event) !== "YES") continue;
    const about = { it: table.units[unitIn(event) ?? ""], by: table.units[byIn(event) ?? ""] };
    if (one.test?.({ game: table, unit, player, bearers: null, ...about }) === false) continue;
    yield* rulesOf(change, one, unit.id, event);
  }
}

/** Where all rules are about the unit that does it, nobody else is looked at. */
function concerned({ units }: Table, all: readonly Automatic[], event: GameEvent): readonly string[] {
  const actor = unitIn(event);
  return actor !== undefined && all.every(({ trigger }) => isOwnDoing(trigger))
    ? [actor]
    : Object.keys(units);
}

function isDue(game: Table, one: Automatic, unitId: string, event: GameEvent): boolean {
  const { trigger, test } = one;
  const unit = game.units[unitId]!;
  if (!bears(game, one, unit)) return false;
  if (isSetOffBy(trigger, game, unit, event) !== "YES") return false;
  if (isNearEnough(trigger, game, unit, event) !== null) return false;
  // What attacks have done is asked about each unit that they did it to.
  if ("counted" in trigger) return true;
  const about = { it: game.units[unitIn(event) ?? ""], by: game.units[byIn(event) ?? ""] };
  return test?.({ game, unit, player: unit.owner, bearers: null, ...about }) ?? true;
}

/** Whether the unit has the rule: on the table, or as it was when its own end sets it off. */
function bears(game: Table, { row, clause, trigger, ability }: Automatic, unit: Unit): boolean {
  const isItsEnd =
    "after" in trigger &&
    (trigger.after === "DESTROYED" || trigger.after === "DEMISE") &&
    isOwnDoing(trigger);
  const mayBeGone = "counted" in trigger && sideOf(trigger.counted) === "SUFFERED" && isDestroyed(unit);
  if (isItsEnd ? !isDestroyed(unit) : !isOnTable(unit) && !mayBeGone) return false;
  if (!isMeant(unit, clause)) return false;
  if (ability !== undefined) {
    return isItsEnd || mayBeGone
      ? unit.abilities.some((one) => normaliseKeyword(one) === ability)
      : someModelHas(unit, ability);
  }
  return row.detachment === game.players[unit.owner].detachment;
}

/** What the clause comes to by what attacks have done: once for each other unit in it, or for each that was counted. */
function countedRules(
  game: Table,
  { row, clause, ability, test }: Automatic,
  trigger: Counted,
  unit: Unit,
  event: GameEvent,
): readonly Omit<RuleTask, "type">[] {
  const common = { row: row.id, player: unit.owner, unit_id: unit.id, on_unit_id: unit.id };
  const deeds = clause.do as readonly Deed[];
  const by = unitIn(event)!;
  return [...countsFor(game, trigger, clause, ability, unit, event)].flatMap(([it, many]) => {
    const scene = { game, unit, player: unit.owner, bearers: null, it: game.units[it], by: game.units[by] };
    if (test?.(scene) === false) return [];
    const rule = { ...common, it, by, ...storedAs(row, clause) };
    if (trigger.each !== true) return [{ ...rule, left: withCount(deeds, many) }];
    return Array.from({ length: many }, () => ({ ...rule, left: deeds }));
  });
}

/** What the clause comes to for the unit: once, or once for each that it chooses. */
function rulesOf(
  change: Change,
  one: Automatic,
  unitId: string,
  event: GameEvent,
): readonly Omit<RuleTask, "type">[] {
  const { row, clause, ability, trigger } = one;
  const unit = change.table.units[unitId]!;
  if ("counted" in trigger) return countedRules(change.table, one, trigger, unit, event);
  const [it, by] = [unitIn(event), byIn(event)];
  const common = {
    row: row.id,
    player: unit.owner,
    unit_id: unitId,
    left: clause.do,
    ...storedAs(row, clause),
    ...(it !== undefined && { it }),
    ...(by !== undefined && { by }),
    ...askedAbout(event),
  };
  const { choose } = clause;
  if (choose === undefined) return [{ ...common, on_unit_id: unitId }];
  const chosen = candidatesFor(
    change.game,
    choose,
    unit.owner,
    bearingPart(unit, clause, ability),
    event,
  ).map(({ id }) => id);
  const ids = choose.every === true ? chosen : chosen.slice(0, 1);
  return ids.map((id) => ({ ...common, on_unit_id: id, chosen: id }));
}
