import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  CATALOGUE_LIMITS,
  type Catalogue,
  type CatalogueFile,
  catalogueFiles,
  compileCatalogue,
} from "@gunline/armies/lists";
import { readBytes } from "./input.ts";
import { parseJson } from "./json.ts";
import { faulty, found, type Read } from "./outcome.ts";
import { systemFault } from "./system-fault.ts";

/** A player's catalogue: a folder of its files, a zip of them, or what was compiled of it before. */
export async function readCatalogue(path: string): Promise<Read<Catalogue>> {
  const files = await filesIn(path);
  if (!files.ok) return faulty(...files.faults.map((fault) => `catalogue: ${fault}`));
  if (!Array.isArray(files.value)) return found(files.value as Catalogue);
  const steps = compileCatalogue(files.value as readonly CatalogueFile[]);
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    const made = step.value;
    return made.ok ? found(made.value) : faulty(`catalogue: ${made.fault.message} (${made.fault.code})`);
  }
}

async function filesIn(path: string): Promise<Read<readonly CatalogueFile[] | Catalogue>> {
  try {
    if ((await stat(path)).isDirectory()) return found(await filesOfFolder(path));
  } catch (error) {
    return faulty(`${systemFault(error)}: ${path}`);
  }
  const bytes = await readBytes(path, CATALOGUE_LIMITS.packedBytes);
  if (!bytes.ok) return bytes;
  if (bytes.value[0] === 0x7b) return compiledIn(bytes.value);
  if (/\.(?:cat|gst)z?$/i.test(path)) return found([{ name: path, bytes: bytes.value }]);
  const files = catalogueFiles(bytes.value);
  return files.ok ? found(files.value) : faulty(`${files.fault.message} (${files.fault.code})`);
}

async function filesOfFolder(path: string): Promise<readonly CatalogueFile[]> {
  const names = (await readdir(path)).filter((name) => /\.(?:cat|gst)z?$/i.test(name)).sort();
  const files: CatalogueFile[] = [];
  let left: number = CATALOGUE_LIMITS.bytes;
  for (const name of names.slice(0, CATALOGUE_LIMITS.files)) {
    const file = join(path, name);
    left -= (await stat(file)).size;
    if (left < 0) break;
    files.push({ name, bytes: await readFile(file) });
  }
  return files;
}

/** What `gunline catalogue` has printed. */
function compiledIn(bytes: Buffer): Read<Catalogue> {
  const parsed = parseJson(bytes.toString("utf8"));
  if (!parsed.ok) return parsed;
  const catalogue = parsed.value as Partial<Catalogue> | null;
  return catalogue?.format === "gunline-catalogue/1" && Array.isArray(catalogue.sheets)
    ? found(catalogue as Catalogue)
    : faulty("is no compiled catalogue");
}
