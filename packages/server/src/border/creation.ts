import { agreementOf, reviewOf } from "@gunline/armies/review";
import { type About, NOTHING_ABOUT } from "@gunline/link";
import { documents, type Game, opponentOf, type PlayerId, parseGame } from "@gunline/rules";
import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { byHandProblemsIn } from "../match/by-hand.ts";
import { name } from "./name.ts";
import { reviewHash } from "./review-hash.ts";
import { type Fault, type Read, readText } from "./text.ts";

/** Held against the board once that is known. */
const place = z.number().min(0);
const about: z.ZodType<About> = z.strictObject({
  title: z.string().max(1_000),
  task: z.string().max(10_000),
  objectives: z.array(z.tuple([place, place])).max(LIMITS.objectives),
});

const body = z.strictObject({
  document: z.unknown(),
  seat: z.enum(["p1", "p2"]).default("p1"),
  name,
  about: about.default(NOTHING_ABOUT),
  modifiers_by_hand: z.boolean().default(false),
  opponent_brings: z.boolean().default(false),
  absence_minutes: z
    .int()
    .min(LIMITS.leastAbsenceMinutes)
    .max(LIMITS.mostAbsenceMinutes)
    .default(LIMITS.absenceMinutes),
  agrees: reviewHash.optional(),
});

/** What the player who makes a table asks for. */
export interface Creation extends z.infer<typeof body> {
  readonly document: Game;
  /** The hash of what there is to agree to in the document; null where everything is built in. */
  readonly agreement: string | null;
}

/** From the text of a request to a table that the rules can play. */
export function readCreation(text: string): Read<Creation> {
  const read = readText(text, body);
  if (!read.ok) return read;
  const parsed = parseGame(read.value.document);
  if (!parsed.ok) return { ok: false, errors: parsed.refusals };
  const faults = documents.openingFaults(parsed.value);
  if (faults.length > 0) return { ok: false, errors: faults };
  // It is played by the rules of today: earlier editions are for records.
  const document = documents.withoutEdition(parsed.value);
  const value = { ...read.value, document, agreement: agreementOf(reviewOf(document)) };
  const refusal = tableFaults(value);
  return refusal.length > 0 ? { ok: false, errors: refusal } : { ok: true, value };
}

/** Why a document that can be played makes no table as it is asked for. */
function tableFaults(asked: Creation): readonly Fault[] {
  const { document, seat, about, modifiers_by_hand, opponent_brings } = asked;
  const byHand = byHandProblemsIn(document, modifiers_by_hand);
  if (byHand.length > 0) return byHand;
  if (document.result !== null) {
    return [{ code: "BATTLE_OVER", message: "The battle of this document is over." }];
  }
  const { width, height } = document.board;
  if (about.objectives.some(([x, y]) => x > width || y > height)) {
    return [{ code: "BAD_REQUEST", message: "An objective lies off the board." }];
  }
  if (opponent_brings && !isLeftOpen(document, opponentOf(seat))) {
    const message = "An army is brought before the battle, to a side that has no units.";
    return [{ code: "BAD_REQUEST", message }];
  }
  return [];
}

function isLeftOpen(game: Game, seat: PlayerId): boolean {
  return documents.isBeforeBattle(game) && Object.values(game.units).every(({ owner }) => owner !== seat);
}
