import { armyOfList, type BuiltArmy, readArmy, unpackArmy } from "@gunline/armies/builder";
import { readList } from "@gunline/armies/lists";
import { packedIn } from "../../route/links.ts";
import { words } from "../../words/english.ts";

const own = words.builder.read;

type Read = { readonly army: BuiltArmy; readonly notes: readonly string[] } | { readonly failed: string };

export async function readFileAsArmy(file: File): Promise<Read> {
  return readBytes(new Uint8Array(await file.arrayBuffer()));
}

/** A list, our own JSON, or a link that carries an army. */
export async function readTextAsArmy(text: string): Promise<Read> {
  const hash = text.trim().includes("#/army/") ? text.trim().replace(/^[^#]*/, "") : "";
  const packed = packedIn(hash);
  if (packed !== undefined) {
    const army = unpackArmy(packed);
    return army === undefined ? { failed: own.badLink } : { army, notes: [] };
  }
  return readBytes(new TextEncoder().encode(text));
}

async function readBytes(bytes: Uint8Array): Promise<Read> {
  const isJson = bytes[0] === 0x7b && bytes.length < 1_000_000;
  const army = isJson ? readArmy(new TextDecoder().decode(bytes)) : undefined;
  if (army !== undefined) return { army, notes: [] };
  const read = readList(bytes);
  if (!read.ok) return { failed: read.fault.message };
  const built = await armyOfList(read.value);
  return built === undefined ? { failed: own.noFaction } : { army: built.army, notes: built.notes };
}

export function newId(): string {
  const [one, other] = crypto.getRandomValues(new Uint32Array(2));
  return `${one!.toString(36)}${other!.toString(36)}`;
}
