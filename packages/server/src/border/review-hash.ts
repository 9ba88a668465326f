import { z } from "zod";

/** Of a review: what a player agrees to. */
export const reviewHash = z.string().regex(/^[0-9a-f]{64}$/);
