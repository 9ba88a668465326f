import type { Game, LineOf, PlayerId } from "@gunline/rules";
import type { Entry } from "../../table/table.ts";

/** What the beginning of the phase brought. */
interface Start {
  /** Players who gained a command point. */
  readonly gained: readonly PlayerId[];
  /** Units whose Battle-shock ended. */
  readonly recovered: readonly string[];
}

const NOTHING: Start = { gained: [], recovered: [] };

const SHOCK = /^units\.([^.]+)\.flags\.battle_shocked$/;

/** As the step tells that led into the phase; nothing where the table began in it. */
export function startOf(entries: readonly Entry[], { units }: Game): Start {
  const first = entries.findLast(({ result }) =>
    result.diffs.some(({ path }) => path.startsWith("turn.phase")),
  );
  if (first === undefined) return NOTHING;
  const { log, diffs } = first.result;
  const isGain = (line: { readonly line: string }): line is LineOf<"cp_gained"> => line.line === "cp_gained";
  const recovered = diffs.flatMap(({ op, path }) => {
    const unit = op === "remove" ? units[SHOCK.exec(path)?.[1] ?? ""] : undefined;
    return unit === undefined ? [] : [unit.name];
  });
  return { gained: log.filter(isGain).map(({ player }) => player), recovered };
}
