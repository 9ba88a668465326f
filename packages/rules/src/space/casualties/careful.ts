import type { Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import type { CoherencyNumbers } from "../../game/numbers.ts";
import { isAttached, isCharacter, isWounded, modelsOf } from "../../game/unit.ts";
import { importanceIn } from "./importance.ts";
import { fewestToGo, type Links, linksIn } from "./links.ts";

/** The setting CAREFUL (AT-18): who goes first where the rules leave a choice and nobody is asked. */

interface Losing {
  /** All models of the unit, in the order of AUTOMATIC: it decides between models that are equal otherwise. */
  readonly order: readonly string[];
  /** Who must go before others, the first of them first (AT-9). */
  readonly claims?: readonly string[];
  /** Who is linked to whom; as the unit stands where it is absent. */
  readonly links?: Links;
}

/** How many links are walked for one order at most; past that, a unit of hundreds goes by importance alone. */
const MOST_STEPS = 2_000_000;

/**
 * All models of a unit in the order in which they are lost: each time one after whose loss the fewest others have to go
 * for coherency, then the one that is missed least, then the first of the order given. CHARACTERs of an Attached unit are
 * last (AT-10). Planned to the end, so that a line is taken from its ends however many are lost.
 */
export function carefulOrder(unit: Unit, losing: Losing, coherency: CoherencyNumbers): readonly string[] {
  const { order, claims = [], links = linksIn(unit, coherency) } = losing;
  const models = modelsOf(unit);
  const slotOf = new Map(models.map(({ id }, slot) => [id, slot]));
  const slots = order.map((id) => slotOf.get(id)!);
  const living = models.map(({ id }) => unit.fallen?.includes(id) !== true);
  const shielded = models.map((model) => isAttached(unit) && isCharacter(unit, model));
  const importance = importanceIn(unit);
  const step = links.reduce((sum, near) => sum + near.length, models.length);
  let stepsLeft = MOST_STEPS;
  const after = (slot: number) => {
    stepsLeft -= step;
    living[slot] = false;
    const fewest = fewestToGo(links, living, coherency);
    living[slot] = true;
    return fewest;
  };

  const nextOf = (able: readonly number[], before: number): { slot: number; broken: number } => {
    const claim = claims.find((id) => able.includes(slotOf.get(id)!));
    if (claim !== undefined) return { slot: slotOf.get(claim)!, broken: after(slotOf.get(claim)!) };
    const missed = new Map(able.map((slot) => [slot, importance(slot, living)]));
    const ranked = [...able].sort((a, b) => missed.get(a)! - missed.get(b)!);
    let best = { slot: ranked[0]!, broken: Number.POSITIVE_INFINITY };
    for (const slot of ranked) {
      if (stepsLeft <= 0) break;
      const broken = after(slot);
      if (broken < best.broken) best = { slot, broken };
      // One loss cannot spare the unit more than one other.
      if (broken <= Math.max(0, before - 1)) break;
    }
    return best;
  };

  const lost: number[] = [];
  let broken = fewestToGo(links, living, coherency);
  for (;;) {
    const alive = slots.filter((slot) => living[slot]!);
    if (alive.length === 0) break;
    const guards = alive.filter((slot) => !shielded[slot]!);
    const next = nextOf(guards.length > 0 ? guards : alive, broken);
    broken = next.broken;
    living[next.slot] = false;
    lost.push(next.slot);
  }
  const fallen = slots.filter((slot) => !lost.includes(slot));
  return [...lost, ...fallen].map((slot) => models[slot]!.id);
}

/** Who must take the next wound: the wounded, then those that were allocated an attack this phase. */
export function claimsOn(
  unit: Unit,
  allocated: Readonly<Record<string, readonly string[]>>,
  order: readonly string[],
): readonly string[] {
  const marked = lookup(allocated, unit.id) ?? [];
  const wounded = order.filter((id) => isWounded(unit, unit.models[id]!));
  return [...wounded, ...order.filter((id) => marked.includes(id) && !wounded.includes(id))];
}
