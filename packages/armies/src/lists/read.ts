import { textsIn, withAllBelow } from "./build/described.ts";
import { decode } from "./decode.ts";
import { laterEdition } from "./edition.ts";
import { fault, type Reading, read } from "./fault.ts";
import { LIST_LIMITS } from "./limits.ts";
import type { ArmyList } from "./list.ts";
import { rosterFromJson } from "./roster/from-json.ts";
import { rosterFromXml } from "./roster/from-xml.ts";
import { listOfRoster, type RosterUnit } from "./roster/list.ts";
import type { Described } from "./roster/tree.ts";
import { textReader } from "./text/detect.ts";
import { linesOf } from "./text/lines.ts";
import { isMarkedText, plainText } from "./text/plain.ts";
import { isZip, unpack } from "./zip.ts";

/** A list, and of a roster the selections that hold the numbers of its units. */
export interface ReadList {
  readonly list: ArmyList;
  readonly roster: readonly RosterUnit[] | null;
  /** What the roster says of the rules of the army and its detachment. */
  readonly texts?: readonly Described[];
  /** The lines of a text, for showing where something was read. */
  readonly lines: readonly string[];
}

/** Reads a list by what is in it; the name of its file says nothing. */
export function readList(bytes: Uint8Array): Reading<ReadList> {
  if (bytes.length > LIST_LIMITS.fileBytes) return tooLarge(LIST_LIMITS.fileBytes);
  if (!isZip(bytes)) {
    const text = decode(bytes);
    return text.ok ? readListText(text.value) : text;
  }
  const limits = { entries: LIST_LIMITS.zipEntries, bytes: LIST_LIMITS.unpackedBytes };
  const unpacked = unpack(bytes, (name) => !name.endsWith("/") && !name.includes("__MACOSX"), limits);
  if (!unpacked.ok) return unpacked;
  const [file, ...more] = unpacked.value.values();
  if (file === undefined) return fault("EMPTY", "The zip is empty.");
  if (more.length > 0) return fault("NO_LIST", `The zip holds ${more.length + 1} files; a list has one.`);
  const text = decode(file);
  return text.ok ? readListText(text.value) : text;
}

/** Reads a pasted text, which may be JSON or XML as well. */
function readListText(text: string): Reading<ReadList> {
  const begin = text.trimStart();
  if (begin === "") return fault("EMPTY", "There is nothing in it.");
  if (begin.startsWith("{") || /^\[\s*(?:[[{"\d\]-]|true|false|null)/.test(begin)) {
    const roster = rosterFromJson(text);
    return roster.ok ? withRoster(listOfRoster(roster.value, "newrecruit-json")) : roster;
  }
  if (begin.startsWith("<") && !isMarkedText(begin)) {
    const roster = rosterFromXml(begin);
    return roster.ok ? withRoster(listOfRoster(roster.value, "battlescribe-xml")) : roster;
  }
  if (text.length > LIST_LIMITS.textBytes) return tooLarge(LIST_LIMITS.textBytes);
  if (/â(?:€|\u0080)[¢\u0099™]|â—¦|â\u0097¦/.test(text)) {
    return fault("NOT_TEXT", "The signs of the text are garbled: save it as UTF-8, or copy the list anew.");
  }
  const plain = plainText(text);
  const lines = linesOf(plain);
  if (!lines.ok) return lines;
  const later = laterEdition(lines.value);
  if (later !== undefined) return later;
  const reader = textReader(lines.value);
  if (!reader.ok) return reader;
  const list = reader.value();
  return list.units.length === 0
    ? fault("NO_LIST", "This is no army list: it has no units with points.")
    : checked({ list, roster: null, lines: plain.split("\n") });
}

function withRoster(found: ReturnType<typeof listOfRoster>): Reading<ReadList> {
  if (!found.ok) return found;
  const { list, units, others } = found.value;
  if (list.units.length === 0) return fault("NO_LIST", "The list is empty: it has no units.");
  return checked({ list, roster: units, texts: textsIn(others.flatMap(withAllBelow)), lines: [] });
}

function checked(found: ReadList): Reading<ReadList> {
  const { units } = found.list;
  const sizes = units.map(({ models }) => models.reduce((sum, { count }) => sum + count, 0));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (units.length > LIST_LIMITS.units)
    return fault("TOO_LARGE", `The list has more than ${LIST_LIMITS.units} units.`);
  if (whole > LIST_LIMITS.models || sizes.some((size) => size > LIST_LIMITS.modelsPerUnit)) {
    return fault(
      "TOO_LARGE",
      `The list has more than ${LIST_LIMITS.modelsPerUnit} models in a unit or ${LIST_LIMITS.models} in all.`,
    );
  }
  return read(found);
}

function tooLarge(bytes: number): Reading<never> {
  return fault("TOO_LARGE", `The file is larger than ${bytes / 1024 / 1024} MB: no army list is.`);
}
