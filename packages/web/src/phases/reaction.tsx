import type { Game, Unit } from "@gunline/rules";
import { isOursNow } from "../online/whose-decision.ts";
import { changeDragMode } from "../panels/moving/drag.ts";
import {
  arrivalZones,
  placingHeld,
  placingMoves,
  placingRings,
  placingSayings,
} from "../panels/placing/overlays.ts";
import { letGoOfUnit, nudgeBlock, setDownHere, toNearest } from "../panels/placing/placing.ts";
import { chooseDieNumber } from "../panels/re-roll/re-roll.ts";
import { ReactionCard, UseButton } from "../panels/reaction/card.tsx";
import { ReactionPanel } from "../panels/reaction/index.tsx";
import { findUse, keyOf, offersNow } from "../panels/reaction/offers.ts";
import {
  causeOf,
  eventInWords,
  intendedUse,
  make,
  owedInWords,
  targetsOf,
} from "../panels/reaction/reaction.ts";
import { askingNow } from "../table/asking.ts";
import { pass } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN, worded } from "../table/marks.ts";
import { chooseUse, type Seen } from "../table/moment.ts";
import { sightRays } from "../table/rays.ts";
import { rangeRings } from "../table/rings.ts";
import { refuse, useGame } from "../table/table.ts";
import { reactionUnderWay } from "../table/under-way.ts";
import { useView } from "../table/view.ts";
import { deciderOf, reactingRefusals } from "../table/whose.ts";
import { words } from "../words/english.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import { PLACING_DRAG, TURN_KEYS } from "./placing-editing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";

const WORDS = words.reaction;

/** One side may answer what the other has just done, in whatever phase; nothing goes on until it has. */
export const REACTION: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["reaction"],
  Panel: ReactionPanel,
  Card: ReactionCard,
  Actions,
  marks,
  nextStep,
  click,
  doesSomething,
  clickModel: (_modelId, _unitId, { placing }) => {
    if (placing !== null) setDownHere();
  },
  keys: {
    A: { does: words.placing.keys.nearest, run: toNearest },
    M: { does: words.placing.keys.dragMode, run: changeDragMode },
    ...TURN_KEYS,
  },
  numbers: { does: words.reRoll.number, run: chooseDieNumber },
  drag: PLACING_DRAG,
  arrows: { does: words.placing.keys.nudge, run: nudgeBlock },
  hint,
  overlays: {
    ...NO_OVERLAYS,
    rings: (game, view) => [...rings(game, view), ...placingRings(game, view)],
    rays,
    zones: arrivalZones,
    held: placingHeld,
    moves: placingMoves,
    sayings: placingSayings,
  },
};

function marks(game: Game): Marker {
  const reaction = reactionUnderWay(game);
  if (reaction === null) return () => PLAIN;
  const cause = causeOf(game);
  const reasons = reactingRefusals(game);
  const targets = targetsOf(reaction);
  const text = eventInWords(game, reaction);
  // Who could answer is for the player to know who is asked.
  const isOurs = isOursNow();
  return (unit): Marked => {
    if (unit === cause) return { mark: "acting", badge: "", why: text };
    if (!isOurs) return targets.includes(unit.id) ? { mark: "chosen", badge: "", why: "" } : PLAIN;
    const refusals = reasons[unit.id];
    if (refusals === undefined) return PLAIN;
    const isTarget = targets.includes(unit.id);
    const also = isTarget ? WORDS.alsoTarget : "";
    if (refusals.length === 0) return { mark: "eligible", badge: "", why: also + WORDS.canReact };
    const why = `${also}${worded(refusals[0])}`;
    return { mark: isTarget ? "chosen" : "ineligible", badge: "", why };
  };
}

/** To go on never costs anything; what has to be done first is free. */
function nextStep(game: Game, seen: Seen<"other">): NextStep {
  const asking = askingNow();
  if (asking === "checking") return { label: WORDS.checking, run: () => {}, blocked: WORDS.checkingTip };
  const step = answer(game, seen);
  return asking === "fresh" ? { ...step, blocked: WORDS.justAsked } : step;
}

function answer(game: Game, { placing }: Seen<"other">): NextStep {
  if (placing !== null)
    return { label: WORDS.putBack(game.units[placing.unitId]?.name ?? ""), run: letGoOfUnit };
  const owed = offersNow(game).find(({ isOwed }) => isOwed);
  if (owed === undefined) return { label: WORDS.goOnWithout, run: () => pass({ restOfPhase: false }) };
  return { label: owedInWords(game, owed), run: () => make(owed) };
}

function click(game: Game, unit: Unit, { placing, chosenUse }: Seen<"other">): void {
  if (placing !== null || !isOursNow()) return;
  const use = findUse(offersNow(game), unit.id, chosenUse);
  if (use !== undefined) chooseUse(keyOf(use));
  else refuse(reactingRefusals(game)[unit.id] ?? []);
}

function doesSomething(game: Game, unit: Unit, { chosenUse }: Seen<"other">): boolean {
  if (!isOursNow()) return false;
  const use = findUse(offersNow(game), unit.id, chosenUse);
  return use !== undefined && use !== intendedUse(game, chosenUse);
}

function hint(game: Game, hands: Hands, { placing }: Seen<"other">): string {
  if (placing !== null) return WORDS.placeHint[hands];
  return WORDS.hint[hands](game.players[deciderOf(game)].name);
}

/** The unit that would fire, where that is what is asked. */
function shooterIn(game: Game, { chosenUse }: Seen<"other">): Unit | undefined {
  if (!isOursNow()) return undefined;
  const use = intendedUse(game, chosenUse);
  return use?.payload.assignments === undefined ? undefined : game.units[use.actor_unit_id ?? ""];
}

function rings(game: Game, view: Seen<"other">) {
  const unit = shooterIn(game, view);
  return unit === undefined ? [] : rangeRings(game.weapons, unit, null);
}

/** What the unit that is pointed at, or chosen, sees of the one that it would react to. */
function rays(game: Game, view: Seen<"other">) {
  const cause = causeOf(game);
  const chosen = shooterIn(game, view);
  if (chosen === undefined || cause === undefined) return [];
  const pointed = game.units[view.hovered ?? ""];
  const unit = pointed !== undefined && pointed.owner !== cause.owner ? pointed : chosen;
  const assignments = findUse(offersNow(game), unit.id, view.chosenUse)?.payload.assignments ?? [];
  const fired = new Set(assignments.map(({ weapon_id }) => weapon_id));
  return sightRays(game, unit, cause, null, (weaponId) => fired.has(weaponId));
}

/** What spends command points is on the card, where nothing else ever was; here it is only while the card is away. */
function Actions() {
  const offers = offersNow(useGame());
  const placing = useView((view) => view.placing);
  const offer = offers.find(({ id }) => id === placing?.stratagem);
  return offer === undefined ? null : <UseButton offer={offer} isChosen />;
}
