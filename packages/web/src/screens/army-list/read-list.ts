import type { FieldArmy } from "@gunline/armies";
import { editionBook, readList } from "@gunline/armies/lists";
import { type Draft, draftOf } from "./draft.ts";

type Result = { readonly draft: Draft } | { readonly army: FieldArmy } | { readonly failed: string };

/** A list, or an army that was saved here. */
export async function readFile(file: File): Promise<Result> {
  return readBytes(new Uint8Array(await file.arrayBuffer()), file.name);
}

export function readText(text: string): Promise<Result> {
  return readBytes(new TextEncoder().encode(text), null);
}

async function readBytes(bytes: Uint8Array, name: string | null): Promise<Result> {
  const army = armyIn(bytes);
  if (army !== undefined) return { army };
  const read = readList(bytes);
  if (!read.ok) return { failed: read.fault.message };
  // Without a connection a list with numbers of its own can still be played.
  const edition = await editionBook(read.value.list).catch(() => null);
  return { draft: draftOf(read.value, edition, name) };
}

/** What "Export as JSON" has written; the table checks it whole when a game is begun with it. */
function armyIn(bytes: Uint8Array): FieldArmy | undefined {
  if (bytes[0] !== 0x7b || bytes.length > 8 * 1024 * 1024) return undefined;
  const text = new TextDecoder().decode(bytes);
  if (!text.slice(0, 200).includes("gunline-army/1")) return undefined;
  try {
    const army = JSON.parse(text) as FieldArmy;
    const whole = Array.isArray(army.units) && typeof army.weapons === "object" && Array.isArray(army.joins);
    return army.format === "gunline-army/1" && whole ? army : undefined;
  } catch {
    return undefined;
  }
}
