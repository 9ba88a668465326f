import { faulty, found, type Read } from "./outcome.ts";

/** The value of an option that is a whole number between bounds; absent: the usual one. */
export function readWholeNumber(
  option: string,
  text: string | undefined,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): Read<number> {
  if (text === undefined) return found(usual);
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return found(value);
  return faulty(`${option}: "${text}" is not a whole number from ${least} to ${most}`);
}
