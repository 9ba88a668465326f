import type { Clause, Reach, Use } from "./clause.ts";
import { conditionWords } from "./condition.ts";
import { keywordsWords } from "./conditions/within.ts";
import { deedsWords, isAct, lastingOf } from "./deed.ts";
import { durationWords } from "./duration.ts";
import type { Option } from "./option.ts";
import type { Row } from "./row.ts";
import { selectionWords } from "./selection.ts";
import { type Trigger, triggerWords } from "./trigger.ts";

/** What the referee does by this row, in a player's words and order: when, who, what, until. */
export function sentenceOf({ does }: Pick<Row, "does">): string {
  return (does as readonly Clause[]).map(clauseWords).join(" ");
}

function clauseWords(clause: Clause): string {
  const { on = "BEARER", when, use, if: condition, choose, do: deeds, until, options } = clause;
  const who = reachWords(on);
  const parts: string[] = [];
  if (use?.once !== undefined) parts.push(onceWords(use));
  if (use?.spend !== undefined) parts.push(`for ${use.spend.count} ${use.spend.called}`);
  if (when !== undefined) parts.push(listTriggers(Array.isArray(when) ? when : [when as Trigger]));
  const lead = leadWords(on);
  if (lead !== "") parts.push(lead);
  if (condition !== undefined) parts.push(`if ${conditionWords(condition)}`);
  if (choose !== undefined) parts.push(selectionWords(choose));
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
  return sentence(parts.join(", "));
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

function onceWords({ once, per, times = 1, group }: Use): string {
  const time = { PHASE: "phase", TURN: "turn", ROUND: "battle round", BATTLE: "battle" }[once!];
  const often = times === 1 ? "once" : times === 2 ? "twice" : `up to ${times} times`;
  const shared = group === undefined ? "" : " for all rules of its group";
  return `${often} per ${time}${shared}${per === "UNIT" ? " for each unit" : ""}`;
}

function listTriggers(triggers: readonly Trigger[]): string {
  return triggers.map(triggerWords).join(" or ");
}

function reachWords(on: Reach): string {
  if (on === "BEARER") return "this model";
  if (on === "UNIT") return "this unit";
  if (on === "LED") return "that unit";
  return "aura" in on ? "that unit" : "those units";
}

function leadWords(on: Reach): string {
  if (on === "LED") return "while this model is leading a unit";
  if (typeof on === "string") return "";
  if ("aura" in on) {
    const side = { FRIENDLY: "a friendly", ENEMY: "an enemy", ALL: "a" }[on.units];
    return `while ${side}${keywordsWords(on.keyword, on.and, on.without)} unit is within ${on.aura}″ of${on.visible === true ? " and visible to" : ""} this ${on.from === "UNIT" ? "unit" : "model"}`;
  }
  return `for${keywordsWords(on.keyword, undefined, on.without)} units from your army`;
}

function sentence(words: string): string {
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}.`;
}
