// A host name or address in, whether it is this computer alone out; and a listener that binds nothing else.
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './problem.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** `localhost` is taken as 127.0.0.1 and never looked up: a name server or a hosts file may say something else. */
export const loopbackAddress = (host: string): string | undefined => {
  const address = host === 'localhost' ? '127.0.0.1' : host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family === 0) return undefined;
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6') ? address : undefined;
};

export const isLoopback = (host: string): boolean => loopbackAddress(host) !== undefined;

/** An address as it stands in a URL. */
export const inUrl = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address);

/** Binds a loopback address or refuses; gives back the port. */
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
