import type { Point } from "../board/scene.ts";
import type { Grip, Table } from "./table.ts";

/** The board follows the hand. */
export function pan(table: Table, from: Point): Grip {
  let last = from;
  return {
    move(at) {
      table.camera.panBy(at[0] - last[0], at[1] - last[1]);
      last = at;
    },
    end() {},
    cancel() {},
  };
}
