// Chromium has no scheme app://. Its pages lie at a loopback host with a name that cannot be guessed, and nobody on either side sees that name.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

export type Handler = (request: Request) => Response | Promise<Response>;

const ORIGIN = 'app://desk';
/** A name below `localhost` is a secure context and resolves without DNS. */
export const HOST = `desk-${randomBytes(8).toString('hex')}.localhost`;

let port = 0;
let handler: Handler | undefined;

export const carriedOrigin = (): string => `http://${HOST}:${port}`;
export const toApp = (text: string): string => text.replaceAll(carriedOrigin(), ORIGIN);
export const toCarrier = (text: string): string => text.replaceAll(ORIGIN, carriedOrigin());

export const handleApp = (next: Handler): void => {
  handler = next;
};

/** Belong to the carriage, not to the request. */
const OF_THE_WAY = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding']);

const carry = async (message: IncomingMessage, reply: ServerResponse): Promise<void> => {
  if (message.headers.host !== `${HOST}:${port}` || handler === undefined) return void reply.writeHead(421).end();
  const headers = new Headers();
  for (const [name, value = ''] of Object.entries(message.headers)) {
    if (!OF_THE_WAY.has(name)) headers.set(name, toApp([value].flat().join(', ')));
  }
  const { method = 'GET' } = message;
  const body = ['GET', 'HEAD'].includes(method) ? {} : { body: Readable.toWeb(message) as unknown as BodyInit, duplex: 'half' };
  const answer = await handler(new Request(`${ORIGIN}${message.url}`, { method, headers, ...body }));
  reply.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null || method === 'HEAD') reply.end();
  else Readable.fromWeb(answer.body as unknown as ReadableStream).pipe(reply);
};

export const startCarrier = async (): Promise<void> => {
  const server = createServer((message, reply) => {
    carry(message, reply).catch((fault) => {
      console.error(fault);
      reply.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
};
