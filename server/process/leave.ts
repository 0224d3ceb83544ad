// A listening app in, a way to leave out: nothing new is accepted, each connection ends with its next answer, no request is cut off that can be finished.
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../lib/limits.ts';

const LOOK_EVERY = 50;

/** Gently: an idle connection may still ask once, and is told to go elsewhere for more; else it is closed at once. */
export type Leave = (gently?: boolean) => Promise<void>;

export function leaving({ server }: FastifyInstance): Leave {
  let left: Promise<void> | undefined;
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    if (left !== undefined) response.shouldKeepAlive = false;
  });
  return (gently = false) => {
    // The close of node:http would close idle connections too, and a request that is on its way in would be lost.
    left ??= new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
    if (!gently) {
      server.closeIdleConnections();
      // What was being answered is idle now and then.
      setInterval(() => server.closeIdleConnections(), LOOK_EVERY).unref();
      setTimeout(() => server.closeAllConnections(), LIMITS.stopTime).unref();
    }
    return left;
  };
}
