import { legal, RULES } from "@gunline/rules";
import { useDeferredValue, useEffect, useMemo } from "react";
import { Board, type Scene, type UnitToken, useCamera } from "../../board/index.ts";
import { useIsOurs } from "../../online/foreign.ts";
import { followHand, turnModel } from "../../panels/charge/draft.ts";
import { chargeMoves, chargeRings } from "../../panels/charge/overlays.ts";
import { allocateWound } from "../../table/commands.ts";
import { marker } from "../../table/marks.ts";
import { modelIdOf, modelKey } from "../../table/model-key.ts";
import { sightRays } from "../../table/rays.ts";
import { rangeRings } from "../../table/rings.ts";
import { currentGame, dismissRefusals, useGame, useTable } from "../../table/table.ts";
import { terrainTokens, unitTokens } from "../../table/tokens.ts";
import { look, useView } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { FINGERS, useMedia } from "../../ui/media.ts";
import { clickUnit } from "./clicks.ts";
import { hintFor, REPLAY } from "./hints.ts";
import { useZoomKeys } from "./zoom-keys.ts";

/** The board with the game on it. */
export function BoardArea() {
  const scene = useScene();
  const camera = useCamera();
  const tool = useView((view) => view.tool);
  const rulers = useView((view) => view.rulers);
  const dragged = useView((view) => view.dragged);
  const { charges, shooting } = useGame();
  const [chargerId] = Object.keys(charges.pending);
  const unitId = chargerId ?? shooting.resolution_state?.waiting_for?.unit_id;
  const selected = dragged === null || unitId === undefined ? undefined : modelKey(unitId, dragged);
  useZoomKeys(camera);
  return (
    <main className="board-area">
      <Board
        scene={scene}
        view={camera}
        tool={tool}
        rulers={rulers}
        selectedModelId={selected}
        onUnitClick={clickUnit}
        onUnitHover={(hovered) => look({ hovered })}
        onModelClick={(_unitId, key) => pickModel(modelIdOf(key))}
        onModelDrag={(_unitId, key, phase, at) => followHand(modelIdOf(key), phase, at)}
        onModelTurn={(_unitId, key, degrees) => turnModel(modelIdOf(key), degrees)}
        onRulersChange={(next) => look({ rulers: next })}
      />
      <Hint />
    </main>
  );
}

/** The defender chooses a model for a wound; in a charge, the one that the arrow keys move. */
function pickModel(modelId: string): void {
  if (currentGame().turn.phase === "CHARGE") look({ dragged: modelId });
  else allocateWound(modelId);
}

function useScene(): Scene {
  const game = useGame();
  const objectives = useTable(({ table }) => table?.objectives);
  const view = useView();
  const { charger, prey, hovered, weapon } = view;
  const { units, weapons, terrain, board, shooting } = game;
  const shooter = shooting.active_shooter_id === null ? undefined : units[shooting.active_shooter_id];
  const target = hovered === null ? undefined : units[hovered];
  const features = useMemo(() => terrainTokens(terrain), [terrain]);
  const tokens = useMemo(() => unitTokens(game, { charger, prey }), [game, charger, prey]);
  // Rings cost more than marks, and may come a frame later.
  const aiming = useDeferredValue(shooter);
  const ranges = useMemo(
    () => (aiming === undefined ? [] : rangeRings(weapons, aiming, weapon)),
    [weapons, aiming, weapon],
  );
  const rays = useMemo(() => {
    const aimed = shooter !== undefined && target !== undefined && target.owner !== shooter.owner;
    if (!aimed || shooting.resolution_state !== null) return [];
    const eligible = tokens.some(
      ({ id, mark }) => id === target.id && (mark === "eligible" || mark === "chosen"),
    );
    return sightRays(game, shooter, target, weapon, eligible);
  }, [game, tokens, shooter, target, weapon, shooting.resolution_state]);
  const charging = game.turn.phase === "CHARGE";
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const still = !useIsOurs() || isReplay;
  const shown = useMemo(() => (still ? tokens.map(unpicked) : tokens), [still, tokens]);
  return {
    ...board,
    terrain: features,
    objectives: (objectives ?? []).map((at) => ({ at })),
    units: shown,
    rings: charging ? chargeRings(game, view) : ranges,
    rays,
    moves: charging ? chargeMoves(game, view) : [],
  };
}

/** In a replay, and while another decides, nothing can be taken up. */
function unpicked(unit: UnitToken): UnitToken {
  return { ...unit, models: unit.models.map((model) => ({ ...model, pick: "none" })) };
}

function Hint() {
  const game = useGame();
  const refusals = useTable((state) => state.refusals);
  const tool = useView((view) => view.tool);
  const charger = useView((view) => view.charger);
  const prey = useView((view) => view.prey);
  const hovered = useView((view) => view.hovered);
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
          {refusal.message} <abbr title={RULES[refusal.rule]}>{refusal.rule}</abbr>
        </span>
        <Button kind="quiet" label="Dismiss" onPress={dismissRefusals}>
          ✕
        </Button>
      </div>
    );
  }
  const unit = hovered === null ? undefined : game.units[hovered];
  const hint = isReplay ? REPLAY[hands] : hintFor(game, { tool, isOurs, hands });
  const why = unit === undefined ? "" : marker(game, { charger, prey }, legal(game))(unit).why;
  return (
    <p className="hint">
      <span className="hint-text">{why === "" || isReplay ? hint : `${unit?.name}: ${why}`}</span>{" "}
      {!isReplay && hands === "mouse" && (
        <>
          <kbd>?</kbd> keys
        </>
      )}
    </p>
  );
}

const SHOWN_FOR = 8_000;
