import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { count, listOf } from "../../game/scalar.ts";
import { activate, deactivate } from "./acts/activate.ts";
import { rollAmount } from "./acts/amount.ts";
import { ask } from "./acts/ask.ts";
import { award } from "./acts/award.ts";
import { battleShock } from "./acts/battle-shock.ts";
import { disembark, embark, setUpAgain } from "./acts/board.ts";
import { commandPoints } from "./acts/command-points.ts";
import { destroy } from "./acts/destroy.ts";
import { changeDie } from "./acts/die.ts";
import { eachObjective } from "./acts/each-objective.ts";
import { end } from "./acts/end.ts";
import { give } from "./acts/give.ts";
import { heal } from "./acts/heal.ts";
import { type Acting, type ActKind, type ActScene, actKind, sceneIn } from "./acts/kind.ts";
import { marker } from "./acts/marker.ts";
import { mortalWounds } from "./acts/mortal-wounds.ts";
import { move } from "./acts/move.ts";
import { noDamage } from "./acts/no-damage.ts";
import { chargeNow, fightNow, shootNow } from "./acts/now.ts";
import { type ActOdds, chancesOf, oneOf, together } from "./acts/odds.ts";
import { placeDie } from "./acts/place-die.ts";
import { pool } from "./acts/pool.ts";
import { put } from "./acts/put.ts";
import { remain } from "./acts/remain.ts";
import { reserve } from "./acts/reserve.ts";
import { reanimate, returnModels } from "./acts/return-models.ts";
import { type EachAct, eachKind } from "./acts/roll-each.ts";
import { type TestAct, testKind } from "./acts/test.ts";
import { arrive, token } from "./acts/token.ts";
import { usesUp } from "./acts/uses-up.ts";
import { wreckMove } from "./acts/wreck-move.ts";
import { type Condition, compileCondition, conditionSchema, conditionWords } from "./condition.ts";
import { effectSchema, effectWords, type LastingEffect } from "./effect.ts";

/** What a rule does: acts that are done at once, effects that last, and lists of both behind a die or a condition. */

const PLAIN = [
  mortalWounds,
  heal,
  battleShock,
  commandPoints,
  move,
  give,
  pool,
  returnModels,
  reanimate,
  reserve,
  destroy,
  fightNow,
  chargeNow,
  activate,
  deactivate,
  award,
  ask,
  placeDie,
  shootNow,
  usesUp,
  end,
  put,
  changeDie,
  token,
  arrive,
  wreckMove,
  eachObjective,
  marker,
  noDamage,
  remain,
  disembark,
  embark,
  setUpAgain,
] as const;

type PlainAct = z.infer<(typeof PLAIN)[number]["schema"]>;

const DICE = ["D3", "D6", "2D6"] as const;
type Die = (typeof DICE)[number];

/** One die, or the sum of two, and what follows from it. */
interface RollTable {
  readonly table: readonly {
    readonly from: number;
    readonly to?: number | undefined;
    readonly do: readonly Deed[];
  }[];
  /** The die; absent: a D6. */
  readonly die?: Die | undefined;
}

/** One thing if a condition holds at that moment, and perhaps another if it does not. */
interface Conditional {
  readonly given: Condition;
  readonly do: readonly Deed[];
  readonly otherwise?: readonly Deed[] | undefined;
}

export type Act = PlainAct | RollTable | Conditional | TestAct | EachAct;
export type Deed = LastingEffect | Act;

export const deedListSchema: z.ZodMiniType<readonly Deed[]> = z.lazy(() =>
  listOf(deedSchema, LIMITS.rowParts),
);

const face = count(1, 12);

const tableSchema: z.ZodMiniType<RollTable> = z.strictObject({
  table: listOf(z.strictObject({ from: face, to: z.optional(face), do: deedListSchema }), LIMITS.rowParts, 1),
  die: z.optional(z.enum(DICE)),
});

const conditionalSchema: z.ZodMiniType<Conditional> = z.strictObject({
  given: conditionSchema,
  do: deedListSchema,
  otherwise: z.optional(deedListSchema),
});

