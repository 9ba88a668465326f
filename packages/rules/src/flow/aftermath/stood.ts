import type { Fallen } from "../../game/aftermath.ts";
import type { Base } from "../../game/document.ts";
import type { Spread } from "../../game/measure/measure.ts";
import type { DeepReadonly } from "../../game/readonly.ts";
import { shapeOf } from "../../geometry/shape.ts";

/** Where a destroyed model stood, as other models are measured to it. */
export function stood({ base, x, y, z, facing }: DeepReadonly<Fallen>): Spread {
  return { shape: shapeOf(base as Base, x, y, facing), z };
}
