/** What an army fights as; the rules of each are rows of effects and stratagems. */
export const DETACHMENTS = ["gladius-task-force", "war-horde"] as const;
export type Detachment = (typeof DETACHMENTS)[number];
