import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const CSS = ["style/tokens.css", "board/palette.css"]
  .map((file) => readFileSync(join(SRC, file), "utf8"))
  .join("");

type Colours = Readonly<Record<string, string>>;

/** The variables of the page as a browser would have them: later rules go over earlier ones, closer ones over all. */
function coloursOf(theme: "dark" | "light", palette: "classic" | "violet" | "contrast"): Colours {
  const rules = [...CSS.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector!.trim(),
    body: body!,
  }));
  const holds = (selector: string) =>
    (!selector.includes('data-theme="light"') || theme === "light") &&
    (!selector.includes(":not([data-palette])") || palette === "classic") &&
    [...selector.matchAll(/data-palette="(\w+)"/g)].every(([, name]) => name === palette);
  const weight = (selector: string) => selector.split("[").length;
  const colours: Record<string, string> = {};
  for (const { body } of rules
    .filter((rule) => holds(rule.selector))
    .sort((a, b) => weight(a.selector) - weight(b.selector))) {
    for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) colours[name!] = value!.trim();
  }
  return colours;
}

function channels(hex: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is no plain colour`);
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** As WCAG has it. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = channels(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How far apart two colours look, in OKLab: about 0.02 is just seen side by side. */
function apart(a: string, b: string): number {
  const lab = (hex: string) => {
    const [r = 0, g = 0, b2 = 0] = channels(hex);
    const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b2);
    const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b2);
    const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b2);
    return [
      0.2105 * l + 0.7936 * m - 0.0041 * s,
      1.978 * l - 2.4286 * m + 0.4506 * s,
      0.0259 * l + 0.7828 * m - 0.8087 * s,
    ];
  };
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(...p.map((value, at) => value - q[at]!));
}

const LOOKS = (["dark", "light"] as const).flatMap((theme) =>
  (["classic", "violet", "contrast"] as const).map((palette) => ({ theme, palette })),
);

describe.each(LOOKS)("the colours $palette on $theme", ({ theme, palette }) => {
  const of = coloursOf(theme, palette);
  const ratio = (a: string, b: string) => contrast(of[a]!, of[b]!);

  it("can be read on the next step, whoever takes it", () => {
    for (const side of ["p1", "p2"])
      expect(ratio(`--${side}-button`, `--${side}-button-ink`)).toBeGreaterThanOrEqual(4.5);
  });

  it("do not let what can be chosen look like an army", () => {
    for (const side of ["--p1", "--p2"])
      expect(apart(of["--eligible"]!, of[side]!), side).toBeGreaterThan(0.14);
  });

  it("show a token's rim on the mat and its sign on its ground", () => {
    for (const side of ["p1", "p2"]) {
      expect(ratio(`--${side}`, "--mat")).toBeGreaterThanOrEqual(3);
      expect(ratio("--sign-ink", `--${side}-deep`)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe.each(["dark", "light"] as const)("the palette of contrast on %s", (theme) => {
  const of = coloursOf(theme, "contrast");
  const ratio = (a: string, b: string) => contrast(of[a]!, of[b]!);

  it("has all text at 7 : 1", () => {
    for (const ink of ["--ink", "--ink-quiet", "--ink-faint", "--faulty-ink", "--eligible-ink"]) {
      for (const ground of ["--panel", "--raised", "--ground", "--label-ground"])
        expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(7);
    }
    for (const side of ["p1", "p2"]) {
      expect(ratio(`--${side}-button`, `--${side}-button-ink`)).toBeGreaterThanOrEqual(7);
      expect(ratio("--sign-ink", `--${side}-deep`)).toBeGreaterThanOrEqual(7);
    }
  });

  it("has marks, rims and lines at 4.5 : 1 on the mat", () => {
    for (const sign of ["--p1", "--p2", "--acting", "--eligible", "--chosen", "--ineligible", "--faulty"])
      expect(ratio(sign, "--mat"), sign).toBeGreaterThanOrEqual(4.5);
    expect(ratio("--line-strong", "--panel")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("--line", "--panel")).toBeGreaterThanOrEqual(3);
  });
});
