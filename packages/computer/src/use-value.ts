import { type Game, measuring, type Odds, rows, stratagems, type Unit } from "@gunline/rules";
import type { ActionOf } from "./candidates.ts";
import type { Context } from "./context.ts";
import { fireAt, strikeAt } from "./estimate.ts";
import { expectedVp, OF_ANOTHER } from "./expected-vp.ts";
import { gapBetween, onTable, spotsOf } from "./ground.ts";
import { moveOf } from "./markers.ts";
import { chanceToReach } from "./roll.ts";
import { BUDGET, lossOf } from "./volley-value.ts";
import { modelWorth, worthOf } from "./worth.ts";

/** What a use is worth in points: by its odds, then by the kinds of what its row does, and never by its name. */

export type Use = ActionOf<"USE_STRATAGEM">;

/** Undefined where nothing tells. */
export function valueOfUse(context: Context, use: Use): number | undefined {
  const { game } = context;
  if (use.payload.card !== undefined) return otherCard(context, use.payload.card);
  const clause = rows.clauseOfUse(game, use.payload.stratagem);
  const effects = clause === undefined ? undefined : valueOfEffects(context, use, clause);
  const odds = stratagems.oddsOfUse(game, use, BUDGET);
  if (!odds.ok) return effects;
  const dice = valueOfOdds(context, use, odds.value);
  // With and without say all about effects on attacks that are under way.
  return odds.value.kind === "DICE" ? dice + (effects ?? 0) : dice;
}

function valueOfOdds(context: Context, use: Use, odds: stratagems.UseOdds): number {
  const { game, lasting } = context;
  const unit = game.units[use.actor_unit_id ?? ""];
  switch (odds.kind) {
    case "CHANGES":
      return lasting * (ledger(context, odds.used) - ledger(context, odds.without));
    case "ATTACKS":
      return lasting * ledger(context, odds.used);
    case "FIGHTS":
      return unit === undefined ? 0 : 0.8 * savedByStrikingFirst(context, unit);
    case "CHARGES": {
      const targets = odds.target_unit_ids.map((id) => game.units[id]!);
      if (unit === undefined || targets.length === 0) return 0;
      const brings = targets.map((one) => strikeAt(game, unit, one) - strikeAt(game, one, unit));
      return odds.chance * Math.max(...brings);
    }
    case "DICE":
      return odds.outcomes.reduce((sum, one) => sum + valueOfOutcome(context, one), 0);
  }
}

/** What attacks take from the other side, less what they take from the own. */
function ledger({ game, player }: Context, { targets }: Odds): number {
  let sum = 0;
  for (const [id, odds] of Object.entries(targets)) {
    const target = game.units[id]!;
    sum += (target.owner === player ? -1 : 1) * lossOf(target, odds);
  }
  return sum;
}

type Outcome = stratagems.ActOdds;

/** Wounds on enemies are good, on the own side bad; with everything else it is the other way round. */
function valueOfOutcome(context: Context, { what, unit_id, chances, without = [1] }: Outcome): number {
  const { game, player, lasting, vpWorth, pointsPerCp } = context;
  const unit = game.units[unit_id]!;
  const isOwn = unit.owner === player;
  const more = stratagems.meanOf(chances) - stratagems.meanOf(without);
  const { wounds, objective_control } = unit.stats;
  switch (what) {
    case "MORTAL_WOUNDS":
    case "DESTROYED": {
      const models = what === "DESTROYED" ? more : more / wounds;
      return (isOwn ? -1 : 1) * lasting * Math.min(worthOf(unit), models * modelWorth(unit));
    }
    case "HEALED":
    case "SPARED":
      return (isOwn ? 1 : -1) * lasting * (more / wounds) * modelWorth(unit);
    case "RETURNED":
      return (isOwn ? 1 : -1) * lasting * more * modelWorth(unit);
    case "TEST":
      return (isOwn ? 1 : -1) * 0.5 * more * objective_control * vpWorth;
    case "CP":
      return more * pointsPerCp;
    case "MOVE":
      return more > 0 ? 1 : 0;
    case "DIE":
      return isOwn ? more * chargeWorth(game, unit) : 0;
  }
}

/** What the charge would bring that the dice are rolled for. */
function chargeWorth(game: Game, unit: Unit): number {
  const targets = game.charges.pending[unit.id]?.targets ?? [];
  return Math.max(0, ...targets.map((id) => strikeAt(game, unit, game.units[id]!)));
}

/** Shares of what a unit could do that effects of these kinds are about worth. */
const ATTACK_SHARE = 0.25;
const PERMISSION_SHARE = 0.15;

/**
 * Effects that last for a time, by their kinds. What is used once in a battle is kept until a third of what it could be
 * worth is within reach, or until time runs out.
 */
function valueOfEffects(context: Context, use: Use, clause: rows.Clause): number | undefined {
  const effects = effectsIn(clause.do as readonly rows.Deed[]);
  if (effects.length === 0) return undefined;
  const { game, player, looksAhead } = context;
  const target = game.units[use.payload.target_unit_id ?? ""];
  const actor = game.units[use.actor_unit_id ?? ""];
  const onto = clause.choose === undefined ? actor : target;
  const units = onto === undefined ? onTable(game, player) : [onto];
  let now = 0;
  let ever = 0;
  for (const unit of units) {
    for (const effect of effects) {
      const { reached, all } = effectOn(context, unit, effect);
      now += reached;
      ever += all;
    }
  }
  const isOnce = clause.use?.once === "BATTLE";
  if (!isOnce || !looksAhead) return now;
  if (game.turn.round >= 4) return Math.max(1, now);
  return now > 0 && now >= ever / 3 ? now : 0;
}

