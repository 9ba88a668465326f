import { memo } from "react";
import { coordinate as c } from "./footprint.ts";
import { GLYPHS } from "./glyphs.tsx";
import type { Footprint, ModelToken, Side } from "./scene.ts";

interface ModelProps {
  readonly model: ModelToken;
  readonly side: Side;
  /** So small on the screen that a sign on it could not be read: the rim still says whose it is. */
  readonly bare?: boolean;
  readonly className?: string;
}

/** One base, to scale: its shape, the rim of its side, what it is, and what makes it differ from the next. */
export const Model = memo(function Model({ model, side, bare = false, className = "model" }: ModelProps) {
  const { footprint, wounds, fullWounds } = model;
  const isWounded = wounds < fullWounds;
  return (
    <g className={className} data-model={model.id} data-pick={model.pick} transform={standing(footprint)}>
      <Base footprint={footprint} />
      {side === "p2" ? <Rim footprint={footprint} bare={bare} /> : null}
      {footprint.kind === "circle" ? null : <path className="front" d={notch(footprint)} />}
      {isWounded && footprint.kind === "circle" ? (
        <path className="lost" d={lostArc(footprint.halfLong * 0.88, 1 - wounds / fullWounds)} />
      ) : null}
      {bare ? null : <Sign model={model} />}
    </g>
  );
});

/** Half of the short side from which a base can hold a figure and a glyph, in inches. */
const ROOMY = 0.9;
/** How much of a base its glyph takes, and the largest that it gets. */
const GLYPH_SHARE = 0.5;
const LARGEST_GLYPH = 0.95;

/** Its number where the panel counts models, what is left of it where it is wounded, and else its glyph. */
export function Sign({ model }: { readonly model: ModelToken }) {
  const { footprint, glyph, number } = model;
  const { kind, halfShort, angle } = footprint;
  const isWounded = model.wounds < model.fullWounds;
  const isRoomy = halfShort >= ROOMY;
  const size = Math.min(halfShort * GLYPH_SHARE, LARGEST_GLYPH);
  const figure = number !== "" ? number : isWounded ? String(model.wounds) : "";
  const beside = figure !== "" && isRoomy;
  // Signs stand upright whichever way the base is turned.
  const upright = kind === "circle" ? "" : `rotate(${c(-angle)})`;
  return (
    <>
      {figure === "" || beside ? (
        <path
          className={GLYPHS[glyph].filled ? "glyph filled" : "glyph"}
          d={GLYPHS[glyph].d}
          transform={`${upright}translate(0 ${c(beside ? -size * 0.8 : 0)})scale(${c(beside ? size * 0.7 : size)})`}
        />
      ) : null}
      {figure === "" ? null : (
        <Figure
          text={figure}
          size={Math.min(halfShort * (isRoomy ? 0.8 : 1.2), 1.2)}
          y={beside ? size * 0.75 : 0}
          upright={upright}
        />
      )}
    </>
  );
}

interface FigureProps {
  readonly text: string;
  readonly size: number;
  readonly y: number;
  readonly upright: string;
}

function Figure({ text, size, y, upright }: FigureProps) {
  // A number of two figures with its letter has to fit in as well.
  const fitting = text.length > 2 ? size * 0.72 : text.length > 1 ? size * 0.84 : size;
  return (
    <text
      className="figure-on-base"
      y={c(y + fitting * 0.36)}
      fontSize={c(fitting)}
      transform={upright === "" ? undefined : upright}
    >
      {/* With a gap, so that a reader of the whole token hears one figure after the other. */}
      {`${text} `}
    </text>
  );
}

export function standing({ kind, x, y, angle }: Footprint): string {
  return `translate(${c(x)} ${c(y)})${kind === "circle" ? "" : ` rotate(${c(angle)})`}`;
}

/** The bare shape about the origin; its stroke is the rim of either side. */
export function Base({ footprint }: { readonly footprint: Footprint }) {
  return <Shape className="base" footprint={footprint} inset={0} />;
}

/** The second line of the rim: the sides differ without their hues. */
export function Rim({ footprint, bare }: { readonly footprint: Footprint; readonly bare: boolean }) {
  const inset = bare ? 0.28 : Math.min(footprint.halfShort * 0.2, 0.2);
  return <Shape className="rim" footprint={footprint} inset={inset} />;
}

interface ShapeProps {
  readonly className: string;
  readonly footprint: Footprint;
  readonly inset: number;
}

function Shape({ className, footprint: { kind, halfLong, halfShort }, inset }: ShapeProps) {
  const [long, short] = [halfLong - inset, halfShort - inset];
  if (kind === "circle") return <circle className={className} r={c(long)} />;
  if (kind === "ellipse") return <ellipse className={className} rx={c(long)} ry={c(short)} />;
  const bevel = Math.min(0.18, halfShort * 0.2);
  return (
    <rect
      className={className}
      x={c(-long)}
      y={c(-short)}
      width={c(2 * long)}
      height={c(2 * short)}
      rx={c(bevel)}
    />
  );
}

/** The front of a long base: a wedge inside the leading end. */
export function notch({ kind, halfLong, halfShort }: Footprint): string {
  const depth = Math.min(halfLong * 0.24, 0.8);
  const wide = halfShort * (kind === "box" ? 0.7 : 0.42);
  const tip = halfLong * 0.88;
  return `M${c(tip - depth)} ${c(-wide)}L${c(tip)} 0L${c(tip - depth)} ${c(wide)}`;
}

function lostArc(radius: number, share: number): string {
  const angle = Math.min(share, 0.999) * 2 * Math.PI;
  const x = -Math.sin(angle) * radius;
  const y = -Math.cos(angle) * radius;
  return `M0 ${c(-radius)}A${c(radius)} ${c(radius)} 0 ${share > 0.5 ? 1 : 0} 0 ${c(x)} ${c(y)}`;
}
