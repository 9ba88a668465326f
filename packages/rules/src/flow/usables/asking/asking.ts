import type { Deed } from "../../../abilities/language/deed.ts";
import type { Refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Stratagem, StratagemPayload } from "../../stratagems/stratagem.ts";

export type Named = Pick<Stratagem, "id" | "name" | "rule" | "windows" | "moments" | "among">;

/** What the flow of the game has to know about a kind of act before it is done: who could do it, and what it asks for. */
export interface Asking<One extends Deed = Deed> {
  /** Why the unit cannot do it now, whatever its player says. */
  readonly refusals?: (usable: Named, game: Game, unit: Unit, deed: One) => readonly Refusal[];
  /** Why what the player says about it is no good. */
  readonly payloadRefusals?: (
    usable: Named,
    game: Game,
    unit: Unit,
    deed: One,
    payload: StratagemPayload,
  ) => readonly Refusal[];
  /** What a player could say; each alone completes a payload. */
  readonly choices?: (game: Game, unit: Unit, deed: One) => Iterable<Partial<StratagemPayload>>;
}

/** Acts of one kind, known by its key. */
export type DeedOf<Key extends string> = Extract<Deed, Readonly<Record<Key, unknown>>>;
