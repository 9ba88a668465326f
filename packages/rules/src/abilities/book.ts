import { socket } from "../base/socket.ts";
import type { Game } from "../game/document.ts";
import { type CountRule, countRulesOf } from "./count-rules.ts";
import { type DiceRule, diceRulesOf } from "./dice-rules.ts";
import type { EffectRow } from "./effect.ts";
import type { Clause } from "./language/clause.ts";
import { compileRow } from "./language/compile.ts";
import { mentions } from "./language/mentions.ts";
import { abilityOf, type Row, type RowStatus, statusOf } from "./language/row.ts";
import { type Trigger, triggersOf } from "./language/trigger.ts";

/** The rows that are built in. */
export interface RowBook {
  /** Those of the core rules: every game is played by them. */
  readonly core: readonly Row[];
  /** Those of the armies that documents without rows of their own are about. */
  readonly earlier: readonly Row[];
}

export const rowBook = socket<RowBook>("rows");

/** Rows that are ready to act: compiled once for each set of rows. */
export interface Book {
  readonly rows: ReadonlyMap<string, Row>;
  /** By the id that effects in documents name. */
  readonly byId: ReadonlyMap<string, EffectRow>;
  /** What is always on for whoever has the ability; the name is normalised. */
  readonly byAbility: ReadonlyMap<string, readonly EffectRow[]>;
  readonly byDetachment: ReadonlyMap<string, readonly EffectRow[]>;
  readonly hasAuras: boolean;
  /** Whether a rule changes what stratagems cost, or lets one be used again: most books have none. */
  readonly hasPrices: boolean;
  /** Whether a rule asks which transport a unit got out of: documents remember it for those alone. */
  readonly asksTransports: boolean;
  /** What sets destroyed models back up, by the ids of the effects. */
  readonly risers: ReadonlyMap<string, EffectRow>;
  readonly hasRising: boolean;
  /** Whether a rule asks how near a unit was that was destroyed. */
  readonly asksWhereLost: boolean;
  /** What rules ask attacks about that others do not: events say it for those alone. */
  readonly asksSuffered: ReadonlySet<string>;
  /** Whether a rule asks whom a unit moved over. */
  readonly asksWays: boolean;
  /** Abilities whose text says "this unit", which is the whole Attached unit (DE-5). */
  readonly ofWholeUnits: ReadonlySet<string>;
  /** How much of each ability the referee plays. */
  readonly statusOf: ReadonlyMap<string, RowStatus>;
  /** Profiles of weapons that a die chooses, as names of weapons have them. */
  readonly profiles: readonly string[];
  /** Rules about dice of a unit that were just rolled. */
  readonly diceRules: readonly DiceRule[];
  /** Rules that count what attacks have done. */
  readonly countRules: readonly CountRule[];
}

let builtIn: Book | undefined;
const byRows = new WeakMap<object, Book>();

/** What has rules of its own: a game, or an army that is on no table yet. */
export interface PlayedByRows {
  readonly settings: {
    readonly rows?: Rows | undefined;
    /** Effects that players have made by hand. */
    readonly by_hand_rows?: NonNullable<Game["settings"]["by_hand_rows"]> | undefined;
  };
}

/** The rules that this game is played by: the core rules, with its own rows where it carries some. */
export function bookOf({ settings }: PlayedByRows): Book {
  const { rows, by_hand_rows: byHand } = settings;
  if (byHand !== undefined) return withHandRows(rows, byHand);
  if (rows === undefined) return builtInBook();
  // They were read as rows where the document came in (`flow/load.ts`).
  let book = byRows.get(rows);
  if (book === undefined) {
    book = makeBook([...rowBook.value.core, ...asRows(rows)]);
    byRows.set(rows, book);
  }
  return book;
}

type Rows = NonNullable<Game["settings"]["rows"]> | readonly Row[];

const byHandRows = new WeakMap<object, { readonly rows: Rows | undefined; readonly book: Book }>();

