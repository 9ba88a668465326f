import type { Base } from "@gunline/rules";

export interface PrintedBase {
  readonly base: Base;
  /** Hulls are not printed anywhere: by the class of the model, good to an inch or two. */
  readonly isEstimate: boolean;
}

/** `32`, `75x42`, `hull 205x120`, `~hull 205x120`. */
export function baseOfCode(code: string): PrintedBase {
  const [, estimate, hull, long, short] =
    /^(~)?(hull )?(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?$/.exec(code) ?? [];
  if (long === undefined) throw new Error(`no base: ${code}`);
  const isEstimate = estimate !== undefined;
  if (short === undefined) return { base: { shape: "round", mm: Number(long) }, isEstimate };
  const mm: [number, number] = [Number(long), Number(short)];
  return { base: { shape: hull === undefined ? "oval" : "hull", mm }, isEstimate };
}
