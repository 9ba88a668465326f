import { type Game, sightLines, type Unit } from "@gunline/rules";
import type { SightRay } from "../board/scene.ts";
import { inches } from "../words/format.ts";
import { shortTitleOf } from "./terrain-words.ts";

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
      ? `${inches(line.inches)} ${eligible ? "✓" : "in sight"}`
      : `✕ blocked: ${blocker === undefined ? "terrain" : shortTitleOf(blocker)}`;
    return { from: line.from, to: line.to, clear: line.visible, label: isLabelled ? label : "" };
  });
}
