import { type Game, type PlayerId, type RuleId, stratagems } from "@gunline/rules";
import { rollOnTable } from "../../table/under-way.ts";
import { deciderOf, reactionsNow, type Use } from "../../table/whose.ts";
import { keysFor } from "./letters.ts";

/** What can be used now: each stratagem once, with all that it can be used on. */
export interface Offer {
  /** As actions name it. */
  readonly id: string;
  readonly name: string;
  readonly once: stratagems.Stratagem["once"];
  readonly rule: RuleId | undefined;
  /** The key that uses it, the same all battle; undefined where no key is left for it. */
  readonly key: string | undefined;
  readonly uses: readonly Use[];
  /** Whether the game goes on only when it was used. */
  readonly isOwed: boolean;
}

const known = new WeakMap<readonly Use[], readonly Offer[]>();

export function offersNow(game: Game): readonly Offer[] {
  const uses = reactionsNow(game);
  let offers = known.get(uses);
  if (offers === undefined) {
    offers = offersOf(game, uses);
    known.set(uses, offers);
  }
  return offers;
}

function offersOf(game: Game, all: readonly Use[]): readonly Offer[] {
  const isReRoll = ({ payload }: Use) => payload.stratagem === RE_ROLL && payload.dice_index !== undefined;
  const uses = all.filter((use) => !isReRoll(use));
  uses.unshift(...(all.some(isReRoll) ? diceUses(game) : []));
  // Of places to stand there is a sample; the first of each kind will do.
  const different = [...new Map([...uses].reverse().map((use) => [keyOf(use), use])).values()].reverse();
  const groups = [...Map.groupBy(different, ({ payload }) => payload.stratagem)];
  const named = groups.map(([id, own]) => {
    const stratagem = stratagems.stratagemOf(game, id);
    const { name = id, once = "PHASE", onceEach = null, rule, compulsory = false } = stratagem ?? {};
    return { id, name, once: once ?? onceEach, rule, uses: own, isOwed: compulsory };
  });
  const keys = keysOf(game, deciderOf(game));
  return named.map((offer) => ({ ...offer, key: keys.get(offer.id) }));
}

/**
 * The keys of everything that the player may ever use in this battle. Wargear comes last: it goes with its bearers, and no
 * other key must change when it does.
 */
function keysOf(game: Game, player: PlayerId): ReadonlyMap<string, string | undefined> {
  const usable = stratagems
    .stratagemsFor(game, player)
    .filter(({ compulsory }) => compulsory !== true)
    .toSorted((a, b) => Number(a.gear === true) - Number(b.gear === true));
  const keys = keysFor(usable.map(({ name }) => name));
  return new Map(usable.map(({ id }, index) => [id, keys[index]]));
}

/** Every die that lies there and was not rolled again, the worst first: the referee names one of each face. */
function diceUses(game: Game): readonly Use[] {
  const roll = rollOnTable(game);
  if (roll === undefined) return [];
  const free = roll.faces
    .map((face, die) => ({ face, die }))
    .filter(({ die }) => !roll.rerolled.includes(die));
  return free
    .sort((a, b) => a.face - b.face || a.die - b.die)
    .map(({ die }) => ({
      type: "USE_STRATAGEM",
      actor_unit_id: roll.unit_id,
      payload: { stratagem: RE_ROLL, dice_index: die },
    }));
}

/** The stratagem whose uses are dice on the table. */
export const RE_ROLL = "COMMAND_RE_ROLL";

/** By what a use is known while the same question is open. */
export function keyOf({ actor_unit_id, payload }: Use): string {
  const named = Object.values(payload).filter((value) => typeof value !== "object");
  return [actor_unit_id, ...named, ...(payload.point ?? [])].join(" ");
}

/** In command points, on the unit that it is chosen for. */
export function costOf(game: Game, { id }: Offer, { actor_unit_id = "" }: Use): number {
  const stratagem = stratagems.stratagemOf(game, id);
  return stratagem === undefined
    ? 0
    : stratagems.costFor(game, deciderOf(game), stratagem, game.units[actor_unit_id] ?? null);
}

/** The use of this offer that is chosen, or else its first. */
export function chosenOf({ uses }: Offer, chosen: string | null): Use {
  return uses.find((use) => keyOf(use) === chosen) ?? uses[0]!;
}

/** The offer that is looked at: of the chosen use, or else the first. */
export function offerInMind(offers: readonly Offer[], chosen: string | null): Offer | undefined {
  return offers.find(({ uses }) => uses.some((use) => keyOf(use) === chosen)) ?? offers[0];
}

/** What a click on a unit chooses: a use by it or on it, of the offer in mind before others. */
export function findUse(offers: readonly Offer[], unitId: string, chosen: string | null): Use | undefined {
  const first = offerInMind(offers, chosen);
  const inOrder = [...(first === undefined ? [] : [first]), ...offers].flatMap(({ uses }) => uses);
  return (
    inOrder.find(({ actor_unit_id }) => actor_unit_id === unitId) ??
    inOrder.find(({ payload }) => payload.target_unit_id === unitId)
  );
}
