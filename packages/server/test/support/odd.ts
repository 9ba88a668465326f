import { randomBytes } from "node:crypto";
import type { Chance } from "../../../rules/test/support/arena.ts";

/** What no decent client sends: bytes of requests, of headers and of frames. */

const METHODS = [
  "GET",
  "POST",
  "HEAD",
  "PUT",
  "OPTIONS",
  "CONNECT",
  "PRI",
  "get",
  "",
  "\u0000",
  "G".repeat(300),
];

const TARGETS = [
  "*:99999",
  "*^",
  "*[",
  "*%00",
  "*",
  "//",
  "///",
  "//[",
  "/",
  "/a/b",
  "/a/b?sessionId=c",
  "/a/constructor?sessionId=toString",
  "/a/__proto__?sessionId=__proto__",
  "/a/b?sessionId=%00",
  "/a/b?sessionId=c&reconnectionToken=d&skipHandshake",
  "http://[::1",
  "http://a:b@c:99999/",
  "ws://server:99999/a/b?sessionId=c",
  "?",
  "#",
  ":",
  "/%",
  "/%ff%fe",
  "/\u0001",
  "/..;/",
  "/api/games",
  "/api/games/x/record",
  "/api/my-games",
  "/matchmake/joinOrCreate/table",
  "/matchmake/create/constructor",
  `/${"a/".repeat(3_000)}`,
  `/a/b?${"sessionId=a&".repeat(800)}`,
  `/a/b?sessionId=${"a".repeat(12_000)}`,
];

const VERSIONS = ["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "X"];

const UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
const KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

const HEADERS = [
  UPGRADE,
  `${UPGRADE}Sec-WebSocket-Version: 13\r\n${KEY}`,
  `${UPGRADE}Sec-WebSocket-Version: 13\r\n${KEY}Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99\r\n`,
  `${UPGRADE}Sec-WebSocket-Version: 13\r\n${KEY}Sec-WebSocket-Protocol: ,,\r\n`,
  `${UPGRADE}Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n`,
  "Connection: Upgrade\r\nUpgrade: h2c\r\n",
  "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n",
  "Expect: 100-continue\r\n",
  "Expect: 200-maybe\r\n",
  "Content-Length: -1\r\n",
  "Content-Length: 99999999999999999999\r\n",
  "Content-Length: 10\r\nTransfer-Encoding: chunked\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Host: [\r\n",
  "Host: a b\r\nHost: c\r\n",
  "Origin: null\r\n",
  "Origin: http://[\r\n",
  "X-Forwarded-For: ,,,\r\nX-Real-IP: [\r\n",
  "Authorization: Bearer \u0000\r\n",
  "Accept-Encoding: (((((((\r\n",
  ": empty\r\n",
  "Name without colon\r\n",
  " folded\r\n",
  `Long: ${"x".repeat(20_000)}\r\n`,
  `${"A: b\r\n".repeat(2_500)}`,
];

const BODIES = [
  "",
  "{",
  "[",
  '{"document":',
  `${"[".repeat(5_000)}`,
  "0\r\n\r\n",
  "5\r\nabc",
  "\u0000".repeat(64),
];

/** The beginning of a conversation that may be a request. */
export function oddRequest(random: Chance, upgrades = 0.5): Buffer {
  if (random.happens(0.05)) return randomBytes(1 + random.below(400));
  const isUpgrade = random.happens(upgrades);
  const method = isUpgrade ? "GET" : random.pick(METHODS);
  const version = isUpgrade ? "HTTP/1.1" : random.pick(VERSIONS);
  const headers = Array.from({ length: random.below(3) }, () => random.pick(HEADERS)).join("");
  const target = random.happens(0.2) ? scrambled(random, random.pick(TARGETS)) : random.pick(TARGETS);
  const head = `${method} ${target} ${version}\r\nHost: x\r\n${isUpgrade ? UPGRADE : ""}${headers}\r\n`;
  const request = Buffer.from(head + random.pick(BODIES), "latin1");
  return random.happens(0.1) ? request.subarray(0, random.below(request.length)) : request;
}

function scrambled(random: Chance, text: string): string {
  const characters = [...text];
  for (let i = 0; i < 3; i++)
    characters.splice(
      random.below(characters.length + 1),
      random.below(2),
      String.fromCharCode(33 + random.below(220)),
    );
  return characters.join("");
}

/** A WebSocket frame as a client must mask it, or not. */
export function wsFrame(
  opcode: number,
  payload: Uint8Array,
  { isLast = true, isMasked = true } = {},
): Buffer {
  const { length } = payload;
  const size =
    length < 126
      ? Buffer.of(length)
      : length < 65_536
        ? Buffer.of(126, length >> 8, length & 0xff)
        : Buffer.from([127, 0, 0, 0, 0, ...new Uint8Array(new Uint32Array([length]).buffer).reverse()]);
  size[0]! |= isMasked ? 0x80 : 0;
  // A mask of zeros changes nothing.
  const mask = Buffer.alloc(isMasked ? 4 : 0);
  return Buffer.concat([Buffer.of((isLast ? 0x80 : 0) | opcode), size, mask, payload]);
}

const CODES = [10, 11, 12, 13, 13, 13, 13, 14, 15, 16, 17, 18, 19, 20, 21, 21, 22, 31, 45, 0, 255];
const TYPES = ["sync", "history", "act", "chat", "resign", "rematch", "__proto__", "constructor", ""];

/** What a room may be sent as one message. */
export function oddMessage(random: Chance): Buffer {
  const type = random.pick(TYPES);
  const body = randomBytes(random.pick([0, 1, 2, 8, 40, 400, 4_000]));
  // More often than by chance something that could be read: maps, lists, texts, shapes, references.
  if (body.length > 0)
    body[0] = random.pick([0x81, 0x91, 0xa5, 0xd4, 0xd6, 0xdc, 0xdd, 0xdf, 0xc7, body[0]!]);
  if (body.length > 1) body[1] = random.pick([0x72, 0x69, 0x70, 0x00, body[1]!]);
  return Buffer.concat([Buffer.of(random.pick(CODES), 0xa0 + type.length), Buffer.from(type), body]);
}

/** The bytes of one or of several frames, well made or not. */
export function oddFrame(random: Chance): Buffer {
  const message = oddMessage(random);
  const kinds: (() => Buffer)[] = [
    () => wsFrame(2, message),
    () => wsFrame(2, message),
    () => wsFrame(2, message),
    () => wsFrame(1, message),
    () => wsFrame(9, message.subarray(0, 100)),
    () => wsFrame(10, message.subarray(0, 100)),
    () => wsFrame(8, Buffer.of(3, 232)),
    () => wsFrame(8, message.subarray(0, 90)),
    () => wsFrame(random.below(16), message),
    () => wsFrame(2, message, { isMasked: false }),
    () => wsFrame(2, message, { isLast: false }),
    () => Buffer.concat(Array.from({ length: 40 }, () => wsFrame(9, Buffer.alloc(0)))),
    () =>
      Buffer.concat([wsFrame(2, message, { isLast: false }), wsFrame(0, Buffer.alloc(0), { isLast: false })]),
    () => wsFrame(2, Buffer.alloc(70_000, 13)),
    () => randomBytes(1 + random.below(200)),
  ];
  return random.pick(kinds)();
}
