import type { AttackPlan, Save } from "../game/plan.ts";
import type { Reason } from "../game/reason.ts";
import {
  attacksInWords,
  damageParts,
  defendersInOrder,
  hitInWords,
  saveReasonInWords,
  woundRollInWords,
} from "./plan.ts";
import { coverInWords, coverReason, reasonsInWords } from "./reasons.ts";

/** A number of a plan on one short line: `2+`, ` to hit`, ` (BS 3+, Heavy +1)`. */
export interface PlanFact {
  /** What is printed bold; empty where there is no number. */
  readonly number: string;
  readonly rest: string;
  /** What made it; empty where it is as written. */
  readonly why: string;
}

/** What will be rolled, from attacks to damage, every number with its reasons. */
export function planFacts(plan: AttackPlan): readonly PlanFact[] {
  const { hit, wound } = plan;
  const { attacks, parts } = attacksInWords(plan);
  return [
    { number: attacks, rest: "", why: parts === "" ? "" : ` = ${parts}` },
    hit.automatic
      ? { number: "", rest: hitInWords(plan), why: "" }
      : { number: `${hit.threshold}+`, rest: " to hit", why: bracketed(reasonsInWords(hit.reasons)) },
    { number: woundRollInWords(wound), rest: " to wound", why: bracketed(reasonsInWords(wound.reasons)) },
    ...saveFacts(plan),
    { ...damageParts(plan), why: "" },
  ];
}

const bracketed = (text: string): string => (text === "" ? "" : ` (${text})`);

interface SaveWays {
  readonly save: Save;
  readonly models: Set<string>;
  /** What made it, by its words: the same save may have several causes. */
  readonly ways: Map<string, readonly Reason[]>;
}

/** One fact for each number that models of the target save on. */
function saveFacts(plan: AttackPlan): readonly PlanFact[] {
  const found = new Map<string, SaveWays>();
  for (const { model_id, profile } of defendersInOrder(plan)) {
    for (const { saves } of plan.groups) {
      const save = saves[profile]!;
      const key = save.kind === "ARMOUR" && save.threshold > 6 ? "none" : `${save.kind} ${save.threshold}`;
      const same: SaveWays = found.get(key) ?? { save, models: new Set(), ways: new Map() };
      found.set(key, same);
      same.models.add(model_id);
      // An invulnerable save is its own reason.
      const reasons = save.kind === "INVULNERABLE" ? [] : save.reasons;
      same.ways.set(reasons.map(saveReasonInWords).join(), reasons);
    }
  }
  return [...found.values()].map(({ save, models, ways }) => ({
    ...saveParts(save, found.size > 1 ? ` ×${models.size}` : ""),
    why: bracketed(alternatives([...ways.values()])),
  }));
}

function saveParts({ kind, threshold }: Save, models: string): Pick<PlanFact, "number" | "rest"> {
  if (kind === "INVULNERABLE") return { number: `${threshold}+`, rest: ` invulnerable${models}` };
  if (threshold > 6) return { number: "", rest: `no save${models}` };
  return { number: `${threshold}+`, rest: ` save${models}` };
}

/** The same save for different reasons: what all share, then what sets them apart. */
function alternatives(ways: readonly (readonly Reason[])[]): string {
  const said = ways.map((way) => way.map(saveReasonInWords));
  const isShared = (reason: Reason) => said.every((way) => way.includes(saveReasonInWords(reason)));
  const shared = ways[0]!.filter(isShared).map(saveReasonInWords);
  if (ways.length === 1) return shared.join(", ");
  return [...shared, eitherOf(ways.map((way) => way.filter((reason) => !isShared(reason))))].join(", ");
}

/** `cover +1 (behind Woods or within Ruins)`: what the ways have in common is said once. */
function eitherOf(ways: readonly (readonly Reason[])[]): string {
  const covers = ways.map(coverOf);
  if (covers.every((cover) => cover !== undefined)) return coverReason([...new Set(covers)].join(OR));
  const said = ways.map((way) => way.map(saveReasonInWords).join(", ") || "nothing more");
  return [...new Set(said)].join(OR);
}

const OR = " or ";

/** Where the cover comes from, if there is no other reason. */
function coverOf([reason, ...others]: readonly Reason[]): string | undefined {
  if (reason === undefined || others.length > 0 || !("what" in reason)) return undefined;
  return reason.what === "COVER" ? coverInWords(reason.cover, "KIND") : undefined;
}
