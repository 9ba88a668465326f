import { useEffect, useLayoutEffect, useRef, useState } from "react";
import "./palette.css";
import "./board.css";
import "./terrain.css";
import "./units.css";
import "./overlay.css";
import "./signs.css";
import type { Camera } from "./camera.ts";
import { createCell } from "./cell.ts";
import { FallenModels } from "./fallen.tsx";
import type { BoardEvents, BoardInHand, Hands, Tool } from "./in-hand.ts";
import { Mat, Objectives } from "./mat.tsx";
import { Moves, sameMove } from "./moves.tsx";
import { Rays, sameRay } from "./rays.tsx";
import { Rings, sameRing } from "./rings.tsx";
import { rove } from "./rove.ts";
import type { Ruler, RulerStop, Tape } from "./ruler.ts";
import { RulerLines, RulerSigns } from "./rulers.tsx";
import { sameList, samePoint, sameUnit } from "./same.ts";
import type { Scene, TerrainToken } from "./scene.ts";
import { Signs } from "./signs.tsx";
import { useStable } from "./stable.ts";
import { followCamera } from "./stage.ts";
import { Terrain } from "./terrain.tsx";
import { TerrainCard } from "./terrain-card.tsx";
import { Units } from "./units.tsx";
import { RIM } from "./viewport.ts";

interface BoardProps extends BoardEvents {
  readonly scene: Scene;
  /** From `useCamera`; its owner zooms and fits with it. */
  readonly view: Camera;
  /** What a pointer and keys do on it. */
  readonly hands: Hands;
  /** How the ruler measures. */
  readonly tape: Tape;
  readonly tool?: Tool;
  readonly selectedModelId?: string | undefined;
  readonly rulers?: readonly Ruler[];
  /** For screen readers; unless told, its size. */
  readonly label?: string;
}

const NONE: readonly Ruler[] = [];

/**
 * The table. Panning and zooming render nothing: the stage is moved by its transform. A new scene renders only what
 * looks different in it.
 */
export function Board(props: BoardProps) {
  const { view, hands, tape, tool = "select", selectedModelId, rulers = NONE } = props;
  const scene = useStableScene(props.scene);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const signs = useRef<HTMLDivElement>(null);
  const latest = useRef({ ...props, scene, tool, rulers });
  const [table] = useState(
    (): Omit<BoardInHand, "camera"> => ({
      scene: () => latest.current.scene,
      tool: () => latest.current.tool,
      rulers: () => latest.current.rulers,
      events: () => latest.current,
      draft: createCell<readonly RulerStop[]>([]),
      card: createCell<TerrainToken | undefined>(undefined),
    }),
  );
  useLayoutEffect(() => {
    latest.current = { ...props, scene, tool, rulers };
  });

  const { width, height } = scene;
  useLayoutEffect(
    () => followCamera(view, { width, height }, root.current!, stage.current!, signs.current!),
    [view, width, height],
  );
  useEffect(() => {
    const whole: BoardInHand = { ...table, camera: view };
    return hands(root.current!, whole);
  }, [table, view, hands]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new units and terrain need their place in the Tab order
  useEffect(() => rove(root.current!), [scene.units, scene.terrain]);

  const change = (next: readonly Ruler[]) => props.onRulersChange?.(next);
  const viewBox = `${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`;
  return (
    <div className="board" ref={root} data-tool={tool}>
      <div className="board-stage" ref={stage}>
        <svg
          className="board-map"
          viewBox={viewBox}
          role="application"
          aria-label={props.label ?? `Table, ${width} by ${height} inches`}
          aria-roledescription="board"
        >
          <Mat width={width} height={height} />
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            overflow="hidden"
            role="presentation"
          >
            <Terrain terrain={scene.terrain} />
            <Objectives objectives={scene.objectives} />
            <Rings rings={scene.rings} />
          </svg>
          <Rays rays={scene.rays} />
          <Units units={scene.units} selectedModelId={selectedModelId} />
          <FallenModels units={scene.units} />
        </svg>
        <svg className="board-over" data-px="" viewBox={viewBox} aria-hidden="true">
          <Moves scene={scene} selectedModelId={selectedModelId} turnable={props.onModelTurn !== undefined} />
          <RulerLines tape={tape} rulers={rulers} draft={table.draft} />
        </svg>
      </div>
      <div className="board-cover" />
      <div className="board-signs" ref={signs}>
        <Signs scene={scene} camera={view} />
        <RulerSigns
          tape={tape}
          rulers={rulers}
          draft={table.draft}
          onPin={(id) => change(rulers.map((one) => (one.id === id ? { ...one, pinned: !one.pinned } : one)))}
          onRemove={(id) => change(rulers.filter((one) => one.id !== id))}
        />
        <TerrainCard shown={table.card} camera={view} />
      </div>
    </div>
  );
}

/** The scene with every part that looks the same kept as it was. */
function useStableScene(scene: Scene): Scene {
  const units = useStable(scene.units, (a, b) => sameList(a, b, sameUnit));
  const rings = useStable(scene.rings, (a, b) => sameList(a, b, sameRing));
  const rays = useStable(scene.rays, (a, b) => sameList(a, b, sameRay));
  const moves = useStable(scene.moves, (a, b) => sameList(a, b, sameMove));
  const objectives = useStable(scene.objectives, (a, b) => sameList(a, b, (p, q) => samePoint(p.at, q.at)));
  return { ...scene, units, rings, rays, moves, objectives };
}
