import { memo, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Camera, extent } from "./camera.ts";
import { type Box, boxAround } from "./footprint.ts";
import type { ChosenLabel, Former, Leader } from "./label-choice.ts";
import { fullText } from "./label-text.ts";
import { LABEL_HEIGHT, type Measure, placeFigures, placeUnitLabels, scaled, tokenBoxes } from "./labels.ts";
import { MarkIcon } from "./mark-icon.tsx";
import { around, type Placed } from "./placement.ts";
import { useRested } from "./rested.ts";
import type { Scene, UnitToken } from "./scene.ts";
import { forgetWidths, textWidth } from "./text-width.ts";

const PAUSE_MS = 250;

interface SignsProps {
  readonly scene: Scene;
  readonly camera: Camera;
}

/** Measures with the font of the page, which is asked for once. */
function measurer(): Measure {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font").trim() || "sans-serif";
  return (text) => textWidth(text, `550 11.5px ${family}`);
}

/** Grows when fonts arrive, so that widths are measured again. */
function useFonts(): number {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let gone = false;
    const again = () => {
      if (gone) return;
      forgetWidths();
      setLoaded((count) => count + 1);
    };
    document.fonts.ready.then(again);
    return () => {
      gone = true;
    };
  }, []);
  return loaded;
}

/** All that is written on the board keeps its size on the screen; it is placed anew when the hand is still. */
export function Signs({ scene, camera }: SignsProps) {
  const fonts = useFonts();
  const settled = useSyncExternalStore(camera.onSettle, camera.settled);
  const { units, rings, rays, moves, width, height } = scene;
  const { scale, sight } = settled;
  // Labels that jumped aside all along a drag would be worse than one that is covered for its length.
  const resting = useRested(moves, PAUSE_MS);
  // A label stays where it was as long as that is a good place: what was chosen last is known when choosing anew.
  const former = useRef<Former>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change when fonts arrive
  const { labels, taken, tokens } = useMemo(() => {
    const placed = placeUnitLabels(
      units,
      resting,
      scale,
      measurer(),
      extent({ width, height }),
      former.current,
    );
    return {
      labels: new Map(placed.map((one) => [one.id, one])),
      taken: placed.filter((one) => !one.crowded).map((one) => around(one.x, one.y, one.width, LABEL_HEIGHT)),
      tokens: tokenBoxes(units, scale),
    };
  }, [units, resting, scale, width, height, fonts]);
  useEffect(() => {
    former.current = labels;
  }, [labels]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change when fonts arrive
  const figures = useMemo(() => {
    const inSight: Box = {
      left: Math.max(sight.left, 0),
      top: Math.max(sight.top, 0),
      right: Math.min(sight.right, width),
      bottom: Math.min(sight.bottom, height),
    };
    const ghosts = moves.map((move) => scaled(boxAround(move.ghost), scale));
    return placeFigures({ rings, rays, moves }, [...tokens, ...ghosts], taken, inSight, scale, measurer());
  }, [rings, rays, moves, tokens, taken, sight, scale, width, height, fonts]);
  return (
    <>
      {figures.map((placed) => (
        <span
          key={placed.id}
          className={`sign figure ${figureClass(placed.id, scene)}`}
          data-crowded={placed.crowded || undefined}
          {...position(placed, scale)}
        >
          {placed.text}
        </span>
      ))}
      {units.map((unit) => {
        const placed = labels.get(unit.id);
        return placed ? <UnitLabel key={unit.id} unit={unit} placed={placed} scale={scale} /> : null;
      })}
    </>
  );
}

function figureClass(id: string, scene: Scene): string {
  const [what, ...rest] = id.split(":");
  const key = rest.join(":");
  if (what === "ring") return `ring ${scene.rings.find((ring) => ring.id === key)?.kind ?? ""}`;
  if (what === "ray") return scene.rays[Number(key)]?.clear ? "ray clear" : "ray blocked";
  return scene.moves.find((move) => move.modelId === key)?.faulty ? "move faulty" : "move";
}

interface UnitLabelProps {
  readonly unit: UnitToken;
  readonly placed: ChosenLabel;
  readonly scale: number;
}

const UnitLabel = memo(function UnitLabel({ unit, placed, scale }: UnitLabelProps) {
  const whole = placed.text === fullText(unit) && unit.badge !== "";
  return (
    <span
      className={`sign label ${unit.side}`}
      data-label={unit.id}
      data-mark={unit.mark}
      data-crowded={placed.crowded || undefined}
      aria-hidden="true"
      {...position(placed, scale)}
    >
      {unit.mark === "done" ? null : <MarkIcon mark={unit.mark} />}
      <span className="label-text" data-name={placed.text.startsWith(unit.name) ? undefined : unit.name}>
        {whole ? unit.name : placed.text}
      </span>
      {whole ? <b>{unit.badge}</b> : null}
      {unit.mark === "done" ? <MarkIcon mark={unit.mark} /> : null}
      {placed.leader ? <i className="leader" {...reach(placed, placed.leader, scale)} /> : null}
    </span>
  );
});

/** Where it belongs on the board, in inches. */
function position({ x, y }: Placed, scale: number) {
  return { "data-x": x / scale, "data-y": y / scale };
}

/** From the middle of the label: where its line begins, in pixels, and where it ends, in inches. */
function reach({ x, y }: Placed, { from, to }: Leader, scale: number) {
  return {
    "data-from-x": Math.round(from[0] - x),
    "data-from-y": Math.round(from[1] - y),
    "data-reach-x": (to[0] - x) / scale,
    "data-reach-y": (to[1] - y) / scale,
  };
}
