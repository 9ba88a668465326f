import { coordinate as c, heading, outlinePath } from "./footprint.ts";
import { ownerOf } from "./hit.ts";
import { Base, notch, Rim, Sign, standing } from "./model.tsx";
import { unitPath } from "./outline.ts";
import { linePath, segmentsPath } from "./polygon.ts";
import { sameFootprint, sameList, samePoint } from "./same.ts";
import type { Footprint, Move, Scene } from "./scene.ts";

export function sameMove(a: Move, b: Move): boolean {
  return (
    a === b ||
    (a.modelId === b.modelId &&
      a.endsAt === b.endsAt &&
      a.faulty === b.faulty &&
      a.label === b.label &&
      a.quiet === b.quiet &&
      sameFootprint(a.ghost, b.ghost) &&
      sameList(a.path, b.path, samePoint) &&
      sameList(a.contacts ?? [], b.contacts ?? [], samePoint) &&
      sameList(a.faultyLegs, b.faultyLegs, Object.is))
  );
}

interface MovesProps {
  readonly scene: Scene;
  readonly selectedModelId: string | undefined;
  /** Whether models can be turned: then long bases show a handle. */
  readonly turnable: boolean;
}

/** Paths, and above all of them the tokens as they would stand, with an outline around each unit. */
export function Moves({ scene, selectedModelId, turnable }: MovesProps) {
  const moved = new Set(scene.moves.map((move) => move.modelId));
  const selected = selectedModelId === undefined ? undefined : ownerOf(scene, selectedModelId)?.model;
  const lone = turnable && selected?.pick === "drag" && !moved.has(selected.id) ? selected : undefined;
  const ways = scene.moves.map((move) => ({ move, owner: ownerOf(scene, move.modelId) }));
  return (
    <g className="moves">
      {ways.map(({ move, owner }) => (
        <Way key={move.modelId} move={move} owner={owner} />
      ))}
      <Outlines ways={ways} />
      {ways.map(({ move, owner }) => (
        <Ghost
          key={move.modelId}
          move={move}
          owner={owner}
          turns={turnable && owner?.model.pick === "drag"}
        />
      ))}
      {lone ? <Handle modelId={lone.id} footprint={lone.footprint} /> : null}
    </g>
  );
}

interface OnItsWay {
  readonly move: Move;
  readonly owner: ReturnType<typeof ownerOf>;
}

const OUTLINE = 0.17;

/** Around all models of a unit as they would stand, once for each unit that has more than one on its way. */
function Outlines({ ways }: { readonly ways: readonly OnItsWay[] }) {
  const units = Map.groupBy(ways, ({ owner }) => owner?.unit.id ?? "");
  return [...units].map(([id, own]) => {
    if (own.length < 2) return null;
    const path = unitPath(
      own.map(({ move }) => move.ghost),
      OUTLINE,
    );
    return (
      <g key={id} className="ghost-outline">
        <path className="ghost-line" d={path} />
        <path className="ghost-ground" d={path} />
      </g>
    );
  });
}

function sideOf({ move, owner }: OnItsWay): string {
  const tone = move.faulty ? "faulty" : move.quiet ? "quiet" : "";
  return ["move", owner?.unit.side ?? "p1", `shade-${owner?.unit.shade ?? 0}`, tone].join(" ");
}

function Way({ move, owner }: OnItsWay) {
  const faulty = new Set(move.faultyLegs);
  const broken = move.path
    .slice(1)
    .flatMap((to, leg) => (faulty.has(leg) ? [[move.path[leg]!, to] as const] : []));
  if (move.path.length < 2) return null;
  return (
    <g className={sideOf({ move, owner })}>
      <path className="way under" d={linePath(move.path)} />
      <path className="way" d={linePath(move.path)} />
      {broken.length > 0 ? <path className="way broken" d={segmentsPath(broken)} /> : null}
      {move.path.slice(1, -1).map(([x, y], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the corners of a path have no other name than their order
        <circle key={at} className="bend" cx={x} cy={y} />
      ))}
    </g>
  );
}

function Ghost({ move, owner, turns }: OnItsWay & { readonly turns: boolean }) {
  return (
    <g className={sideOf({ move, owner })}>
      <g className="ghost" data-ghost={move.modelId} transform={standing(move.ghost)}>
        <Base footprint={move.ghost} />
        {owner?.unit.side === "p2" ? <Rim footprint={move.ghost} bare={false} /> : null}
        {move.ghost.kind === "circle" ? null : <path className="front" d={notch(move.ghost)} />}
        {owner === undefined || move.faulty ? null : (
          <Sign model={{ ...owner.model, footprint: move.ghost }} />
        )}
        {move.faulty ? <path className="fault" d={crossOf(move.ghost)} /> : null}
      </g>
      {(move.contacts ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`} data-contact="">
          <circle className="contact-ring under" cx={c(x)} cy={c(y)} />
          <circle className="contact-ring" cx={c(x)} cy={c(y)} />
        </g>
      ))}
      {turns ? <Handle modelId={move.modelId} footprint={move.ghost} /> : null}
    </g>
  );
}

/** The sign of a model that breaks a rule: it is told from the other models of its unit without its hue. */
function crossOf({ halfShort }: Footprint): string {
  const far = c(Math.min(halfShort * 0.42, 0.6));
  return `M-${far}-${far}L${far} ${far}M-${far} ${far}L${far}-${far}`;
}

/** A knob before the front of a long base: pulling it around turns the model. A round base needs none. */
function Handle({ modelId, footprint }: { readonly modelId: string; readonly footprint: Footprint }) {
  if (footprint.kind === "circle") return null;
  const [ux, uy] = heading(footprint.angle);
  const at = (reach: number) => [footprint.x + ux * reach, footprint.y + uy * reach] as const;
  const [x, y] = at(footprint.halfLong + 1.1);
  return (
    <g className="turn" data-turn={modelId}>
      <path className="turn-outline" d={outlinePath(footprint, 0.12)} />
      <path className="turn-stem" d={segmentsPath([[at(footprint.halfLong), [x, y]]])} />
      <circle className="turn-reach" cx={x} cy={y} />
      <circle className="turn-knob" cx={x} cy={y} />
      <g transform={`translate(${c(x)} ${c(y)})`}>
        <path className="turn-arrow" d="M-.2.06A.21.21 0 1 1-.02.2M-.33-.06-.2.08-.06-.05" />
      </g>
    </g>
  );
}
