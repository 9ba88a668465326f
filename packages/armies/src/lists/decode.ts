import { fault, type Reading, read } from "./fault.ts";

/** Text of a file: UTF-8, or UTF-16 where a mark at its beginning says so; a byte order mark is passed over. */
export function decode(bytes: Uint8Array): Reading<string> {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of these, a picture many
    return /[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 4_000))
      ? fault("NOT_TEXT", "The file is no text: is it a picture or a document of another program?")
      : read(text);
  } catch {
    return fault("NOT_TEXT", "The file is not UTF-8 text: save it as UTF-8, or paste the list instead.");
  }
}
