import { decode } from "../decode.ts";
import { fault, type Reading, read } from "../fault.ts";
import { isZip, unpack } from "../zip.ts";
import type { Catalogue, CatalogueSheet } from "./catalogue.ts";
import { libraryOf, rootsOf } from "./library.ts";
import { attribute, type Node, readCatalogueFile } from "./node.ts";
import { sheetOfEntry } from "./sheet.ts";
import { Walker } from "./walk.ts";

/** Bounds of a catalogue: the real one has 46 files and 38 MB of XML. */
export const CATALOGUE_LIMITS = {
  packedBytes: 96 * 1024 * 1024,
  bytes: 192 * 1024 * 1024,
  entries: 5_000,
  files: 400,
  sheets: 20_000,
} as const;

/** A file of a catalogue as it lies in a folder or a zip. */
export interface CatalogueFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

const isCatalogueFile = (name: string) => /\.(?:cat|gst|catz|gstz)$/i.test(name);

/** The files of a catalogue in a zip, such as the one that a repository's page offers. */
export function catalogueFiles(zip: Uint8Array): Reading<readonly CatalogueFile[]> {
  const unpacked = unpack(zip, isCatalogueFile, {
    entries: CATALOGUE_LIMITS.entries,
    bytes: CATALOGUE_LIMITS.bytes,
  });
  if (!unpacked.ok) return unpacked;
  return read([...unpacked.value].map(([name, bytes]) => ({ name, bytes })));
}

/** Compiles the files step by step, so that whoever waits can be told how far it is. */
export function* compileCatalogue(files: readonly CatalogueFile[]): Generator<Progress, Reading<Catalogue>> {
  const wanted = files.filter(({ name }) => isCatalogueFile(name));
  if (wanted.length === 0) {
    return fault("NO_LIST", "There is no catalogue in it: its files end in .cat and .gst.");
  }
  if (wanted.length > CATALOGUE_LIMITS.files)
    return fault("TOO_LARGE", "There are too many files for a catalogue.");
  const roots: Node[] = [];
  const of = wanted.length * 2;
  for (const [index, file] of wanted.entries()) {
    yield { done: index, of };
    const root = rootOf(file);
    if (!root.ok) return fault(root.fault.code, `${file.name}: ${root.fault.message}`);
    roots.push(root.value);
  }
  const library = libraryOf(roots);
  const walker = new Walker(library);
  const sheets: Sheets = new Map();
  for (const [index, catalogue] of roots.entries()) {
    yield { done: wanted.length + index, of };
    if (catalogue.tag !== "catalogue" || attribute(catalogue, "library") === "true") continue;
    for (const root of rootsOf(catalogue, library)) take(sheets, walker, root, catalogue);
    if (sheets.size > CATALOGUE_LIMITS.sheets) return fault("TOO_LARGE", "The catalogue has too many units.");
  }
  const found = [...sheets.values()].flatMap(sheetsOf);
  if (found.length === 0) return fault("NO_LIST", "The catalogue has no units of the 10th edition.");
  return read({ format: "gunline-catalogue/1", sheets: found });
}

/** A unit of the files, and what it is in the armies that it is another in; "" is all others. */
interface Compiled {
  readonly asked: Set<string>;
  readonly byArmy: Map<string, CatalogueSheet | null>;
}

type Sheets = Map<string, Compiled>;

/** A unit that several factions list is compiled once, and once more for each army that it asks for. */
function take(sheets: Sheets, walker: Walker, root: Node, catalogue: Node): void {
  const [faction, army] = [attribute(catalogue, "name"), attribute(catalogue, "id")];
  const key = `${attribute(root, "targetId")}/${attribute(root, "id")}`;
  const known = sheets.get(key) ?? { asked: new Set<string>(), byArmy: new Map() };
  sheets.set(key, known);
  const sheet = known.byArmy.get(known.asked.has(army) ? army : "");
  if (sheet != null) {
    known.byArmy.set(known.asked.has(army) ? army : "", { ...sheet, factions: [...sheet.factions, faction] });
  }
  if (sheet !== undefined) return;
  const { entry, asked } = walker.unit(root, army);
  for (const id of asked) known.asked.add(id);
  const made = entry === undefined ? null : sheetOfEntry(entry);
  const gone = entry?.isHidden === true && { gone: true as const };
  known.byArmy.set(
    known.asked.has(army) ? army : "",
    made === null ? null : { ...made, factions: [faction], ...gone },
  );
}

/** Those of a unit that came out alike are one. */
function sheetsOf({ byArmy }: Compiled): readonly CatalogueSheet[] {
  const found = new Map<string, CatalogueSheet>();
  for (const sheet of byArmy.values()) {
    if (sheet === null) continue;
    const key = byArmy.size === 1 ? "" : JSON.stringify({ ...sheet, factions: [] });
    const same = found.get(key);
    found.set(key, same === undefined ? sheet : { ...same, factions: [...same.factions, ...sheet.factions] });
  }
  return [...found.values()];
}

function rootOf({ bytes }: CatalogueFile): Reading<Node> {
  const plain = isZip(bytes) ? inner(bytes) : read(bytes);
  if (!plain.ok) return plain;
  const text = decode(plain.value);
  return text.ok ? readCatalogueFile(text.value) : text;
}

/** `.catz` and `.gstz` are zips of one file. */
function inner(bytes: Uint8Array): Reading<Uint8Array> {
  const unpacked = unpack(bytes, () => true, { entries: 10, bytes: CATALOGUE_LIMITS.bytes });
  if (!unpacked.ok) return unpacked;
  const [file] = unpacked.value.values();
  return file === undefined ? fault("EMPTY", "The zip is empty.") : read(file);
}
