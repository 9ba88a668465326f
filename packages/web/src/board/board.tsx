import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import "./palette.css";
import "./shades.css";
import "./board.css";
import "./terrain.css";
import "./units.css";
import "./overlay.css";
import "./signs.css";
import { words } from "../words/english.ts";
import { Blockers } from "./blockers.tsx";
import { BoxLine } from "./box-line.tsx";
import type { Camera } from "./camera.ts";
import { createCell } from "./cell.ts";
import type { BoardControls, BoardEvents, BoardInput, Tool } from "./controls.ts";
import { Losses, Tracers, useEnd } from "./effects/effects.tsx";
import type { Show } from "./effects/show.ts";
import { Trails, useWalks } from "./effects/walks.tsx";
import { FallenModels } from "./fallen.tsx";
import { FallenMarks } from "./fallen-marks.tsx";
import { Links } from "./links.tsx";
import { Mat, Objectives } from "./mat.tsx";
import { Moves, sameMove } from "./moves.tsx";
import { Nearest } from "./nearest.tsx";
import { Pointed } from "./pointed.tsx";
import { PointerNote } from "./pointer-note.tsx";
import { Pulse } from "./pulse.tsx";
import { Rays, sameRay } from "./rays.tsx";
import { Rings, sameRing } from "./rings.tsx";
import { rove } from "./rove.ts";
import type { Ruler, RulerStop, Tape } from "./ruler.ts";
import { RulerLines, RulerSigns } from "./rulers.tsx";
import { sameList, sameObjective, sameUnit } from "./same.ts";
import { Sayings } from "./sayings.tsx";
import type { Point, Scene, TerrainToken } from "./scene.ts";
import { Signs } from "./signs.tsx";
import { useStable } from "./stable.ts";
import { followCamera } from "./stage.ts";
import { Terrain } from "./terrain.tsx";
import { TerrainCard } from "./terrain-card.tsx";
import { Units } from "./units.tsx";
import { RIM } from "./viewport.ts";
import { Zones } from "./zones.tsx";

interface BoardProps extends BoardEvents {
  readonly scene: Scene;
  /** From `useCamera`; its owner zooms and fits with it. */
  readonly view: Camera;
  /** What a pointer and keys do on it. */
  readonly hands: BoardInput;
  /** How the ruler measures. */
  readonly tape: Tape;
  readonly tool?: Tool;
  readonly selectedModelId?: string | undefined;
  /** A model that is pointed at, here or in the panel. */
  readonly pointedModelId?: string | undefined;
  /** What has just happened. */
  readonly show?: Show | null;
  readonly onShowEnd?: () => void;
  /** How many times as long it takes to show it; 0: not at all. */
  readonly pace?: number;
  /** How many times as large as usual all is written. */
  readonly text?: number;
  readonly rulers?: readonly Ruler[];
  /** For screen readers; by default, its size. */
  readonly label?: string;
}

const NONE: readonly Ruler[] = [];
const nothing = () => undefined;

/**
 * The table. Panning and zooming render nothing: the stage is moved by its transform. A new scene renders only what
 * looks different in it.
 */
