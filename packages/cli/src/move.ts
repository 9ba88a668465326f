import { moves, type Unit } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { pathLines } from "./describe-paths.ts";
import { readGame, readUnit } from "./documents.ts";
import { badInput, badUsage, done, faulty, found, type Outcome, type Read } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { count } from "./text.ts";
import { turnedDown } from "./volley.ts";

/** Those of `MOVE`. */
const KINDS = [...moves.MOVE_KINDS, "SCOUT"] as const;
type Kind = (typeof KINDS)[number];

export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const [gameFile, unitId] = positionals as [string, string];
  const to = readPlace(text["to"]);
  const kind = readKind(text["kind"]);
  if (!to.ok) return badUsage(...to.faults);
  if (!kind.ok) return badUsage(...kind.faults);
  const game = await readGame(gameFile);
  if (!game.ok) return badInput(...game.faults);
  const unit = readUnit(game.value, unitId);
  if (!unit.ok) return badInput(...unit.faults);
  const json = switches.has("json");
  const move = moves.suggestMove(game.value, unit.value, to.value, kind.value);
  if (!move.ok) return turnedDown(move.refusals, json);
  return done(json ? jsonChunks(move.value) : [printable(`${describeMove(unit.value, move.value)}\n`)]);
}

/** `30,22` or `30.5,22`. */
function readPlace(text: string | undefined): Read<readonly [number, number]> {
  if (text === undefined) return faulty("--to is missing");
  const [x, y] =
    /^(-?\d{1,6}(?:\.\d{1,12})?),(-?\d{1,6}(?:\.\d{1,12})?)$/.exec(text)?.slice(1).map(Number) ?? [];
  return x === undefined || y === undefined
    ? faulty(`--to: "${text}" is not a place such as 30,22.5`)
    : found([x, y]);
}

/** Absent: whatever the unit would do that is simply to be moved. */
function readKind(text: string | undefined): Read<Kind | undefined> {
  if (text === undefined) return found(undefined);
  const kind = KINDS.find((one) => one === text);
  return kind === undefined ? faulty(`--kind: "${text}" is none of ${KINDS.join(", ")}`) : found(kind);
}

function describeMove(unit: Unit, { per_model_paths }: moves.SuggestedMove): string {
  const moving = Object.keys(per_model_paths).length;
  const who = `${unit.name} [${unit.id}]: ${moving === 0 ? "no model moves" : `${count(moving, "model")} ${moving === 1 ? "moves" : "move"}`}`;
  return [who, ...pathLines(unit, per_model_paths)].join("\n");
}
