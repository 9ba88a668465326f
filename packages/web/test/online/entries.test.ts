import type { TableStep } from "@gunline/link";
import { type Action, apply, choices, type Game } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { entriesOf } from "../../src/online/entries.ts";
import { groupsOf } from "../../src/panels/log/groups.ts";
import { nextNumber } from "../../src/table/table.ts";
import { game } from "./table-state.ts";

/** Phases ended again and again and windows passed, taken back once on the way. */
function played(): readonly TableStep[] {
  const steps: TableStep[] = [];
  const documents: Game[] = [game];
  const base = (seq: number) => ({ seq, id: `id-${seq}`, seat: "p1" as const, at: 0, hash: "", cursor: 0 });
  for (let seq = 1; seq <= 120; seq++) {
    const now = documents.at(-1)!;
    if (seq === 60) {
      documents.push(documents[20]!);
      steps.push({ ...base(seq), kind: "rewind", to: 20 });
      continue;
    }
    const action: Action =
      now.tasks.length === 0
        ? { type: "END_PHASE" }
        : ([...choices(now, "PASS")][0] ?? [...choices(now, "USE_STRATAGEM")][0]!);
    const applied = apply(now, action);
    if (!applied.result.success) throw new Error(applied.result.errors[0]!.message);
    documents.push(applied.game);
    steps.push({ ...base(seq), kind: "action", action, result: applied.result });
  }
  return steps;
}

describe("the story of a table on a server", () => {
  const steps = played();

  it("is in order and without what was taken back, also where earlier steps come later", () => {
    const last = entriesOf(steps.slice(70));
    const whole = entriesOf(steps);
    const numbers = [...range(1, 20), ...range(61, 120)];
    expect(whole.map(({ seq }) => seq)).toEqual(numbers);
    // The entries that were there before are the very same.
    expect(whole.slice(-last.length)).toEqual(last);
    expect(whole.at(-1)).toBe(last.at(-1));
  });

  it("has a log whose chapters keep their numbers, so that old dice do not roll in again", () => {
    const last = entriesOf(steps.slice(70));
    const whole = entriesOf(steps);
    expect([nextNumber(last), nextNumber(whole)]).toEqual([121, 121]);
    const lasts = (entries: typeof last) => groupsOf(entries, game).at(-1)!;
    expect(lasts(whole).last).toBe(lasts(last).last);
    expect(lasts(whole).parts.at(-1)!.key).toBe(lasts(last).parts.at(-1)!.key);
  });
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
