import type { Camera } from "./camera.ts";
import { seatSigns } from "./seats.ts";
import { RIM, type Size } from "./viewport.ts";

/**
 * Moves the drawing as the camera says. While the scale changes, the picture painted last is stretched by the compositor,
 * which needs no painting; when the hand is still it is laid out once at its true size and is sharp again. Whole pixels
 * keep text sharp and, without a GPU, make moving a plain copy.
 */
export function followCamera(
  camera: Camera,
  board: Size,
  root: HTMLElement,
  stage: HTMLElement,
  signs: HTMLElement,
): () => void {
  const seats = seatSigns(signs);
  let painted = 0;
  let shown = 0;
  const whole = (value: number) => Math.round(value * devicePixelRatio) / devicePixelRatio;

  const move = () => {
    const { x, y, scale } = camera.view();
    const stretch = painted === 0 ? 1 : scale / painted;
    const left = whole(x - RIM * scale);
    const top = whole(y - RIM * scale);
    stage.style.transform = `translate(${left}px,${top}px)${stretch === 1 ? "" : ` scale(${stretch})`}`;
    signs.style.transform = `translate(${whole(x)}px,${whole(y)}px)`;
    if (scale === shown) return;
    shown = scale;
    seats.at(scale);
  };
  const paint = () => {
    const { scale } = camera.view();
    if (scale === painted) return;
    painted = scale;
    stage.style.width = `${(board.width + 2 * RIM) * scale}px`;
    stage.style.height = `${(board.height + 2 * RIM) * scale}px`;
    // Inches a pixel, for lines that keep their width on the screen. Only the parts that use it are told: an inherited
    // variable restyles all below it, and tokens are many.
    for (const part of stage.querySelectorAll<SVGElement>("[data-px]"))
      part.style.setProperty("--px", String(1 / scale));
    move();
  };

  const stopFrames = camera.onFrame(move);
  const stopRests = camera.onRest(paint);
  const measure = () => camera.resize({ width: root.clientWidth, height: root.clientHeight }, board);
  const watch = new ResizeObserver(measure);
  watch.observe(root);
  measure();
  return () => {
    stopFrames();
    stopRests();
    seats.stop();
    watch.disconnect();
  };
}
