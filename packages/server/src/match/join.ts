import { agreementOf, reviewOf } from "@gunline/armies/review";
import type { OwnArmy, Problem } from "@gunline/link";
import { type Game, type PlayerId, parseGame } from "@gunline/rules";
import { armyRefusal, withArmy } from "./add-army.ts";
import { agreementWith } from "./agreement.ts";
import { claimed } from "./create.ts";
import type { Match } from "./match.ts";
import { waitingWhile } from "./waiting.ts";

/** What the player who takes the free seat says and brings. */
export interface Joining {
  readonly seat: PlayerId;
  readonly name: string | undefined;
  readonly army: OwnArmy | undefined;
  /** The hash of the review that the player has agreed to. */
  readonly agrees: string | undefined;
}

type Result<Key extends string, Value> =
  | ({ readonly ok: true } & Readonly<Record<Key, Value>>)
  | { readonly ok: false; readonly errors: readonly Problem[] };

/** The table with both players at it. All of the document is read and reviewed, which takes long for a large one. */
export function join(match: Match, asked: Joining, now: number): Result<"match", Match> {
  const { seat, name, army, agrees } = asked;
  const armed = documentWith(match, seat, army);
  if (!armed.ok) return armed;
  const { document } = armed;
  const waiting = waitingWhile({ state: "running" }, document);
  const agreement = agreementWith(agreementOf(reviewOf(document)), match.head.agreement, seat, agrees);
  return { ok: true, match: claimed({ ...match, document }, seat, name, now, waiting, agreement) };
}

/** The document with the army that the player brings, where one is asked for. */
function documentWith(
  { document, head }: Match,
  seat: PlayerId,
  added: OwnArmy | undefined,
): Result<"document", Game> {
  const isAsked = head.brings === true;
  if ((added !== undefined) !== isAsked) {
    const message = isAsked ? "Whoever takes this seat brings an army." : "This seat has its army already.";
    return { ok: false, errors: [{ code: isAsked ? "ARMY_WANTED" : "NO_ARMY_WANTED", message }] };
  }
  if (added === undefined) return { ok: true, document };
  const together = withArmy(document, seat, added);
  if (!together.ok) return { ok: false, errors: [together.problem] };
  // As it would be read from a file: what the army brings was read by nobody yet.
  const read = parseGame(JSON.parse(JSON.stringify(together.document)));
  if (!read.ok) return { ok: false, errors: read.refusals };
  const errors = armyRefusal(document, read.value, seat);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, document: read.value };
}
