import type { Dice } from "./dice/source.ts";
import { applyDiffs, type Diff } from "./diff.ts";
import type { Game } from "./game/document.ts";
import type { GameEvent } from "./game/event.ts";
import type { Task, TaskType } from "./game/tasks.ts";
import type { Refusal } from "./refusal.ts";
import { Story } from "./story/story.ts";

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
  readonly #diffs: Diff[] = [];
  readonly #before: Game;
  #game: Game;
  /** How many of the diffs the document at hand has had. */
  #applied = 0;
  /** The stack is written once, when all is done: most tasks begin and end within one action. */
  #tasks: readonly Task[];

  constructor(game: Game, dice: Dice) {
    this.#before = game;
    this.#game = game;
    this.#tasks = game.tasks;
    this.dice = dice;
  }

  /** The document with all changes so far. */
  get game(): Game {
    const document = this.#document();
    return document.tasks === this.#tasks ? document : { ...document, tasks: this.#tasks };
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

  push(task: Task): void {
    this.#tasks = [...this.#tasks, task];
  }

  /** The top task is done. */
  pop(): void {
    this.#tasks = this.#tasks.slice(0, -1);
  }

  /** The top task as it is now. */
  replace(task: Task): void {
    this.#tasks = [...this.#tasks.slice(0, -1), task];
  }

  /** Takes the top task away and puts it in again below the innermost task of a type, which goes on first. */
  postponeBelow(type: TaskType, task: Task): void {
    const others = this.#tasks.slice(0, -1);
    const at = others.findLastIndex((one) => one.type === type);
    this.#tasks = [...others.slice(0, at), task, ...others.slice(at)];
  }

  happened(event: GameEvent): void {
    this.story.events.push(event);
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
