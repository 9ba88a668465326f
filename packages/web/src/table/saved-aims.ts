import { aiming, type Game, parseAction, prepare, type Unit } from "@gunline/rules";
import { createStore } from "zustand";
import { words } from "../words/english.ts";
import { type Pending, type Wish, wishOf } from "./assignments.ts";
import { useTable } from "./table.ts";

/**
 * Targets of units that somebody has turned away from before they were confirmed. The document holds those of the
 * selected unit alone; the page keeps the others until the phase ends, through a reload too, and puts them back when
 * their unit is selected again.
 */

const KEY = "gunline.aims";

interface SavedAims {
  /** The game and its phase: all of it is forgotten with them. */
  readonly phase: string;
  readonly units: Readonly<Record<string, readonly Pending[]>>;
}

/** Undefined until it is read from the storage of the window; null where there is nothing in it. */
const store = createStore<{ readonly kept: SavedAims | null | undefined }>(() => ({ kept: undefined }));

/** Keeps the targets of a unit as soon as another one is selected. */
export function followAims(): void {
  let last = useTable.getState().table;
  useTable.subscribe(({ table }) => {
    const before = last?.game;
    const isSame = last?.mode === table?.mode && table?.mode !== "replay";
    last = table;
    if (before === undefined || table === null || !isSame) return;
    const { game } = table;
    const from = before.shooting.active_shooter_id;
    const to = game.shooting.active_shooter_id;
    if (from === null || to === null || from === to || phaseOf(before) !== phaseOf(game)) return;
    if (game.units[from]?.flags.has_shot === true) return;
    keep(game, from, before.shooting.pending_assignments);
  });
}

/** No two phases of any two games have the same, but for posed problems, which are forgotten when begun again. */
function phaseOf({ rng, turn }: Game): string {
  return JSON.stringify([rng.seed, turn.round, turn.active_player, turn.phase]);
}

function keep(game: Game, unitId: string, aims: readonly Pending[]): void {
  const phase = phaseOf(game);
  const others = savedIn(phase)?.units ?? {};
  const saved: SavedAims = { phase, units: { ...others, [unitId]: aims } };
  store.setState({ kept: saved });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without a place to keep them, they live as long as the page.
  }
}

/** What a unit aimed at when it was left; undefined where it was not. */
export function savedAims(game: Game, unitId: string): readonly Pending[] | undefined {
  return savedIn(phaseOf(game))?.units[unitId];
}

function savedIn(phase: string): SavedAims | undefined {
  if (store.getState().kept === undefined) store.setState({ kept: readSavedAims() ?? null });
  const { kept: saved } = store.getState();
  return saved?.phase === phase ? saved : undefined;
}

/** From the window's storage, past the same border as any action. */
function readSavedAims(): SavedAims | undefined {
  try {
    const read = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<SavedAims> | null;
    if (typeof read?.phase !== "string") return undefined;
    const units = Object.entries(read.units ?? {}).flatMap(([id, aims]) => {
      const parsed = parseAction({
        type: "SET_ASSIGNMENTS",
        actor_unit_id: id,
        payload: { assignments: aims.map(wishOf) },
      });
      if (!parsed.ok || parsed.value.type !== "SET_ASSIGNMENTS") return [];
      const wishes = parsed.value.payload.assignments;
      const pending = wishes.map((wish, index): Pending => {
        return { ...wish, model_ids: wish.model_ids ?? [], automatic: aims[index]!.automatic === true };
      });
      return [[id, pending] as const];
    });
    return { phase: read.phase, units: Object.fromEntries(units) };
  } catch {
    return undefined;
  }
}

/** A table that is begun again begins without them. */
export function forgetAims(): void {
  store.setState({ kept: undefined });
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without a place to keep them there is nothing to forget.
  }
}

interface TakenUp {
  readonly wishes: readonly Wish[];
  /** What the player had chosen and cannot have any more, in words. */
  readonly lost: readonly string[];
}

/** The targets that come back with a unit that was just selected; undefined where they are what it has. */
export function aimsToTakeUp(game: Game, unit: Unit): TakenUp | undefined {
  const aims = savedAims(game, unit.id);
  if (aims === undefined) return undefined;
  const wishes: Wish[] = [];
  const lost: string[] = [];
  const without: Pending[] = [];
  for (const aim of aims) {
    const legal = legalPart(game, unit, wishes, aim);
    if (legal === undefined) without.push(aim);
    else wishes.push(legal);
    const left = legal?.model_ids?.length ?? 0;
    if (left < aim.model_ids.length && !aim.automatic) lost.push(lossInWords(game, aim, left));
  }
  // Weapons that have lost their target get what the referee has given them instead.
  for (const given of game.shooting.pending_assignments) {
    const isFree = without.some((aim) => isOneWeapon(game, aim, given));
    if (isFree && prepare(game, unit, [...wishes, wishOf(given)]).ok) wishes.push(wishOf(given));
  }
  const isAsItIs = textOf(wishes) === textOf(game.shooting.pending_assignments.map(wishOf));
  return isAsItIs && lost.length === 0 ? undefined : { wishes, lost };
}

/** As much of it as may still be fired beside the others; undefined where nothing may. */
function legalPart(game: Game, unit: Unit, others: readonly Wish[], aim: Pending): Wish | undefined {
  const { precision_model_id: _, ...plain } = wishOf(aim);
  const model_ids = aim.model_ids.filter(
    (id) => prepare(game, unit, [...others, { ...plain, model_ids: [id] }]).ok,
  );
  if (model_ids.length === 0) return undefined;
  const whole = { ...wishOf(aim), model_ids };
  return prepare(game, unit, [...others, whole]).ok ? whole : { ...plain, model_ids };
}

function isOneWeapon({ weapons }: Game, a: Pending, b: Pending): boolean {
  const [one, other] = [weapons[a.weapon_id], weapons[b.weapon_id]];
  if (a.from_unit_id !== b.from_unit_id) return false;
  return (
    a.weapon_id === b.weapon_id ||
    (one !== undefined && other !== undefined && aiming.isSameWeapon(one, other))
  );
}

function lossInWords({ weapons, units }: Game, aim: Pending, left: number): string {
  const weapon = weapons[aim.weapon_id]?.name ?? aim.weapon_id;
  const target = units[aim.target_unit_id]?.name ?? aim.target_unit_id;
  return left === 0
    ? words.shooting.noLongerAims(weapon, target)
    : words.shooting.fewerFire(weapon, target, left, aim.model_ids.length);
}

function textOf(wishes: readonly Wish[]): string {
  const lines = wishes.map((wish) => {
    const { weapon_id, target_unit_id, model_ids, modifiers, precision_model_id = null, order } = wish;
    const { from_unit_id = null } = wish;
    return JSON.stringify([
      weapon_id,
      from_unit_id,
      target_unit_id,
      model_ids,
      modifiers,
      precision_model_id,
      order,
    ]);
  });
  return lines.sort().join();
}
