import { coordinate as c, heading, outlinePath } from "./footprint.ts";
import { ownerOf } from "./hit.ts";
import { Base, GhostNumber, notch, standing } from "./model.tsx";
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

/** Paths, and the tokens as they would stand. */
export function Moves({ scene, selectedModelId, turnable }: MovesProps) {
  const moved = new Set(scene.moves.map((move) => move.modelId));
  const selected = selectedModelId === undefined ? undefined : ownerOf(scene, selectedModelId)?.model;
  const lone = turnable && selected?.pick === "drag" && !moved.has(selected.id) ? selected : undefined;
  return (
    <g className="moves">
      {scene.moves.map((move) => {
        const owner = ownerOf(scene, move.modelId);
        const turns = turnable && owner?.model.pick === "drag";
        return <Way key={move.modelId} move={move} owner={owner} turns={turns} />;
      })}
      {lone ? <Handle modelId={lone.id} footprint={lone.footprint} /> : null}
    </g>
  );
}

interface WayProps {
  readonly move: Move;
  readonly owner: ReturnType<typeof ownerOf>;
  readonly turns: boolean;
}

function Way({ move, owner, turns }: WayProps) {
  const faulty = new Set(move.faultyLegs);
  const broken = move.path
    .slice(1)
    .flatMap((to, leg) => (faulty.has(leg) ? [[move.path[leg]!, to] as const] : []));
  return (
    <g
      className={`move ${owner?.unit.side ?? "p1"} shade-${owner?.unit.shade ?? 0}${move.faulty ? " faulty" : ""}`}
    >
      <path className="way under" d={linePath(move.path)} />
      <path className="way" d={linePath(move.path)} />
      {broken.length > 0 ? <path className="way broken" d={segmentsPath(broken)} /> : null}
      {move.path.slice(1, -1).map(([x, y], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the corners of a path have no other name than their order
        <circle key={at} className="bend" cx={x} cy={y} />
      ))}
      <g className="ghost" data-ghost={move.modelId} transform={standing(move.ghost)}>
        <Base footprint={move.ghost} />
        {move.ghost.kind === "circle" ? null : <path className="front" d={notch(move.ghost)} />}
        <GhostNumber number={owner?.model.number ?? ""} footprint={move.ghost} />
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
