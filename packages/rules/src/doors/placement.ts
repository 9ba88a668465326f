/** Setting units up: deployment, reserves and formations. */

export { unitsToDrop } from "../flow/phases/deployment/drops.ts";
export { formationsOf, playersToDeclare } from "../flow/phases/deployment/formations.ts";
export {
  blockAt,
  nearestPlaces,
  type PlacesPreview,
  placesForRest,
  previewPlaces,
  usualFacing,
  waysOntoTable,
} from "../flow/phases/placing.ts";
export { tokensOn } from "../flow/usables/tokens.ts";
export type { Declared, Formation } from "../game/action.ts";
export { facingEnemy } from "../space/place/facing.ts";
export type { Places } from "../space/place/field.ts";
export type { FormationShape } from "../space/place/formation.ts";
export type { PlaceOrder } from "../space/place/order.ts";
