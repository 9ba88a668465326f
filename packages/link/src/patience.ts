/** How long a client waits, in milliseconds; a line may be dead without anybody saying so. */
export interface Patience {
  /** For the server to answer and the line to open. A server that was killed may leave a try hanging. */
  readonly reach: number;
  /** For the whole table, once the line is open: it may be large and the line slow. */
  readonly dial: number;
  /** Nothing was heard for so long: the server is asked whether it is there. */
  readonly quiet: number;
  /** It has not answered that for so long: the player is told. */
  readonly silent: number;
  /** For so long: the line is given up, and another one is tried. */
  readonly dead: number;
  /** For the answer to a command or a question, on a line that is otherwise well. */
  readonly answer: number;
  /** Between two looks at all of this. */
  readonly look: number;
}

export const PATIENCE: Patience = {
  // With the longest pause between two tries, a client is back within ten seconds after its server is.
  reach: 7_500,
  dial: 15_000,
  quiet: 10_000,
  silent: 4_000,
  dead: 12_000,
  answer: 30_000,
  look: 2_000,
};
