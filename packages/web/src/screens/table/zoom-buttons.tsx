import type { Camera } from "../../board/index.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import "./zoom-buttons.css";

const text = words.table.zoom;

/** What the wheel and the keys do, for those who look for a button. */
export function ZoomButtons({ camera }: { readonly camera: Camera }) {
  const buttons = [
    { label: text.in, key: "+", run: camera.zoomIn, sign: "M10 4v12M4 10h12" },
    { label: text.out, key: "-", run: camera.zoomOut, sign: "M4 10h12" },
    { label: text.fit, key: "0", run: camera.fit, sign: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" },
  ];
  return (
    <div className="zoom-buttons">
      {buttons.map(({ sign, label, key, run }) => (
        <button key={key} type="button" aria-label={label} onClick={run} {...tip(`${label} · ${key}`)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  );
}
