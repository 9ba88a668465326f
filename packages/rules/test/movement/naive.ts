/**
 * A slow judge of moves that shares nothing with the engine's: it walks every path in small steps and looks at each of
 * them. It knows round and rectangular bases on the ground, and rectangles of terrain.
 */

export interface Body {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Half of the base along and across its facing; a round base has no second number. */
  readonly half: readonly [number] | readonly [number, number];
  /** In degrees. */
  readonly facing: number;
}

export interface Wall {
  readonly kind: string;
  readonly height: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly kind: "NORMAL" | "ADVANCE" | "FALL_BACK";
  readonly allowance: number;
  readonly fly: boolean;
  /** Monster or Vehicle. */
  readonly large: boolean;
  /** INFANTRY or BEASTS. */
  readonly onFoot: boolean;
  readonly movers: readonly Body[];
  readonly enemies: readonly Body[];
  readonly friends: readonly (Body & { readonly large: boolean })[];
  readonly walls: readonly Wall[];
}

type Place = readonly [x: number, y: number];

export interface Walk {
  readonly path: readonly Place[];
  readonly facing: number;
}

const STEP = 0.01;

/** Whether the move is legal; with a slack above zero in case of doubt, with one below zero only without any. */
export function isLegal(scene: Scene, walks: readonly Walk[], slack: number): boolean {
  const ends = walks.map(({ path, facing }, i) => put(scene.movers[i]!, path.at(-1)!, facing));
  return (
    walks.every((walk, i) => mayWalk(scene, scene.movers[i]!, walk, slack)) &&
    (!scene.large || scene.fly || hasOrder(scene, walks, ends, slack)) &&
    ends.every((end, i) => mayEnd(scene, end, ends.slice(i + 1), slack)) &&
    isCoherent(ends, slack)
  );
}

const put = (body: Body, [x, y]: Place, facing: number): Body => ({ ...body, x, y, facing });

/** With the facing of its start all the way, or with that of its end. */
function mayWalk(scene: Scene, body: Body, { path, facing }: Walk, slack: number): boolean {
  const turns = body.half.length === 2 && (facing - body.facing) % 360 !== 0;
  const pivot = turns ? (scene.large ? 2 : 1) : 0;
  return [body.facing, facing].some((held) => {
    let inches = pivot;
    for (let i = 1; i < path.length; i++) inches += apart(path[i - 1]!, path[i]!);
    const over = scene.walls.map(() => false);
    const stays = scene.walls.map((wall) => mustClimb(scene, wall) && staysOn(path, body, held, wall, slack));
    for (const place of placesAlong(path)) {
      const now = put(body, place, held);
      if (!onTable(scene, now, slack) || isBarred(scene, now, slack)) return false;
      for (const [w, wall] of scene.walls.entries()) {
        if (!mustClimb(scene, wall)) continue;
        const on = gap(now, boxOf(wall)) < -slack;
        // Up where it comes onto the wall, and down again wherever it goes: it never ends on top here.
        if (on && !over[w] && !stays[w]) inches += 2 * wall.height;
        over[w] = on;
      }
    }
    return inches <= scene.allowance + slack;
  });
}

/** Anyone who begins on terrain and never leaves it climbs nothing. */
function staysOn(path: readonly Place[], body: Body, facing: number, wall: Wall, slack: number): boolean {
  return [...placesAlong(path)].every((place) => gap(put(body, place, facing), boxOf(wall)) < slack);
}

function* placesAlong(path: readonly Place[]): Generator<Place> {
  yield path[0]!;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const steps = Math.max(Math.ceil(apart(from, to) / STEP), 1);
    for (let n = 1; n <= steps; n++) {
      yield [from[0] + ((to[0] - from[0]) * n) / steps, from[1] + ((to[1] - from[1]) * n) / steps];
    }
  }
}

function onTable({ width, height }: Scene, body: Body, slack: number): boolean {
  return outline(body).every(
    ([x, y]) => x >= -slack && y >= -slack && x <= width + slack && y <= height + slack,
  );
}

/** What stops a model where it is, in passing. */
function isBarred({ fly, large, kind, enemies, friends }: Scene, body: Body, slack: number): boolean {
  if (fly) return false;
  if (kind !== "FALL_BACK" && enemies.some((enemy) => gap(body, enemy) <= 1 - slack)) return true;
  return large && friends.some((friend) => friend.large && gap(body, friend) < -slack);
}

function mustClimb({ fly, onFoot }: Scene, { kind, height }: Wall): boolean {
  return !fly && height > 2 && !(onFoot && kind === "ruins");
}

