import { PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { convolve, mean, type Pmf } from "../../odds/pmf.ts";
import type { Played } from "./played.ts";
import { chargesOf, type Roll, savesOf } from "./rolls.ts";
import type { Volley } from "./volleys.ts";

/** What came of dice, beside what was to be expected of the same dice. */
export interface Measure {
  readonly came: number;
  readonly expected: number;
  /** How many dice, volleys or charges it was. */
  readonly of: number;
  /** The chance of less, and half of the chance of as much: 0.5 is neither lucky nor unlucky. */
  readonly luckier_than: number;
}

export interface Luck {
  /** Wounds dealt by attacks. */
  readonly wounds: Measure;
  readonly charges: Measure;
  readonly saves: Measure;
  /** Volleys whose odds cannot be told, and which count on neither side. */
  readonly left_out: number;
  /** By unit, the luckiest first. */
  readonly units: readonly UnitLuck[];
}

export interface UnitLuck {
  readonly unit_id: string;
  readonly name: string;
  readonly dealt: number;
  readonly expected: number;
}

export function luckOf(
  played: readonly Played[],
  volleys: readonly Volley[],
): Readonly<Record<PlayerId, Luck>> {
  const charges = chargesOf(played);
  const saves = savesOf(played);
  const of = (player: PlayerId): Luck => {
    const own = volleys.filter((volley) => volley.player === player);
    const known = own.filter(isKnown);
    return {
      wounds: measure(
        known.map(({ pmf }) => pmf),
        known.reduce((sum, { dealt }) => sum + dealt, 0),
      ),
      charges: ofRolls(charges.filter((roll) => roll.player === player)),
      saves: ofRolls(saves.filter((roll) => roll.player === player)),
      left_out: own.length - known.length,
      units: byUnit(known),
    };
  };
  return Object.fromEntries(PLAYER_IDS.map((player) => [player, of(player)])) as Record<PlayerId, Luck>;
}

type Known = Volley & { readonly pmf: Pmf };

function isKnown(volley: Volley): volley is Known {
  return volley.pmf !== null;
}

function ofRolls(rolls: readonly Roll[]): Measure {
  const made = rolls.filter((roll) => roll.made).length;
  return measure(
    rolls.map(({ chance }) => [1 - chance, chance]),
    made,
  );
}

/** Independent numbers, each with its chances, and what their sum came to. */
export function measure(each: readonly Pmf[], came: number): Measure {
  let sum: Pmf = [1];
  let expected = 0;
  for (const pmf of each) {
    sum = convolve(sum, pmf);
    expected += mean(pmf);
  }
  const less = sum.slice(0, came).reduce((all, chance) => all + chance, 0);
  return { came, expected, of: each.length, luckier_than: less + (sum[came] ?? 0) / 2 };
}

function byUnit(volleys: readonly Known[]): readonly UnitLuck[] {
  const units = [...Map.groupBy(volleys, ({ unit_id }) => unit_id)].map(([unit_id, own]) => ({
    unit_id,
    name: own[0]!.name,
    dealt: own.reduce((sum, { dealt }) => sum + dealt, 0),
    expected: own.reduce((sum, { pmf }) => sum + mean(pmf), 0),
  }));
  return units.sort((a, b) => b.dealt - b.expected - (a.dealt - a.expected));
}
