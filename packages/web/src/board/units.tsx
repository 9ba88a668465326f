import { memo } from "react";
import { outlinePath } from "./footprint.ts";
import { Model } from "./model.tsx";
import { sameUnit } from "./same.ts";
import type { UnitToken } from "./scene.ts";

/** How far the mark of a unit stands off its bases. */
const HALO = 0.15;
/** The mark of one model stands outside of its unit's, to be told from it. */
const SELECTED = 0.36;
/** The gaps between the bases of a formation belong to it. */
const CATCH = 0.3;

interface UnitsProps {
  readonly units: readonly UnitToken[];
  readonly selectedModelId: string | undefined;
}

/** First every unit's halo, then every token: a halo never lies over another unit's base, even in a fight. */
export const Units = memo(function Units({ units, selectedModelId }: UnitsProps) {
  return (
    <>
      <g className="halos" data-px="">
        {units.map((unit) => (
          <Halo key={unit.id} unit={unit} />
        ))}
      </g>
      <g className="units">
        {units.map((unit) => (
          <Unit key={unit.id} unit={unit} selectedModelId={holds(unit, selectedModelId)} />
        ))}
      </g>
    </>
  );
});

/** Only the unit concerned is told of the selection, so only it is drawn again. */
function holds(unit: UnitToken, modelId: string | undefined): string | undefined {
  return unit.models.some(({ id }) => id === modelId) ? modelId : undefined;
}

interface UnitProps {
  readonly unit: UnitToken;
  readonly selectedModelId: string | undefined;
}

/**
 * The outline of the whole unit: the grown bases are stroked, then filled, and what stays visible of the strokes is the
 * outline of their union.
 */
const Halo = memo(
  function Halo({ unit }: { readonly unit: UnitToken }) {
    const outline = unit.models.map((model) => outlinePath(model.footprint, HALO)).join("");
    return (
      <g
        className={`halo ${unit.side}${unit.flash ? " flash" : ""}`}
        data-halo={unit.id}
        data-mark={unit.mark}
      >
        <path className="focus-line" d={outline} />
        <path className="focus-gap" d={outline} />
        <path className="halo-line" d={outline} />
        <path className="halo-ground" d={outline} />
      </g>
    );
  },
  (a, b) => sameUnit(a.unit, b.unit),
);

const Unit = memo(
  function Unit({ unit, selectedModelId }: UnitProps) {
    const chosen = unit.models.find((model) => model.id === selectedModelId);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a <button> cannot stand inside an SVG
      <g
        className={`unit ${unit.side}`}
        data-unit={unit.id}
        data-mark={unit.mark}
        role="button"
        aria-label={unit.description}
        tabIndex={-1}
      >
        <path
          className="catch"
          d={unit.models.map((model) => outlinePath(model.footprint, CATCH)).join("")}
        />
        {unit.models.map((model) => (
          <Model key={model.id} model={model} side={unit.side} />
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
  (a, b) => a.selectedModelId === b.selectedModelId && sameUnit(a.unit, b.unit),
);
