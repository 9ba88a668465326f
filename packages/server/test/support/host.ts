import type { Command, Message, Wish } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { makeLog } from "../../src/log.ts";
import type { Referee } from "../../src/referee/referee.ts";
import type { Store } from "../../src/store/store.ts";
import { TableMemory } from "../../src/table/memory.ts";
import { Table } from "../../src/table/table.ts";

/** The host of a match without a network: gives the answer to each command. */
export async function openHost(store: Store, id: string, referee: Referee, now: () => number = () => 5) {
  const heard: Message[] = [];
  const around = {
    store,
    referee,
    log: makeLog("silent"),
    now,
    announce: () => {},
    memory: new TableMemory(Number.POSITIVE_INFINITY),
    address: "home",
  };
  const audience = { send: (message: Message) => heard.push(message), anew: () => {} };
  const table = (await Table.open(id, around, audience))!;
  let commands = 0;
  const send = async (seat: PlayerId, wish: Wish): Promise<Message> => {
    const before = heard.length;
    const command = { ...wish, id: `command-${++commands}-${Math.random()}` } as Command;
    let answer: Message | undefined;
    await table.command(seat, command, (message) => {
      answer = message;
    });
    return answer ?? heard.slice(before).at(-1)!;
  };
  const act = (seat: PlayerId, action: object) => send(seat, { type: "act", base: table.match.seq, action });
  return { table, send, act };
}
