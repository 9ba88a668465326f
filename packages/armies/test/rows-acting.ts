import { type Action, type ActionResult, choices, type Game, inForce, rows, type Unit } from "@gunline/rules";
import { chance, soakBattle, type Wanted } from "./soak.ts";

/** Random battles that are watched for what rows do (see scripts/soak/rows.ts). */

/** How often something that can be used is used. */
const USES = 0.7;
/** What is in force is looked at after so many actions. */
const LOOKS_EVERY = 8;
const LOOKED_AT = 24;

export interface RowsActing {
  /** Ids of rows that the armies on the table have. */
  readonly present: Set<string>;
  /** Those of them that were used, were in force on a unit, or rolled dice. */
  readonly acted: Set<string>;
}

/** Plays one battle, and adds what its rows did. */
export function watchRows(seed: number, wanted: Wanted, found: RowsActing): number {
  const random = chance(seed);
  const choose = (game: Game): Action => {
    if (random() < USES) {
      const uses = [...choices(game, "USE_STRATAGEM")].slice(0, LOOKED_AT);
      if (uses.length > 0) return uses[Math.floor(random() * uses.length)]!;
    }
    if (random() < 0.12) for (const end of choices(game, "END_PHASE")) return end;
    const all: Action[] = [];
    const number = Math.floor(random() * LOOKED_AT);
    for (const action of choices(game)) if (all.push(action) > number) break;
    return all[number % all.length]!;
  };
  let actions = 0;
  const watch = (game: Game, action: Action, result: ActionResult) => {
    if (actions === 0) for (const row of rowsOn(game)) found.present.add(row.id);
    noteUse(action, found);
    for (const block of result.dice) if ("ability" in block) noteName(block.ability, found);
    if (actions++ % LOOKS_EVERY === 0) noteForces(game, found);
  };
  return soakBattle(seed, wanted, { choose, watch }).actions;
}

const ROWS: readonly rows.Row[] = [...rows.builtInBook().rows.values()];

/** The rows that somebody on the table has: by an ability, a weapon or the detachment. */
function rowsOn(game: Game): readonly rows.Row[] {
  const units = Object.values(game.units);
  const abilities = new Set(units.flatMap(abilitiesOf));
  const keywords = new Set(Object.values(game.weapons).flatMap((weapon) => weapon.keywords));
  const detachments = new Set(Object.values(game.players).map(({ detachment }) => detachment));
  return ROWS.filter((row) => {
    if (row.weapon !== undefined) return keywords.has(row.weapon);
    const ability = rows.abilityOf(row);
    if (ability !== undefined) return abilities.has(ability);
    return row.detachment === undefined || detachments.has(row.detachment);
  });
}

function abilitiesOf({ abilities, models }: Unit): readonly string[] {
  const all = [...abilities, ...Object.values(models).flatMap((model) => model.abilities ?? [])];
  return all.map(inForce.normaliseKeyword);
}

function noteUse(action: Action, { acted }: RowsActing): void {
  if (action.type !== "USE_STRATAGEM") return;
  const { stratagem } = action.payload;
  const row = ROWS.find(
    ({ id, does }) =>
      stratagem === id || stratagem.startsWith(`${id}_`) || does.some(({ as }) => as === stratagem),
  );
  if (row !== undefined) acted.add(row.id);
}

function noteName(name: string, { acted }: RowsActing): void {
  for (const row of ROWS) if (row.name === name) acted.add(row.id);
}

function noteForces(game: Game, found: RowsActing): void {
  for (const unit of Object.values(game.units)) {
    for (const { id, name } of inForce.effectsOn(game, unit)) {
      found.acted.add(id);
      noteName(name, found);
    }
  }
}

/** What never acted, by name. */
export function idleIn({ present, acted }: RowsActing): readonly string[] {
  return [...present].filter((id) => !acted.has(id)).sort();
}
