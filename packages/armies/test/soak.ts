import {
  type Action,
  type ActionResult,
  apply,
  choices,
  type Game,
  hashOfGame,
  isOnTable,
  makeRecord,
  measuring,
  parseGame,
  type RecordStep,
  type RulesetId,
  recordStep,
  replay,
  type Unit,
  waiting,
} from "@gunline/rules";
import { gap } from "../../rules/src/geometry/gap.ts";
import { type Army, battleByThePack } from "../src/index.ts";

/** Whole battles by random choices, and what must hold all the way (see scripts/soak/battles.ts). */

export interface Soaked {
  readonly seed: number;
  readonly game: Game;
  readonly start: Game;
  readonly actions: number;
  readonly steps: readonly RecordStep[];
}

/** A small generator that shares nothing with the dice of the game. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Of so many choices one is taken: enough for every type. */
const LOOKED_AT = 24;
/** A battle that is longer than this goes in circles. */
const LONGEST = 20_000;
/** Phases are ended this often where that is possible, so that battles come to their end. */
const IMPATIENCE = 0.12;

export interface Wanted {
  readonly armies: Readonly<Record<"p1" | "p2", Army>>;
  readonly mission: NonNullable<Game["mission"]>["id"];
  readonly ruleset: RulesetId;
}

/** What differs from a short run by random choices. */
interface Soaking {
  /** Takes the place of random choices. */
  readonly choose?: ((game: Game) => Action) | undefined;
  /** Whether the game is saved and opened after every action; otherwise for each kind of question once. */
  readonly reopens?: boolean;
  /** Sees the game after each action, and what the action came to. */
  readonly watch?: (game: Game, action: Action, result: ActionResult) => void;
}

export function soakBattle(
  seed: number,
  wanted: Wanted,
  { choose, reopens = false, watch }: Soaking = {},
): Soaked {
  const made = battleByThePack({ ...wanted, seed: `soak ${seed}` });
  if (!made.ok) throw new Error(`seed ${seed}: ${made.refusals[0]!.message}`);
  const random = chance(seed);
  const start = made.value.game;
  let game = start;
  const steps: RecordStep[] = [];
  const asked = new Set<string>();
  while (game.result === null) {
    if (steps.length > LONGEST) throw new Error(`seed ${seed}: no end after ${LONGEST} actions`);
    const action = choose === undefined ? pick(game, random) : choose(game);
    if (action === undefined) throw new Error(`seed ${seed}, step ${steps.length}: nothing to choose from`);
    const { game: next, result } = apply(game, action);
    if (!result.success && action.type !== "APPLY_CHARGE_MOVE") {
      const { code, message } = result.errors[0]!;
      throw new Error(
        `seed ${seed}, step ${steps.length}: ${JSON.stringify(action)} refused: ${code} ${message}`,
      );
    }
    steps.push(recordStep(action, next, result));
    watch?.(next, action, result);
    const fault = faultIn(next);
    if (fault !== undefined) {
      throw new Error(`seed ${seed}, step ${steps.length - 1} (${JSON.stringify(action)}): ${fault}`);
    }
    // What is asked in the middle of something must survive saving, and play goes on from what was read.
    const question = next.tasks.map(({ type }) => type).join(" ");
    const isSaved = reopens || !asked.has(question);
    asked.add(question);
    game = isSaved ? reopened(seed, next) : next;
  }
  return { seed, game, start, actions: steps.length, steps };
}

/** The choice of a drawn number, so that those after it need not be worked out. */
function pick(game: Game, random: () => number): Action | undefined {
  if (random() < IMPATIENCE) for (const end of choices(game, "END_PHASE")) return end;
  const number = Math.floor(random() * LOOKED_AT);
  const found: Action[] = [];
  for (const action of choices(game)) {
    if (found.push(action) > number) break;
  }
  return found[number % found.length];
}

const OVERLAP = 0.02;

/** What must never be: two bases on each other, units torn apart, more points than the caps, nobody awaited. */
function faultIn(game: Game): string | undefined {
  const placed = Object.values(game.units)
    .filter(isOnTable)
    .flatMap((unit) => measuring.placeAll(unit).map((one) => ({ ...one, unit: unit.id })));
  for (let i = 0; i < placed.length; i++) {
    for (let j = i + 1; j < placed.length; j++) {
      const [a, b] = [placed[i]!, placed[j]!];
      const reach = a.shape.reach + b.shape.reach;
      if (
        Math.abs(a.z - b.z) >= 2 ||
        Math.abs(a.shape.x - b.shape.x) > reach ||
        Math.abs(a.shape.y - b.shape.y) > reach
      )
        continue;
      if (gap(a.shape, b.shape) === 0 && centres(a, b) < Math.min(a.shape.reach, b.shape.reach) - OVERLAP) {
        return `${a.unit} ${a.id} stands on ${b.unit} ${b.id}`;
      }
    }
  }
  const broken = Object.values(game.units).find((unit) => isOnTable(unit) && !isTogether(unit));
  if (broken !== undefined && isTurnBegun(game)) return `${broken.id} is out of coherency as a turn begins`;
  for (const { vp } of Object.values(game.players)) {
    if (game.mission!.id !== "only-war" && (vp.primary > 50 || vp.secondary > 40))
      return "more points than the caps";
  }
  if (game.result === null && waiting(game).length === 0) return "nobody is awaited";
  if (game.result !== null && (game.tasks.length > 0 || waiting(game).length > 0))
    return "something is open at the end";
  return undefined;
}

/** The clean-up at the end of the turn before is done, and nobody has acted yet. */
function isTurnBegun({ turn, tasks }: Game): boolean {
  return turn.phase === "COMMAND" && tasks.length === 0;
}

/** Each model within 2" of another of its unit, of two in units of seven or more, and all linked; 5" up or down. */
function isTogether(unit: Unit): boolean {
  const all = measuring.placeAll(unit);
  const needed = all.length === 1 ? 0 : all.length >= 7 ? 2 : 1;
  const linked = (a: measuring.Placed, b: measuring.Placed) =>
    gap(a.shape, b.shape) <= 2.001 && Math.abs(a.z - b.z) <= 5.001;
  const seen = new Set(all.slice(0, 1));
  for (const one of seen) for (const other of all) if (linked(one, other)) seen.add(other);
  const enough = all.every((a) => all.filter((b) => b !== a && linked(a, b)).length >= needed);
  return enough && seen.size === all.length;
}

function centres(a: { shape: { x: number; y: number } }, b: { shape: { x: number; y: number } }): number {
  return Math.sqrt((a.shape.x - b.shape.x) ** 2 + (a.shape.y - b.shape.y) ** 2);
}

/** The record replays to the same hash, and the last document loads as it is. */
export function checkRecord({ seed, start, game, steps }: Soaked): void {
  const replayed = replay(makeRecord(start, steps));
  if (!replayed.ok) throw new Error(`seed ${seed}: replay differs ${JSON.stringify(replayed.difference)}`);
  if (hashOfGame(replayed.game) !== hashOfGame(game)) throw new Error(`seed ${seed}: another hash`);
  reopened(seed, game);
}

/** The game as a file of it is read. */
function reopened(seed: number, game: Game): Game {
  const loaded = parseGame(JSON.parse(JSON.stringify(game)));
  if (!loaded.ok) throw new Error(`seed ${seed}: ${loaded.refusals[0]!.message}`);
  if (hashOfGame(loaded.value) !== hashOfGame(game)) throw new Error(`seed ${seed}: loads as something else`);
  return loaded.value;
}
