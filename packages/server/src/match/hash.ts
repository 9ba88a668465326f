import { hash } from "node:crypto";
import { canonicalJson } from "@gunline/rules";

/** `hashOf` of the rules, by the SHA-256 of the platform, which is some eight times as quick as one in JavaScript. */
export function hashOf(value: unknown): string {
  return hash("sha256", canonicalJson(value), "hex");
}
