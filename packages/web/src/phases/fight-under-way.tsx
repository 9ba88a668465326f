import type { Game, Unit } from "@gunline/rules";
import { afterPileIn, fightingOf, isHeld, strikingIn } from "../panels/fight/fighting.ts";
import { FightPanel } from "../panels/fight/index.tsx";
import { fightRings } from "../panels/fight/overlays.ts";
import { withMarks } from "../panels/fight/precision.ts";
import { allAt, assignmentsOf, enemiesOf, strikersOf } from "../panels/fight/strikes.ts";
import { standStill, undoChange } from "../panels/moving/draft.ts";
import { autoMove } from "../panels/moving/editor.ts";
import { previewOf, usePreview } from "../panels/moving/moving.ts";
import { strike } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, PLAIN } from "../table/marks.ts";
import { choose, type Seen, stateNow } from "../table/moment.ts";
import { currentGame, useGame } from "../table/table.ts";
import { look, useView } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { markFighters } from "./fight.tsx";
import { confirmStep, MOVE_ARROWS, MOVE_DRAG, MOVE_KEYS, MOVE_OVERLAYS } from "./move-editing.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";

const WORDS = words.fighting;

const owesMove = (game: Game): boolean => {
  const mode = fightingOf(game)?.mode ?? null;
  return mode !== null && mode !== "NONE";
};

/** A unit's fight: it piles in, chooses whom it strikes, and consolidates. */
export const FIGHT_UNDER_WAY: Moment<"fighting"> = {
  ...NOTHING_TO_DO,
  at: "fighting",
  awaits: ["pile_in", "melee_targets", "consolidation"],
  Panel: FightPanel,
  Actions,
  marks,
  nextStep,
  click: strikeAt,
  doesSomething: (game, unit, view) => reachedNow(game, view).some(({ id }) => id === unit.id),
  clickModel: (modelId) => look({ dragged: modelId }),
  keys: {
    ...MOVE_KEYS,
    A: { does: WORDS.keys.auto, run: () => owesMove(currentGame()) && autoMove(null) },
    X: { does: WORDS.keys.stand, run: () => owesMove(currentGame()) && standStill() },
  },
  numbers: { does: WORDS.keys.target, run: strikeAtNumber },
  drag: {
    ...MOVE_DRAG,
    takes: (game, unit) => owesMove(game) && fightingOf(game)?.unit.id === unit.id,
  },
  arrows: MOVE_ARROWS,
  hint,
  overlays: { ...NO_OVERLAYS, ...MOVE_OVERLAYS, rings: fightRings },
};

/** Whom the unit reaches: before the pile-in, as it would be after it. */
function reachedNow(game: Game, { draft }: Pick<Seen, "draft">): readonly Unit[] {
  const fighting = fightingOf(game);
  if (fighting === undefined || fighting.stage === "CONSOLIDATE") return [];
  const now = afterPileIn(game, draft);
  return enemiesOf(now, strikingIn(now, fighting));
}

function strikeAt(game: Game, { id }: Unit, { draft, strikes }: Seen<"fighting">): void {
  const fighting = fightingOf(game);
  if (fighting === undefined || !reachedNow(game, { draft }).some((one) => one.id === id)) return;
  const now = afterPileIn(game, draft);
  choose("fighting", { strikes: allAt(strikersOf(now, strikingIn(now, fighting), strikes), strikes, id) });
}

function strikeAtNumber(number: number, view: Seen<"fighting">): void {
  const game = currentGame();
  const enemy = reachedNow(game, view)[number - 1];
  if (enemy !== undefined) strikeAt(game, enemy, view);
}

function marks(game: Game, { draft, strikes }: Seen<"fighting">): Marker {
  const fighting = fightingOf(game);
  if (fighting === undefined) return () => PLAIN;
  const others = markOthers(markFighters(game));
  const now = afterPileIn(game, draft);
  const isStriking = fighting.stage !== "CONSOLIDATE";
  const struck = new Set(
    isStriking
      ? assignmentsOf(strikersOf(now, strikingIn(now, fighting), strikes)).map((one) => one.target_unit_id)
      : [],
  );
  const reached = new Set(reachedNow(game, { draft }).map(({ id }) => id));
  return (unit): Marked => {
    if (unit.id === fighting.unit.id) return { mark: "acting", badge: "", why: WORDS.marks.fights };
    if (struck.has(unit.id)) return { mark: "chosen", badge: "", why: WORDS.marks.target };
    if (reached.has(unit.id)) return { mark: "eligible", badge: "", why: WORDS.marks.inReach };
    return others(unit);
  };
}

/** Everything that is chosen is rolled. */
function roll(): void {
  const game = currentGame();
  const fighting = fightingOf(game);
  if (fighting?.stage !== "TARGETS") return;
  const { strikes, precise } = stateNow("fighting");
  const unit = strikingIn(game, fighting);
  strike(fighting.unit.id, withMarks(game, unit, assignmentsOf(strikersOf(game, unit, strikes)), precise));
}

function nextStep(game: Game, { draft, strikes }: Seen<"fighting">): NextStep | null {
  const fighting = fightingOf(game);
  if (fighting === undefined) return null;
  if (fighting.stage === "TARGETS") {
    const none = enemiesOf(game, strikingIn(game, fighting)).length === 0;
    return { label: none ? WORDS.next.noAttacks : WORDS.next.roll(fighting.unit.name), run: roll };
  }
  const moves = Object.keys(draft.per_model_paths).length > 0;
  if (fighting.stage === "CONSOLIDATE") {
    return confirmStep(moves ? WORDS.next.consolidate : WORDS.next.stay);
  }
  const now = afterPileIn(game, draft);
  const targets = new Set(
    strikersOf(now, strikingIn(now, fighting), strikes).flatMap(({ target }) => target?.name ?? []),
  );
  // With one enemy in reach there is nothing more to choose: piling in and striking are one press.
  const [only] = targets;
  const isOne = targets.size === 1 && enemiesOf(now, strikingIn(now, fighting)).length === 1;
  return isOne && only !== undefined
    ? confirmStep(WORDS.next.pileInAndRoll(only), roll)
    : confirmStep(WORDS.next.pileIn);
}

function hint(game: Game, hands: Hands, view: Seen<"fighting">): string {
  const fighting = fightingOf(game);
  if (fighting?.stage === "TARGETS") return WORDS.hints.targets[hands];
  const canMove = owesMove(game) && !isHeld(previewOf(game, view));
  return canMove ? WORDS.hints.pileIn[hands] : WORDS.hints.held[hands];
}

function Actions() {
  const game = useGame();
  const drafts = useView((view) => view.drafts);
  const isStill = useView((view) => Object.keys(view.draft.per_model_paths).length === 0);
  const held = isHeld(usePreview(game));
  if (!owesMove(game) || held) return null;
  return (
    <>
      <Button onPress={() => autoMove(null)} shortcut="A">
        {WORDS.move.auto}
      </Button>
      <Button onPress={standStill} shortcut="X" disabledBecause={isStill ? WORDS.move.nothing : undefined}>
        {WORDS.move.stand}
      </Button>
      <Button onPress={undoChange} disabledBecause={drafts.length === 0 ? WORDS.move.nothing : undefined}>
        {WORDS.move.undo}
      </Button>
    </>
  );
}
