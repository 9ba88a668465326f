import { build, preview } from "vite";

/** Builds the page and serves it: `npm start`, with `PORT` and `HOST` to say where. */

const DEFAULT_PORT = 4_040;
const configFile = `${import.meta.dirname}/vite.config.ts`;
const port = Number(process.env["PORT"] ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, not "${process.env["PORT"]}".`);
  process.exit(2);
}

await build({ configFile, logLevel: "warn" });
const server = await preview({
  configFile,
  preview: { port, host: process.env["HOST"] ?? "localhost" },
});
const [address] = server.resolvedUrls?.local ?? [];
console.log(`Gunline is on the table: ${address ?? `port ${port}`}`);
console.log("Stop it with Ctrl C.");
