import type { Game, Unit } from "../../game/document.ts";
import { unitName } from "../../game/names.ts";
import type { MissionActionId } from "../../missions/actions/mission-action.ts";
import { deedsOf } from "../../missions/cards/asked.ts";
import type { Held } from "../../missions/cards/card.ts";
import { is } from "../agreement.ts";
import { listed } from "./listed.ts";

/** How cards stand that ask for Actions. */

const begun = ({ units }: Game, { player }: Held, action: MissionActionId): readonly Unit[] =>
  Object.values(units).filter((unit) => unit.owner === player && unit.action?.action === action);

const NOT_BEGUN =
  "Nobody has begun the Action: a unit starts it in the own Shooting phase instead of shooting";

/** Who is at it, and until when; or what has to be done. */
function describe(
  game: Game,
  held: Held,
  action: MissionActionId,
  { where, until }: { readonly where: string; readonly until: string },
): string {
  const done = deedsOf(game, held.player, action).map(({ unit_id }) => unitName(game, unit_id));
  if (done.length > 0) return `Done by ${listed(done)}.`;
  const at = begun(game, held, action);
  if (at.length === 0) return `${NOT_BEGUN}, ${where}.`;
  const names = at.map(({ id, action: own }) =>
    own?.objective_id === undefined ? unitName(game, id) : `${unitName(game, id)} (${own.objective_id})`,
  );
  const are = at.length > 1 ? "are" : is(unitName(game, at[0]!.id));
  return `${listed(names)} ${are} at it, completed ${until}.`;
}

const OWN_TURN = "as the own turn ends";
const NEXT_TURN = "as the opponent's next turn ends";

export const cleanse = (game: Game, held: Held) =>
  describe(game, held, "CLEANSE", {
    where: "in range of an objective outside the own zone",
    until: `${OWN_TURN} if the objective is held`,
  });

export const establishLocus = (game: Game, held: Held) =>
  describe(game, held, "ESTABLISH_LOCUS", {
    where: 'in the enemy zone or within 6" of the centre',
    until: OWN_TURN,
  });

export const sabotage = (game: Game, held: Held) =>
  describe(game, held, "SABOTAGE", { where: "within terrain outside the own zone", until: NEXT_TURN });

export const recoverAssets = (game: Game, held: Held) => {
  const one = begun(game, held, "RECOVER_ASSETS").length === 1;
  const more = one ? " A second unit in another part of the table is needed." : "";
  return `${describe(game, held, "RECOVER_ASSETS", {
    where: "two or three of them, each wholly in another part of the table",
    until: OWN_TURN,
  })}${more}`;
};
