import { findsNothingSerious } from "./support/inspection.ts";

// Sizes differ from the screen of a desk, and colours do not: one theme each is enough, without its colours.
findsNothingSerious(
  "tablet, 1024 × 768",
  { viewport: { width: 1024, height: 768 }, hasTouch: true },
  ["dark"],
  "all but colours",
);
findsNothingSerious(
  "tablet, 768 × 1024",
  { viewport: { width: 768, height: 1024 }, hasTouch: true },
  ["light"],
  "all but colours",
);
