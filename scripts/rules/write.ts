import { writeFileSync } from "node:fs";
import { rulesDocument } from "./document.ts";

writeFileSync("docs/RULES.md", rulesDocument());
