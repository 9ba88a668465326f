import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { listOf, within } from "./scalar.ts";

/** Paths and facings of models, as actions and half-made moves name them; places off the table are the rules' business. */

export const facing = within(-3_600, 3_600);

/** `[x, y]` or `[x, y, z]`; a height that is left out is that of the point before. */
const placeSchema = z.tuple([z.number(), z.number(), z.optional(z.number())]);

export const pathsSchema = z.record(z.string(), listOf(placeSchema, LIMITS.pathPoints, 1));
export const facingsSchema = z.record(z.string(), facing);

/** Where models are set up, by id. */
export const placesSchema = z.record(z.string(), placeSchema);
