/** How much sooner than it should a server in haste gives up. */
const TIMES = 20;

const SCRIPT = `import http from "node:http"; import { syncBuiltinESMExports } from "node:module";
  const sooner = (ms) => { if (!(ms > 0)) throw new Error("there is no limit"); return ms / ${TIMES}; };
  const { createServer } = http;
  http.createServer = (given, ...rest) => createServer({
    ...given,
    headersTimeout: sooner(given.headersTimeout),
    requestTimeout: sooner(given.requestTimeout),
    connectionsCheckingInterval: sooner(given.connectionsCheckingInterval),
  }, ...rest);
  const { setTimeout } = http.ServerResponse.prototype;
  http.ServerResponse.prototype.setTimeout = function (ms, then) { return setTimeout.call(this, sooner(ms), then); };
  syncBuiltinESMExports();`;

/** `NODE_OPTIONS` of a server whose time limits for requests and answers are a part of what they are. */
export const HASTE = `--import data:text/javascript,${encodeURIComponent(SCRIPT)}`;
