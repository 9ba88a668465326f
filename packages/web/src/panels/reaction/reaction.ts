import { type Game, prepare, type Unit } from "@gunline/rules";
import { isPlural, unitName } from "@gunline/rules/words";
import { askingNow } from "../../table/asking.ts";
import { spend } from "../../table/commands.ts";
import { seenNow } from "../../table/moment.ts";
import { currentGame } from "../../table/table.ts";
import { type Reaction, reactionUnderWay } from "../../table/under-way.ts";
import type { Use } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import { confirmPlacing, takeUp } from "../placing/placing.ts";
import { describeReroll } from "../re-roll/re-roll.ts";
import { chosenOf, type Offer, offerInMind, offersNow, RE_ROLL } from "./offers.ts";

/** What a player is asked who may react, and what would be done. */

/** The use that is about to be made; undefined where none can be. */
export function intendedUse(game: Game, chosen: string | null): Use | undefined {
  const offer = offerInMind(offersNow(game), chosen);
  return offer === undefined ? undefined : chosenOf(offer, chosen);
}

/** Uses what is chosen of an offer; a unit that is to arrive comes into the hand first. */
export function make(offer: Offer): void {
  const { chosenUse, placing } = seenNow();
  const use = chosenOf(offer, chosenUse);
  if (use.payload.positions === undefined) spend(use, offer.id === RE_ROLL ? describeReroll : undefined);
  else if (placing?.stratagem === offer.id) confirmPlacing();
  else takeUp(use.actor_unit_id ?? "", offer.id);
}

/** `Oath of Moment against Boyz`: what has to be done, as it is chosen. */
export function owedInWords(game: Game, offer: Offer): string {
  const { target_unit_id } = chosenOf(offer, seenNow().chosenUse).payload;
  const target = game.units[target_unit_id ?? ""];
  return target === undefined ? offer.name : words.reaction.owed(offer.name, unitName(game, target.id));
}

/** Uses the stratagem that shows this key; false where none does. */
export function makeByKey(key: string): boolean {
  const offer = offersNow(currentGame()).find((one) => one.key === key);
  if (offer === undefined) return false;
  if (askingNow() === "open") make(offer);
  return true;
}

/** The unit that set it off. */
export function causeOf(game: Game): Unit | undefined {
  return game.units[reactionUnderWay(game)?.unitId ?? ""];
}

/** Whom it was done to. */
export function targetsOf({ event }: Reaction): readonly string[] {
  return "target_unit_ids" in event ? event.target_unit_ids : [];
}

/** `Terminators declare a charge on Boyz`. */
export function eventInWords(game: Game, reaction: Reaction): string {
  const cause = causeOf(game);
  const name = cause === undefined ? words.reaction.someUnit : unitName(game, cause.id);
  const targets = targetsOf(reaction).map((id) => unitName(game, id));
  const text = words.reaction.happened[reaction.window];
  return text?.(name, isPlural(name), targets.join(", ")) ?? words.reaction.somethingHappened(name);
}

/** The plans of shooting as a reaction; none where the reaction is something else. */
export function plansOf(game: Game, { actor_unit_id, payload }: Use) {
  const unit = game.units[actor_unit_id ?? ""];
  if (unit === undefined || payload.assignments === undefined) return [];
  const prepared = prepare(game, unit, payload.assignments, "FIRE_OVERWATCH");
  return prepared.ok ? prepared.value.map(({ plan }) => plan) : [];
}
