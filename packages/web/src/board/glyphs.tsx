import type { Glyph } from "./scene.ts";

interface Drawing {
  readonly d: string;
  readonly filled: boolean;
}

/** What kind of unit a token is, drawn about the origin in a square from −1 to 1, upright. */
export const GLYPHS: Readonly<Record<Glyph, Drawing>> = {
  infantry: { d: "M-.66.34 0-.32.66.34", filled: false },
  battleline: { d: "M-.66.02 0-.58.66.02M-.66.66 0 .06.66.66", filled: false },
  character: { d: star(0.95, 0.42), filled: true },
  jump: {
    d: "M-.1.6C-.8.5-1.05-.1-.95-.62-.42-.5-.1 0-.1.6ZM.1.6C.8.5 1.05-.1.95-.62.42-.5.1 0 .1.6Z",
    filled: true,
  },
  walker: { d: "M-.44-.8H.44V0H-.44ZM-.28 0-.58.8M.28 0 .58.8M-.86.8H-.36M.36.8H.86", filled: false },
  vehicle: {
    d: "M-.72-.62V.8M.72-.62V.8M-.36-.2H.36V.5H-.36ZM0-.2V-.92M-.72.15H-.36M.36.15H.72",
    filled: false,
  },
  monster: { d: "M-.78-.8C-.3-.3-.4.3-.62.86M-.1-.86C.3-.3.2.3 0 .9M.56-.8C.9-.3.82.3.66.84", filled: false },
  heavy: { d: "M-.74-.62H.74M0-.62V.1M0 .1-.7.84M0 .1.7.84M0 .1V.84", filled: false },
};

function star(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? outer : inner;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    return `${(Math.cos(angle) * reach).toFixed(3)} ${(Math.sin(angle) * reach).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The same sign beside a name: on labels and in lists. */
export function GlyphIcon({ glyph }: { readonly glyph: Glyph }) {
  const { d, filled } = GLYPHS[glyph];
  return (
    <svg className="glyph-icon" viewBox="-1.15 -1.15 2.3 2.3" width="12" height="12" aria-hidden="true">
      <path className={filled ? "glyph filled" : "glyph"} d={d} />
    </svg>
  );
}
