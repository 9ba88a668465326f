import { type Built, builtWords } from "./built.ts";
import type { Clause, Reach, Use } from "./clause.ts";
import { conditionWords } from "./condition.ts";
import { kindWords } from "./conditions/within.ts";
import { deedsWords, isAct, lastingOf } from "./deed.ts";
import { durationWords } from "./duration.ts";
import { listWords, toList } from "./lists.ts";
import type { Option } from "./option.ts";
import type { Row } from "./row.ts";
import { selectionWords } from "./selection.ts";
import { countedWords, type Rolled, rollsWords, type Trigger, triggersOf, triggerWords } from "./trigger.ts";

/** What the referee does by this row, in a player's words and order: when, who, what, until. */
export function sentenceOf({
  does,
  only,
  built = [],
  partOf,
}: Pick<Row, "does" | "only" | "built" | "partOf">): string {
  if (only === "ARMY_BUILDING")
    return "It is a rule for building an army: nothing of it happens in a battle.";
  if (only === "NOTE") return "It is a note: nothing of it happens in a battle.";
  return [
    ...(built as readonly Built[]).map((one) => sentence(builtWords(one))),
    ...(partOf === undefined ? [] : [sentence(partOf.says)]),
    ...(does as readonly Clause[]).map(clauseWords),
  ].join(" ");
}

function clauseWords(clause: Clause): string {
  const { on = "BEARER", when, use, if: condition, choose, do: deeds, until, options } = clause;
  const who = reachWords(on);
  const parts: string[] = [];
  if (use?.once !== undefined) parts.push(onceWords(use));
  if (when !== undefined) parts.push(listTriggers(triggersOf(when), who));
  const lead = leadWords(on);
  if (lead !== "") parts.push(lead);
  if (condition !== undefined) parts.push(`if ${aboutIt(conditionWords(condition), on)}`);
  const before = use === undefined || when === undefined ? "" : `${[...parts, useWords(use)].join(", ")}: `;
  if (before !== "") parts.length = 0;
  if (choose !== undefined) parts.push(selectionWords(choose, on === "BEARER" ? "this model" : "this unit"));
  const lasting = lastingOf(deeds);
  const acts = deeds.filter(isAct);
  const target = choose === undefined ? who : "the chosen unit";
  if (lasting.length > 0) {
    const time = until === undefined ? "" : `${durationWords(until)}, `;
    parts.push(`${time}${deedsWords(lasting, target)}`);
  } else if (acts.length === 0 && until !== undefined && options === undefined) {
    parts.push(`${durationWords(until)}, ${target} is marked`);
  }
  if (acts.length > 0) parts.push(deedsWords(acts));
  if (options !== undefined)
    parts.push(`choose one of the following: ${optionsWords(options, target, until)}`);
  const all = `${before}${parts.join(", ")}`;
  // What is done to each of several is said of one.
  return sentence(choose?.every === true ? all.replaceAll("the chosen unit", "that unit") : all);
}

/** Of a clause for units of the army a condition is about each of them. */
function aboutIt(words: string, on: Reach): string {
  return typeof on === "object" && "army" in on ? words.replaceAll("this unit", "that unit") : words;
}

function useWords({ cost = 0, spend, compulsory }: Use): string {
  const price = [...(cost > 0 ? [`${cost} CP`] : []), ...(spend === undefined ? [] : [spendWords(spend)])];
  const paid = price.length === 0 ? "" : ` for ${listWords(price, "and")}`;
  return `you ${compulsory === true ? "must" : "can"} use this rule${paid}`;
}

function optionsWords(options: readonly Option[], who: string, until: Clause["until"]): string {
  return options
    .map(({ name, if: condition, do: deeds, until: own = until }) => {
      const time = lastingOf(deeds).length === 0 || own === undefined ? "" : `${durationWords(own)}, `;
      const only = condition === undefined ? "" : ` (if ${conditionWords(condition)})`;
      const does = deeds.length === 0 ? `${who} is marked` : deedsWords(deeds, who);
      return `${name}${only}: ${time}${does}`;
    })
    .join("; ");
}

const TIMES = { PHASE: "phase", TURN: "turn", ROUND: "battle round", BATTLE: "battle" } as const;

