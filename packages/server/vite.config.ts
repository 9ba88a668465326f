import { defineConfig } from "vite";

/**
 * The server as few files: to find, strip and read its hundreds of modules takes twice as long as all else that it does
 * at a start, and after a crash players wait for that. `node src/main.ts` runs it as it is written.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist",
    emptyOutDir: true,
    // Traces in the log name what was written.
    minify: false,
    // Beside each other, as they lie in src: the page is found from there.
    rolldownOptions: {
      // Threads begin with files of their own.
      input: {
        main: "src/main.ts",
        thread: "src/referee/thread.ts",
        "writer-thread": "src/store/writer-thread.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
  ssr: { noExternal: true },
});
