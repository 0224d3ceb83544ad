// The bytes of a response are those of its text in UTF-8, however the text is handed to the socket.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { send } from '../../../server/api/http/sent.ts';

const bodies = ['plain\n', 'Vélo\n', '電池\n', 'a'.repeat(1_000), `${'a'.repeat(999)}é`, 'é'.repeat(5_000), ''];

const server = createServer((request, response) => {
  const body = bodies[Number(request.url?.slice(1))] ?? '';
  const fields = ['content-type', 'text/plain; charset=utf-8', 'content-length', String(Buffer.byteLength(body))];
  send(request, response, { status: 200, tag: undefined, fields, body }, { condition: undefined, more: [] });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

it.each(bodies.map((body, at) => [body.slice(0, 6), at] as const))('a text beginning with %j arrives as it is', async (_, at) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${at}`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bodies[at] ?? ''))).toBe(true);
});
