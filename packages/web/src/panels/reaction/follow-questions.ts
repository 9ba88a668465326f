import type { Game, WindowId } from "@gunline/rules";
import { useSession } from "../../online/store.ts";
import { isOursNow } from "../../online/whose-decision.ts";
import { useAsking } from "../../table/asking.ts";
import { passOver } from "../../table/commands.ts";
import { preferencesNow, usePreferences } from "../../table/preferences.ts";
import { tableNow, useTable } from "../../table/table.ts";
import { type Reaction, reactionUnderWay } from "../../table/under-way.ts";
import { offersNow } from "./offers.ts";
import { optionOdds } from "./use-option-odds.ts";
import { matters, weightOf } from "./worth.ts";

/**
 * Which questions a player gets to see. One that can change nothing is passed over; one that has just appeared takes no
 * input for a moment, as a hand may already be on its way to what was there before.
 */

const FRESH_MS = 300;
/** Odds that take longer than this are not waited for: the question is asked. */
const LONGEST_CHECK_MS = { held: 1_500, asked: 400 };

/** Follows the table from now on. */
export function followQuestions(): void {
  let seen: { readonly game: Game; readonly asks: string } | undefined;
  let shown: Reaction | undefined;
  let declined: { readonly move: string; readonly models: Declined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (window: Reaction) => {
    const isNew = shown === undefined || !isSame(shown, window);
    shown = window;
    clearTimeout(timer);
    useAsking.setState({ asking: isNew ? "fresh" : "open" });
    if (isNew) timer = setTimeout(() => useAsking.setState({ asking: "open" }), FRESH_MS);
  };

  const follow = async () => {
    const table = tableNow();
    const game = table?.game;
    const window = game === undefined ? undefined : (reactionUnderWay(game) ?? undefined);
    const isHere = window !== undefined && table?.mode !== "replay" && isOursNow();
    const asks = preferencesNow().questions;
    if (game === undefined || !isHere) {
      if (game !== seen?.game) shown = undefined;
      seen = undefined;
      clearTimeout(timer);
      useAsking.setState({ asking: "open" });
      return;
    }
    if (seen?.game === game && seen.asks === asks) return;
    seen = { game, asks };
    const isShown = shown !== undefined && isSame(shown, window);
    if (isShown) return show(window);
    // Also where it is asked anyway, the odds come first: nothing moves on a card that is already there.
    const isHeld = asks === "matters" && mayHoldBack(game, window);
    useAsking.setState({ asking: "checking" });
    const move = moveOf(game, window);
    const before = window.window === "W-MOVE-END" && declined?.move === move ? declined.models : undefined;
    const longest = LONGEST_CHECK_MS[isHeld ? "held" : "asked"];
    const worth = await Promise.race([worthOf(game, window.window, before), after(longest)]);
    if (tableNow()?.game !== game || seen?.game !== game) return;
    if (window.window === "W-MOVE-BEGIN") declined = worth.asks ? { move, models: worth.models } : undefined;
    if (worth.asks || !isHeld) return show(window);
    passOver();
  };
  useTable.subscribe(() => void follow());
  useSession.subscribe(() => void follow());
  usePreferences.subscribe(() => void follow());
  void follow();
}

/** What has to be answered is asked, and so is everything in the player's own turn: there a pass could not be undone. */
function mayHoldBack(game: Game, { player }: Reaction): boolean {
  return player !== game.turn.active_player && !offersNow(game).some(({ isOwed }) => isOwed);
}

/** The most models that each stratagem would take. */
type Declined = ReadonlyMap<string, number>;

interface Worth {
  readonly asks: boolean;
  readonly models: Declined;
}

async function worthOf(game: Game, window: WindowId, declined: Declined | undefined): Promise<Worth> {
  const models = new Map<string, number>();
  let asks = false;
  for (const use of offersNow(game).flatMap((offer) => offer.uses)) {
    const odds = await optionOdds(game, use);
    const { stratagem } = use.payload;
    const most = Math.max(weightOf(game, odds)?.models ?? 0, models.get(stratagem) ?? 0);
    models.set(stratagem, most);
    asks ||= matters(game, window, use, odds, declined?.get(stratagem));
  }
  return { asks, models };
}

function after(ms: number): Promise<Worth> {
  return new Promise((resolve) => setTimeout(() => resolve({ asks: true, models: new Map() }), ms));
}

function isSame(one: Reaction, other: Reaction): boolean {
  return one.window === other.window && one.player === other.player && one.event === other.event;
}

/** The move that a question is about: one unit moves once in a phase. */
function moveOf({ turn }: Game, { unitId }: Reaction): string {
  return [turn.round, turn.active_player, turn.phase, unitId].join(" ");
}
