import { type Game, sightLines, type Unit } from "@gunline/rules";
import type { SightRay } from "../board/scene.ts";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";
import { nameOf } from "./terrain-words.ts";

/** Lines from the models that carry ranged weapons to what they see of a unit. */
export function sightRays(
  game: Game,
  shooter: Unit,
  target: Unit,
  only: string | null,
  eligible: boolean,
): readonly SightRay[] {
  const models = Object.values(shooter.models).filter(({ weapons }) =>
    weapons.some((id) => (only === null ? game.weapons[id]?.type === "RANGED" : id === only)),
  );
  const lines = sightLines(
    game,
    shooter,
    target,
    models.map(({ id }) => id),
  );
  const nearest = [...lines].sort((a, b) => Number(b.visible) - Number(a.visible) || a.inches - b.inches)[0];
  const blockers = new Set<string>();
  return lines.map((line) => {
    const isLabelled = line.visible ? line === nearest : !blockers.has(line.blocker ?? "");
    if (!line.visible) blockers.add(line.blocker ?? "");
    const blocker = line.blocker === null ? undefined : game.terrain[line.blocker];
    const label = line.visible
      ? words.board.inSight(inches(line.inches), eligible)
      : words.board.inTheWay(blocker === undefined ? words.board.someTerrain : nameOf(blocker));
    return {
      from: line.from,
      to: line.to,
      clear: line.visible,
      blocker: line.blocker,
      label: isLabelled ? label : "",
    };
  });
}

/** What hides a unit from all who look at it, in words; empty where it is seen, or nobody looks. */
export function hiddenBy(game: Game, rays: readonly SightRay[]): string {
  if (rays.length === 0 || rays.some(({ clear }) => clear)) return "";
  const pieces = new Set(rays.map(({ blocker }) => game.terrain[blocker ?? ""]));
  const names = new Set([...pieces].map((piece) => (piece ? nameOf(piece) : words.board.someTerrain)));
  return words.board.hiddenBy([...names]);
}
