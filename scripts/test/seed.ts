import fc from "fast-check";
// Tests of single files need what the books plug into the layers below them.
import "../../packages/rules/src/books/open.ts";

/**
 * Property tests draw the same cases in every run, so that a commit is either good or bad, not good by luck.
 * To look for new cases, name another seed: `FC_SEED=7 npx vitest run`. What it finds becomes a case of its own.
 */
fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 1) });