interface Reached {
  /** In points, as the units stand. */
  readonly reached: number;
  /** If everybody were in reach. */
  readonly all: number;
}

const NOTHING: Reached = { reached: 0, all: 0 };

function effectOn(context: Context, unit: Unit, effect: rows.Deed): Reached {
  const isOwn = unit.owner === context.player;
  if ("attacks" in effect && effect.attacks === "SUFFERED") {
    const threat = isOwn
      ? withinReach(context, unit, context.enemy)
      : withinReach(context, unit, context.player);
    return { reached: ATTACK_SHARE * threat, all: ATTACK_SHARE * threat };
  }
  if (!isOwn) return NOTHING;
  if ("attacks" in effect) {
    const isMelee = effect.with === "MELEE";
    return scaled(
      attacksOf(context, unit, effect.with === undefined ? "ALL" : isMelee ? "MELEE" : "RANGED"),
      ATTACK_SHARE,
    );
  }
  if ("may" in effect) {
    const charges = effect.may.some((one: string) => one.startsWith("CHARGE"));
    return scaled(attacksOf(context, unit, charges ? "MELEE" : "RANGED"), PERMISSION_SHARE);
  }
  return NOTHING;
}

const scaled = ({ reached, all }: Reached, share: number): Reached => ({
  reached: share * reached,
  all: share * all,
});

/** What the unit would do to the enemy that it does most to, in reach and at all. */
function attacksOf({ game, enemy }: Context, unit: Unit, by: "MELEE" | "RANGED" | "ALL"): Reached {
  let reached = 0;
  let all = 0;
  for (const one of onTable(game, enemy)) {
    const away = Math.max(0, gapBetween(spotsOf(unit), spotsOf(one)) - moveOf(game, unit));
    const strikes = by === "RANGED" ? 0 : strikeAt(game, unit, one);
    const near = measuring.isEngaged(game, unit) ? 1 : chanceToReach(away);
    const shots = by === "MELEE" ? 0 : fireAt(game, unit, one, away);
    reached = Math.max(reached, near * strikes + shots);
    all = Math.max(all, strikes + (by === "MELEE" ? 0 : fireAt(game, unit, one, 0)));
  }
  return { reached, all };
}

/** What an army could do to the unit this turn. */
function withinReach({ game }: Context, target: Unit, player: Unit["owner"]): number {
  const at = spotsOf(target);
  let sum = 0;
  for (const unit of onTable(game, player)) {
    const away = Math.max(0, gapBetween(spotsOf(unit), at) - moveOf(game, unit));
    sum += fireAt(game, unit, target, away) + chanceToReach(away) * strikeAt(game, unit, target);
  }
  return Math.min(sum, worthOf(target));
}

/** All lasting effects, however deep they stand. */
function effectsIn(deeds: readonly rows.Deed[]): readonly rows.Deed[] {
  return deeds.flatMap((deed): readonly rows.Deed[] => {
    if ("give" in deed) return deed.give;
    if ("table" in deed || "given" in deed) return [];
    return rows.isAct(deed) ? [] : [deed];
  });
}

/** What another card would bring more than this one. */
function otherCard(context: Context, id: string): number {
  const held = context.game.players[context.player].secondaries?.active.find(({ card }) => card === id);
  if (!context.looksAhead || held === undefined) return 0;
  return context.vpWorth * (OF_ANOTHER - expectedVp(context, held));
}

/** What would be struck off the unit before its turn comes. */
function savedByStrikingFirst({ game, enemy }: Context, unit: Unit): number {
  const enemies = onTable(game, enemy).filter((one) => gapBetween(spotsOf(unit), spotsOf(one)) <= 2);
  const waits = enemies.filter(({ flags }) => flags.has_fought !== true);
  const does = Math.max(0, ...enemies.map((one) => strikeAt(game, unit, one)));
  const suffers = Math.min(
    worthOf(unit),
    waits.reduce((sum, one) => sum + strikeAt(game, one, unit), 0),
  );
  return (does * suffers) / Math.max(1, worthOf(unit));
}

/** Whether nothing that the row does could hurt its own side. */
export function isHarmless(context: Context, { payload }: Use): boolean {
  const clause = rows.clauseOfUse(context.game, payload.stratagem);
  return clause === undefined || !hurtsIn(clause.do as readonly rows.Deed[]);
}

function hurtsIn(deeds: readonly rows.Deed[]): boolean {
  return deeds.some((deed) => {
    if ("table" in deed) return deed.table.some((entry) => hurtsIn(entry.do));
    if ("given" in deed) return hurtsIn([...deed.do, ...(deed.otherwise ?? [])]);
    const isOwn = !("to" in deed) || deed.to === undefined || deed.to === "UNIT";
    if (("mortalWounds" in deed || "destroy" in deed) && isOwn) return true;
    return ("battleShock" in deed && deed.battleShock === "TEST" && isOwn) || "reserve" in deed;
  });
}
