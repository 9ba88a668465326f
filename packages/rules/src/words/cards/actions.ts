import type { Game } from "../../game/document.ts";
import { unitName } from "../../game/names.ts";
import type { MissionActionId } from "../../missions/actions/mission-action.ts";
import { deedsOf, unitsAt } from "../../missions/cards/asked.ts";
import type { Held } from "../../missions/cards/card.ts";
import { is } from "../agreement.ts";
import { listed } from "./listed.ts";

const NOT_BEGUN = "Nobody has begun the Action: a unit starts it in your Shooting phase instead of shooting";

export const OWN_TURN = "as the own turn ends";

/** How a card stands that asks for an Action: who performs it, and until when; or what has to be done. */
export function actionProgress(
  game: Game,
  { player }: Held,
  action: MissionActionId,
  { where, until }: { readonly where: string; readonly until: string },
): string {
  const done = deedsOf(game, player, action).map(({ unit_id }) => unitName(game, unit_id));
  if (done.length > 0) return `Done by ${listed(done)}.`;
  const at = unitsAt(game, player, action);
  if (at.length === 0) return `${NOT_BEGUN}, ${where}.`;
  const names = at.map(({ id, action: own }) =>
    own?.objective_id === undefined ? unitName(game, id) : `${unitName(game, id)} (${own.objective_id})`,
  );
  const are = at.length > 1 ? "are" : is(unitName(game, at[0]!.id));
  return `${listed(names)} ${are} at it, completed ${until}.`;
}
