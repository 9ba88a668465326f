import { type CatalogueFile, catalogueFiles, compileCatalogue, type Reading } from "@gunline/armies/lists";

/** Compiles a catalogue beside the page: forty megabytes take seconds, and nobody should feel it. */

self.onmessage = ({ data }: MessageEvent<readonly CatalogueFile[]>) => {
  const files = filesIn(data);
  if (!files.ok) return self.postMessage({ failed: files.fault.message });
  const steps = compileCatalogue(files.value);
  for (;;) {
    const step = steps.next();
    if (step.done !== true) self.postMessage({ progress: step.value.done / step.value.of });
    else {
      const made = step.value;
      return self.postMessage(made.ok ? { catalogue: made.value } : { failed: made.fault.message });
    }
  }
};

/** A zip of files, or the files themselves. */
function filesIn(data: readonly CatalogueFile[]): Reading<readonly CatalogueFile[]> {
  const [only] = data;
  return data.length === 1 && only !== undefined && /\.zip$/i.test(only.name)
    ? catalogueFiles(only.bytes)
    : { ok: true, value: data };
}
