import { once } from "../ui/once.ts";

/** Pixels a character takes on average where nothing can measure it. */
const AVERAGE = 6.3;

const widths = new Map<string, number>();
const canvas = once(() =>
  typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d"),
);

/** How wide a sign's text will be. Measured once a text; forgotten when the font has come. */
export function textWidth(text: string, font: string): number {
  const key = `${font}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    const brush = canvas();
    if (brush) brush.font = font;
    width = brush ? brush.measureText(text).width : text.length * AVERAGE;
    widths.set(key, width);
  }
  return width;
}

export function forgetWidths(): void {
  widths.clear();
}
