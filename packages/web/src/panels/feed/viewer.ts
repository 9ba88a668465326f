import type { PlayerId } from "@gunline/rules";
import { sessionNow } from "../../online/store.ts";
import type { Table } from "../../table/table.ts";

/** For whom the page is shown; null where two share a screen, or nobody plays. */
export function viewerOf(table: Table): PlayerId | null {
  if (table.mode === "replay") return null;
  if (table.mode === "online") {
    const you = sessionNow()?.state.you;
    return you === "p1" || you === "p2" ? you : null;
  }
  const people = (["p1", "p2"] as const).filter((player) => table.computer?.[player] === undefined);
  return people.length === 1 ? people[0]! : null;
}
