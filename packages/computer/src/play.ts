import type { RecordStep } from "@gunline/rules";
import { type Action, begin, type Game, type PlayerId, recordStep, step, waiting } from "@gunline/rules";
import { decide } from "./decide.ts";
import type { Strength } from "./decision.ts";

/** A battle that computers have played. */
export interface PlayedBattle {
  readonly game: Game;
  readonly actions: number;
  readonly steps: readonly RecordStep[];
  /** Why it stopped before its end, if it did: a decision that was refused, or too many of them. */
  readonly stopped?: string;
}

interface Play {
  readonly players: Readonly<Record<PlayerId, Strength>>;
  readonly seed: string;
  /** Whether each step is kept, for a record. */
  readonly recorded?: boolean;
  readonly mostActions?: number;
  /** Told of every decision. */
  readonly onDecision?: (player: PlayerId, action: Action, why: string) => void;
}

/** A whole battle takes some hundreds of actions; a table that never ends stops here. */
const MOST_ACTIONS = 20_000;

/** Plays a battle to its end, both sides by computers. */
export function playBattle(start: Game, play: Play): PlayedBattle {
  const { players, seed, recorded = false, mostActions = MOST_ACTIONS } = play;
  let timeline = begin(start);
  const steps: RecordStep[] = [];
  for (let actions = 0; ; actions++) {
    const [awaited] = waiting(timeline.game);
    if (awaited === undefined) return { game: timeline.game, actions, steps };
    if (actions >= mostActions) {
      return { game: timeline.game, actions, steps, stopped: `it has not ended after ${actions} actions` };
    }
    const { action, why } = decide(timeline.game, players[awaited.player], seed);
    play.onDecision?.(awaited.player, action, why);
    const taken = step(timeline, action);
    if (taken.timeline.game === timeline.game && !taken.result.success) {
      const stopped = `${JSON.stringify(action)} was refused: ${taken.result.errors[0]?.message ?? ""}`;
      return { game: timeline.game, actions, steps, stopped };
    }
    timeline = taken.timeline;
    if (recorded) steps.push(recordStep(action, timeline.game, taken.result));
  }
}
