import { randomUUID } from "node:crypto";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { STDIN } from "./input.ts";
import { faulty, found, type Read } from "./outcome.ts";
import { systemFault } from "./system-fault.ts";

/** Files that options such as --record name, which faults begin with. */

/** Where one may be written: at nothing yet, or in place of a plain file that is none of the inputs. */
export async function checkTarget(
  option: string,
  file: string,
  inputs: readonly string[],
): Promise<Read<string>> {
  if (file === "" || file === STDIN) return faulty(`${option}: needs the name of a file`);
  const there = await stat(file).catch(() => undefined);
  if (there === undefined) return found(file);
  if (!there.isFile()) return faulty(`${option}: is not a plain file: ${file}`);
  for (const input of inputs) {
    const read = input === STDIN ? undefined : await stat(input).catch(() => undefined);
    if (read !== undefined && read.dev === there.dev && read.ino === there.ino) {
      return faulty(`${option}: would overwrite the input ${input}`);
    }
  }
  // A link stays a link, and the file behind it is replaced.
  return found(await realpath(file));
}

/** Writes beside the file and renames: whoever looks finds the old content or the new one, whole. */
export async function writeWhole(
  option: string,
  file: string,
  chunks: Iterable<string>,
): Promise<Read<string>> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(draft, "wx");
    try {
      for (const chunk of chunks) await handle.write(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    return found(file);
  } catch (error) {
    await rm(draft, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return faulty(`${option}: cannot be written, ${systemFault(error)}: ${file}`);
  }
}
