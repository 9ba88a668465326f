import "./unit-badge.css";
import type { Unit } from "@gunline/rules";
import { GlyphIcon } from "../board/glyphs.tsx";
import { kindOfUnit } from "./kinds.ts";
import { shadeOf } from "./shades.ts";
import { useGame, useTable } from "./table.ts";

/** The token of a unit beside its name in a list: the same glyph, shade and rim as on the board. */
export function UnitBadge({ unit }: { readonly unit: Unit }) {
  const game = useGame();
  const shade = useTable(({ table }) => shadeOf(table?.start ?? game, game, unit));
  return (
    <span className={`unit-badge ${unit.owner} shade-${shade}`} aria-hidden="true">
      <GlyphIcon glyph={kindOfUnit(unit)} />
    </span>
  );
}