function mayEnd(
  { enemies, friends, walls }: Scene,
  end: Body,
  ownModels: readonly Body[],
  slack: number,
): boolean {
  if (enemies.some((enemy) => gap(end, enemy) <= 1 - slack)) return false;
  if ([...friends, ...ownModels].some((other) => gap(end, other) < -slack)) return false;
  return walls.every((wall) => {
    const barred =
      ["barricade", "debris"].includes(wall.kind) ||
      (["hill", "container"].includes(wall.kind) && wall.height > 2);
    return !barred || gap(end, boxOf(wall)) >= -slack;
  });
}

/** Whether large models can go one after the other, none of them through another where that one is by then. */
function hasOrder(scene: Scene, walks: readonly Walk[], ends: readonly Body[], slack: number): boolean {
  const go = (stand: readonly Body[], left: readonly number[]): boolean =>
    left.length === 0 ||
    left.some((i) => {
      const others = stand.filter((_, j) => j !== i);
      const { path, facing } = walks[i]!;
      const body = scene.movers[i]!;
      const free = [body.facing, facing].some((held) =>
        [...placesAlong(path)].every((place) =>
          others.every((other) => gap(put(body, place, held), other) >= -slack),
        ),
      );
      return (
        free &&
        go(
          stand.map((one, j) => (j === i ? ends[i]! : one)),
          left.filter((j) => j !== i),
        )
      );
    });
  return go(
    scene.movers,
    scene.movers.map((_, i) => i),
  );
}

function isCoherent(ends: readonly Body[], slack: number): boolean {
  if (ends.length < 2) return true;
  const near = ends.map((a, i) => ends.flatMap((b, j) => (i !== j && gap(a, b) <= 2 + slack ? [j] : [])));
  if (near.some((ownModels) => ownModels.length < (ends.length >= 7 ? 2 : 1))) return false;
  const group = new Set([0]);
  for (const member of group) for (const ownModel of near[member]!) group.add(ownModel);
  return group.size === ends.length;
}

const apart = (a: Place, b: Place) =>
  Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]));

const boxOf = ({ x1, y1, x2, y2 }: Wall): Body => ({
  id: "",
  x: (x1 + x2) / 2,
  y: (y1 + y2) / 2,
  half: [(x2 - x1) / 2, (y2 - y1) / 2],
  facing: 0,
});

/** The corners of a box, or the four ends of a circle. */
function outline({ x, y, half, facing }: Body): readonly Place[] {
  const [long, short] = half;
  if (short === undefined) {
    return [
      [x - long, y],
      [x + long, y],
      [x, y - long],
      [x, y + long],
    ];
  }
  const [cos, sin] = turned(facing);
  return (
    [
      [long, short],
      [-long, short],
      [-long, -short],
      [long, -short],
    ] as const
  ).map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos]);
}

const turned = (degrees: number): Place => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};

/** How far two bases are apart; below zero by about as much as they overlap. */
function gap(a: Body, b: Body): number {
  const away = apart([a.x, a.y], [b.x, b.y]) - sizeOf(a) - sizeOf(b);
  if (away > 3) return away;
  if (a.half.length === 1 && b.half.length === 1) return away;
  if (a.half.length === 1) return outside(b, [a.x, a.y]) - a.half[0];
  if (b.half.length === 1) return outside(a, [b.x, b.y]) - b.half[0];
  return between(a, b);
}

const sizeOf = ({ half: [long, short] }: Body) =>
  short === undefined ? long : Math.sqrt(long * long + short * short);

/** How far a place lies outside of a box; below zero inside. */
function outside({ x, y, half, facing }: Body, [px, py]: Place): number {
  const [cos, sin] = turned(facing);
  const u = Math.abs((px - x) * cos + (py - y) * sin) - half[0];
  const v = Math.abs((py - y) * cos - (px - x) * sin) - half[1]!;
  if (u <= 0 && v <= 0) return Math.max(u, v);
  return Math.sqrt(Math.max(u, 0) * Math.max(u, 0) + Math.max(v, 0) * Math.max(v, 0));
}

/** Of two boxes: by the axis that parts them best where they overlap, and corner by corner where they do not. */
function between(a: Body, b: Body): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { facing } of [a, b]) {
    for (const [nx, ny] of [turned(facing), turned(facing + 90)]) {
      const [spanA, spanB] = [a, b].map((body) => outline(body).map(([x, y]) => x * nx + y * ny)) as [
        number[],
        number[],
      ];
      best = Math.max(best, Math.min(...spanA) - Math.max(...spanB), Math.min(...spanB) - Math.max(...spanA));
    }
  }
  if (best <= 0) return best;
  return Math.min(
    ...outline(a).map((corner) => outside(b, corner)),
    ...outline(b).map((corner) => outside(a, corner)),
  );
}
