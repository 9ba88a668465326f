import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page can be served from any path.
  base: "./",
  plugins: [react()],
  build: {
    target: "es2023",
    // Every browser of that age preloads modules by itself.
    modulePreload: { polyfill: false },
    outDir: "dist",
    emptyOutDir: true,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        // One piece for the first picture, one for what every other screen needs: they pack better than the pieces that
        // screens happen to share.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            {
              name: "rules",
              test: /packages\/rules\/|packages\/armies\/(?!src\/(?:lists|books))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
