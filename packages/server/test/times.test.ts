import { afterAll, beforeAll, expect, test } from "vitest";
import { HASTE } from "./support/haste.ts";
import { converse } from "./support/raw.ts";
import { ServerProcess } from "./support/server.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ NODE_OPTIONS: HASTE });
});
afterAll(() => ServerProcess.stopAll());

test.each([
  ["says nothing", ""],
  ["does not come to the end of a head", "GET / HTTP/1.1\r\nHost: x\r\n"],
  [
    "does not come to the end of a body",
    "POST /api/my-games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
  ],
])("whoever %s is not waited for longer than its time", async (_, said) => {
  expect(await converse(server.port, Buffer.from(said), 60_000)).toMatch(/^HTTP\/1.1 408 /);
});
