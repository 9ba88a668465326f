import { charges, type Game, type Unit } from "@gunline/rules";
import { CHARGERS } from "../panels/charge/chargers.ts";
import { ChargePanel } from "../panels/charge/index.tsx";
import { chargeNearest, chargeRings } from "../panels/charge/overlays.ts";
import { declareCharge, skipCharge } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, markOwn, worded } from "../table/marks.ts";
import { choose, chooseCharger, type Seen, useMoment } from "../table/moment.ts";
import { currentGame, refuse } from "../table/table.ts";
import { chargingRefusals } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";
import { nobodyCan } from "./hints.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, NextStep, PhaseRow } from "./row.ts";

const WORDS = words.charge;

/** Choosing who charges whom; what comes of it is the charge under way. */
export const CHARGE: PhaseRow<"charge"> = {
  ...NOTHING_TO_DO,
  at: "charge",
  awaits: ["charge"],
  phase: "CHARGE",
  name: WORDS.phase,
  Panel: ChargePanel,
  Actions,
  marks,
  nextStep,
  click,
  doesSomething,
  keys: { S: { does: WORDS.keys.skip, run: skip } },
  numbers: { does: WORDS.keys.target, run: toggleNumber },
  hint,
  overlays: { ...NO_OVERLAYS, rings: chargeRings, nearest: chargeNearest },
  units: CHARGERS,
  current: (_game, { charger }) => charger,
  endLabel: WORDS.endPhase,
  isPassedOver: () => false,
  hasVolleys: false,
  houseRule: "ruinsOpen",
};

/** Units of the player who charges. */
export function markChargers(game: Game): Marker {
  const deed = {
    flag: "charged_this_turn",
    done: WORDS.marks.hasCharged,
    ready: WORDS.marks.canCharge,
  } as const;
  return markOwn(chargingRefusals(game), deed);
}

function marks(game: Game, { charger: chosen, chargeTargets }: Seen<"charge">): Marker {
  const charger = chosen === null ? undefined : game.units[chosen];
  const own = markChargers(game);
  if (charger === undefined) return own;
  const refused = worded(chargingRefusals(game)[charger.id]?.[0]);
  // It was clicked to see why not: nobody is marked as its target.
  if (refused !== undefined)
    return (unit) => (unit === charger ? { mark: "acting", badge: "", why: refused } : own(unit));
  const near = new Map(charges.chargeTargetsOf(game, charger).map((entry) => [entry.unit_id, entry]));
  return (unit): Marked => {
    if (unit === charger) return { mark: "acting", badge: "", why: WORDS.marks.charging };
    if (unit.owner === charger.owner) return markOthers(own)(unit);
    const entry = near.get(unit.id);
    const badge = entry === undefined ? "" : inches(entry.distance);
    if (chargeTargets.includes(unit.id)) return { mark: "chosen", badge, why: WORDS.marks.target };
    if (entry !== undefined && entry.reasons.length === 0)
      return { mark: "eligible", badge, why: WORDS.marks.canBeCharged };
    return { mark: "ineligible", badge, why: worded(entry?.reasons[0]) ?? WORDS.marks.cannotBeCharged };
  };
}

function nextStep(game: Game, { charger, chargeTargets }: Seen<"charge">): NextStep | null {
  const reasons = chargingRefusals(game);
  // One that may not charge was chosen to read why not, in the panel; it keeps nobody from going on.
  if (charger !== null && reasons[charger]?.length === 0) {
    if (chargeTargets.length > 0)
      return { label: WORDS.steps.declare, run: () => declareCharge(charger, chargeTargets) };
    return { label: WORDS.steps.chooseTargets, run: () => undefined, blocked: WORDS.steps.clickEnemies };
  }
  const next = Object.keys(reasons).find((id) => reasons[id]!.length === 0);
  if (next === undefined) return null;
  return { label: WORDS.steps.next(game.units[next]!.name), run: () => chooseCharger(next) };
}

function click({ turn }: Game, unit: Unit, view: Seen<"charge">): void {
  // One that may not charge shows its reasons in the panel.
  if (unit.owner === turn.active_player) chooseCharger(unit.id);
  else toggleTarget(unit.id, view);
}

function doesSomething(game: Game, unit: Unit, { charger, chargeTargets }: Seen<"charge">): boolean {
  if (unit.owner === game.turn.active_player)
    return unit.id !== charger && !game.charges.tried_unit_ids.includes(unit.id);
  return charger !== null && mayCharge(game, charger) && !chargeTargets.includes(unit.id);
}

function mayCharge(game: Game, unitId: string): boolean {
  return chargingRefusals(game)[unitId]?.length === 0;
}

/** The enemies of the chosen unit, nearest first, each with what speaks against charging it. */
function enemiesNear(game: Game, { charger }: Seen<"charge">): ReturnType<typeof charges.chargeTargetsOf> {
  const unit = game.units[charger ?? ""];
  return unit === undefined ? [] : charges.chargeTargetsOf(game, unit);
}

function toggleTarget(unitId: string, view: Seen<"charge">): void {
  const game = currentGame();
  const { charger, chargeTargets } = view;
  if (charger === null || !mayCharge(game, charger)) return;
  const enemy = enemiesNear(game, view).find((one) => one.unit_id === unitId);
  if (enemy === undefined || enemy.reasons.length > 0) refuse(enemy?.reasons ?? []);
  else {
    const isChosen = chargeTargets.includes(unitId);
    choose("charge", {
      chargeTargets: isChosen ? chargeTargets.filter((id) => id !== unitId) : [...chargeTargets, unitId],
    });
  }
}

function toggleNumber(number: number, view: Seen<"charge">): void {
  const able = enemiesNear(currentGame(), view).filter(({ reasons }) => reasons.length === 0);
  const target = able[number - 1];
  if (target !== undefined) toggleTarget(target.unit_id, view);
}

function skip({ charger }: Pick<Seen<"charge">, "charger">): void {
  if (charger !== null) skipCharge(charger);
}

function hint(game: Game, hands: Hands): string {
  if (Object.values(chargingRefusals(game)).every((refusals) => refusals.length > 0))
    return nobodyCan("charge", hands);
  return WORDS.hints.choose(hands === "mouse" ? "Click" : "Tap");
}

function Actions() {
  const { charger } = useMoment("charge");
  if (charger === null) return null;
  return (
    <>
      <Button onPress={() => chooseCharger(null)}>{WORDS.buttons.anotherUnit}</Button>
      <Button onPress={() => skip({ charger })} shortcut="S">
        {WORDS.buttons.skip}
      </Button>
    </>
  );
}
