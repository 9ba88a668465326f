import { memo, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Camera, extent } from "./camera.ts";
import { type Box, boxAround } from "./footprint.ts";
import { GlyphIcon } from "./glyphs.tsx";
import type { ChosenLabel, Former, Leader } from "./label-choice.ts";
import { nameOf } from "./label-text.ts";
import { LABEL_HEIGHT, type Measure, placeFigures, placeUnitLabels, scaled, tokenBoxes } from "./labels.ts";
import { FlagIcon, MarkIcon } from "./mark-icon.tsx";
import { ObjectiveSign, placeObjectiveSigns } from "./objective-signs.tsx";
import { around, type Placed } from "./placement.ts";
import { useRested } from "./rested.ts";
import type { Scene, UnitToken } from "./scene.ts";
import { forgetWidths, textWidth } from "./text-width.ts";

const PAUSE_MS = 250;

interface SignsProps {
  readonly scene: Scene;
  readonly camera: Camera;
  /** How many times as large as usual it is written. */
  readonly text: number;
}

/** Measures with the font of the page. To ask which it is makes the browser style all that has changed. */
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

/** All that is written on the board keeps its size on the screen; it is placed again when the hand is still. */
export function Signs({ scene, camera, text }: SignsProps) {
  const fonts = useFonts();
  const [measure] = useState(measurer);
  const settled = useSyncExternalStore(camera.onSettle, camera.settled);
  const { units, objectives, terrain, rings, rays, moves, width, height } = scene;
  const { sight } = settled;
  // Larger signs on a table are the same as signs of the usual size on a smaller one.
  const scale = settled.scale / text;
  // Labels that jumped aside all along a drag would be worse than one that is covered for its length.
  const resting = useRested(moves, PAUSE_MS);
  // A label stays where it was as long as that is a good place: what was chosen last is known when choosing again.
  const former = useRef<Former>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change when fonts arrive
  const { labels, markers, taken, tokens } = useMemo(() => {
    const tokens = tokenBoxes(units, scale);
    const room = extent({ width, height });
    const ends = resting.map((move) => scaled(boxAround(move.ghost), scale));
    const bases = [...tokens, ...ends];
    const markers = placeObjectiveSigns(objectives, bases, scaled(room, scale), scale, measure);
    const held = markers.map((one) => around(one.x, one.y, one.width, LABEL_HEIGHT));
    const placed = placeUnitLabels(units, resting, scale, measure, room, former.current, held);
    return {
      markers: new Map(markers.map((one) => [one.id, one])),
      labels: new Map(placed.map((one) => [one.id, one])),
      taken: [
        ...placed.filter((one) => !one.crowded).map((one) => around(one.x, one.y, one.width, LABEL_HEIGHT)),
        ...held,
      ],
      tokens,
    };
  }, [units, objectives, resting, scale, width, height, fonts]);
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
    const figures = { rings, rays, moves, terrain };
    return placeFigures(figures, [...tokens, ...ghosts], taken, inSight, scale, measure);
  }, [rings, rays, moves, terrain, tokens, taken, sight, scale, width, height, fonts]);
  return (
    <>
      {objectives.map((objective) => {
        const placed = markers.get(objective.id);
        return placed ? (
          <ObjectiveSign key={objective.id} objective={objective} at={position(placed, scale)} />
        ) : null;
      })}
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
        return placed ? (
          <UnitLabel key={unit.id} unit={unit} placed={placed} scale={scale} text={text} />
        ) : null;
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
  readonly text: number;
}

/** Dot, mark, glyph, name, number of models, one short note. */
const UnitLabel = memo(function UnitLabel({ unit, placed, scale, text }: UnitLabelProps) {
  const { name, count, note } = placed.words;
  const isShort = name !== nameOf(unit);
  return (
    <span
      className={`sign label ${unit.side} shade-${unit.shade}`}
      data-label={unit.id}
      data-mark={unit.mark}
      data-crowded={placed.crowded || undefined}
      aria-hidden="true"
      {...position(placed, scale)}
    >
      {unit.mark === "done" || name === "" ? null : <MarkIcon mark={unit.mark} />}
      <GlyphIcon glyph={unit.glyph} />
      <span className="label-text" data-name={isShort ? nameOf(unit) : undefined}>
        {name}
      </span>
      <b>{count}</b>
      {unit.busy === true ? <FlagIcon /> : null}
      {note === "" ? null : <span className="label-note">{note}</span>}
      {unit.mark === "done" && name !== "" ? <MarkIcon mark={unit.mark} /> : null}
      {placed.leader ? <i className="leader" {...reach(placed, placed.leader, scale * text)} /> : null}
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