/** The same with the effects that players have made by hand. */
function withHandRows(rows: Rows | undefined, byHand: Rows): Book {
  let known = byHandRows.get(byHand);
  if (known === undefined || known.rows !== rows) {
    const { core, earlier } = rowBook.value;
    const army = rows === undefined ? earlier : asRows(rows);
    known = { rows, book: makeBook([...core, ...army, ...asRows(byHand)]) };
    byHandRows.set(byHand, known);
  }
  return known.book;
}

function asRows(rows: Rows): readonly Row[] {
  return Object.values(rows) as unknown as readonly Row[];
}

/** The rules of documents that carry none of their own. */
export function builtInBook(): Book {
  builtIn ??= makeBook([...rowBook.value.core, ...rowBook.value.earlier]);
  return builtIn;
}

/** A later row takes the place of an earlier one with its id. */
function makeBook(list: readonly Row[]): Book {
  const rows = new Map(list.map((row) => [row.id, row]));
  const byId = new Map<string, EffectRow>();
  const byAbility = new Map<string, EffectRow[]>();
  const byDetachment = new Map<string, EffectRow[]>();
  const statuses = new Map<string, RowStatus>();
  const ofWholeUnits = new Set<string>();
  let hasAuras = false;
  let hasPrices = false;
  const risers = new Map<string, EffectRow>();
  for (const row of rows.values()) {
    const ability = abilityOf(row);
    if (ability !== undefined) {
      statuses.set(ability, statusOf(row));
      // What a unit uses, any model of it that has the ability uses for all.
      if (row.does.some(({ on, use }) => on === "UNIT" && use === undefined)) ofWholeUnits.add(ability);
    }
    const { given, always } = compileRow(row);
    for (const effect of given) byId.set(effect.id, effect);
    if ([...given, ...always].some(({ prices, cheaper }) => prices !== undefined || cheaper === true)) {
      hasPrices = true;
    }
    for (const effect of always) {
      if (effect.aura !== undefined) hasAuras = true;
      if (effect.rises !== undefined) risers.set(effect.id, effect);
      if (effect.detachment !== undefined) push(byDetachment, effect.detachment, effect);
      else if (effect.ability !== undefined) push(byAbility, effect.ability, effect);
    }
  }
  const asksTransports = list.some(({ does }) => mentions(does, "disembarkedFrom"));
  const asksWhereLost = list.some(({ does }) =>
    (does as readonly Clause[]).some(({ when }) => when !== undefined && triggersOf(when).some(isNearLoss)),
  );
  const asksSuffered = new Set(
    list.flatMap(({ does }) =>
      (does as readonly Clause[]).flatMap(({ when }) =>
        (when === undefined ? [] : triggersOf(when)).flatMap((one) =>
          "after" in one && one.suffered !== undefined ? [one.suffered] : [],
        ),
      ),
    ),
  );
  const asksWays = list.some(({ does }) =>
    (does as readonly Clause[]).some(({ choose }) => choose?.unit === "MOVED_OVER"),
  );
  const profiles = [...byId.values()].flatMap(({ profile }) => profile ?? []);
  const diceRules = [...rows.values()].flatMap(diceRulesOf);
  const countRules = [...rows.values()].flatMap(countRulesOf);
  return {
    rows,
    byId,
    byAbility,
    byDetachment,
    hasAuras,
    hasPrices,
    hasRising: risers.size > 0,
    risers,
    asksTransports,
    asksWhereLost,
    asksSuffered,
    asksWays,
    ofWholeUnits,
    statusOf: statuses,
    profiles,
    diceRules,
    countRules,
  };
}

function isNearLoss(trigger: Trigger): boolean {
  return "after" in trigger && trigger.after === "DESTROYED" && trigger.within !== undefined;
}

function push(map: Map<string, EffectRow[]>, key: string, row: EffectRow): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [row]);
  else list.push(row);
}
