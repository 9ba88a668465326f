import { memo, useMemo, useSyncExternalStore } from "react";
import type { Camera } from "./camera.ts";
import { outlinePath } from "./footprint.ts";
import { useFootprints } from "./footprints.ts";
import { Model } from "./model.tsx";
import { unitPath } from "./outline.ts";
import { sameUnit } from "./same.ts";
import type { Mark, UnitToken } from "./scene.ts";

/** How far the outline of a unit stands off its bases, and with it its mark. */
const HALO = 0.17;
/** A token smaller than this on the screen, in pixels, has no room for a sign; its rim stays. */
const SIGN_FROM = 10;
/** The mark of one model stands outside of its unit's, to be told from it. */
const SELECTED = 0.36;
/** The gaps between the bases of a formation belong to it. */
const CATCH = 0.3;

/** The marks that change how tokens themselves look, and not only what is around them. */
const FADED: ReadonlySet<Mark> = new Set(["done", "ineligible"]);

interface UnitsProps {
  readonly units: readonly UnitToken[];
  readonly camera: Camera;
  /** The models that are on their way. */
  readonly moved: readonly string[];
  readonly selectedModelId: string | undefined;
}

/** First every unit's halo, then every token: a halo never lies over another unit's base, even in a fight. */
export const Units = memo(function Units({ units, camera, moved, selectedModelId }: UnitsProps) {
  const onTheirWay = new Set(moved);
  const { scale } = useSyncExternalStore(camera.onSettle, camera.settled);
  return (
    <>
      <g className="halos" data-px="">
        {units.map((unit) => (
          <Halo key={unit.id} unit={unit} isLeft={movedOf(unit, onTheirWay) !== ""} />
        ))}
      </g>
      <g className="units">
        {units.map((unit) => (
          <Unit
            key={unit.id}
            unit={unit}
            bare={isBare(unit, scale)}
            moved={movedOf(unit, onTheirWay)}
            selectedModelId={holds(unit, selectedModelId)}
          />
        ))}
      </g>
    </>
  );
});

/** Only the unit concerned is told of the selection, so only it is drawn again. */
function holds(unit: UnitToken, modelId: string | undefined): string | undefined {
  return unit.models.some(({ id }) => id === modelId) ? modelId : undefined;
}

/** Asked for the unit as a whole, so that only a unit that goes below the bound is drawn again. */
function isBare({ models }: UnitToken, scale: number): boolean {
  return models.some(({ footprint }) => 2 * footprint.halfShort * scale < SIGN_FROM);
}

/** The models of the unit that are on their way, as one word: while they are, it stays the same. */
function movedOf({ models }: UnitToken, moved: ReadonlySet<string>): string {
  return moved.size === 0 ? "" : models.flatMap(({ id }) => (moved.has(id) ? id : [])).join(" ");
}

interface UnitProps {
  readonly unit: UnitToken;
  readonly bare: boolean;
  readonly moved: string;
  readonly selectedModelId: string | undefined;
}

/**
 * The outline of the whole unit, thin and in its own shade: it keeps neighbours apart. Shapes are stroked, then filled,
 * and what stays visible of the strokes is the outline of their union. The mark of the moment is a wider stroke.
 */
const Halo = memo(
  function Halo({ unit, isLeft }: { readonly unit: UnitToken; readonly isLeft: boolean }) {
    const footprints = useFootprints(unit.models);
    const outline = useMemo(() => unitPath(footprints, HALO), [footprints]);
    return (
      <g
        className={`halo ${unit.side} shade-${unit.shade}${unit.flash ? " flash" : ""}`}
        data-halo={unit.id}
        data-mark={unit.mark}
        data-left={isLeft || undefined}
      >
        <path className="focus-line" d={outline} />
        <path className="focus-gap" d={outline} />
        <path className="halo-line" d={outline} />
        <path className="halo-edge" d={outline} />
        <path className="halo-ground" d={outline} />
      </g>
    );
  },
  (a, b) => a.isLeft === b.isLeft && sameUnit(a.unit, b.unit),
);

const Unit = memo(
  function Unit({ unit, bare, moved, selectedModelId }: UnitProps) {
    const left = new Set(moved.split(" "));
    const chosen = unit.models.find((model) => model.id === selectedModelId);
    const footprints = useFootprints(unit.models);
    const reach = useMemo(() => footprints.map((one) => outlinePath(one, CATCH)).join(""), [footprints]);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a <button> cannot stand inside an SVG
      <g
        className={`unit ${unit.side} shade-${unit.shade}${bare ? " bare" : ""}${FADED.has(unit.mark) ? ` ${unit.mark}` : ""}`}
        data-unit={unit.id}
        data-mark={unit.mark}
        role="button"
        aria-label={unit.description}
        tabIndex={-1}
      >
        <path className="catch" d={reach} />
        {unit.models.map((model) => (
          <Model
            key={model.id}
            model={model}
            side={unit.side}
            bare={bare || left.has(model.id)}
            className={left.has(model.id) ? "model left" : "model"}
          />
        ))}
        {chosen ? (
          <>
            <path className="selected-model under" d={outlinePath(chosen.footprint, SELECTED)} />
            <path className="selected-model" d={outlinePath(chosen.footprint, SELECTED)} />
          </>
        ) : null}
      </g>
    );
  },
  (a, b) =>
    a.selectedModelId === b.selectedModelId &&
    a.bare === b.bare &&
    a.moved === b.moved &&
    sameUnit(a.unit, b.unit),
);
