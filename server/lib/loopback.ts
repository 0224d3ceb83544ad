// Recognises loopback hosts and addresses, and binds a listener to nothing else.
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './problem.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Treats `localhost` as 127.0.0.1 and never resolves it: a name server or hosts file may return another address. */
export const loopbackAddress = (host: string): string | undefined => {
  const address = host === 'localhost' ? '127.0.0.1' : host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family === 0) return undefined;
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6') ? address : undefined;
};

export const isLoopback = (host: string): boolean => loopbackAddress(host) !== undefined;

/** The address as written in a URL, with brackets for IPv6. */
export const inUrl = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address);

/** Binds a loopback address and returns the port. Throws a `bad-parameter` Refusal for any other address. */
export async function listenLoopback(app: FastifyInstance, host: string, port: number): Promise<number> {
  const address = loopbackAddress(host);
  if (address === undefined) {
    throw new Refusal('bad-parameter', `the workbench binds this computer's own address only (127.0.0.1 or ::1), not '${host}'`);
  }
  await app.listen({ host: address, port });
  return portOf(app);
}

export function portOf(app: FastifyInstance): number {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server is not listening on a port');
  return bound.port;
}