export function Board(props: BoardProps) {
  const { view, hands, tape, tool = "select", selectedModelId, rulers = NONE, show = null } = props;
  const { pace = 1, text = 1 } = props;
  const isShown = useEnd({ show, pace, onEnd: props.onShowEnd ?? nothing });
  const scene = useStableScene(props.scene);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const signs = useRef<HTMLDivElement>(null);
  const latest = useRef({ ...props, scene, tool, rulers });
  const [table] = useState(
    (): Omit<BoardControls, "camera"> => ({
      scene: () => latest.current.scene,
      tool: () => latest.current.tool,
      rulers: () => latest.current.rulers,
      events: () => latest.current,
      draft: createCell<readonly RulerStop[]>([]),
      card: createCell<TerrainToken | undefined>(undefined),
      box: createCell<readonly [Point, Point] | undefined>(undefined),
      pointer: createCell<Point | undefined>(undefined),
    }),
  );
  useLayoutEffect(() => {
    latest.current = { ...props, scene, tool, rulers };
  });

  // While a model is dragged it stays the same one: only its ghost is drawn again.
  const moved = useStable(
    scene.moves.map(({ modelId }) => modelId),
    (a, b) => sameList(a, b, Object.is),
  );
  const { width, height } = scene;
  useLayoutEffect(
    () => followCamera(view, { width, height }, root.current!, stage.current!, signs.current!),
    [view, width, height],
  );
  useEffect(() => {
    const whole: BoardControls = { ...table, camera: view };
    return hands(root.current!, whole);
  }, [table, view, hands]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new units and terrain need their place in the Tab order
  useEffect(() => rove(root.current!), [scene.units, scene.terrain]);

  useWalks(root, isShown ? show : null, pace);
  const change = (next: readonly Ruler[]) => props.onRulersChange?.(next);
  const viewBox = `${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`;
  return (
    <div className="board" ref={root} data-tool={tool}>
      <div className="board-stage" ref={stage}>
        <svg
          className="board-map"
          viewBox={viewBox}
          role="application"
          aria-label={props.label ?? words.board.table(width, height)}
          aria-roledescription={words.board.board}
        >
          <Mat width={width} height={height} />
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            overflow="hidden"
            role="presentation"
          >
            <Zones zones={scene.zones} />
            <Terrain terrain={scene.terrain} />
            <Objectives objectives={scene.objectives} />
            <Rings rings={scene.rings} />
            <Blockers terrain={scene.terrain} rays={scene.rays} />
            <FallenMarks fallen={scene.fallen} />
          </svg>
          <Rays rays={scene.rays} />
          <Units units={scene.units} camera={view} moved={moved} selectedModelId={selectedModelId} />
          <FallenModels units={scene.units} />
        </svg>
        <Pulse units={scene.units} viewBox={viewBox} />
        <svg className="board-over" data-px="" viewBox={viewBox} aria-hidden="true">
          <Nearest nearest={scene.nearest} />
          <Links links={scene.links} />
          <Moves scene={scene} selectedModelId={selectedModelId} turnable={props.onModelTurn !== undefined} />
          <Pointed scene={scene} modelId={props.pointedModelId} />
          <BoxLine box={table.box} />
          <RulerLines tape={tape} rulers={rulers} draft={table.draft} />
        </svg>
        {show !== null && isShown ? <Trails show={show} viewBox={viewBox} /> : null}
        {show !== null && isShown ? <Tracers show={show} viewBox={viewBox} pace={pace} /> : null}
      </div>
      <div className="board-cover" />
      <div className="board-signs" ref={signs} style={{ "--text": text } as CSSProperties}>
        <Signs scene={scene} camera={view} text={text} />
        <RulerSigns
          tape={tape}
          rulers={rulers}
          draft={table.draft}
          onPin={(id) => change(rulers.map((one) => (one.id === id ? { ...one, pinned: !one.pinned } : one)))}
          onRemove={(id) => change(rulers.filter((one) => one.id !== id))}
        />
        <Sayings sayings={scene.sayings} zones={scene.zones} width={width} height={height} />
        <TerrainCard shown={table.card} camera={view} />
        {show !== null && isShown ? <Losses show={show} pace={pace} /> : null}
      </div>
      <PointerNote scene={scene} camera={view} pointer={table.pointer} />
    </div>
  );
}

/** The scene with every part that looks the same kept as it was. */
function useStableScene(scene: Scene): Scene {
  const units = useStable(scene.units, (a, b) => sameList(a, b, sameUnit));
  const rings = useStable(scene.rings, (a, b) => sameList(a, b, sameRing));
  const rays = useStable(scene.rays, (a, b) => sameList(a, b, sameRay));
  const moves = useStable(scene.moves, (a, b) => sameList(a, b, sameMove));
  const objectives = useStable(scene.objectives, (a, b) => sameList(a, b, sameObjective));
  return { ...scene, units, rings, rays, moves, objectives };
}
