import type { Game } from "../../game/document.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { mean } from "../../odds/pmf.ts";
import type { Score } from "./growth.ts";
import type { Kill } from "./kills.ts";
import { measure } from "./luck.ts";
import type { Played } from "./played.ts";
import type { Volley } from "./volleys.ts";

/** A moment that decided something, to be looked at again. */
export type TurningPoint = { readonly moment: number; readonly round: number } & (
  | {
      readonly what: "SCORED";
      readonly player: PlayerId;
      readonly vp: number;
      readonly sources: readonly string[];
      /** Whether the player has the lead by it who had not before. */
      readonly takes_lead: boolean;
    }
  | {
      readonly what: "DESTROYED";
      readonly owner: PlayerId;
      readonly name: string;
      readonly points: number;
      readonly by: string | null;
    }
  | {
      readonly what: "DICE";
      readonly player: PlayerId;
      readonly name: string;
      readonly dealt: number;
      readonly expected: number;
      readonly luckier_than: number;
    }
);

/** As many as can be read at a glance. */
const MOST = 6;
/** What an army is worth beside victory points, and what it is to go ahead by any number of them. */
const ARMY = 50;
const LEAD = 6;
/** Below this nothing was decided. */
const LEAST = 3;
/** One volley in ten is as lucky, one as unlucky: rarer ones are told. */
const RARE = 0.1;

interface Weighed {
  readonly weight: number;
  readonly point: TurningPoint;
}

/** The heaviest moments in their order, weighed in victory points: an army that is lost weighs as much as fifty. */
export function turningPoints(
  start: Game,
  played: readonly Played[],
  growth: readonly Score[],
  kills: readonly Kill[],
  volleys: readonly Volley[],
): readonly TurningPoint[] {
  const all = [
    ...scored(played, growth),
    ...kills.map((kill): Weighed => destroyed(start, kill)),
    ...volleys.flatMap((volley) => rare(start, played, volley)),
  ];
  return all
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ point }) => point)
    .sort((a, b) => a.moment - b.moment);
}

/** Points that come turn after turn decide little: what counts is what is above the mean, and who goes ahead. */
function* scored(played: readonly Played[], growth: readonly Score[]): Generator<Weighed> {
  const gains = growth.slice(1).flatMap(({ vp }, index) => {
    const before = growth[index]!.vp;
    return PLAYER_IDS.map((player) => vp[player] - before[player]).filter((gain) => gain > 0);
  });
  const usual = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(gains.length, 1);
  for (const [index, { moment, vp }] of growth.entries()) {
    if (index === 0) continue;
    const before = growth[index - 1]!.vp;
    const step = stepTo(played, moment);
    for (const player of PLAYER_IDS) {
      const gained = vp[player] - before[player];
      if (gained === 0) continue;
      const enemy = opponentOf(player);
      const takes_lead = before[player] <= before[enemy] && vp[player] > vp[enemy];
      const sources = step.result.events.flatMap((event) =>
        event.type === "vp_scored" && event.player === player ? [event.source] : [],
      );
      const weight = gained - usual + (takes_lead ? LEAD : 0);
      const { round } = step.before.turn;
      yield {
        weight,
        point: { what: "SCORED", moment, round, player, vp: gained, sources, takes_lead },
      };
    }
  }
}

function stepTo(played: readonly Played[], moment: number): Played {
  return played.find((step) => step.moment === moment)!;
}

function destroyed(start: Game, { moment, round, owner, name, points, by }: Kill): Weighed {
  const weight = (ARMY * points) / Math.max(worthOf(start, owner), 1);
  return { weight, point: { what: "DESTROYED", moment, round, owner, name, points, by: by?.name ?? null } };
}

/** Dice that few would have expected, weighed by the part of an army that they made a difference of. */
function rare(start: Game, played: readonly Played[], volley: Volley): readonly Weighed[] {
  const { pmf, dealt, moment, player, name } = volley;
  if (pmf === null) return [];
  const { luckier_than } = measure([pmf], dealt);
  if (luckier_than > RARE && luckier_than < 1 - RARE) return [];
  const expected = mean(pmf);
  const weight = (ARMY * Math.abs(dealt - expected)) / Math.max(woundsOf(start, opponentOf(player)), 1);
  const { round } = stepTo(played, moment).before.turn;
  return [{ weight, point: { what: "DICE", moment, round, player, name, dealt, expected, luckier_than } }];
}

function worthOf({ units }: Game, player: PlayerId): number {
  const own = Object.values(units).filter(({ owner }) => owner === player);
  return own.reduce((sum, { points = 0 }) => sum + points, 0);
}

function woundsOf({ units }: Game, player: PlayerId): number {
  const own = Object.values(units).filter(({ owner }) => owner === player);
  const models = own.flatMap((unit) => Object.values(unit.models));
  return models.reduce((sum, { wounds }) => sum + wounds, 0);
}
