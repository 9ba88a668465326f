import { LIMITS } from "../limits.ts";

/**
 * What is wrong with parsed JSON before anybody looks at what it means: too much of it, too deep, or text that is no
 * Unicode. A schema would look at all of it, and some go as deep as it does.
 */
export function plainFault(value: unknown): string | undefined {
  let level: unknown[] = [value];
  let values = 1;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.bodyDepth) return `Values lie at most ${LIMITS.bodyDepth} deep.`;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === "string" && !one.isWellFormed()) return NO_UNICODE;
      if (typeof one !== "object" || one === null) continue;
      if (Array.isArray(one)) {
        if (one.length > LIMITS.bodyEntries) return `A list has at most ${LIMITS.bodyEntries} entries.`;
        values += one.length;
        for (const inner of one) next.push(inner);
      } else {
        const keys = Object.keys(one);
        if (keys.length > LIMITS.bodyKeys) return `An object has at most ${LIMITS.bodyKeys} keys.`;
        values += keys.length;
        for (const key of keys) {
          if (!key.isWellFormed()) return NO_UNICODE;
          next.push((one as Readonly<Record<string, unknown>>)[key]);
        }
      }
      if (values > LIMITS.bodyValues) return `There are at most ${LIMITS.bodyValues} values in a body.`;
    }
    level = next;
  }
  return undefined;
}

const NO_UNICODE = "There is text in it that is no Unicode.";
