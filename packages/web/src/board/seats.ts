const WATCHED = ["data-x", "data-y", "data-from-x", "data-from-y", "data-reach-x", "data-reach-y"];

/**
 * Signs say where on the board they belong, in inches (`data-x`, `data-y`); here they are put there. Each is moved by
 * itself: one inherited CSS variable for all would restyle everything inside them in every frame of a zoom. The line
 * from a label to its unit begins so many pixels from the label's middle (`data-from-x`) and ends so many inches from
 * it (`data-reach-x`).
 */
export function seatSigns(layer: HTMLElement): { at(scale: number): void; stop(): void } {
  let scale = 1;
  const seat = (sign: HTMLElement) => {
    const x = Math.round(Number(sign.dataset["x"]) * scale);
    const y = Math.round(Number(sign.dataset["y"]) * scale);
    sign.style.translate = `${x}px ${y}px`;
  };
  const draw = (leader: HTMLElement) => {
    const { fromX, fromY, reachX, reachY } = leader.dataset;
    const x = Number(fromX);
    const y = Number(fromY);
    const dx = Number(reachX) * scale - x;
    const dy = Number(reachY) * scale - y;
    leader.style.translate = `${x}px ${y}px`;
    leader.style.rotate = `${Math.atan2(dy, dx)}rad`;
    leader.style.scale = `${Math.hypot(dx, dy)} 1`;
  };
  const put = (part: HTMLElement) => {
    if (part.dataset["x"] !== undefined) seat(part);
    if (part.dataset["reachX"] !== undefined) draw(part);
  };
  const seatAll = (root: Element) => {
    for (const part of root.querySelectorAll<HTMLElement>("[data-x], [data-reach-x]")) put(part);
  };
  const watch = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes") put(target as HTMLElement);
      for (const added of addedNodes) {
        if (!(added instanceof HTMLElement)) continue;
        put(added);
        seatAll(added);
      }
    }
  });
  watch.observe(layer, { subtree: true, childList: true, attributeFilter: WATCHED });
  return {
    at(now) {
      scale = now;
      seatAll(layer);
    },
    stop: () => watch.disconnect(),
  };
}
