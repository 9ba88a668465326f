import type { Catalogue, CatalogueFile } from "@gunline/armies/lists";
import { create } from "zustand";
import { forget, keep, saved } from "../../table/device.ts";

interface State {
  /** Undefined until the device was asked. */
  readonly catalogue: Catalogue | null | undefined;
  readonly progress: number | null;
  readonly failed: string | null;
}

/** The player's own catalogue, on this device. */
export const useCatalogue = create<State>(() => ({ catalogue: undefined, progress: null, failed: null }));

const KEY = "compiled";

export async function recallCatalogue(): Promise<void> {
  if (useCatalogue.getState().catalogue !== undefined) return;
  const found = await saved<Catalogue>("catalogue", KEY);
  useCatalogue.setState({ catalogue: found?.format === "gunline-catalogue/1" ? found : null });
}

type Answer = { readonly progress: number } | { readonly catalogue: Catalogue } | { readonly failed: string };

export async function loadCatalogue(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  useCatalogue.setState({ progress: 0, failed: null });
  const read = await Promise.all(
    files.map(
      async (file): Promise<CatalogueFile> => ({
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      }),
    ),
  );
  const worker = new Worker(new URL("./catalogue-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ("progress" in data) return useCatalogue.setState({ progress: data.progress });
    worker.terminate();
    if ("failed" in data) return useCatalogue.setState({ progress: null, failed: data.failed });
    useCatalogue.setState({ catalogue: data.catalogue, progress: null });
    void keep("catalogue", KEY, data.catalogue);
  };
  worker.onerror = ({ message }) => {
    worker.terminate();
    useCatalogue.setState({ progress: null, failed: message });
  };
  worker.postMessage(
    read,
    read.map(({ bytes }) => bytes.buffer as ArrayBuffer),
  );
}

export async function forgetCatalogue(): Promise<void> {
  useCatalogue.setState({ catalogue: null });
  await forget("catalogue", KEY);
}
