import { LIMITS } from "../../base/limits.ts";
import { accept, type Checked, type Refusal, reject } from "../../base/refusal.ts";
import { fault, readBorder } from "../../game/border.ts";
import { type Row, rowSchema } from "./row.ts";

/** Rows that come from outside: a document, a file, somebody's own rule. */

/** One row, or what is wrong with it. */
export function readRow(raw: unknown): Checked<Row> {
  if (depthOf(raw) > LIMITS.rowDepth) {
    return reject(fault("BAD_DOCUMENT", "AB-2", [], ["deepRow", LIMITS.rowDepth]));
  }
  const bytes = JSON.stringify(raw)?.length ?? 0;
  if (bytes > LIMITS.rowBytes) {
    return reject(fault("BAD_DOCUMENT", "AB-2", [], ["longRow", LIMITS.rowBytes]));
  }
  const read = readBorder(rowSchema, raw, "AB-1", "BAD_DOCUMENT");
  return read.ok ? accept(read.value as Row) : read;
}

/** Everything that is wrong with the rows of a document, each with its path. */
export function* rowFaults(
  rows: Readonly<Record<string, unknown>>,
  byHand: Readonly<Record<string, unknown>> = {},
): Generator<Refusal> {
  yield* faultsIn(rows, "rows", LIMITS.rows);
  yield* faultsIn(byHand, "by_hand_rows", LIMITS.rowsByHand);
}

function* faultsIn(
  rows: Readonly<Record<string, unknown>>,
  name: "rows" | "by_hand_rows",
  most: number,
): Generator<Refusal> {
  const path = ["settings", name];
  const ids = Object.keys(rows);
  if (ids.length > most) {
    yield fault("BAD_DOCUMENT", "AB-2", path, ["manyRows", most]);
    return;
  }
  for (const id of ids) {
    const read = readRow(rows[id]);
    if (!read.ok) {
      for (const one of read.refusals) yield { ...one, path: `settings.${name}.${id}${steps(one.path)}` };
    } else if (read.value.id !== id) {
      yield fault("BAD_DOCUMENT", "AB-1", [...path, id, "id"], ["otherRowId"]);
    }
  }
}

function steps(path: string | undefined): string {
  return path === undefined || path === "(document)" ? "" : `.${path}`;
}

/** How deep objects and lists stand in each other; looked at without calling itself, as strangers send rows. */
function depthOf(raw: unknown): number {
  let deepest = 0;
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value: raw, depth: 1 }];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const { value, depth } = one;
    if (typeof value !== "object" || value === null) continue;
    deepest = Math.max(deepest, depth);
    if (depth > LIMITS.rowDepth) return deepest;
    for (const inner of Object.values(value)) left.push({ value: inner, depth: depth + 1 });
  }
  return deepest;
}
