import { findsNothingSerious } from "./support/inspection.ts";

findsNothingSerious("1280 × 800", {}, ["light", "dark"]);
