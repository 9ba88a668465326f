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
      const within = Object.entries(one);
      values += within.length;
      if (within.length > LIMITS.bodyEntries)
        return `There are at most ${LIMITS.bodyEntries} entries in a list.`;
      if (values > LIMITS.bodyValues) return `There are at most ${LIMITS.bodyValues} values in a body.`;
      for (const [key, inner] of within) {
        if (!key.isWellFormed()) return NO_UNICODE;
        next.push(inner);
      }
    }
    level = next;
  }
  return undefined;
}

const NO_UNICODE = "There is text in it that is no Unicode.";
