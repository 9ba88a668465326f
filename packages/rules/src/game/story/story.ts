import type { GameEvent } from "../event.ts";
import type { DiceBlock } from "./dice-block.ts";
import type { StoryLine } from "./line.ts";

/** Gathers what an action has to tell: dice, lines of the log and events, in the order in which they happen. */
export class Story {
  readonly dice: DiceBlock[] = [];
  readonly log: StoryLine[] = [];
  readonly events: GameEvent[] = [];

  addLine(line: StoryLine): void {
    this.log.push(line);
  }

  /** Gives the number of the block, by which lines name it. */
  roll(block: DiceBlock): number {
    return this.dice.push(block) - 1;
  }
}
