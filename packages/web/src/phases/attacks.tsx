import type { Game, Unit } from "@gunline/rules";
import { isOursNow } from "../online/whose-decision.ts";
import { chooseDieNumber } from "../panels/re-roll/re-roll.ts";
import { ResolutionPanel } from "../panels/shooting/resolution.tsx";
import { allocateRest } from "../panels/shooting/rest.ts";
import { stageIsEmpty, stageOf } from "../panels/shooting/stage.ts";
import { allocateWound, rollNext } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, PLAIN } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { rangeRings } from "../table/rings.ts";
import { allocationUnderWay, attacksUnderWay } from "../table/under-way.ts";
import { awaitedIn, deciderOf, mayNow } from "../table/whose.ts";
import { words } from "../words/english.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";
import { distanceBadge, markShooters } from "./shooting.tsx";

/** Confirmed attacks on their way through the dice, in whatever phase. */
export const ATTACKS: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["attack_dice", "allocation"],
  isIt: (game) => attacksUnderWay(game) !== null,
  Panel: ResolutionPanel,
  marks,
  nextStep,
  clickModel: allocateWound,
  numbers: { does: words.reRoll.number, run: chooseDieNumber },
  hint,
  overlays: { ...NO_OVERLAYS, rings },
};

function shooterOf(game: Game): Unit | undefined {
  return game.units[attacksUnderWay(game)?.plans[0]?.shooter_unit_id ?? ""];
}

function marks(game: Game): Marker {
  const plans = attacksUnderWay(game)?.plans ?? [];
  const shooter = shooterOf(game);
  if (shooter === undefined) return () => PLAIN;
  const others = markOthers(markShooters(game));
  const chosen = new Set(plans.map(({ target_unit_id }) => target_unit_id));
  return (unit): Marked => {
    if (unit === shooter) return { mark: "acting", badge: "", why: words.shooting.isShooting };
    if (unit.owner === shooter.owner) return others(unit);
    if (!chosen.has(unit.id)) return PLAIN;
    const badge = distanceBadge(game, shooter, unit, false);
    return { mark: "chosen", badge, why: words.shooting.chosen };
  };
}

function rings(game: Game, { weapon }: Seen<"other">) {
  const shooter = shooterOf(game);
  return shooter === undefined ? [] : rangeRings(game.weapons, shooter, weapon);
}

const STAGES = {
  HIT: words.dice.rollToHit,
  WOUND: words.dice.rollToWound,
  SAVE: words.dice.rollSaves,
  DEVASTATING: words.dice.resolveDevastating,
  HAZARDOUS: words.dice.rollHazardous,
} as const;

function nextStep(game: Game): NextStep | null {
  const attacks = attacksUnderWay(game);
  if (attacks === null) return null;
  if (allocationUnderWay(game) !== null && isOursNow()) {
    // The models that a unit misses least go first: a click on any other model decides otherwise.
    return { label: words.dice.carefully, run: () => allocateRest(game, "careful") };
  }
  if (!mayNow(game, "RESOLVE_NEXT")) {
    const blocked = words.dice.awaits(game.players[deciderOf(game)].name, awaitedIn(game));
    return { label: words.dice.chooseModel, run: () => undefined, blocked };
  }
  const label = stageIsEmpty(attacks) ? words.dice.goOn : STAGES[stageOf(attacks)];
  return { label: game.settings.fast_dice ? words.dice.rollDice : label, run: rollNext };
}

function hint(game: Game, hands: Hands): string {
  const isMouse = hands === "mouse";
  if (mayNow(game, "RESOLVE_NEXT")) return isMouse ? words.dice.enterRolls : words.dice.buttonRolls;
  return isMouse ? words.dice.clickModel : words.dice.tapModel;
}
