/**
 * What JSON.stringify makes of a document, of which most parts are the same objects as the last time: those are not
 * written again. Documents never change. Only the texts of the last one are kept.
 */
export function documentWriter(): (document: object) => string {
  let last: ReadonlyMap<object, string> = new Map();
  return (document) => {
    const texts = new Map<object, string>();
    const text = write(document, DEPTH, (part) => {
      const own = texts.get(part) ?? last.get(part) ?? JSON.stringify(part);
      texts.set(part, own);
      return own;
    });
    last = texts;
    return text;
  };
}

/** Down to the units of a game that is part of the document: document, game, units. */
const DEPTH = 3;

function write(value: object, depth: number, remember: (part: object) => string): string {
  if (depth === 0) return remember(value);
  const inner = (part: unknown) =>
    typeof part === "object" && part !== null
      ? write(part, depth - 1, remember)
      : (JSON.stringify(part) ?? "null");
  if (Array.isArray(value)) return `[${value.map(inner).join(",")}]`;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${inner(part)}`).join(",")}}`;
}
