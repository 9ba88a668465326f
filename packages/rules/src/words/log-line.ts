import type { Game } from "../game/document.ts";
import { unitName, weaponName } from "../game/names.ts";
import type { ActionResult } from "../game/result.ts";
import type { DiceBlock } from "../game/story/dice-block.ts";
import type { LineName, LineOf } from "../game/story/line.ts";

/** What every teller of a line needs. */

/** A line of text; `detail` lines are left out of the compact log. */
export interface LogLine {
  readonly detail: boolean;
  readonly text: string;
}

/** What lines may ask about: the names of things, and the rest of the result. */
export interface Around {
  readonly game: Game;
  readonly result: Pick<ActionResult, "dice" | "errors">;
  /** How the seed is named, or the hash that stands for it; absent: in full. */
  readonly seedName?: (seed: string) => string;
}

export type BlockOf<Context extends DiceBlock["context"]> = Extract<DiceBlock, { context: Context }>;

export type LineWriter<Name extends LineName> = (line: LineOf<Name>, around: Around) => readonly LogLine[];

export const said = (text: string): LogLine => ({ detail: false, text });
export const detail = (text: string): LogLine => ({ detail: true, text });

export const nameOf = ({ game }: Around, id: string): string => unitName(game, id);
export const armOf = ({ game }: Around, id: string): string => weaponName(game, id);
export const blockOf = <Block extends DiceBlock>({ result }: Around, at: number): Block =>
  result.dice[at] as Block;

/** Where dice came from. */
export function sourceOf(
  scripted: boolean | undefined,
  { game: { rng }, seedName = (seed) => `"${seed}"` }: Around,
): string {
  return scripted === true ? ", given beforehand" : ` of the seed ${seedName(rng.seed)}`;
}
