import type { Unit } from "../game/document.ts";
import { lookup } from "../game/lookup.ts";
import type { AttackPlan } from "../game/plan.ts";
import { isCharacter, modelsOf } from "../game/unit.ts";

/**
 * The living models of a unit while attacks are resolved against it: the one mutable thing in the engine, made for
 * one action and turned into diffs at its end. Models are known by their slot, a number fixed when the targets were
 * chosen, so that a roll touches arrays of numbers only.
 */
export interface Ranks {
  readonly ids: string[];
  /** Wounds left by slot; 0: slain. */
  readonly left: number[];
  /** Whether the model was allocated an attack this phase. */
  readonly allocated: boolean[];
  /** Slots of models that lost wounds, in the order in which they first did. */
  readonly hurt: number[];
  /** What was so when the action began. */
  readonly before: number[];
  readonly allocatedBefore: boolean[];
  readonly shielded: boolean[];
  /** How many models had a claim to the next wound when the action began, being wounded or marked. */
  claims: number;
  /** The slot that took the last wound and goes on taking them while it lives; -1: none yet. */
  focus: number;
  /** Whether a Character was allocated an attack: it keeps its claim though others go first. */
  pickedOut: boolean;
  /** Living models that shield others, and living models in all. */
  guards: number;
  alive: number;
}

/** The ranks of a plan's target, as the document has it now. */
export function ranksOf({ defenders }: AttackPlan, unit: Unit, allocated: readonly string[] = []): Ranks {
  const ranks = newRanks();
  for (let slot = 0; slot < defenders.length; slot++) {
    const { model_id, shielded, wounds } = defenders[slot]!;
    const gone = unit.fallen?.includes(model_id) === true;
    const left = gone ? 0 : (lookup(unit.models, model_id)?.wounds ?? 0);
    const marked = left > 0 && allocated.includes(model_id);
    addModel(ranks, model_id, left, shielded, marked);
    if (left > 0 && (marked || left < wounds)) ranks.claims++;
  }
  resetRanks(ranks);
  return ranks;
}

/** The ranks of a unit that suffers by its own weapons. */
export function ownRanksOf(unit: Unit): Ranks {
  const ranks = newRanks();
  for (const model of modelsOf(unit))
    addModel(ranks, model.id, model.wounds, isCharacter(unit, model), false);
  resetRanks(ranks);
  return ranks;
}

function newRanks(): Ranks {
  return {
    ids: [],
    shielded: [],
    before: [],
    allocatedBefore: [],
    left: [],
    allocated: [],
    hurt: [],
    claims: 0,
    focus: -1,
    pickedOut: false,
    guards: 0,
    alive: 0,
  };
}

function addModel(ranks: Ranks, id: string, wounds: number, shielded: boolean, marked: boolean): void {
  ranks.ids.push(id);
  ranks.shielded.push(shielded);
  ranks.before.push(wounds);
  ranks.allocatedBefore.push(marked);
}

/** Brings the ranks back to what they were before anything happened: for rolling one plan many times. */
export function resetRanks(ranks: Ranks): void {
  const { left, before, allocated, allocatedBefore, shielded } = ranks;
  ranks.hurt.length = 0;
  ranks.focus = -1;
  ranks.pickedOut = false;
  ranks.guards = 0;
  ranks.alive = 0;
  for (let slot = 0; slot < before.length; slot++) {
    left[slot] = before[slot]!;
    allocated[slot] = allocatedBefore[slot]!;
    if (before[slot]! === 0) continue;
    ranks.alive++;
    if (!shielded[slot]!) ranks.guards++;
  }
}

export function isWipedOut(ranks: Ranks): boolean {
  return ranks.alive === 0;
}

/** Takes wounds from the model in a slot. */
export function loseWounds(ranks: Ranks, slot: number, wounds: number): void {
  if (wounds === 0) return;
  const now = ranks.left[slot]!;
  if (now === ranks.before[slot]!) ranks.hurt.push(slot);
  ranks.left[slot] = now - wounds;
  if (now > wounds) return;
  ranks.alive--;
  if (!ranks.shielded[slot]!) ranks.guards--;
}

/**
 * The slot that takes the next wound: a wounded model must, else one that was allocated an attack this phase (AT-9),
 * else the front-most. Characters of an attached unit stand back while a bodyguard lives (AT-10), unless Precision
 * picks one out.
 */
export function nextDefender(plan: AttackPlan, group: number, ranks: Ranks): number {
  const forced = forcedDefender(plan, group, ranks);
  if (forced >= 0) return forced;
  const { allocation_order: order } = plan;
  for (let i = 0; i < order.length; i++) if (mayTake(ranks, order[i]!)) return order[i]!;
  throw new Error("a wound was allocated to a unit without models");
}

/** The slots among which the defender may choose; empty where the rules leave no choice. */
export function openChoice(plan: AttackPlan, group: number, ranks: Ranks): readonly number[] {
  if (forcedDefender(plan, group, ranks) >= 0) return [];
  const among = plan.allocation_order.filter((slot) => mayTake(ranks, slot));
  return among.length > 1 ? among : [];
}

function mayTake({ left, shielded, guards }: Ranks, slot: number): boolean {
  return left[slot]! > 0 && !(shielded[slot]! && guards > 0);
}

/** The slot that the rules name, or -1 where they leave a choice. */
function forcedDefender(
  { groups, defenders, allocation_order: order, precision_model_id }: AttackPlan,
  group: number,
  ranks: Ranks,
): number {
  if (groups[group]!.precision) {
    const picked = ranks.ids.indexOf(precision_model_id!);
    if (picked >= 0 && ranks.left[picked]! > 0) return picked;
  }
  // Unless several had a claim from the beginning, whoever took the last wound is the only one that has: it goes on,
  // whoever fires, and once it is dead nobody has a claim.
  if (ranks.claims < 2) {
    if (ranks.focus >= 0 && mayTake(ranks, ranks.focus)) return ranks.focus;
    if (ranks.claims === 0 && !ranks.pickedOut) return -1;
  }
  let marked = -1;
  for (let i = 0; i < order.length; i++) {
    const slot = order[i]!;
    if (!mayTake(ranks, slot)) continue;
    if (ranks.left[slot]! < defenders[slot]!.wounds) return slot;
    if (marked < 0 && ranks.allocated[slot]!) marked = slot;
  }
  return marked;
}

/** Notes that an attack was allocated to the model; a Character, who may have been picked out, draws no others. */
export function allocate(ranks: Ranks, slot: number): void {
  ranks.allocated[slot] = true;
  if (ranks.shielded[slot]!) ranks.pickedOut = true;
  else ranks.focus = slot;
}
