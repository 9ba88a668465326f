import { memo, useMemo } from "react";
import type { TerrainToken } from "./scene.ts";
import { decoration } from "./terrain/decoration.ts";

/** All pieces: each can be focused and then says in words what it does. */
export const Terrain = memo(function Terrain({ terrain }: { readonly terrain: readonly TerrainToken[] }) {
  return (
    <g className="terrain">
      {terrain.map((piece) => (
        <Piece key={piece.id} piece={piece} />
      ))}
    </g>
  );
});

const Piece = memo(function Piece({ piece }: { readonly piece: TerrainToken }) {
  const strokes = useMemo(() => decoration(piece), [piece]);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> does nothing by itself
    <g className={`piece ${piece.kind}`} data-terrain={piece.id} role="img" aria-label={wordsFor(piece)}>
      {strokes.map(({ part, d }) => (
        <path key={part} className={part} d={d} />
      ))}
    </g>
  );
});

function wordsFor(piece: TerrainToken): string {
  return [piece.title, ...piece.effects].map((line) => line.replace(/\.?$/, ".")).join(" ");
}
