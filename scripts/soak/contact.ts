import { contactShare } from "../../packages/rules/test/charge/contact-share.ts";

/** `npm run soak:contact -- 2000`: how many models auto-path brings into a fight, beside the most there is. */
const { charges, soon, found, most } = contactShare(Number(process.argv[2] ?? 2_000));
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(`${charges} small charges`);
for (const what of ["contact", "engaged"] as const) {
  const share = percent(found[what], most[what]);
  console.log(
    `${what}: ${found[what]} of ${most[what]} models (${share}); the first move found: ${soon[what]}`,
  );
}
