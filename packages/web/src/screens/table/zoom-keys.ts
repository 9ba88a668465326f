import { useEffect } from "react";
import type { Camera } from "../../board/index.ts";
import { useView } from "../../table/view.ts";

/** Zooming by key, wherever the focus is but in a field. */
export function useZoomKeys(camera: Camera): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      "+": camera.zoomIn,
      "=": camera.zoomIn,
      "-": camera.zoomOut,
      "0": camera.fit,
    };
    const onKey = (event: KeyboardEvent) => {
      const zoom = keys[event.key];
      if (zoom === undefined || event.ctrlKey || event.metaKey || useView.getState().dialog !== null) return;
      if ((event.target as Element).closest("input, select, textarea") !== null) return;
      event.preventDefault();
      zoom();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [camera]);
}