const rollTable = actKind<"table", RollTable>({
  key: "table",
  schema: tableSchema,
  run({ die = "D6", table }, { change, named, unitId, itId, chosenId, follow }) {
    const thrown = Array.from({ length: die === "2D6" ? 2 : 1 }, () => change.dice.d6());
    const sum = thrown.reduce((all, face) => all + face, 0);
    const shown = die === "D3" ? Math.ceil(sum / 2) : sum;
    const about = { unit_id: unitId, target_unit_id: chosenId ?? itId ?? unitId };
    const row = table.find(({ from, to = from }) => shown >= from && shown <= to);
    const [first, ...rest] = row?.do ?? [];
    // Dice for mortal wounds that follow at once are of the same throw.
    const wounds = first !== undefined && "mortalWounds" in first ? first : undefined;
    const more = wounds === undefined ? undefined : rollAmount(wounds.mortalWounds, change.dice);
    const rolls_raw = [...thrown, ...(more?.faces ?? [])];
    const total = more?.total ?? 0;
    const roll = { context: "ability", ability: named.name, rolls_raw, wounds: total } as const;
    const block = change.story.roll({ ...roll, ...about });
    const profile = profileIn(row?.do ?? []);
    if (profile === undefined) change.story.addLine({ line: "ability_dice", ...about, block });
    else change.story.addLine({ line: "profile_rolled", unit_id: unitId, block, profile });
    if (wounds === undefined) follow(row?.do ?? []);
    else follow([{ ...wounds, mortalWounds: total }, ...rest]);
  },
  words: ({ die = "D6", table }) =>
    `roll ${die === "2D6" ? die : `one ${die}`}: ${table
      .map(({ from, to = from, do: deeds }) => `on a ${rangeWords(from, to, die)}, ${deedsWords(deeds)}`)
      .join("; ")}`,
  inner: ({ table }) => table.flatMap((entry) => entry.do),
  dice: ({ die, table }) =>
    (die === "2D6" ? 2 : 1) + Math.max(0, ...table.map(({ do: deeds }) => deedsDice(deeds))),
  odds: ({ die = "D6", table }, scene) =>
    oneOf(
      chancesOf(die).map((chance, shown) => {
        const row = table.find(({ from, to = from }) => shown >= from && shown <= to);
        return { chance, odds: chance === 0 ? [] : deedsOdds(row?.do ?? [], scene) };
      }),
    ),
});

/** The profile of weapons that the die has chosen, if it chooses one. */
function profileIn(deeds: readonly Deed[]): string | undefined {
  for (const deed of deeds) {
    if (!("give" in deed)) continue;
    for (const effect of deed.give) if ("profile" in effect) return effect.profile;
  }
  return undefined;
}

function rangeWords(from: number, to: number, die: Die): string {
  const most = die === "2D6" ? 12 : 6;
  if (to >= most && from < most) return `${from}+`;
  return from === to ? `${from}` : `${from}-${to}`;
}

const conditional = actKind<"given", Conditional>({
  key: "given",
  schema: conditionalSchema,
  run({ given, do: deeds, otherwise = [] }, acting) {
    acting.follow(compileCondition(given)(sceneIn(acting)) ? deeds : otherwise);
  },
  words: ({ given, do: deeds, otherwise }) =>
    `if ${conditionWords(given)}, ${deedsWords(deeds)}${
      otherwise === undefined ? "" : `; otherwise ${deedsWords(otherwise)}`
    }`,
  inner: ({ do: deeds, otherwise = [] }) => [...deeds, ...otherwise],
  dice: ({ do: deeds, otherwise = [] }) => Math.max(deedsDice(deeds), deedsDice(otherwise)),
  odds: ({ given, do: deeds, otherwise = [] }, scene) =>
    deedsOdds(compileCondition(given)(scene.scene) ? deeds : otherwise, scene),
});

const test = testKind(deedListSchema, deedsWords, deedsDice, deedsOdds);

const rollEach = eachKind(deedListSchema, deedsWords, deedsDice);

const KINDS: readonly ActKind[] = [
  ...PLAIN,
  rollTable,
  conditional,
  test,
  rollEach,
] as unknown as readonly ActKind[];

/** The keys of all kinds of acts, for tests that look at each of them. */
export const ACT_KEYS: readonly string[] = KINDS.map(({ key }) => key);

const byKey = new Map<string, ActKind>(KINDS.map((kind) => [kind.key, kind]));

const deedSchema: z.ZodMiniType<Deed> = z.lazy(() =>
  z.union([effectSchema, ...KINDS.map(({ schema }) => schema as z.ZodMiniType<Deed>)]),
);

/** Undefined for an effect that lasts. */
function kindOf(deed: object): ActKind | undefined {
  for (const key in deed) {
    const kind = byKey.get(key);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The deeds that may follow from this one. */
export function innerOf(deed: Deed): readonly Deed[] {
  return kindOf(deed)?.inner?.(deed as never) ?? [];
}

export function isAct(deed: Deed): deed is Act {
  return kindOf(deed) !== undefined;
}

export function runAct(act: Act, acting: Acting): void {
  kindOf(act)!.run(act as never, acting);
}

export function lastingOf(deeds: readonly Deed[]): readonly LastingEffect[] {
  return deeds.filter((deed): deed is LastingEffect => !isAct(deed));
}

export function deedsWords(deeds: readonly Deed[], who = "this unit"): string {
  return deeds
    .map((deed) => {
      const kind = kindOf(deed);
      return kind === undefined ? effectWords(deed as LastingEffect, who) : kind.words(deed as never);
    })
    .join(", and ");
}

/** What all of these come to. */
export function deedsOdds(deeds: readonly Deed[], scene: ActScene): readonly ActOdds[] {
  return together(deeds.flatMap((deed) => kindOf(deed)?.odds?.(deed as never, scene) ?? []));
}

/** How many dice they roll at the most. */
export function deedsDice(deeds: readonly Deed[]): number {
  return deeds.reduce((sum, deed) => sum + (kindOf(deed)?.dice(deed as never) ?? 0), 0);
}
