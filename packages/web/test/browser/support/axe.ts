import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** Colours cost axe as much as everything else. */
export type Looked = "everything" | "colours" | "all but colours";

/** What axe finds serious or critical on what is shown now, each as `rule: element: what to mend`. */
export async function graveFindings(page: Page, looked: Looked = "everything"): Promise<readonly string[]> {
  // Colours on their way from one theme to the other are none of both.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (looked) => {
    const options = {
      resultTypes: ["violations"],
      ...(looked === "colours" && { runOnly: ["color-contrast"] }),
      ...(looked === "all but colours" && { rules: { "color-contrast": { enabled: false } } }),
    };
    // biome-ignore lint/suspicious/noExplicitAny: the page has no types for what was put into it
    const { violations } = await (window as any).axe.run(document, options);
    return violations as readonly Finding[];
  }, looked);
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${lastLine(failureSummary)}`,
      ),
    );
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)!.trim();
}
