import type { OwnArmy } from "@gunline/link";
import { z } from "zod";
import { TOKEN_PATTERN } from "../secret.ts";
import { name } from "./name.ts";
import { reviewHash } from "./review-hash.ts";
import { type Read, readText } from "./text.ts";

const token = z.string().regex(TOKEN_PATTERN);

/** What is in it is read by the rules, as part of the document. */
const army = z.strictObject({
  units: z.record(z.string(), z.unknown()),
  weapons: z.record(z.string(), z.unknown()),
  detachment: z.string().max(100).optional(),
  rows: z.record(z.string(), z.unknown()).optional(),
}) as unknown as z.ZodType<OwnArmy>;

const body = z.strictObject({
  invite: token,
  name,
  token: token.optional(),
  army: army.optional(),
  agrees: reviewHash.optional(),
});

/** What whoever takes a seat asks for. */
export type Claim = z.infer<typeof body>;

export function readClaim(text: string): Read<Claim> {
  return readText(text, body);
}
