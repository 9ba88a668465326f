import { COMMANDS, type Command } from "./commands.ts";

/** The help, from the same table that calls are checked against. */

export function usageOf(name: string, { takes, options }: Command): string {
  const given = Object.entries(options).map(([option, { value }]) => `[${spelled(option, value)}]`);
  return ["gunline", name, ...takes, ...given].join(" ");
}

function spelled(option: string, value: string | undefined): string {
  return value === undefined ? `--${option}` : `--${option} ${value}`;
}

export function overview(): string {
  const usages = Object.entries(COMMANDS).map(
    ([name, command]) => `  ${usageOf(name, command)}\n      ${command.summary}`,
  );
  return [
    "The referee of a tabletop wargame, on the command line.",
    "",
    "Usage:",
    ...usages,
    "  gunline help [COMMAND]",
    "  gunline --version",
    "",
    FOOTER,
    "",
  ].join("\n");
}

export function helpOn(name: string, command: Command): string {
  const rows = Object.entries(command.options).map(([option, { value, help }]) => [
    spelled(option, value),
    help,
  ]);
  const width = Math.max(0, ...rows.map(([left]) => left!.length));
  const options = rows.map(([left, help]) => `  ${left!.padEnd(width)}  ${help}`);
  return [
    `Usage: ${usageOf(name, command)}`,
    "",
    sentence(command.summary),
    "",
    ...options,
    "",
    ...examplesOf(command),
    FOOTER,
    "",
  ].join("\n");
}

function examplesOf({ examples = [] }: Command): readonly string[] {
  return examples.length === 0 ? [] : ["For example:", ...examples.map((call) => `  ${call}`), ""];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const FOOTER = `Files are JSON; - is standard input. Exit codes: 0 done; 1 the rules refuse, a charge fails or a
check fails; 2 bad input or usage, or the output cannot be written; 70 a bug of gunline.`;
