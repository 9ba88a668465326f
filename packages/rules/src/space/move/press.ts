import { TOLERANCE } from "../../base/limits.ts";
import { inRange } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { gap } from "../../geometry/gap.ts";
import { rimSpots } from "../../geometry/rim.ts";
import { boundariesNear } from "./boundary.ts";
import { followingLandings } from "./candidate.ts";
import { coherentWith, neighboursNeeded } from "./coherency.ts";
import { contactLanding, enemiesWithin, looseContact } from "./contact.ts";
import { overlap } from "./ending.ts";
import { engages, touchedTarget, unmetTargets } from "./engagement.ts";
import { moveFaults } from "./faults.ts";
import { allowanceOf, type Field, type Standing } from "./field.ts";
import { type Landing, landingAt } from "./landing.ts";
import { posesOf } from "./pose.ts";
import { type ModelStep, stepOf } from "./step.ts";

/**
 * Brings more of a unit into a fight, from places that are a legal move already: as many models as are found into base
 * contact, then within Engagement Range, then in a fight behind another model of the unit in contact (FI-20), then nearer to the enemy.
 */

/** Rounds over all models; each changes something, or is the last. */
const ROUNDS = 4;

/**
 * How much is tried to make room for a model: places beside enemies, other places of the own model that stands there, and spots
 * that are looked at for all models together.
 */
const ROOM = { places: 40, elsewhere: 24, spots: 4_000 };

/** Places looked at for a model that comes nearer without reaching anybody. */
const NEARER = { enemies: 0, landings: 3, besideMates: 60, gaps: [] };

export function press(field: Field, landings: readonly Landing[]): readonly Landing[] {
  const press = new Press(field, landings);
  for (let round = 0; round < ROUNDS; round++) if (!press.round()) break;
  return press.landings;
}

/** How far a model has come: 2 in contact, 1 engaged, 0 neither. */
type Reached = 0 | 1 | 2;

class Press {
  readonly landings: Landing[];
  readonly #field: Field;
  readonly #order: readonly number[];
  #spotsLeft = ROOM.spots;

