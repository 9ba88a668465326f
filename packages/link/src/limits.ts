/** The most steps that one match may have: what a server accepts, and what a client keeps. */
export const MOST_STEPS = 20_000;
