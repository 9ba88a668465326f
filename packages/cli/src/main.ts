import manifest from "../package.json" with { type: "json" };
import { readArguments } from "./arguments.ts";
import { type Command, commandOf } from "./commands.ts";
import { helpOn, overview, usageOf } from "./help.ts";
import { badUsage, done, EXIT, type Outcome } from "./outcome.ts";
import { faultLine, writeAll } from "./output.ts";
import { streams } from "./streams.ts";
import { systemFault } from "./system-fault.ts";

/**
 * Runs the command line and returns its exit code. A bug of ours is one line as well, since a stack trace says nothing to
 * a player.
 */
export async function main(argv: readonly string[]): Promise<number> {
  let exit: number = EXIT.done;
  try {
    const [name = "", ...rest] = argv;
    const outcome = await dispatch(name, rest);
    exit = outcome.exit;
    if (outcome.exit === EXIT.badInput) await complain(name, outcome.faults, outcome.usage);
    else await writeAll(streams().stdout, outcome.output);
    return exit;
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    // The reader of the output has seen enough.
    if (code === "EPIPE") return exit;
    const isOurs = syscall === undefined;
    const what = isOurs
      ? `internal error, please report it: ${message}`
      : `cannot go on: ${systemFault(error)}`;
    // Where even that cannot be written, the exit code says it.
    await writeAll(streams().stderr, [faultLine(what)]).catch(() => undefined);
    return isOurs ? EXIT.internal : EXIT.badInput;
  }
}

async function dispatch(name: string, rest: readonly string[]): Promise<Outcome> {
  if (Object.hasOwn(META, name)) return META[name]!(rest);
  const command = commandOf(name);
  if (command === undefined)
    return badUsage(name === "" ? "a command is missing" : `unknown command "${name}"`);
  if (asksForHelp(rest)) return done([helpOn(name, command)]);
  const args = readArguments(command, rest);
  if (!args.ok) return badUsage(...args.faults);
  const { run } = await command.load();
  return run(args.value);
}

const META: Readonly<Record<string, (rest: readonly string[]) => Outcome>> = {
  "--version": (rest) => alone(rest, `${manifest.version}\n`),
  "--help": (rest) => alone(rest, overview()),
  "-h": (rest) => alone(rest, overview()),
  help,
};

function alone(rest: readonly string[], text: string): Outcome {
  return rest.length === 0 ? done([text]) : badUsage(`one argument too many: "${rest[0]}"`);
}

function help(rest: readonly string[]): Outcome {
  const [name, ...more] = rest;
  if (name === undefined) return done([overview()]);
  const command = commandOf(name);
  if (command === undefined) return badUsage(`unknown command "${name}"`);
  return alone(more, helpOn(name, command));
}

/** `gunline apply --help`, though not after `--`, where it is an argument like any other. */
function asksForHelp(rest: readonly string[]): boolean {
  const end = rest.indexOf("--");
  const options = end === -1 ? rest : rest.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}

async function complain(name: string, faults: readonly string[], usage: boolean): Promise<void> {
  await writeAll(streams().stderr, faults.map(faultLine));
  if (usage) await writeAll(streams().stderr, [shortUsage(name, commandOf(name))]);
}

function shortUsage(name: string, command: Command | undefined): string {
  return command === undefined ? overview() : `Usage: ${usageOf(name, command)}\n`;
}
