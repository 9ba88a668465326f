/**
 * Finds the first fault of a JSON text. `JSON.parse` names no position for most of them and takes the last of two equal
 * keys in silence. It keeps its own stack: a hundred thousand brackets are a fault of the input, not of the program.
 */
export interface JsonFault {
  readonly at: number;
  readonly what: string;
}

type Frame = { readonly keys: Set<string>; key: string } | { readonly keys: undefined; index: number };

type Expected =
  | "a value"
  | 'a value or "]"'
  | "a key"
  | 'a key or "}"'
  | "the end"
  | '"," or "}"'
  | '"," or "]"';

export function scanJson(text: string): JsonFault | undefined {
  const open: Frame[] = [];
  let at = 0;
  let expected: Expected = "a value";
  const afterValue = (): Expected => {
    const frame = open.at(-1);
    if (frame === undefined) return "the end";
    return frame.keys === undefined ? '"," or "]"' : '"," or "}"';
  };
  for (;;) {
    at = pastSpace(text, at);
    const char = text[at];
    if (expected === "the end") return char === undefined ? undefined : unexpected(text, at, expected);
    if (expected === "a value" || expected === 'a value or "]"') {
      if (char === "]" && expected === 'a value or "]"') {
        open.pop();
        at++;
        expected = afterValue();
      } else if (char === "{") {
        open.push({ keys: new Set(), key: "" });
        at++;
        expected = 'a key or "}"';
      } else if (char === "[") {
        open.push({ keys: undefined, index: 0 });
        at++;
        expected = 'a value or "]"';
      } else {
        const end = char === '"' ? pastString(text, at) : pastLiteral(text, at);
        if (typeof end !== "number") return end ?? unexpected(text, at, expected);
        at = end;
        expected = afterValue();
      }
      continue;
    }
    const frame = open.at(-1)!;
    if (char === (frame.keys === undefined ? "]" : "}") && expected !== "a key") {
      open.pop();
      at++;
      expected = afterValue();
    } else if (frame.keys === undefined) {
      if (char !== ",") return unexpected(text, at, expected);
      frame.index++;
      at++;
      expected = "a value";
    } else if (expected === '"," or "}"') {
      if (char !== ",") return unexpected(text, at, expected);
      at++;
      expected = "a key";
    } else {
      if (char !== '"') return unexpected(text, at, expected);
      const end = pastString(text, at);
      if (typeof end !== "number") return end;
      const key = JSON.parse(text.slice(at, end)) as string;
      frame.key = key;
      if (frame.keys.has(key)) return { at, what: `${pathOf(open)}: stands twice, the second time` };
      frame.keys.add(key);
      at = pastSpace(text, end);
      if (text[at] !== ":") return unexpected(text, at, '":"');
      at++;
      expected = "a value";
    }
  }
}

function pathOf(open: readonly Frame[]): string {
  const steps = open
    .slice(0, 64)
    .map((frame) => (frame.keys === undefined ? `[${frame.index}]` : `.${frame.key}`));
  return steps.join("").replace(/^\./, "");
}

function unexpected(text: string, at: number, expected: string): JsonFault {
  const code = text.codePointAt(at);
  const seen = code === undefined ? "the text ends" : `found ${JSON.stringify(String.fromCodePoint(code))}`;
  return { at, what: `is not JSON: ${seen} where ${expected} is expected,` };
}

function pastSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at++;
  }
}

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function pastLiteral(text: string, at: number): number | undefined {
  LITERAL.lastIndex = at;
  return LITERAL.test(text) ? LITERAL.lastIndex : undefined;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function pastString(text: string, from: number): number | JsonFault {
  let at = from + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x5c) {
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) return { at, what: "is not JSON: bad escape in a string" };
      at = ESCAPE.lastIndex;
    } else if (code >= 0x20) at++;
    else if (at >= text.length)
      return { at: from, what: "is not JSON: the text ends within the string that begins" };
    else return { at, what: "is not JSON: control character in a string" };
  }
}
