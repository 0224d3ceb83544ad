// Limits open connections per client, so that one client with many slow ones does not displace others.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { LIMITS } from '../../lib/limits.ts';
import { networkOf, type ProxyList } from './proxies.ts';

export interface ConnectionLimits {
  /** Per address, or per IPv6 network. */
  readonly ofOne: number;
  /** For all clients together. */
  readonly ofAll: number;
}

const LIMIT: ConnectionLimits = { ofOne: LIMITS.connectionsOfOne, ofAll: LIMITS.connections };

/**
 * Accepts every new connection. If its address exceeds its share, closes another connection of that address; if the total is exceeded,
 * closes one of the address with the most. Closes the oldest connection without a complete request first. A client that sends requests and
 * reads responses is served within milliseconds and stays connected, even if a hostile program shares its address. A trusted proxy
 * represents many clients and has no share of its own.
 */
export function limitConnections(server: Server, proxies: ProxyList, { ofOne, ofAll }: ConnectionLimits = LIMIT): void {
  // A set keeps the order of arrival.
  const clients = new Map<string, Set<Socket>>();
  const of = new WeakMap<Socket, string>();
  const last = new WeakMap<Socket, ServerResponse>();
  // Under TLS, a request names the socket above the one that was accepted. Both have the same addresses.
  const accepted = new Map<string, Socket>();
  const below = new WeakMap<Socket, Socket>();
  let count = 0;

  /**
   * Counts the connection as closed at once, before the system has closed it, so that a burst of new connections frees as many slots as it
   * takes.
   */
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
    const name = nameOf(socket);
    accepted.set(name, socket);
    socket.once('close', () => {
      forget(socket);
      if (accepted.get(name) === socket) accepted.delete(name);
    });
  });
  server.on('secureConnection', (above: TLSSocket) => {
    const socket = accepted.get(nameOf(above));
    if (socket !== undefined) below.set(above, socket);
  });
  server.prependListener(
    'request',
    ({ socket }: IncomingMessage, response: ServerResponse) => void last.set(below.get(socket) ?? socket, response),
  );
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;
