import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import type { BuiltArmy } from "./army.ts";
import { readArmy } from "./read.ts";

/** An army packed into letters that an address can carry. */
export function packArmy(army: BuiltArmy): string {
  const bytes = deflateSync(strToU8(JSON.stringify(army)), { level: 9 });
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What an address may carry, packed and unpacked. */
const MOST = { packed: 40_000, plain: 400_000 };

/** The army that was packed so; undefined: it is none. */
export function unpackArmy(packed: string): BuiltArmy | undefined {
  if (packed.length > MOST.packed || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return readArmy(inflated(bytes));
  } catch {
    return undefined;
  }
}

/** The bytes that come out are counted: a short address can hold a long bomb. */
function inflated(bytes: Uint8Array): string {
  let text = "";
  const stream = new Inflate((chunk) => {
    if (text.length + chunk.length > MOST.plain) throw new Error("too long");
    text += strFromU8(chunk, true);
  });
  stream.push(bytes, true);
  return strFromU8(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
}
