import { expect, test } from "vitest";
import { contactShare } from "./contact-share.ts";

test("CH-27 auto-path brings at least 95 % of the models into the fight that an exhaustive search does", () => {
  const { found, most, soon } = contactShare(40);
  expect(found.contact / most.contact).toBeGreaterThanOrEqual(0.95);
  expect(found.engaged / most.engaged).toBeGreaterThanOrEqual(0.95);
  expect(found.engaged).toBeGreaterThan(soon.engaged);
});
