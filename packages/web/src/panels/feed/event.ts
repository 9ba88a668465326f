import type { Game, LineOf, PlayerId } from "@gunline/rules";
import { sourceName, unitName } from "@gunline/rules/words";
import type { Entry } from "../../table/table.ts";
import { words } from "../../words/english.ts";
import { logLinesOf } from "../log/line.ts";

const text = words.feed;

/** Something that nobody should miss, as a card says it. */
export interface FeedEvent {
  readonly kind: "points" | "used" | "active" | "destroyed" | "coherency" | "chosen";
  /** Who scored, used it, or lost somebody. */
  readonly side: PlayerId;
  readonly title: string;
  /** What points were scored for, line by line. */
  readonly lines: readonly string[];
  /** Of points: how many in all. */
  readonly vp?: number;
}

/** The events of one step, in order. `game`: the one after it. */
export function eventsIn({ result }: Entry, game: Game): readonly FeedEvent[] {
  const events: FeedEvent[] = [];
  for (const { about, text: title } of logLinesOf(result, game)) {
    switch (about.line) {
      case "points_scored":
        addPoints(events, about, game);
        break;
      case "stratagem_used":
        events.push({ kind: "used", side: about.player, title, lines: [] });
        break;
      case "became_active":
        events.push({ kind: "active", side: about.player, title, lines: [] });
        break;
      case "unit_destroyed":
      case "never_arrived":
        events.push({ kind: "destroyed", side: ownerOf(game, about.unit_id), title, lines: [] });
        break;
      case "card_targets":
        events.push({ kind: "chosen", side: about.player, title, lines: [] });
        break;
      case "out_of_coherency":
        events.push({ kind: "coherency", side: ownerOf(game, about.unit_id), title, lines: [] });
        break;
      default:
    }
  }
  return events;
}

/** All points of a player in one step are one event: they are scored together. */
function addPoints(
  events: FeedEvent[],
  { player, source, vp, of }: LineOf<"points_scored">,
  game: Game,
): void {
  const what = of.map((id) => (game.units[id] === undefined ? id : unitName(game, id))).join(", ");
  const line = text.for(vp, sourceName(source), what);
  const { name } = game.players[player];
  const at = events.findIndex(({ kind, side }) => kind === "points" && side === player);
  const total = (events[at]?.vp ?? 0) + vp;
  const lines = [...(events[at]?.lines ?? []), line];
  const event: FeedEvent = {
    kind: "points",
    side: player,
    title: text.points(name, total),
    lines,
    vp: total,
  };
  if (at < 0) events.push(event);
  else events[at] = event;
}

function ownerOf({ units, turn }: Game, unitId: string): PlayerId {
  return units[unitId]?.owner ?? turn.active_player;
}

/** What the turn before this one has brought, newest last; null where none has ended. */
export function recapOf(entries: readonly Entry[], game: Game): readonly FeedEvent[] | null {
  const ends = entries.flatMap(({ result }, at) => (result.log.some(isTurnEnd) ? [at] : []));
  const last = ends.at(-1);
  if (last === undefined) return null;
  const first = ends.at(-2) ?? -1;
  return entries.slice(first + 1, last + 1).flatMap((entry) => eventsIn(entry, game));
}

function isTurnEnd({ line }: { readonly line: string }): boolean {
  return line === "turn_ended";
}
