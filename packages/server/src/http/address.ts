import type { IncomingHttpHeaders } from "node:http";
import { isIPv6 } from "node:net";

/**
 * Whom limits count: an IPv4 address, or the 64 bits of an IPv6 address that belong to one customer. Behind a proxy of
 * ours the address is the last one in the list, which that proxy added; the others are anybody's claim.
 */
export function addressOf(
  headers: IncomingHttpHeaders,
  remote: string | undefined,
  isBehindProxy: boolean,
): string {
  const forwarded = headers["x-forwarded-for"];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  const claimed = isBehindProxy ? list?.split(",").at(-1)?.trim() : undefined;
  return customerOf(claimed || remote || "unknown");
}

function customerOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(mapped)) return mapped.slice(0, 64);
  const [left = "", right] = mapped.toLowerCase().replace(/%.*/, "").split("::");
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
