import { outlinePath } from "./footprint.ts";
import { ownerOf } from "./hit.ts";
import type { Scene } from "./scene.ts";

/** How far its ring stands off the base. */
const OFF = 0.3;

interface PointedProps {
  readonly scene: Scene;
  readonly modelId: string | undefined;
}

/** One model lit up, where it stands and where it goes: it is pointed at here or in the panel. */
export function Pointed({ scene, modelId }: PointedProps) {
  const standing = modelId === undefined ? undefined : ownerOf(scene, modelId)?.model.footprint;
  if (standing === undefined) return null;
  const ghost = scene.moves.find((move) => move.modelId === modelId)?.ghost;
  return (
    <g className="pointed" data-pointed={modelId}>
      {[standing, ...(ghost === undefined ? [] : [ghost])].map((footprint) => (
        <g key={footprint === standing ? "here" : "there"}>
          <path className="pointed-under" d={outlinePath(footprint, OFF)} />
          <path className="pointed-line" d={outlinePath(footprint, OFF)} />
        </g>
      ))}
    </g>
  );
}
