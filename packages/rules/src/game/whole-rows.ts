import type * as z from "zod/mini";

/** Tasks whose rows say all about them, by type: each row declares itself here, once. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, since this layer may not import rows.
export interface WholeRows {}

/** What such a row adds to the documents: what its task keeps, its own actions, and what is waited for besides its name. */
export interface OwnTypes<
  Schema extends z.ZodMiniObject,
  Actions extends Readonly<Record<string, z.ZodMiniObject>> = Record<never, z.ZodMiniObject>,
  Wait = object,
> {
  readonly task: z.infer<Schema>;
  readonly action: z.infer<Actions[keyof Actions]>;
  readonly wait: Wait;
}

export type WholeRowType = keyof WholeRows;

export type RowTask = WholeRows[WholeRowType]["task"];
export type RowAction = WholeRows[WholeRowType]["action"];
export type RowWait = {
  readonly [Type in WholeRowType]: { readonly what: Type } & WholeRows[Type]["wait"];
}[WholeRowType];
