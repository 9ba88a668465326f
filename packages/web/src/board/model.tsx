import { coordinate as c } from "./footprint.ts";
import type { Footprint, ModelToken, Side } from "./scene.ts";

interface ModelProps {
  readonly model: ModelToken;
  readonly side: Side;
  readonly className?: string;
}

/** One base, to scale: its shape, the sign of its side, and what makes this model differ from the next. */
export function Model({ model, side, className = "model" }: ModelProps) {
  const { footprint, leader } = model;
  const wounded = model.wounds < model.fullWounds;
  // A small base has room for the figure or for the sign; its neighbours show whose it is.
  const signed = !wounded || footprint.halfShort >= ROOMY;
  const above = wounded || leader;
  return (
    <g className={className} data-model={model.id} data-pick={model.pick} transform={standing(footprint)}>
      <Base footprint={footprint} />
      {signed ? <path className="side-sign" d={sideSign(footprint, side, above)} /> : null}
      {footprint.kind === "circle" ? null : <path className="side-sign" d={notch(footprint)} />}
      {leader ? <path className="star" d={star(footprint, wounded)} /> : null}
      {wounded ? <Wounds model={model} lower={leader} /> : null}
    </g>
  );
}

/** Half of the short side from which a base can hold a figure and a sign, in inches. */
const ROOMY = 0.9;

export function standing({ kind, x, y, angle }: Footprint): string {
  return `translate(${c(x)} ${c(y)})${kind === "circle" ? "" : ` rotate(${c(angle)})`}`;
}

/** The bare shape about the origin. */
export function Base({ footprint: { kind, halfLong, halfShort } }: { readonly footprint: Footprint }) {
  if (kind === "circle") return <circle className="base" r={halfLong} />;
  if (kind === "ellipse") return <ellipse className="base" rx={halfLong} ry={halfShort} />;
  const bevel = Math.min(0.18, halfShort * 0.2);
  return (
    <rect
      className="base"
      x={-halfLong}
      y={-halfShort}
      width={2 * halfLong}
      height={2 * halfShort}
      rx={bevel}
    />
  );
}

/** A chevron for the one, a ring for the other: the sides differ without their hues. Wide leaves room in the middle. */
function sideSign({ kind, halfShort }: Footprint, side: Side, wide: boolean): string {
  const size = Math.min(halfShort, 1.6);
  if (side === "p2") {
    const r = size * (wide ? 0.66 : 0.46);
    return `M${c(-r)} 0a${c(r)} ${c(r)} 0 1 0 ${c(2 * r)} 0a${c(r)} ${c(r)} 0 1 0 ${c(-2 * r)} 0`;
  }
  const w = size * (wide ? 0.42 : 0.46);
  const y = wide ? size * 0.72 : size * 0.2;
  const rise = wide ? w * 0.55 : w * 0.85;
  // On long bases the chevron points the way the model faces.
  return kind === "circle"
    ? `M${c(-w)} ${c(y)}L0 ${c(y - rise)}L${c(w)} ${c(y)}`
    : `M${c(-y)} ${c(-w)}L${c(rise - y)} 0L${c(-y)} ${c(w)}`;
}

/** The front of a long base: a wedge inside the leading end. */
export function notch({ kind, halfLong, halfShort }: Footprint): string {
  const depth = Math.min(halfLong * 0.24, 0.8);
  const wide = halfShort * (kind === "box" ? 0.78 : 0.42);
  const tip = halfLong * 0.92;
  return `M${c(tip - depth)} ${c(-wide)}L${c(tip)} 0L${c(tip - depth)} ${c(wide)}`;
}

function star({ halfShort }: Footprint, wounded: boolean): string {
  const size = Math.min(halfShort, 1.4);
  const outer = size * (wounded ? 0.3 : 0.46);
  const middle = wounded ? -size * 0.56 : -outer * 0.06;
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? outer : outer * 0.45;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    return `${c(Math.cos(angle) * reach)} ${c(Math.sin(angle) * reach + middle)}`;
  });
  return `M${points.join("L")}Z`;
}

/** What is left, as a figure, and what is lost, as a part of the rim. */
function Wounds({ model, lower }: { readonly model: ModelToken; readonly lower: boolean }) {
  const { kind, halfLong, halfShort, angle } = model.footprint;
  const size = Math.min(halfShort * (halfShort < ROOMY ? 1.25 : 0.95), 1.3);
  const middle = lower ? halfShort * 0.2 : 0;
  return (
    <>
      {kind === "circle" ? (
        <path className="lost" d={lostArc(halfLong * 0.88, 1 - model.wounds / model.fullWounds)} />
      ) : null}
      <text
        className="wounds"
        y={middle + size * 0.36}
        fontSize={size}
        // The figure stands upright whichever way the base is turned.
        transform={kind === "circle" ? undefined : `rotate(${c(-angle)})`}
      >
        {model.wounds}
      </text>
    </>
  );
}

function lostArc(radius: number, share: number): string {
  const angle = Math.min(share, 0.999) * 2 * Math.PI;
  const x = -Math.sin(angle) * radius;
  const y = -Math.cos(angle) * radius;
  return `M0 ${c(-radius)}A${c(radius)} ${c(radius)} 0 ${share > 0.5 ? 1 : 0} 0 ${c(x)} ${c(y)}`;
}
