import { findsNothingSerious } from "./support/inspection.ts";

// Only sizes differ from the screen of a desk: one theme each is enough.
findsNothingSerious("tablet, 1024 × 768", { viewport: { width: 1024, height: 768 }, hasTouch: true }, [
  "dark",
]);
findsNothingSerious("tablet, 768 × 1024", { viewport: { width: 768, height: 1024 }, hasTouch: true }, [
  "light",
]);
