/** What the game is in the middle of. */

export { actorOf } from "../flow/phases/actor.ts";
export { lastShooter } from "../flow/phases/shooting/last-shots.ts";
export { shootingMoment } from "../flow/phases/shooting/moment.ts";
export { type PendingRoll, pendingRoll } from "../flow/re-roll/roll.ts";
export { carefulChoice } from "../flow/tasks/allocation.ts";
export { taskUnderWay, topTask, underWayRefusals } from "../flow/tasks/under-way.ts";
export type { Attacks, TaskOf } from "../game/tasks.ts";
export { removalRefusals } from "../space/casualties/remedies.ts";
export { isOwnersChoice } from "../space/casualties/whose-choice.ts";
