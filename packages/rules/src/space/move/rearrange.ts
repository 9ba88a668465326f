import { type Shape, support } from "../../geometry/shape.ts";
import { moved } from "../../geometry/sweep.ts";
import { partlyWithin, whollyWithin } from "../../geometry/within.ts";
import type { Footprint } from "../sight/footprint.ts";
import { neighboursNeeded } from "./coherency.ts";
import { type Field, isTall } from "./field.ts";
import { inchesFurther } from "./goal.ts";

/**
 * Places of all models at once, found by letting them give way: whatever is wrong with one or two of them is put right by
 * moving just those, again and again, until nothing is wrong any more. Who engages which target and who is whose neighbour
 * is asked again each time, so that models find their parts by themselves. What comes of it is judged elsewhere.
 */

/** As far as a model may be from a point that it has reached already. */
export interface Tether {
  readonly x: number;
  readonly y: number;
  readonly inches: number;
}

/** Where the centres of all models are, in the order of the movers. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Something that no base may end on, nor nearer to than `keep`. */
interface Stone {
  readonly shape: Shape;
  readonly z: number;
  readonly keep: number;
}

/** A model that is to engage a model of a target, and how much it lacks for that. */
interface Drawn {
  readonly target: number;
  readonly model: number;
  readonly enemy: Stone;
  readonly over: number;
}

/** What is measured less than this beyond a bound is within it; the judge allows more. */
const FAULT = 2e-7;

/** How far past a bound what is wrong is put right: far at first, which is fast, then little, which finds narrow places. */
const EASE = [0.05, 0.01, 0.001, 1e-5, 1e-7] as const;

/** Sweeps after which what is wrong must have become less, where it is more than a little. */
const PATIENCE = 40;
const HOPELESS = 0.3;

/** More than can be put right. */
const OUT_OF_REACH = 100;

export class Rearrangement {
  readonly #field: Field;
  readonly #shapes: readonly Shape[];
  readonly #stones: readonly Stone[];
  readonly #solids: readonly Footprint[];
  readonly #across: number;
  readonly #held: readonly boolean[];
  readonly #needed: number;
  /** How far apart neighbours are at the most, and floors at the least. */
  readonly #link: number;
  readonly #floor: number;
  /** For each target its models. */
  readonly #enemies: readonly (readonly Stone[])[];
  readonly #any: boolean;
  /** Sweeps made in all: the measure of work. */
  sweeps = 0;

