import type { OwnArmy } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { readClaim } from "../border/claim.ts";
import { readCreation } from "../border/creation.ts";
import { agreementWith } from "../match/agreement.ts";
import { createMatch } from "../match/create.ts";
import { join } from "../match/join.ts";
import type { Match } from "../match/match.ts";
import { waitingWhile } from "../match/waiting.ts";
import { cleanAbout } from "../text.ts";
import type { Answer, Job } from "./job.ts";

/**
 * What a thread makes of what strangers send. What is large goes back as text, which nobody parses before it is written:
 * the process would stand still for it.
 */

type JobOf<Do extends Job["do"]> = Extract<Job, { readonly do: Do }>;

const RUNNING = { state: "running" } as const;

export function creation({ text, customer, now }: JobOf<"creation">): Answer {
  const read = readCreation(text);
  if (!read.ok) return { to: "creation", ok: false, errors: read.errors };
  const { document, seat, name, agrees, modifiers_by_hand, opponent_brings, ...asked } = read.value;
  // Who is awaited is asked too, so that no game begins whose first question takes too long.
  waitingWhile(RUNNING, document);
  const agreement = agreementWith(asked.agreement, undefined, seat, agrees);
  const { game, token, invite } = createMatch(
    document,
    seat,
    name,
    customer,
    now,
    cleanAbout(asked.about),
    modifiers_by_hand,
    opponent_brings,
    { absence: asked.absence_minutes, agreement },
  );
  const made = { game: { ...game, match: { ...game.match, document: "" } }, seat, token, invite };
  return {
    to: "creation",
    ok: true,
    made: JSON.stringify(made),
    document: JSON.stringify(game.match.document),
  };
}

export function claim({ text }: JobOf<"claim">): Answer {
  const read = readClaim(text);
  if (!read.ok) return { to: "claim", ok: false, errors: read.errors };
  const { army, ...rest } = read.value;
  const added = army === undefined ? null : JSON.stringify(army);
  return { to: "claim", ok: true, claim: JSON.stringify(rest), army: added };
}

export function joining({ match, document, asked, now }: JobOf<"join">): Answer {
  const table: Match = { ...(JSON.parse(match) as Match), document: JSON.parse(document) as Game };
  const army = asked.army === null ? undefined : (JSON.parse(asked.army) as OwnArmy);
  const joined = join(table, { ...asked, army }, now);
  if (!joined.ok) return { to: "join", ok: false, errors: joined.errors };
  const { document: after, ...rest } = joined.match;
  return { to: "join", ok: true, match: JSON.stringify(rest), document: JSON.stringify(after) };
}
