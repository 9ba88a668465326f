import { z } from "zod";

/** Of a person. Cleaned later; this only bounds what is cleaned. */
export const name = z.string().max(1_000).optional();
