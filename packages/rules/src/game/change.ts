import { applyDiffs, type Diff } from "../base/diff.ts";
import type { Refusal } from "../base/refusal.ts";
import type { Dice } from "../dice/source.ts";
import type { Game } from "./document.ts";
import type { GameEvent } from "./event.ts";
import { Story } from "./story/story.ts";
import type { Task, TaskOf, TaskType } from "./tasks.ts";

/** A document without the stack of what it is in the middle of. */
export type Table = Omit<Game, "tasks">;

/**
 * A change of the game in the making: the document as it stands by now, the diffs that lead there, and what is told.
 * Handlers and tasks act on it one after the other; nothing of it counts until `apply` is done with it, so that a
 * handler may refuse as long as it has drawn no die.
 */
export class Change {
  readonly dice: Dice;
  readonly story = new Story();
  /** Why what was tried has failed; it counts, and is no success. */
  readonly errors: Refusal[] = [];
  /** What windows may open on, in the order in which it happened, and how much of it has had them. */
  readonly #occasions: GameEvent[] = [];
  /** The document up to which losses have been written down (scoring/losses.ts). */
  noted: Game;
  readonly #diffs: Diff[] = [];
  readonly #before: Game;
  #game: Game;
  /** How many of the diffs the document at hand has had. */
  #applied = 0;
  #seen = 0;
  /** The stack is written once, when all is done: most tasks begin and end within one action. */
  #tasks: readonly Task[];

  constructor(game: Game, dice: Dice) {
    this.#before = game;
    this.noted = game;
    this.#game = game;
    this.#tasks = game.tasks;
    this.dice = dice;
  }

  /** The document with all changes so far. */
  get game(): Game {
    const document = this.#document();
    // Kept, so that whoever asks again finds the same document, and what was remembered of it.
    if (document.tasks !== this.#tasks) this.#game = { ...document, tasks: this.#tasks };
    return this.#game;
  }

  /** The same but for the stack, where that does not matter: it is not copied for it. */
  get table(): Table {
    return this.#document();
  }

  #document(): Game {
    if (this.#applied < this.#diffs.length) {
      const diffs = this.#applied === 0 ? this.#diffs : this.#diffs.slice(this.#applied);
      this.#game = applyDiffs(this.#game, diffs);
      this.#applied = this.#diffs.length;
    }
    return this.#game;
  }

  set(path: string, value: unknown): void {
    this.#diffs.push({ op: "set", path, value });
  }

  remove(path: string): void {
    this.#diffs.push({ op: "remove", path });
  }

  /** What the game is in the middle of. */
  get task(): Task | undefined {
    return this.#tasks.at(-1);
  }

  /** Whether a task of this type is anywhere in the stack. */
  isWithin(type: TaskType): boolean {
    return this.#tasks.some((task) => task.type === type);
  }

  /** How many tasks are under way. */
  get depth(): number {
    return this.#tasks.length;
  }

  /** Puts a task in at this depth: it goes on when those above it are done. */
  insertAt(depth: number, task: Task): void {
    this.#tasks = [...this.#tasks.slice(0, depth), task, ...this.#tasks.slice(depth)];
  }

  push(task: Task): void {
    this.#tasks = [...this.#tasks, task];
  }

  /** The top task is done. */
  pop(): void {
    const { tasks } = this.#before;
    this.#tasks = this.#tasks.length === 1 && tasks.length === 0 ? tasks : this.#tasks.slice(0, -1);
  }

  /** The top task as it is now. */
  replace(task: Task): void {
    this.#tasks = [...this.#tasks.slice(0, -1), task];
  }

  /** A task of the stack as it is now, wherever it is. */
  update(task: Task, next: Task): void {
    this.#tasks = this.#tasks.map((one) => (one === task ? next : one));
  }

  /** Takes the top task away and puts it in again below the innermost task of a type, which goes on first. */
  postponeBelow(type: TaskType, task: Task): void {
    const others = this.#tasks.slice(0, -1);
    const at = others.findLastIndex((one) => one.type === type);
    this.#tasks = [...others.slice(0, at), task, ...others.slice(at)];
  }

  /**
   * Changes the task of a type that lies right below the tasks of these types at the top of the stack, or puts one there:
   * it goes on when they are done.
   */
  amendBelow<Type extends TaskType>(
    above: ReadonlySet<TaskType>,
    type: Type,
    amend: (task: TaskOf<Type> | undefined) => Task,
  ): void {
    const at = this.#tasks.findLastIndex((task) => !above.has(task.type)) + 1;
    const below = this.#tasks[at - 1];
    const found = below?.type === type ? (below as TaskOf<Type>) : undefined;
    const before = this.#tasks.slice(0, found === undefined ? at : at - 1);
    this.#tasks = [...before, amend(found), ...this.#tasks.slice(at)];
  }

  /** Puts a task right below the tasks of these types at the top of the stack: it goes on when they are done. */
  insertBelow(above: ReadonlySet<TaskType>, task: Task): void {
    const at = this.#tasks.findLastIndex((one) => !above.has(one.type)) + 1;
    this.#tasks = [...this.#tasks.slice(0, at), task, ...this.#tasks.slice(at)];
  }

  /** An Attached unit comes apart when all that is under way is done: until then tasks know it by its id. */
  splitLater(unitId: string): void {
    const [bottom] = this.#tasks;
    const before = bottom?.type === "split" ? bottom.unit_ids : [];
    const split: Task = { type: "split", unit_ids: [...new Set([...before, unitId])] };
    this.#tasks = [split, ...this.#tasks.slice(bottom?.type === "split" ? 1 : 0)];
  }

  /** Something has happened: it is told, and may open windows. */
  happened(event: GameEvent): void {
    this.story.events.push(event);
    this.#occasions.push(event);
  }

  /** A moment at which windows may open, which is told to nobody where none does. */
  occurs(event: GameEvent): void {
    this.#occasions.push(event);
  }

  /** The next event that nobody was asked about yet, if there is one: each may open windows once. */
  nextEvent(): GameEvent | undefined {
    return this.#occasions[this.#seen] === undefined ? undefined : this.#occasions[this.#seen++];
  }

  /** All diffs, the stack and the cursor included: the document before with these is the document after. */
  finish(): readonly Diff[] {
    const { tasks, rng } = this.#before;
    if (this.#tasks.length === 0 && tasks.length === 0) this.#tasks = tasks;
    if (this.#tasks !== tasks) this.set("tasks", this.#tasks);
    if (this.dice.cursor !== rng.cursor) this.set("rng.cursor", this.dice.cursor);
    return this.#diffs;
  }
}
