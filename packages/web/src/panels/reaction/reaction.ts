import { type Game, isPlural, prepare, type RuleId, stratagemOf, type Unit, unitName } from "@gunline/rules";
import { react } from "../../table/commands.ts";
import { currentGame } from "../../table/table.ts";
import { chargeUnderWay, reactionUnderWay } from "../../table/under-way.ts";
import { useView, type View } from "../../table/view.ts";
import { reactionsNow, type Use } from "../../table/whose.ts";
import { words } from "../../words/english.ts";

/** What a player is asked who may react, and what would be done. */

/** The reaction that is about to be made; undefined where none can be. */
export function chosenUse(game: Game, { reactor }: Pick<View, "reactor">): Use | undefined {
  const uses = reactionsNow(game);
  return uses.find((use) => use.actor_unit_id === reactor) ?? uses[0];
}

interface Named {
  readonly name: string;
  readonly cost: number;
  readonly rule: RuleId | undefined;
}

/** `Fire Overwatch`, what it costs, and the rule of it. */
export function namedUse({ payload }: Use): Named {
  const { name = payload.stratagem, cost = 0, rule } = stratagemOf(payload.stratagem) ?? {};
  return { name, cost, rule };
}

export function makeChosen(): void {
  const use = chosenUse(currentGame(), useView.getState());
  if (use !== undefined) react(use);
}

/** The unit that set it off. */
export function causeOf(game: Game): Unit | undefined {
  return game.units[reactionUnderWay(game)?.unitId ?? ""];
}

/** `Terminators declare a charge on Boyz`. */
export function eventInWords(game: Game): string {
  const cause = causeOf(game);
  const targets = (chargeUnderWay(game)?.targets ?? []).map((id) => unitName(game, id));
  const name = cause === undefined ? words.reaction.someUnit : unitName(game, cause.id);
  return words.reaction.declares(name, isPlural(name), targets.join(", "));
}

/** The plans of shooting as a reaction; none where the reaction is something else. */
export function plansOf(game: Game, { actor_unit_id, payload }: Use) {
  const unit = game.units[actor_unit_id];
  if (unit === undefined || payload.assignments === undefined) return [];
  const prepared = prepare(game, unit, payload.assignments, "FIRE_OVERWATCH");
  return prepared.ok ? prepared.value.map(({ plan }) => plan) : [];
}
