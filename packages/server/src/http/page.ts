import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Answer } from "./answer.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};

/** Worth the while, and not packed already. */
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** The builder puts a hash into the names of these, so that they never change. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

type Encoding = "br" | "gzip";

interface File {
  readonly type: string;
  readonly cache: string;
  readonly plain: Buffer;
  /** Packed when first asked for: a server that starts again after a crash has players waiting for it. */
  readonly packed: Partial<Record<Encoding, Buffer>>;
}

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gunline</title>
<p>This server has games but no page: none was built.</p></html>`;

/** The built page, read once: what is not among its files cannot be asked for, whatever the path. */
export class Page {
  readonly #files = new Map<string, File>();

  constructor(folder: string) {
    for (const path of filesIn(folder)) {
      const name = `/${relative(folder, path).split(sep).join("/")}`;
      this.#files.set(name, fileOf(name, readFileSync(path)));
    }
    if (!this.#files.has("/index.html")) {
      this.#files.set("/index.html", fileOf("/index.html", Buffer.from(NO_PAGE)));
    }
  }

  /** Undefined where there is no such file. Paths without an extension are places within the page. */
  answer(path: string, accepted: string): Answer | undefined {
    const file = this.#files.get(path) ?? (extname(path) === "" ? this.#files.get("/index.html") : undefined);
    if (file === undefined) return undefined;
    const { type, cache, plain, packed } = file;
    const headers = { "Cache-Control": cache, Vary: "Accept-Encoding" };
    const encoding = COMPRESSIBLE.test(type) ? ENCODINGS.find((one) => accepts(accepted, one)) : undefined;
    if (encoding === undefined) return { status: 200, type, body: plain, headers };
    packed[encoding] ??= PACK[encoding](plain);
    return {
      status: 200,
      type,
      body: packed[encoding],
      headers: { ...headers, "Content-Encoding": encoding },
    };
  }
}

/** The best first. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

const PACK: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (plain) => gzipSync(plain),
};

function accepts(accepted: string, encoding: Encoding): boolean {
  return new RegExp(`\\b${encoding}\\b`).test(accepted);
}

function fileOf(name: string, plain: Buffer): File {
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  const cache = HASHED.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
  return { type, cache, plain, packed: {} };
}

function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
}
