import type { Game, Unit } from "@gunline/rules";
import { ReactionPanel } from "../panels/reaction/index.tsx";
import { causeOf, chosenUse, eventInWords, makeChosen, namedUse } from "../panels/reaction/reaction.ts";
import { pass } from "../table/commands.ts";
import { type Marked, type Marker, PLAIN, worded } from "../table/marks.ts";
import { sightRays } from "../table/rays.ts";
import { rangeRings } from "../table/rings.ts";
import { refuse, useGame } from "../table/table.ts";
import { chargeUnderWay } from "../table/under-way.ts";
import { look, useView, type View } from "../table/view.ts";
import { againstReacting } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";

const WORDS = words.reaction;

/** One side may answer what the other has just done, in whatever phase; nothing goes on until it has. */
export const REACTION: Moment = {
  ...NOTHING_TO_DO,
  Panel: ReactionPanel,
  Actions,
  marks,
  nextStep,
  click,
  doesSomething,
  keys: { O: { does: WORDS.key, run: makeChosen } },
  hint,
  overlays: { ...NO_OVERLAYS, rings, rays },
};

function marks(game: Game): Marker {
  const cause = causeOf(game);
  const reasons = againstReacting(game);
  const targets = chargeUnderWay(game)?.targets ?? [];
  return (unit): Marked => {
    if (unit === cause) return { mark: "acting", badge: "", why: eventInWords(game) };
    const against = reasons[unit.id];
    if (against === undefined) return PLAIN;
    const isTarget = targets.includes(unit.id);
    const also = isTarget ? WORDS.alsoTarget : "";
    if (against.length === 0) return { mark: "eligible", badge: "", why: also + WORDS.canReact };
    const why = `${also}${worded(against[0])}`;
    return { mark: isTarget ? "chosen" : "ineligible", badge: "", why };
  };
}

/** To go on never costs anything. */
function nextStep(): NextStep {
  return { label: WORDS.pass, run: () => pass({ restOfPhase: false }) };
}

function click(game: Game, unit: Unit): void {
  const against = againstReacting(game)[unit.id];
  if (against === undefined) return;
  if (against.length === 0) look({ reactor: unit.id });
  else refuse(against);
}

function doesSomething(game: Game, unit: Unit): boolean {
  const isChosen = chosenUse(game, useView.getState())?.actor_unit_id === unit.id;
  return againstReacting(game)[unit.id]?.length === 0 && !isChosen;
}

function hint(_game: Game, hands: Hands): string {
  return hands === "mouse" ? WORDS.hint.mouse : WORDS.hint.touch;
}

function chosenUnit(game: Game, view: View): Unit | undefined {
  return game.units[chosenUse(game, view)?.actor_unit_id ?? ""];
}

function rings(game: Game, view: View) {
  const unit = chosenUnit(game, view);
  return unit === undefined ? [] : rangeRings(game.weapons, unit, null);
}

/** What the unit that is pointed at, or chosen, sees of the one that it would react to. */
function rays(game: Game, view: View) {
  const cause = causeOf(game);
  const pointed = game.units[view.hovered ?? ""];
  const unit = pointed !== undefined && pointed.owner !== cause?.owner ? pointed : chosenUnit(game, view);
  if (unit === undefined || cause === undefined) return [];
  const canReact = againstReacting(game)[unit.id]?.length === 0;
  return sightRays(game, unit, cause, null, () => canReact);
}

function Actions() {
  const use = chosenUse(useGame(), useView());
  if (use === undefined) return null;
  const { name, cost } = namedUse(use);
  return (
    <>
      <Button onPress={makeChosen} shortcut="O">
        {WORDS.use(name, cost)}
      </Button>
      <Button onPress={() => pass({ restOfPhase: true })} hint={WORDS.passPhaseTip}>
        {WORDS.passPhase}
      </Button>
    </>
  );
}
