import type { Game, Phase, WaitingFor } from "@gunline/rules";
import {
  type At,
  FRESH,
  isOfPhase,
  type MomentState,
  type OwnChoices,
  type OwnedState,
} from "./moment-state.ts";
import { currentGame, useGame } from "./table.ts";
import { isAnythingUnderWay } from "./under-way.ts";
import { look, useView, type View } from "./view.ts";
import { awaitedFor } from "./whose.ts";

/**
 * The state of a moment belongs to the moment. It is kept with what it belongs to, and read only while the game is there:
 * nobody clears it. That of a phase lasts through what comes in its middle, so that a charge that was declared and taken
 * back is still chosen.
 */

/** What has a tag of its own; all else that comes in the middle of a phase shares one. */
const INTERLUDES: Readonly<Partial<Record<WaitingFor["what"], At>>> = {
  card: "card",
  pile_in: "fighting",
  melee_targets: "fighting",
  consolidation: "fighting",
};

const OF_PHASE: ReadonlySet<WaitingFor["what"]> = new Set(["phase_to_end", "nothing_left"]);

/** Which state the page has at this point of the game. */
export function atOf(game: Game): At {
  const awaited = awaitedFor(game);
  if (awaited === undefined || !isAnythingUnderWay(game) || OF_PHASE.has(awaited.what))
    return game.turn.phase.toLowerCase() as Lowercase<Phase>;
  return INTERLUDES[awaited.what] ?? "other";
}

/** What a state belongs to. */
function belonging(game: Game, state: MomentState): string {
  const { seed, cursor } = game.rng;
  const { round, active_player, phase } = game.turn;
  // Both sides set up in turn: what they choose lasts until the battle begins.
  if (state.at === "deployment") return JSON.stringify([seed, phase]);
  const turn = [seed, round, active_player, phase];
  if (state.at === "shooting") return JSON.stringify([turn, game.shooting.active_shooter_id]);
  if (state.at === "charge") {
    const { tried_unit_ids, skipped_unit_ids } = game.charges;
    const isDone = [...tried_unit_ids, ...skipped_unit_ids].includes(state.charger ?? "");
    return JSON.stringify([turn, isDone]);
  }
  // Dice that were rolled make another moment of it.
  return JSON.stringify(isOfPhase(state.at) ? turn : [turn, cursor, awaitedFor(game)]);
}

function slotOf(at: At): "ofPhase" | "ofInterruption" {
  return isOfPhase(at) ? "ofPhase" : "ofInterruption";
}

/** What was chosen at such a moment; with nothing chosen where the game is not there. */
function stateOf<A extends At>(game: Game, view: View, at: A): MomentState<A> {
  const kept: OwnedState | null = view[slotOf(at)];
  const isIt = kept?.state.at === at && kept.of === belonging(game, kept.state);
  return (isIt ? kept.state : FRESH[at]) as MomentState<A>;
}

/** What is looked at, with the state of the moment: what rows are given. */
export type Seen<A extends At = At> = View & MomentState<A>;

const known = new WeakMap<View, { readonly game: Game; readonly seen: Seen }>();

export function seenOf(game: Game, view: View): Seen {
  const before = known.get(view);
  if (before?.game === game) return before.seen;
  const seen: Seen = { ...view, ...stateOf(game, view, atOf(game)) };
  known.set(view, { game, seen });
  return seen;
}

/** As it is now, for what a key, a click or a button does. */
export function seenNow(): Seen {
  return seenOf(currentGame(), useView.getState());
}

/** The state of such a moment as it is now. */
export function stateNow<A extends At>(at: A): MomentState<A> {
  return stateOf(currentGame(), useView.getState(), at);
}

/** The same for what is shown. */
export function useMoment<A extends At>(at: A): MomentState<A> {
  const game = useGame();
  return useView((view) => stateOf(game, view, at));
}

/** The use of a stratagem that is about to be made at this moment, by its key; null: the first. */
export function useChosenUse(): string | null {
  const game = useGame();
  return useView((view) => stateOf(game, view, atOf(game)).chosenUse);
}

/** Changes what is chosen at such a moment. */
export function choose<A extends At>(at: A, change: Partial<Omit<MomentState<A>, "at">>): void {
  const game = currentGame();
  const state = { ...stateNow(at), ...change } as MomentState;
  look({ [slotOf(at)]: { of: belonging(game, state), state } });
}

/** The same of what one row or panel alone has there. */
export function chooseOwn(at: At, change: OwnChoices): void {
  choose(at, { own: { ...stateNow(at).own, ...change } });
}

export function chooseUse(chosenUse: string | null): void {
  choose(atOf(currentGame()), { chosenUse });
}

/** Chooses a unit to charge with, or none; whom, is asked next. */
export function chooseCharger(charger: string | null): void {
  choose("charge", { charger, chargeTargets: [] });
}