  constructor(field: Field, shapes: readonly Shape[]) {
    this.#field = field;
    this.#shapes = shapes;
    const { order, targets, targetModels, otherEnemies, friends, footprints, numbers } = field;
    const { engagement, coherency, move } = numbers;
    const { keepAway, engaged } = order.ending;
    const stone = (keep: number) => (standing: { readonly placed: { shape: Shape; z: number } }) => ({
      shape: standing.placed.shape,
      z: standing.placed.z,
      keep,
    });
    this.#stones = [
      ...targetModels.map(stone(0)),
      ...otherEnemies.map(stone(keepAway === null ? 0 : keepAway.across + 2e-6)),
      ...friends.map(stone(0)),
    ];
    this.#enemies = targets.map((target) => targetModels.filter(({ unit }) => unit === target).map(stone(0)));
    this.#any = engaged?.targets === "ANY";
    this.#solids = footprints.filter(
      ({ feature: { kind, height } }) =>
        kind === "barricade" ||
        kind === "debris" ||
        ((kind === "hill" || kind === "container") && isTall(height, move)),
    );
    this.#across = engagement.across;
    this.#held = field.movers.map(({ held }) => held);
    this.#needed = neighboursNeeded(field.movers.length, coherency);
    this.#link = coherency.across;
    this.#floor = move.floor;
  }

  /** Whether the places could be put right in so many sweeps; they are changed either way. */
  relax(places: Places, tethers: readonly Tether[], sweeps: number): boolean {
    let before = Number.POSITIVE_INFINITY;
    for (let sweep = 0; sweep < sweeps; sweep++) {
      this.sweeps++;
      const ease = EASE[Math.floor((sweep * EASE.length) / sweeps)]!;
      const wrong =
        this.#engage(places, tethers, ease) +
        this.#gather(places, ease) +
        this.#makeRoom(places, ease) +
        this.#stayInReach(places, tethers, ease);
      if (wrong === 0 && this.#comeNearer(places, sweep)) return true;
      if (sweep % PATIENCE !== PATIENCE - 1) continue;
      if (wrong > HOPELESS && wrong > 0.9 * before) return false;
      before = wrong;
    }
    return false;
  }

  #extent(i: number, nx: number, ny: number): number {
    const shape = this.#shapes[i]!;
    return shape.kind === "circle" ? shape.halfLong : support(shape, nx, ny);
  }

  /** Draws a model to each target that none engages: the nearest that is not needed for another. */
  #engage(places: Places, tethers: readonly Tether[], ease: number): number {
    const busy = new Set<number>();
    let open: number[] = [];
    for (const target of this.#enemies.keys()) {
      const engaging = this.#nearest(places, tethers, target, undefined);
      if (engaging === undefined) return OUT_OF_REACH;
      if (engaging.over > FAULT) open.push(target);
      else busy.add(engaging.model);
    }
    if (open.length === 0 || (this.#any && open.length < this.#enemies.length)) return 0;
    let wrong = 0;
    while (open.length > 0) {
      let next: Drawn | undefined;
      for (const target of open) {
        // Where nobody else is left, one model for two targets may do.
        const drawn =
          this.#nearest(places, tethers, target, busy) ?? this.#nearest(places, tethers, target, undefined)!;
        if (next === undefined || drawn.over < next.over) next = drawn;
      }
      const { target, model, enemy, over } = next!;
      this.#draw(places, model, enemy.shape, over + ease);
      wrong += over;
      if (this.#any) break;
      busy.add(model);
      open = open.filter((other) => other !== target);
    }
    return wrong;
  }

  /** Of the models that are not busy and could reach the target, the one that lacks least to engage it. */
  #nearest(
    { x, y }: Places,
    tethers: readonly Tether[],
    target: number,
    busy: ReadonlySet<number> | undefined,
  ): Drawn | undefined {
    let best: Drawn | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < x.length; i++) {
      if (busy?.has(i)) continue;
      for (const enemy of this.#enemies[target]!) {
        const over = this.#apart(i, x[i]!, y[i]!, enemy.shape) - this.#across;
        if (over >= least) continue;
        const { x: tx, y: ty, inches } = tethers[i]!;
        if (over > FAULT && this.#apart(i, tx, ty, enemy.shape) > this.#across + inches + FAULT) continue;
        least = over;
        best = { target, model: i, enemy, over };
      }
    }
    return best;
  }

  #apart(i: number, x: number, y: number, other: Shape): number {
    const dx = other.x - x;
    const dy = other.y - y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return -this.#shapes[i]!.halfShort;
    const nx = dx / length;
    const ny = dy / length;
    const extent = other.kind === "circle" ? other.halfLong : support(other, nx, ny);
    return length - extent - this.#extent(i, nx, ny);
  }

  #draw({ x, y }: Places, i: number, { x: tx, y: ty }: Shape, inches: number): void {
    if (this.#held[i]) return;
    const dx = tx - x[i]!;
    const dy = ty - y[i]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return;
    x[i] = x[i]! + (dx / length) * inches;
    y[i] = y[i]! + (dy / length) * inches;
  }

  /** Joins groups where they are nearest to each other, and brings second neighbours to who needs two. */
  #gather(places: Places, ease: number): number {
    const n = places.x.length;
    if (n < 2) return 0;
    let wrong = 0;
    const across = this.#link;
    const gaps = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) gaps[i * n + j] = gaps[j * n + i] = this.#between(places, i, j);
    }
    const near = new Int32Array(n);
    const joined = new Uint8Array(n);
    joined[0] = 1;
    for (let count = 1; count < n; count++) {
      let next = -1;
      for (let j = 1; j < n; j++) {
        if (joined[j] === 1) continue;
        if (next < 0 || gaps[near[j]! * n + j]! < gaps[near[next]! * n + next]!) next = j;
      }
      joined[next] = 1;
      const from = near[next]!;
      if (gaps[from * n + next]! > across + FAULT) {
        wrong += gaps[from * n + next]! - across;
        this.#together(places, from, next, ease);
      }
      for (let j = 1; j < n; j++) {
        if (joined[j] === 0 && gaps[next * n + j]! < gaps[near[j]! * n + j]!) near[j] = next;
      }
    }
    if (this.#needed < 2) return wrong;
    for (let i = 0; i < n; i++) {
      let first = -1;
      let second = -1;
      for (let j = 0; j < n; j++) {
        if (j === i) continue;
        if (first < 0 || gaps[i * n + j]! < gaps[i * n + first]!) [second, first] = [first, j];
        else if (second < 0 || gaps[i * n + j]! < gaps[i * n + second]!) second = j;
      }
      if (second < 0 || gaps[i * n + second]! <= across + FAULT) continue;
      wrong += gaps[i * n + second]! - across;
      this.#together(places, i, second, ease);
    }
    return wrong;
  }

  #between({ x, y }: Places, i: number, j: number): number {
    const dx = x[j]! - x[i]!;
    const dy = y[j]! - y[i]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return -this.#shapes[i]!.halfShort - this.#shapes[j]!.halfShort;
    const nx = dx / length;
    const ny = dy / length;
    return length - this.#extent(i, nx, ny) - this.#extent(j, nx, ny);
  }

  #together(places: Places, i: number, j: number, ease: number): void {
    const over = this.#between(places, i, j) - this.#link;
    if (over > FAULT) this.#shift(places, i, j, over + ease);
  }

  /** Moves two models towards each other, or apart where the inches are negative. */
  #shift({ x, y }: Places, i: number, j: number, inches: number): void {
    const heldI = this.#held[i]!;
    const heldJ = this.#held[j]!;
    if (heldI && heldJ) return;
    let dx = x[j]! - x[i]!;
    let dy = y[j]! - y[i]!;
    let length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) [dx, dy, length] = [1, 0, 1];
    const share = heldI || heldJ ? inches : inches / 2;
    if (!heldI) {
      x[i] = x[i]! + (dx / length) * share;
      y[i] = y[i]! + (dy / length) * share;
    }
    if (!heldJ) {
      x[j] = x[j]! - (dx / length) * share;
      y[j] = y[j]! - (dy / length) * share;
    }
  }

  /** Off each other, off everybody else, and off what no model may end on. */
  #makeRoom(places: Places, ease: number): number {
    const { x, y } = places;
    const n = x.length;
    let wrong = 0;
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) {
        const gap = this.#between(places, i, j);
        if (gap >= -FAULT) continue;
        wrong -= gap;
        this.#shift(places, i, j, gap - ease);
      }
    }
    for (let i = 0; i < n; i++) {
      if (this.#held[i]) continue;
      const { z } = this.#field.movers[i]!.start;
      const own = this.#shapes[i]!.reach;
      for (const { shape, z: height, keep } of this.#stones) {
        const reach = own + shape.reach + keep;
        if (Math.abs(shape.x - x[i]!) >= reach || Math.abs(shape.y - y[i]!) >= reach) continue;
        if (keep === 0 && Math.abs(height - z) >= this.#floor) continue;
        const gap = this.#apart(i, x[i]!, y[i]!, shape) - keep;
        if (gap >= -FAULT) continue;
        wrong -= gap;
        this.#draw(places, i, shape, gap - ease);
      }
      for (const footprint of this.#solids) wrong += this.#stepOff(places, i, footprint, ease);
    }
    return wrong;
  }

  #stepOff({ x, y }: Places, i: number, { feature, polygon }: Footprint, ease: number): number {
    const shape = moved(this.#shapes[i]!, x[i]!, y[i]!);
    if (!partlyWithin(shape, polygon)) return 0;
    const mayStand = feature.kind === "hill" || feature.kind === "container";
    if (mayStand && whollyWithin(shape, polygon)) return 0;
    let best = Number.POSITIVE_INFINITY;
    let bx = 0;
    let by = 0;
    for (const edge of polygon.edges) {
      const dx = x[i]! - edge.x;
      const dy = y[i]! - edge.y;
      const along = Math.min(Math.max(dx * edge.ux + dy * edge.uy, -edge.halfLong), edge.halfLong);
      const px = edge.x + along * edge.ux;
      const py = edge.y + along * edge.uy;
      const square = (x[i]! - px) * (x[i]! - px) + (y[i]! - py) * (y[i]! - py);
      if (square >= best) continue;
      best = square;
      // Outward, which is to the right of the edge, unless the centre is out already and past the end of it.
      const outside = dy * edge.ux - dx * edge.uy < 0;
      const length = Math.sqrt(square);
      const [nx, ny] =
        outside && length > 1e-9 ? [(x[i]! - px) / length, (y[i]! - py) / length] : [edge.uy, -edge.ux];
      const away = this.#extent(i, nx, ny) + ease;
      bx = px + nx * away;
      by = py + ny * away;
    }
    const dx = bx - x[i]!;
    const dy = by - y[i]!;
    x[i] = bx;
    y[i] = by;
    return Math.sqrt(dx * dx + dy * dy);
  }

  #stayInReach({ x, y }: Places, tethers: readonly Tether[], ease: number): number {
    const { width, height } = this.#field.game.board;
    let wrong = 0;
    for (let i = 0; i < x.length; i++) {
      if (this.#held[i]) continue;
      const across = this.#extent(i, 1, 0);
      const down = this.#extent(i, 0, 1);
      const bx = Math.min(Math.max(x[i]!, across), width - across);
      const by = Math.min(Math.max(y[i]!, down), height - down);
      if (bx !== x[i] || by !== y[i]) {
        wrong += Math.abs(bx - x[i]!) + Math.abs(by - y[i]!);
        x[i] = bx;
        y[i] = by;
      }
      const { x: tx, y: ty, inches } = tethers[i]!;
      const dx = x[i]! - tx;
      const dy = y[i]! - ty;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length <= inches + FAULT) continue;
      wrong += length - inches;
      const share = Math.max(inches - ease, 0) / length;
      x[i] = tx + dx * share;
      y[i] = ty + dy * share;
    }
    return wrong;
  }

  /** Models that moved away from every target: by turns they come nearer or stay where they stood. */
  #comeNearer(places: Places, sweep: number): boolean {
    if (this.#field.order.ending.nearer === null) return true;
    const { x, y } = places;
    let right = true;
    for (const [i, mover] of this.#field.movers.entries()) {
      const { start } = mover;
      if (mover.held || (x[i] === start.shape.x && y[i] === start.shape.y)) continue;
      const end = { ...start, shape: moved(this.#shapes[i]!, x[i]!, y[i]!) };
      const inches = inchesFurther(this.#field, mover, end);
      if (inches < -2e-6) continue;
      right = false;
      if (sweep % 3 === 0) {
        x[i] = start.shape.x;
        y[i] = start.shape.y;
        continue;
      }
      let nearest: Shape | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const { placed } of this.#field.targetModels) {
        const away = this.#apart(i, x[i]!, y[i]!, placed.shape);
        if (away < least) [least, nearest] = [away, placed.shape];
      }
      if (nearest !== undefined) this.#draw(places, i, nearest, inches + 0.01);
    }
    return right;
  }
}
