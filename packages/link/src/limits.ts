/** The most steps that one match may have, choices that were undone among them: what a client keeps. */
export const MOST_STEPS = 40_000;
