import type { ReactNode } from "react";
import { useAfterFrame } from "../ui/after-frame.ts";
import { Shown, type TableStore, useTable } from "./table.ts";
import { isOtherShooter } from "./under-way.ts";

const whole = (state: TableStore) => state;

/**
 * What stands around the board shows a shooter a picture later than the board shows its targets: the eye is there, and
 * the cards of a mob take longer than its marks. All else is shown at once.
 */
export function ShownLater({ children }: { readonly children: ReactNode }) {
  const now = useTable(whole);
  const later = useAfterFrame(now);
  return <Shown value={isChoice(later, now) ? later : now}>{children}</Shown>;
}

function isChoice({ table: before }: TableStore, { table: now }: TableStore): boolean {
  if (before === null || now === null) return false;
  return before.start === now.start && isOtherShooter(before.game, now.game);
}