  constructor(field: Field, landings: readonly Landing[]) {
    this.#field = field;
    this.landings = [...landings];
    const away = landings.map(({ end }) => this.#away(end));
    this.#order = [...field.movers.keys()]
      .filter((index) => !field.movers[index]!.held)
      .sort((a, b) => away[a]! - away[b]!);
  }

  /** Everybody once; whether anybody has gained. */
  round(): boolean {
    let gained = false;
    for (const index of this.#order) if (this.#touch(index)) gained = true;
    for (const index of this.#order) if (this.#makeRoom(index)) gained = true;
    for (const index of this.#order) if (this.#engage(index)) gained = true;
    for (const index of this.#order) if (this.#support(index)) gained = true;
    for (const index of this.#order) if (this.#approach(index)) gained = true;
    return gained;
  }

  #end(index: number): Placed {
    return this.landings[index]!.end;
  }

  #ends(): readonly Placed[] {
    return this.landings.map(({ end }) => end);
  }

  #others(...without: readonly number[]): readonly Placed[] {
    return this.#ends().filter((_, i) => !without.includes(i));
  }

  #standing(end: Placed): Reached {
    if (touchedTarget(this.#field, end) !== undefined) return 2;
    return this.#field.targetModels.some((enemy) => engages(this.#field, end, enemy)) ? 1 : 0;
  }

  #away(end: Placed): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { placed } of this.#field.targetModels) {
      const dx = placed.shape.x - end.shape.x;
      const dy = placed.shape.y - end.shape.y;
      least = Math.min(least, Math.sqrt(dx * dx + dy * dy) - placed.shape.reach - end.shape.reach);
    }
    return least;
  }

  #touch(index: number): boolean {
    if (this.#standing(this.#end(index)) === 2) return false;
    const landing = contactLanding(this.#field, this.#ends(), index);
    if (landing === undefined) return false;
    this.landings[index] = landing;
    return true;
  }

  /** An own model that takes up the only room steps aside, as long as it stays in contact. */
  #makeRoom(index: number): boolean {
    if (this.#spotsLeft <= 0 || this.#standing(this.#end(index)) === 2) return false;
    const field = this.#field;
    const mover = field.movers[index]!;
    let tried = 0;
    for (const enemy of enemiesWithin(field, mover, allowanceOf(field, mover) + looseContact(field))) {
      const beside = this.#order.filter(
        (ownModel) => ownModel !== index && inRange(this.#end(ownModel), enemy.placed, field.numbers.contact),
      );
      for (const ownModel of beside) {
        const others = this.#others(index, ownModel);
        for (const wanted of this.#contacts(index, enemy, others)) {
          if (++tried > ROOM.places) return false;
          if (!overlap(wanted.end, this.#end(ownModel), field.numbers.move.floor)) continue;
          if (this.#stepAside(ownModel, index, wanted, others)) return true;
        }
      }
    }
    return false;
  }

  #stepAside(ownModel: number, index: number, wanted: Landing, others: readonly Placed[]): boolean {
    const field = this.#field;
    const mover = field.movers[ownModel]!;
    const around = [...others, wanted.end];
    const coherent = coherentWith(around, field.numbers.coherency);
    let tried = 0;
    for (const enemy of enemiesWithin(field, mover, allowanceOf(field, mover) + looseContact(field))) {
      for (const landing of this.#contacts(ownModel, enemy, around)) {
        if (++tried > ROOM.elsewhere) return false;
        if (!coherent(landing.end) || unmetTargets(field, [...around, landing.end]).length > 0) continue;
        this.landings[index] = wanted;
        this.landings[ownModel] = landing;
        return true;
      }
    }
    return false;
  }

  /** Places of a model in contact with that enemy, beside these own models. */
  *#contacts(index: number, enemy: Standing, ownModels: readonly Placed[]): Generator<Landing> {
    const field = this.#field;
    const mover = field.movers[index]!;
    const [pose] = posesOf(field, mover);
    const { shape } = mover.start;
    const boundaries = boundariesNear(field, mover, enemy, ownModels);
    for (const spot of rimSpots(shape, enemy.placed.shape, 0, boundaries, [[shape.x, shape.y]])) {
      if (this.#spotsLeft-- <= 0) return;
      const touches = (end: Placed) => inRange(end, enemy.placed, field.numbers.contact);
      const landing = landingAt(field, mover, spot, enemy.placed.z, ownModels, touches, pose);
      if (landing !== undefined) yield landing;
    }
  }

  #engage(index: number): boolean {
    if (this.#standing(this.#end(index)) > 0) return false;
    const field = this.#field;
    const mover = field.movers[index]!;
    const ownModels = this.#others(index);
    const coherent = coherentWith(ownModels, field.numbers.coherency);
    const { shape } = mover.start;
    for (const enemy of enemiesWithin(
      field,
      mover,
      allowanceOf(field, mover) + field.numbers.engagement.across,
    )) {
      const boundaries = boundariesNear(field, mover, enemy, ownModels);
      const wanted = (end: Placed) => engages(field, end, enemy) && coherent(end);
      for (const inches of gapsFrom(field)) {
        for (const spot of rimSpots(shape, enemy.placed.shape, inches, boundaries, [[shape.x, shape.y]])) {
          const landing = landingAt(field, mover, spot, enemy.placed.z, ownModels, wanted);
          if (landing === undefined || unmetTargets(field, [...ownModels, landing.end]).length > 0) continue;
          this.landings[index] = landing;
          return true;
        }
      }
    }
    return false;
  }

  /** In a fight, whoever touches another model of the unit that touches an enemy strikes as well. */
  #support(index: number): boolean {
    if (this.#standing(this.#end(index)) > 0 || this.#supports(index)) return false;
    const field = this.#field;
    if (field.order.contactHolds === null) return false;
    const mover = field.movers[index]!;
    const ownModels = this.#others(index);
    const coherent = coherentWith(ownModels, field.numbers.coherency);
    const { shape } = mover.start;
    const loose = looseContact(field);
    const furthest = allowanceOf(field, mover) + loose;
    for (const ownModel of ownModels) {
      if (gap(shape, ownModel.shape) > furthest || touchedTarget(field, ownModel) === undefined) continue;
      const boundaries = boundariesNear(field, mover, { unit: field.unit, placed: ownModel }, ownModels);
      const wanted = (end: Placed) => inRange(end, ownModel, field.numbers.contact) && coherent(end);
      for (const spot of rimSpots(shape, ownModel.shape, loose, boundaries, [[shape.x, shape.y]])) {
        const landing = landingAt(field, mover, spot, ownModel.z, ownModels, wanted);
        if (landing === undefined || unmetTargets(field, [...ownModels, landing.end]).length > 0) continue;
        this.landings[index] = landing;
        return true;
      }
    }
    return false;
  }

  #supports(index: number): boolean {
    const end = this.#end(index);
    return this.#others(index).some(
      (ownModel) =>
        inRange(end, ownModel, this.#field.numbers.contact) &&
        touchedTarget(this.#field, ownModel) !== undefined,
    );
  }

  #approach(index: number): boolean {
    const before = this.#end(index);
    if (this.#standing(before) > 0 || this.#supports(index)) return false;
    const field = this.#field;
    const ownModels = this.#others(index);
    const coherent = coherentWith(ownModels, field.numbers.coherency);
    const least = this.#away(before) - WORTH_A_STEP;
    const needed = Math.min(
      neighboursNeeded(this.landings.length, field.numbers.coherency),
      ownModels.length,
    );
    for (const landing of followingLandings(field, field.movers[index]!, ownModels, needed, NEARER)) {
      if (this.#away(landing.end) > least || !coherent(landing.end)) continue;
      if (unmetTargets(field, [...ownModels, landing.end]).length > 0) continue;
      this.landings[index] = landing;
      return true;
    }
    return false;
  }
}

/** Gaps from an enemy at which a place is sought that is near without touching. */
function gapsFrom({ numbers: { engagement, contact } }: Field): readonly number[] {
  return [engagement.across - TOLERANCE, engagement.across / 2, contact.across * 2];
}

/** Nearer by less than this is not worth another place. */
const WORTH_A_STEP = 0.25;

/** The steps of a move to these places; undefined where the judge has something against it. */
export function stepsTo(field: Field, landings: readonly Landing[]): readonly ModelStep[] | undefined {
  const steps = landings.map(({ facing, route }, index) =>
    stepOf(field, field.movers[index]!, route.path, facing),
  );
  return moveFaults(field, steps).length === 0 ? steps : undefined;
}
