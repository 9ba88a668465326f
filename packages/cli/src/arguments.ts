import { parseArgs } from "node:util";
import type { Command } from "./commands.ts";
import { faulty, found, type Read } from "./outcome.ts";

/** What a command was called with. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** Options that have a value. */
  readonly text: Readonly<Record<string, string>>;
  readonly switches: ReadonlySet<string>;
}

export function readArguments(command: Command, argv: readonly string[]): Read<Arguments> {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const parsed = parseStrictly(withNegatives(argv, options), options);
  if (!parsed.ok) return parsed;
  const { positionals, tokens } = parsed.value;
  const text: Record<string, string> = {};
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    // Of two values the last would win in silence.
    if (Object.hasOwn(text, token.name)) return faulty(`--${token.name} is given twice`);
    if (token.value === undefined) switches.add(token.name);
    else text[token.name] = token.value;
  }
  const missing = command.takes[positionals.length];
  if (missing !== undefined) return faulty(`${missing} is missing`);
  const extra = isOpen(command) ? undefined : positionals[command.takes.length];
  if (extra !== undefined) return faulty(`one argument too many: "${extra}"`);
  return found({ positionals, text, switches });
}

/** Whether the last argument may be given more than once: its name says so by its ellipsis. */
function isOpen({ takes }: Command): boolean {
  return takes.at(-1)?.endsWith("…") ?? false;
}

/** `--runs -5` as `--runs=-5`: a number below zero is a value to be judged, not an option that is not known. */
function withNegatives(argv: readonly string[], options: Options): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const [arg, next] = [argv[at]!, argv[at + 1]];
    if (arg === "--") return [...joined, ...argv.slice(at)];
    const takesValue = arg.startsWith("--") && options[arg.slice(2)]?.type === "string";
    if (takesValue && next !== undefined && /^-\d/.test(next)) {
      joined.push(`${arg}=${next}`);
      at++;
    } else joined.push(arg);
  }
  return joined;
}

type Options = Readonly<Record<string, { readonly type: "boolean" | "string" }>>;

function parseStrictly(argv: readonly string[], options: Options) {
  try {
    return found(parseArgs({ args: [...argv], options, allowPositionals: true, strict: true, tokens: true }));
  } catch (error) {
    if (!(error instanceof TypeError) || !isUsageError(error)) throw error;
    // Its hint on arguments that begin with a dash would be longer than the fault.
    return faulty(lower(error.message.split(". To specify a positional")[0]!.replaceAll("\n", " ")));
  }
}

function isUsageError(error: TypeError & { readonly code?: unknown }): boolean {
  return String(error.code).startsWith("ERR_PARSE_ARGS");
}

function lower(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
