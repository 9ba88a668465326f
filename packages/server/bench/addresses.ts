import net from "node:net";

/**
 * Addresses of the machine's own network, so that games come from as many households as they would: a server serves one
 * address that plays hundreds of games after all others.
 */

const GAMES_PER_ADDRESS = 2;
const PER_BLOCK = 250;

export function addressOfGame(game: number): string {
  const household = Math.floor(game / GAMES_PER_ADDRESS);
  return `127.0.${1 + Math.floor(household / PER_BLOCK)}.${1 + (household % PER_BLOCK)}`;
}

/** From now on, whatever connects to one of these addresses comes from the same address: clients cannot choose theirs. */
export function comeFromThem(): void {
  const { connect } = net;
  net.connect = ((options: net.TcpNetConnectOpts, ...rest: never[]) => {
    const host = options.host ?? "";
    return connect(host.startsWith("127.") ? { ...options, localAddress: host } : options, ...rest);
  }) as typeof connect;
}
