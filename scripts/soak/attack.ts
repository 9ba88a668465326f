/**
 * One attack of the soak, in a process of its own. Usage: node attack.ts PORT NAME SECONDS MESSAGES
 */
import { From } from "../../packages/server/test/support/from.ts";
import { ATTACKS } from "./attacks/attacks.ts";

const [port, name, seconds, messages] = process.argv.slice(2) as [string, string, string, string];
const attack = ATTACKS.find((one) => one.name === name);
if (attack === undefined) throw new Error(`there is no attack ${name}`);
const end = performance.now() + Number(seconds) * 1000;
const { addresses, run } = attack;

const all = await Promise.all(
  Array.from({ length: addresses }, async (_, n) => {
    const address = `127.0.0.${n + 2}`;
    const { base } = await From.address(address, Number(port));
    const share = Number(messages) / addresses;
    const isOver = () => performance.now() > end;
    return run({ port: Number(port), address, base, seed: n + 1, messages: share, isOver });
  }),
);
const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
const sums = names.map((one) => `${one} ${all.reduce((sum, counts) => sum + (counts[one] ?? 0), 0)}`);
process.stdout.write(`${name} from ${addresses} addresses: ${sums.join(", ")}\n`);
process.exit(0);
