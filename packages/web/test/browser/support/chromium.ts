import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Finds a Chromium to test in, and gets one where there is none. */

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The first two are pages behind the address bar, which every new window would load and draw for nobody: half of the
 * work of a short test. Of lists of features only the last counts, so that those follow which Playwright switches off.
 */
const FEATURES_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** As root in a container there is no sandbox; and nothing may call home. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF.join(",")}`,
];

export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  console.log("No Chromium here: getting one for the browser tests.");
  for (const get of [fromDebian, fromPlaywright]) {
    try {
      get();
    } catch (error) {
      console.log(
        `  that way it cannot be had: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
      );
    }
    const got = installed();
    if (got !== undefined) return got;
  }
  throw new Error("The browser tests need Chromium. Install it, or name one in GUNLINE_CHROMIUM.");
}

function installed(): string | undefined {
  const named = process.env["GUNLINE_CHROMIUM"];
  const bundled = chromium.executablePath();
  return [...(named === undefined ? [] : [named]), ...PLACES, bundled].find((path) => existsSync(path));
}

function fromDebian(): void {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...command: readonly string[]) => {
    const [program, ...rest] = [...sudo, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync(program!, rest, { stdio: ["ignore", "ignore", "pipe"], env, timeout: 300_000 });
  };
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "chromium");
}

function fromPlaywright(): void {
  execFileSync("npx", ["playwright-core", "install", "chromium"], { stdio: "pipe", timeout: 300_000 });
}
