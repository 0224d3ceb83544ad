// Open connections, counted by the client they come from: one client with many slow ones takes no place from others.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LIMITS } from '../../lib/limits.ts';
import { networkOf, type ProxyList } from './proxies.ts';

export interface ConnectionLimits {
  /** Of one address, or of one IPv6 network. */
  readonly ofOne: number;
  /** Of all together. */
  readonly ofAll: number;
}

const LIMIT: ConnectionLimits = { ofOne: LIMITS.connectionsOfOne, ofAll: LIMITS.connections };

/**
 * Lets every newcomer in. Where its address has its share already, that address gives one of its other connections up; where there are too many of all,
 * the address with the most does. The first to go is the oldest without a whole request. A client that asks and reads has its answer in milliseconds
 * and is not closed, also where a hostile program shares its address. A trusted proxy speaks for many and has no share of its own.
 */
export function limitConnections(server: Server, proxies: ProxyList, { ofOne, ofAll }: ConnectionLimits = LIMIT): void {
  // A set keeps the order of arrival.
  const clients = new Map<string, Set<Socket>>();
  const of = new WeakMap<Socket, string>();
  const last = new WeakMap<Socket, ServerResponse>();
  let count = 0;

  /** At once, and not when the system has closed it: a burst of newcomers takes as many places as it brings. */
  const forget = (socket: Socket): void => {
    const client = of.get(socket);
    const own = client === undefined ? undefined : clients.get(client);
    if (client === undefined || !own?.delete(socket)) return;
    count--;
    if (own.size === 0) clients.delete(client);
  };
  const ask = (socket: Socket): 'nothing' | 'answered' | 'answering' => {
    const response = last.get(socket);
    if (response === undefined || !response.req.complete) return 'nothing';
    return response.writableFinished ? 'answered' : 'answering';
  };
  const giveUp = (sockets: ReadonlySet<Socket>, newcomer: Socket): void => {
    const others = [...sockets].filter((socket) => socket !== newcomer);
    for (const stage of ['nothing', 'answered', 'answering'] as const) {
      const oldest = others.find((socket) => ask(socket) === stage);
      if (oldest === undefined) continue;
      forget(oldest);
      oldest.destroy();
      return;
    }
  };
  const largest = (): ReadonlySet<Socket> =>
    [...clients.values()].reduce((most, sockets) => (sockets.size > most.size ? sockets : most), new Set<Socket>());

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = networkOf(address);
    const own = clients.get(client) ?? new Set();
    clients.set(client, own.add(socket));
    of.set(socket, client);
    count++;
    const isOverShare = own.size > ofOne && !proxies.has(address);
    if (isOverShare || count > ofAll) giveUp(isOverShare ? own : largest(), socket);
    socket.once('close', () => forget(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => void last.set(socket, response));
}
