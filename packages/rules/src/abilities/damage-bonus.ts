/** What the log says of damage that is added after the roll: Melta is the only keyword that adds any. */
export const DAMAGE_BONUS = { name: "Melta", rule: "KW-3" } as const;