function onceWords({ once, per, times = 1, group, sole }: Use): string {
  if (once === "MOMENT") return sole === undefined ? "each time" : `once per ${TIMES[sole]} for your army`;
  const often = times === 1 ? "once" : times === 2 ? "twice" : `up to ${timesWords(times)} times`;
  const shared = group === undefined ? "" : " for all rules of its group";
  const army = sole === undefined ? "" : ` and once per ${TIMES[sole]} for your army`;
  // A rule of a unit or a model is counted for each of them, as its printed text means it.
  return `${often} per ${TIMES[once as keyof typeof TIMES]}${shared}${per === "ARMY" ? " for your army" : ""}${army}`;
}

function timesWords(times: NonNullable<Use["times"]>): string {
  if (typeof times === "number") return `${times}`;
  if ("if" in times) return `${times.times} (if ${conditionWords(times.if)}; otherwise 1)`;
  if ("byKeyword" in times) {
    return listWords(
      times.byKeyword.map(({ keyword, times: many }) => `${many} (${listWords(toList(keyword), "or")})`),
      "or",
    );
  }
  const [incursion, strikeForce, onslaught] = times.bySize;
  return `${incursion} (Incursion), ${strikeForce} (Strike Force) or ${onslaught} (Onslaught)`;
}

/** "1 Battle Focus token", "a double of 4+ or a triple of 1+ of the Blessing dice". */
function spendWords({ count, from, alike, called }: NonNullable<Use["spend"]>): string {
  if (alike === undefined) return `${count} ${called}${from === undefined ? "" : ` of ${from}+`}`;
  const sets = alike.map(
    (one) =>
      `${{ 2: "a double", 3: "a triple" }[one.count] ?? `${one.count} dice of one face`} of ${one.from}${one.from < 6 ? "+" : ""}`,
  );
  return `${sets.join(" or ")} of the ${called}`;
}

function listTriggers(triggers: readonly Trigger[], who: string): string {
  const rolled = triggers.filter((one): one is Rolled => "rolled" in one);
  if (rolled.length === triggers.length) return rollsWords(rolled, who);
  const [first] = triggers;
  if (triggers.length === 1 && "counted" in first!) return countedWords(first, who);
  if (triggers.every((one) => "allocated" in one)) return `just after an attack is allocated to ${who}`;
  return triggers.map(triggerWords).join(" or ");
}

function reachWords(on: Reach): string {
  if (on === "BEARER") return "this model";
  if (on === "UNIT") return "this unit";
  if (on === "LED") return "that unit";
  if (on === "PLAYER") return "your army";
  if ("aura" in on) return "that unit";
  if ("army" in on) return modelKind(on.models, on.modelsWithout, "those units");
  const { models, without, others } = on;
  return modelKind(models === true ? undefined : models, without, "this unit", others);
}

/** "CHARACTER models in this unit", "models in those units that are not CHARACTER"; the unit where all are meant. */
function modelKind(
  some: string | readonly string[] | undefined,
  none: string | readonly string[] | undefined,
  where: string,
  others?: true,
): string {
  if (some === undefined && none === undefined && others === undefined) return where;
  const kinds = some === undefined ? "" : `${listWords(toList(some), "or")} `;
  const but =
    none === undefined
      ? ""
      : `${toList(none)
          .map((one) => `non-${one}`)
          .join(", ")} `;
  return `${others === true ? "other " : ""}${but}${kinds}models in ${where}`;
}

function leadWords(on: Reach): string {
  if (on === "LED") return "while this model is leading a unit";
  if (typeof on === "string") return "";
  if ("aura" in on) {
    const side = { FRIENDLY: "a friendly", ENEMY: "an enemy", ALL: "a" }[on.units];
    const range = on.aura === "ENGAGED" ? "Engagement Range" : auraWords(on.aura, on.byRound);
    const asked =
      on.if === undefined ? "" : `, if ${conditionWords(on.if).replaceAll("this unit", "that unit")}`;
    return `while ${side} ${kindWords("unit", on.keyword, on.and, on.without)} is within ${range} of${on.visible === true ? " and visible to" : ""} this ${on.from === "UNIT" ? "unit" : "model"}${asked}`;
  }
  if (!("army" in on)) return "";
  const has = on.ability === undefined ? "" : ` that have ${on.ability}`;
  return `for ${kindWords("units", on.keyword, undefined, on.without)} from your army${has}`;
}

function sentence(words: string): string {
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}.`;
}

function auraWords(aura: number, byRound: readonly number[] | undefined): string {
  if (byRound === undefined) return `${aura}″`;
  const rounds = byRound.map((inches, at) => `${inches}″ in battle round ${at + 1}`);
  return `${rounds.join(", ")}${byRound.length > 1 ? " and later" : ""}`;
}
