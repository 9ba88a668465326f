import { taskUnderWay } from "../../flow/tasks/under-way.ts";
import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { damageOf } from "../../odds/damage.ts";
import type { Pmf } from "../../odds/pmf.ts";
import { atFirstDie } from "./first-die.ts";
import type { Played } from "./played.ts";

/** The attacks of one unit, shot or struck, from their first die to their last: what they did, and what they could do. */
export interface Volley {
  /** The moments after its first die and after its last. */
  readonly moment: number;
  readonly ended: number;
  readonly player: PlayerId;
  readonly unit_id: string;
  readonly name: string;
  readonly target_unit_ids: readonly string[];
  /** Wounds that enemy models have lost. */
  readonly dealt: number;
  /** The chances of 0, 1, 2, … wounds; null where they cannot be told: too large a case, or dice that were rolled again. */
  readonly pmf: Pmf | null;
}

/** A die that was rolled again by choice, or turned over, is no luck: such a volley has no odds to be compared with. */
export function volleysOf(played: readonly Played[]): readonly Volley[] {
  const volleys: Volley[] = [];
  let open: Volley | undefined;
  for (const step of played) {
    const rolls = step.result.log.some(({ line }) => line === "attacks");
    if (open === undefined && rolls) open = begun(step);
    if (open === undefined) continue;
    const pmf = isHelped(step) ? null : open.pmf;
    open = { ...open, pmf, ended: step.moment, dealt: open.dealt + woundsDealt(step, open.player) };
    if (isUnderWay(step.after, open)) continue;
    volleys.push(open);
    open = undefined;
  }
  return open === undefined ? volleys : [...volleys, open];
}

function begun({ before, action, moment }: Played): Volley | undefined {
  // Confirmed and not yet rolled, or begun by the action that rolls it.
  const waiting = taskUnderWay(before, "attacks");
  const game = waiting === undefined ? atFirstDie(before, action) : before;
  const attacks = waiting ?? (game && taskUnderWay(game, "attacks"));
  if (game === undefined || attacks === undefined) return undefined;
  const { plans } = attacks;
  const { shooter_unit_id: unit_id, shooter_name: name } = plans[0]!;
  return {
    moment,
    ended: moment,
    player: game.units[unit_id]!.owner,
    unit_id,
    name,
    target_unit_ids: [...new Set(plans.map(({ target_unit_id }) => target_unit_id))],
    dealt: 0,
    pmf: damageOf(game, plans),
  };
}

function isHelped({ result }: Played): boolean {
  return result.log.some(({ line }) => line === "re_rolled" || line === "die_changed");
}

function isUnderWay(game: Game, { unit_id }: Volley): boolean {
  const attacks = taskUnderWay(game, "attacks");
  return attacks !== undefined && attacks.plans[0]!.shooter_unit_id === unit_id;
}

function woundsDealt({ before, result }: Played, player: PlayerId): number {
  let sum = 0;
  for (const line of result.log) {
    if (line.line === "injury" && before.units[line.unit_id]?.owner !== player) sum += line.lost;
  }
  return sum;
}
