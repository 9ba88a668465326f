import type { Judge, Place } from "./judge.ts";

type Path = readonly Place[];

/** How a path ends: 2 in base contact, 1 engaged, 0 neither. */
function reached(judge: Judge, path: Path): 0 | 1 | 2 {
  const [x, y] = path.at(-1)!;
  const gaps = judge.prey.map((enemy) => Math.hypot(x - enemy.x, y - enemy.y) - judge.radius - enemy.radius);
  const least = Math.min(...gaps);
  return least <= 0.0101 ? 2 : least <= 1.0001 ? 1 : 0;
}

/** Of all combinations of ends that the slow judge knows: the most models in contact, and then the most engaged. */
export function most(judge: Judge): readonly [contact: number, engaged: number] {
  const options = judge.chargers.map(({ x, y }, i) => {
    const paths: readonly Path[] = [[[x, y]], ...judge.reachable(i)];
    return [0, 1, 2].map((grade) => paths.filter((path) => reached(judge, path) === grade));
  });
  // The best grades first: as many in contact as can be, then as many engaged.
  const worth = (grades: readonly number[]) =>
    grades.reduce((sum, grade) => sum + (grade === 2 ? 101 : grade), 0);
  const all = judge.chargers
    .reduce<readonly (readonly number[])[]>(
      (list) => list.flatMap((one) => [0, 1, 2].map((g) => [...one, g])),
      [[]],
    )
    .filter((grades) => grades.some((grade) => grade > 0))
    .sort((a, b) => worth(b) - worth(a));
  for (const grades of all) {
    const lists = grades.map((grade, i) => options[i]![grade]!);
    if (lists.every((list) => list.length > 0) && anyLegal(judge, lists, [])) {
      const contact = grades.filter((grade) => grade === 2).length;
      return [contact, grades.filter((grade) => grade > 0).length];
    }
  }
  return [0, 0];
}

function anyLegal(judge: Judge, lists: readonly (readonly Path[])[], chosen: readonly Path[]): boolean {
  if (chosen.length === lists.length) return judge.legal(chosen, 1e-6);
  return lists[chosen.length]!.some((path) => {
    const end = path.at(-1)!;
    const clear = chosen.every((other) => {
      const [x, y] = other.at(-1)!;
      return Math.hypot(end[0] - x, end[1] - y) >= 2 * judge.radius;
    });
    return clear && anyLegal(judge, lists, [...chosen, path]);
  });
}
