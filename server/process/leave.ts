// Drains a listening app: accepts no new connections, and closes each connection after its next response.
// No request is cut off that can be finished within the stop time.
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../lib/limits.ts';

const LOOK_EVERY = 50;

/** Gently: an idle connection may send one more request and is then closed. Otherwise idle connections are closed at once. */
export type Leave = (gently?: boolean) => Promise<void>;

export function leaving({ server }: FastifyInstance): Leave {
  let left: Promise<void> | undefined;
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    if (left !== undefined) response.shouldKeepAlive = false;
  });
  return (gently = false) => {
    // The close method of node:http would also close idle connections and lose a request that is still arriving.
    left ??= new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
    if (!gently) {
      server.closeIdleConnections();
      // Connections become idle as their responses finish.
      setInterval(() => server.closeIdleConnections(), LOOK_EVERY).unref();
      setTimeout(() => server.closeAllConnections(), LIMITS.stopTime).unref();
    }
    return left;
  };
}
