/** What the Tab key stops at on the board. */
export const STOPS = ["unit", "terrain"] as const;

/** One stop for the Tab key among the units and one among the terrain; arrows go from one to the next. */
export function rove(root: HTMLElement): void {
  for (const kind of STOPS) {
    // Attributes, because to ask an element for its tabIndex makes the browser lay out the page at once.
    const [current, ...others] = root.querySelectorAll(`[data-${kind}][tabindex="0"]`);
    for (const one of others) one.setAttribute("tabindex", "-1");
    if (current === undefined) root.querySelector(`[data-${kind}]`)?.setAttribute("tabindex", "0");
  }
}
