// Accepts the bytes of a file as a body, on single routes only.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Refusal } from '../../lib/problem.ts';
import type { Routes } from './routes.ts';

export const BYTES = 'application/octet-stream';

/** The routes that `add` registers accept bytes, up to the limit. */
export function takeBytes(app: Routes, limit: number, add: (routes: Routes) => void): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: limit }, async (_request: unknown, body: Buffer) => body);
    add(scope.withTypeProvider<TypeBoxTypeProvider>());
  });
}

/** Returns the body. Empty if the request had no body, or one of another type. */
export const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Returns the next part of a file. Throws a Refusal if the body is empty. */
export function nextPart(body: unknown): Buffer {
  const part = bytesOf(body);
  if (part.length === 0) throw new Refusal('bad-body', `send the next bytes of the file as ${BYTES}`);
  return part;
}
