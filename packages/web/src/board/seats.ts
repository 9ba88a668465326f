/**
 * Signs say where on the board they belong, in inches (`data-x`, `data-y`); here they are put there. Each is moved by
 * itself: one inherited CSS variable for all would restyle everything inside them in every frame of a zoom.
 */
export function seatSigns(layer: HTMLElement): { at(scale: number): void; stop(): void } {
  let scale = 1;
  const seat = (sign: HTMLElement) => {
    const x = Math.round(Number(sign.dataset["x"]) * scale);
    const y = Math.round(Number(sign.dataset["y"]) * scale);
    sign.style.translate = `${x}px ${y}px`;
  };
  const seatAll = (root: Element) => {
    for (const sign of root.querySelectorAll<HTMLElement>("[data-x]")) seat(sign);
  };
  const watch = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes") seat(target as HTMLElement);
      for (const added of addedNodes) {
        if (!(added instanceof HTMLElement)) continue;
        if (added.dataset["x"] !== undefined) seat(added);
        seatAll(added);
      }
    }
  });
  watch.observe(layer, { subtree: true, childList: true, attributeFilter: ["data-x", "data-y"] });
  return {
    at(now) {
      scale = now;
      seatAll(layer);
    },
    stop: () => watch.disconnect(),
  };
}
