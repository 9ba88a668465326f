/** The Fight phase: whose pick it is, who can be struck, and what waiting costs. */

export { lastFighters } from "../flow/aftermath/last-stand.ts";
export {
  autoFightMove,
  dragFightModel,
  type FightMovePreview,
  fightMoveMode,
  fixFightMove,
  previewFightMove,
} from "../flow/fight/hand.ts";
export { type FightOdds, type PickOdds, pickOdds } from "../flow/fight/pick-odds.ts";
export { type IfWaited, ifWaited } from "../flow/fight/wait.ts";
export { fightMoment } from "../flow/phases/fight/moment.ts";
export { everybody, strikesAt, struckBy } from "../flow/phases/fight/strikes.ts";
export { isMelee, isStrike, type Strike } from "../game/action.ts";
export type { MeleeAssignment } from "../game/shooting.ts";
export { autoPileIn } from "../space/fight/auto.ts";
export { fightOrder, pickOf } from "../space/fight/picks.ts";
export { piledIn } from "../space/fight/piled-in.ts";
