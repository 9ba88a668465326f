import { each, type Mission } from "../../../missions/mission.ts";
import { controlledBy } from "../../../space/objectives/control.ts";

/** Objectives are terraformed by an Action (mission-actions/terraform.ts). */
export const terraform: Mission = {
  id: "terraform",
  name: "Terraform",
  rule: "MI-26",
  held: (game, player) => each(4, controlledBy(game, player)),
  mostPerTurn: 12,
  everyTurn: ({ objectives }, player) =>
    each(
      1,
      Object.values(objectives).filter((one) => one.terraformed_by === player),
    ),
};
