import { type Checked, type Game, opponentOf, type PlayerId, type Unit } from "@gunline/rules";
import type { Army } from "./army.ts";
import { buildUnit } from "./build-unit.ts";
import { deploy, type Stand } from "./deploy/deploy.ts";
import type { Deployment } from "./deployments.ts";
import { firstDocument, type Ingredients } from "./first-document.ts";
import { namesOf } from "./names.ts";

export interface NewGame extends Omit<Ingredients, "armies"> {
  readonly armies: Readonly<Record<PlayerId, Army>>;
  /** Whose turn opens each round. */
  readonly firstPlayer?: PlayerId;
}

/** Two armies set up on a table, at the first Shooting phase: nobody has moved yet. */
export function newGame(wanted: NewGame): Checked<Game> {
  const { armies, deployment, ruleset = "spec", firstPlayer: first = "p1" } = wanted;
  const ids = new Map<string, number>();
  const units: Unit[] = [];
  for (const player of ["p1", "p2"] as const) {
    const stands = setUp(wanted, player);
    if (stands === undefined) return noRoom(armies[player], deployment);
    units.push(...buildArmy(wanted, player, stands, ids));
  }
  return firstDocument(wanted, { units, phase: "SHOOTING", first, ruleset });
}

function setUp({ armies, layout, deployment }: NewGame, player: PlayerId): readonly Stand[] | undefined {
  const { zones, objectives } = deployment;
  const enemy = zones[opponentOf(player)];
  return deploy(armies[player], { zone: zones[player], enemy, terrain: layout.terrain, objectives });
}

/** Units of one datasheet are numbered through both armies; in an army they are told apart by letters. */
function buildArmy(
  { armies }: NewGame,
  owner: PlayerId,
  stands: readonly Stand[],
  ids: Map<string, number>,
): readonly Unit[] {
  const { entries } = armies[owner];
  const names = namesOf(entries);
  return entries.map((entry, index) => {
    const kind = entry.sheet.id.toUpperCase();
    const number = (ids.get(kind) ?? 0) + 1;
    ids.set(kind, number);
    const flags = { remained_stationary: true };
    return buildUnit({
      id: `${kind}_${number}`,
      name: names[index]!,
      owner,
      entry,
      flags,
      ...stands[index]!,
    });
  });
}

function noRoom(army: Army, deployment: Deployment): Checked<never> {
  const message = `${army.name} does not fit into its zone of ${deployment.name}.`;
  return { ok: false, refusals: [{ code: "NO_ROOM", rule: "GD-3", message }] };
}
