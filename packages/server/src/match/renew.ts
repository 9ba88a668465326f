import type { Rewound } from "@gunline/link";
import { type Game, renewedBy, seededDice, seedHash } from "@gunline/rules";
import { makeSeed } from "../secret.ts";
import { hashOfGame } from "./hash.ts";
import type { EarlierSeed, Head, Match } from "./match.ts";

/**
 * Another seed for a game that a server found in a copy of its games: what was played after the copy was made is lost,
 * but whoever played it has seen dice that would come again, or all of them where the game was over and its seed was
 * published. It is a step like going back to the very document of now, so that everybody is told and records have it.
 */
export function renew(match: Match, now: number): { readonly match: Match; readonly step: Rewound } {
  const next = makeSeed();
  const seed_hash = seedHash(next);
  const document = renewedBy(match.document, seed_hash);
  const { cursor } = document.rng;
  const seq = match.seq + 1;
  const step: Rewound = {
    kind: "rewind",
    seq,
    id: `restored-${seed_hash.slice(0, 16)}`,
    seat: "p1",
    at: now,
    hash: hashOfGame(document),
    cursor,
    to: match.seq,
    seed_hash,
  };
  const earlierSeeds = [...(match.head.earlierSeeds ?? []), { seed: match.seed, until: cursor }];
  const head: Head = { ...match.head, offers: { ...match.head.offers, undo: null }, earlierSeeds };
  return { match: { ...match, seq, seed: next, document, head, updated: now }, step };
}

/** Where nobody has sat down opposite yet, nothing was played that is known of: the first document shows the new seed. */
export function renewUnplayed(match: Match): Match {
  const seed = makeSeed();
  return { ...match, seed, document: renewedBy(match.document, seedHash(seed)) };
}

/** The faces from the first die up to another, whichever seed they were of. */
export function facesOf(
  start: Game,
  to: number,
  seed: string,
  earlier: readonly EarlierSeed[] = [],
): readonly number[] {
  const faces: number[] = [];
  for (const one of [...earlier, { seed, until: to }]) {
    const from = start.rng.cursor + faces.length;
    const dice = seededDice(one.seed, from);
    for (let n = from; n < Math.min(one.until, to); n++) faces.push(dice.d6());
  }
  return faces;
}
