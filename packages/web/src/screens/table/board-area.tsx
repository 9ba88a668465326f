import { type Game, RULES, type Unit } from "@gunline/rules";
import { useCallback, useEffect, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { Board, type Scene, type UnitToken, useCamera } from "../../board/index.ts";
import { isOursNow, useIsOurs } from "../../online/whose-decision.ts";
import { strengthOf } from "../../panels/unit-words.ts";
import { clickUnit } from "../../phases/clicks.ts";
import type { DragMode, Hands } from "../../phases/row.ts";
import { BEFORE_BATTLE, momentOf, rowOf, useMomentOf } from "../../phases/rows.ts";
import { fallenIn } from "../../table/happenings.ts";
import type { Marker } from "../../table/marks.ts";
import { modelIdOf, modelKey, unitIdOf } from "../../table/model-key.ts";
import { type Seen, seenNow, seenOf } from "../../table/moment.ts";
import { noteOn } from "../../table/note.ts";
import { PACE, TEXT, usePreferences } from "../../table/preferences.ts";
import { recalled } from "../../table/recalled.ts";
import { endShow, followShow, useShow } from "../../table/show.ts";
import { currentGame, dismissRefusals, useGame, useTable } from "../../table/table.ts";
import { tapeOf } from "../../table/tape.ts";
import { tokenRings } from "../../table/token-rings.ts";
import { objectiveTokens, terrainTokens, unitTokens } from "../../table/tokens.ts";
import { unitPickedApart } from "../../table/under-way.ts";
import { isPlacingByHand, look, useView } from "../../table/view.ts";
import { boardInput } from "../../tools/board-input.ts";
import { useAfterFrame } from "../../ui/after-frame.ts";
import { Button } from "../../ui/button.tsx";
import { FINGERS, useMedia } from "../../ui/media.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { hintFor } from "./hints.ts";
import { useKeys } from "./keys.ts";
import { LookedAt } from "./looked-at.tsx";
import { ZoomButtons } from "./zoom-buttons.tsx";

const text = words.table;

/** The board with the game on it. */
export function BoardArea() {
  const scene = useScene();
  const camera = useCamera();
  const tool = useView((view) => view.tool);
  const rulers = useView((view) => view.rulers);
  const dragged = useView((view) => view.dragged);
  const pointed = useView((view) => view.pointed);
  const show = useShow((state) => state.show);
  const pace = usePreferences(({ dice }) => PACE[dice]);
  const text = usePreferences((preferences) => TEXT[preferences.text]);
  const game = useGame();
  const tape = useMemo(() => tapeOf(game, scene.moves), [game, scene.moves]);
  const chosen = useView(({ mover, placing }) => placing?.unitId ?? mover);
  const unitId = unitPickedApart(game) ?? chosen ?? undefined;
  const numbered = useView((view) => unitId ?? view.numbered);
  const selected = dragged === null || unitId === undefined ? undefined : modelKey(unitId, dragged);
  useKeys(camera);
  useEffect(followShow, []);
  const hasBoxes = useMomentOf(game).drag?.box !== undefined && unitId !== undefined;
  return (
    <main className="board-area">
      <Board
        scene={scene}
        view={camera}
        hands={boardInput}
        tape={tape}
        tool={tool}
        rulers={rulers}
        selectedModelId={selected}
        pointedModelId={pointed !== null && numbered === unitIdOf(pointed) ? pointed : undefined}
        show={show}
        onShowEnd={endShow}
        pace={pace}
        text={text}
        onUnitClick={clickUnit}
        onLabelClick={(looked) => look({ looked })}
        onUnitHover={(hovered) => look({ hovered })}
        onModelHover={(key) => look({ pointed: key })}
        onModelClick={(unit, key) => momentOf(currentGame()).clickModel(modelIdOf(key), unit, seenNow())}
        onModelDrag={(unit, key, phase, at, how) =>
          holdNow()?.drag(unit, modelIdOf(key), phase, at, how, seenNow())
        }
        onModelTurn={(unit, key, degrees) => holdNow()?.turn(unit, modelIdOf(key), degrees, seenNow())}
        onPoint={(at) => holdNow()?.point?.(at)}
        onBackgroundClick={(at, how) => holdNow()?.ground?.(at, how, seenNow())}
        onWheel={(step, how) => holdNow()?.wheel?.(step, how) ?? false}
        {...(hasBoxes && { onBox: (from, to) => holdNow()?.box?.(from, to) })}
        onRulersChange={(next) => look({ rulers: next })}
      />
      <ZoomButtons camera={camera} />
      <LookedAt />
      <Hint />
    </main>
  );
}

/** What hands take up at this moment; in a replay, and while another decides, nothing. */
function holdNow(): DragMode | null {
  const { table } = useTable.getState();
  return table === null || table.mode === "replay" || !isOursNow() ? null : momentOf(table.game).drag;
}

function useScene(): Scene {
  const game = useGame();
  // Of all that is looked at, a model that is pointed at changes nothing but its own ring.
  const looked = useView(useShallow((state) => ({ ...state, pointed: null })));
  const view = seenOf(game, looked);
  const start = useTable(({ table }) => table?.start ?? game);
  const { terrain, board } = game;
  const { overlays } = momentOf(game, view);
  const mark = useMarker();
  const features = useMemo(() => terrainTokens(terrain), [terrain]);
  const markers = useMemo(() => objectiveTokens(game, { isBefore: rowOf(game) === BEFORE_BATTLE }), [game]);
  const ownTokens = useMemo(() => tokenRings(game), [game]);
  const tokens = useOfView(
    game,
    useCallback(
      (view: Seen) => {
        const { drag: hold } = momentOf(game, view);
        const takes = (unit: Unit) => hold?.takes(game, unit, view) === true;
        const numbered = unitPickedApart(game) ?? view.numbered;
        const all = unitTokens(game, mark, { start, numbered, takes });
        // Put elsewhere by hand, it is drawn where it is held.
        return isPlacingByHand(view) ? all.filter(({ id }) => id !== view.placing?.unitId) : all;
      },
      [game, mark, start],
    ),
  );
  // Rings cost more than marks, and may come a frame later.
  const later = useAfterFrame(game);
  const rays = useOfView(
    game,
    useCallback((view: Seen) => momentOf(game, view).overlays.rays(game, view, mark), [game, mark]),
  );
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const still = !useIsOurs() || isReplay;
  const shown = useMemo(() => (still ? tokens.map(unpicked) : tokens), [still, tokens]);
  const table = useTable((state) => state.table);
  const fallen = useMemo(() => (table === null ? [] : fallenIn(table)), [table]);
  const { hovered } = view;
  const note = useMemo(() => noteOn(game, hovered, mark, rays), [game, hovered, mark, rays]);
  return {
    ...board,
    terrain: features,
    objectives: markers,
    units: shown,
    rings: [...momentOf(later, view).overlays.rings(later, seenOf(later, looked)), ...ownTokens],
    rays,
    moves: overlays.moves(game, view),
    nearest: overlays.nearest(game, view),
    fallen,
    note,
    zones: overlays.zones(game, view),
    links: overlays.links(game, view),
    sayings: overlays.sayings(game, view),
    held: overlays.held(game, view),
  };
}

/** What each unit is at this moment, and why. */
function useMarker(): Marker {
  const game = useGame();
  return useOfView(
    game,
    useCallback((view: Seen) => momentOf(game, view).marks(game, view), [game]),
  );
}

/** What follows from what is looked at, kept until something changes that it was made of. */
function useOfView<Made>(game: Game, make: (view: Seen) => Made): Made {
  const kept = useMemo(() => recalled(make), [make]);
  return useView((view) => kept(seenOf(game, view)));
}

/** In a replay, and while another decides, nothing can be taken up. */
function unpicked(unit: UnitToken): UnitToken {
  return { ...unit, models: unit.models.map((model) => ({ ...model, pick: "none" })) };
}

function Hint() {
  const game = useGame();
  const refusals = useTable((state) => state.refusals);
  // What is said at a moment may speak of anything that is looked at.
  const view = useView();
  const { tool, hovered } = view;
  const mark = useMarker();
  const isOurs = useIsOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const hands = useMedia(FINGERS) ? "fingers" : "mouse";
  const [refusal] = refusals;
  useEffect(() => {
    if (refusals.length === 0) return;
    const timer = setTimeout(dismissRefusals, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refusals]);
  if (refusal !== undefined) {
    return (
      <div className="hint refusal" role="alert">
        <span className="refusal-sign" aria-hidden="true">
          ✕
        </span>
        <span className="hint-text">
          {typeset(refusal.message)}{" "}
          {refusal.rule !== undefined && <abbr title={RULES[refusal.rule]}>{refusal.rule}</abbr>}
        </span>
        <Button kind="quiet" label={text.dismiss} onPress={dismissRefusals}>
          ✕
        </Button>
      </div>
    );
  }
  const unit = hovered === null ? undefined : game.units[hovered];
  const moment = isReplay ? text.hints.replay[hands] : hintFor(game, view, { tool, isOurs, hands });
  const why = unit === undefined || isReplay ? "" : mark(unit).why;
  return (
    <div className="hint">
      <span className="hint-text">{(unit !== undefined && aboutUnit(unit, why, hands)) || moment}</span>
      {hands === "fingers" && unit !== undefined && (
        <Button
          kind="quiet"
          label={words.unitCard.cardOf(unit.name)}
          onPress={() => look({ looked: unit.id })}
        >
          {text.card}
        </Button>
      )}
      {hands === "mouse" && (
        <span className="hint-keys">
          <kbd>I</kbd> {text.cardKey}
          {!isReplay && unit === undefined && (
            <>
              <kbd>?</kbd> {text.helpKey}
            </>
          )}
        </span>
      )}
    </div>
  );
}

/** Fingers see by it which unit they have met; whoever hovers sees that anyway. */
function aboutUnit(unit: Unit, why: string, hands: Hands): string {
  if (why !== "") return typeset(text.why(unit.name, why));
  return hands === "fingers" ? text.about(unit.name, strengthOf(unit)) : "";
}

const SHOWN_FOR = 8_000;
