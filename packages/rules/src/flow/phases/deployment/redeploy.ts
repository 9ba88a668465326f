import type { Redeploy } from "../../../abilities/effect.ts";
import { inForceOn } from "../../../abilities/in-force.ts";
import { rollAmount } from "../../../abilities/language/acts/amount.ts";
import { isOfKind } from "../../../abilities/language/conditions/within.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Phase } from "../../../game/phase.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../../game/player.ts";
import { isOnTable } from "../../../game/unit.ts";

/** Units that are set up once more when both players have set up everything (DE-16). */

const BEFORE_BATTLE: Phase = "DEPLOYMENT";

interface Redeployer {
  readonly name: string;
  readonly unit: Unit;
  readonly redeploys: Redeploy;
}

/** The rules of the player by which units are redeployed; one of which there are several is used once. */
function redeployersOf(game: Game, player: PlayerId): readonly Redeployer[] {
  const found = new Map<string, Redeployer>();
  for (const unit of Object.values(game.units)) {
    if (unit.owner !== player) continue;
    for (const { row } of inForceOn(game, unit)) {
      if (row.redeploys !== undefined && !found.has(row.id)) {
        found.set(row.id, { name: row.name, unit, redeploys: row.redeploys });
      }
    }
  }
  return [...found.values()];
}

export function redeploysIn(game: Game): boolean {
  if (game.turn.phase !== BEFORE_BATTLE) return false;
  return PLAYER_IDS.some((player) => redeployersOf(game, player).length > 0);
}

/** The Attacker's come first. */
export function beginRedeploying(change: Change): void {
  const { game } = change;
  const attacker = game.mission?.attacker ?? "p1";
  // What is pushed last is asked first.
  for (const player of [opponentOf(attacker), attacker]) {
    for (const { name, unit, redeploys } of redeployersOf(game, player).toReversed()) {
      const { keyword, and, most } = redeploys;
      const unit_ids = Object.values(game.units)
        .filter((one) => one.owner === player && isOnTable(one) && isOfKind(one, keyword, and))
        .map(({ id }) => id);
      const { faces, total } = rollAmount(most, change.dice);
      if (faces.length > 0) {
        const about = { unit_id: unit.id, target_unit_id: unit.id };
        change.story.roll({ context: "ability", ability: name, rolls_raw: faces, wounds: null, ...about });
      }
      if (unit_ids.length === 0 || total === 0) continue;
      change.push({ type: "placing", player, unit_ids, most: total, how: "REDEPLOY" });
    }
  }
}
