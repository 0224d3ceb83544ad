// A small app over real sockets, and requests written byte by byte where fetch would tidy them up.
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../server/problem.ts';
import { DATA_HEADERS } from '../../server/transport/csp.ts';
import { createHttp, type HttpOptions } from '../../server/transport/http.ts';

export function smallApp(options: Partial<HttpOptions> = {}): {
  readonly app: FastifyInstance;
  readonly faults: unknown[];
  release(): void;
} {
  const faults: unknown[] = [];
  const app = createHttp({ bodyLimit: 1024, headers: DATA_HEADERS, cors: true, report: (fault) => void faults.push(fault), ...options });
  app.route({ method: ['GET', 'HEAD'], url: '/thing/:name', handler: async () => ({ thing: 'answer' }) });
  app.route({
    method: 'POST',
    url: '/echo',
    schema: {
      body: { type: 'object', properties: { token: { type: 'string' } }, required: ['token'], additionalProperties: false },
      querystring: { type: 'object', properties: { size: { type: 'string', pattern: '^[0-9]+$' } }, additionalProperties: false },
    },
    handler: async (request) => ({ got: request.body, text: request.bodyText }),
  });
  app.get('/refused', async () => {
    throw new Refusal('gone', 'it is gone', { headers: { 'retry-after': '1' } });
  });
  app.get('/fault', async () => {
    throw new Error('secret words from inside');
  });
  const gate = Promise.withResolvers<void>();
  app.get('/later', async () => {
    await gate.promise;
    return {};
  });
  return { app, faults, release: () => gate.resolve() };
}

/** Sends the text as it is, gives back everything that comes until the other side closes. */
export const rawRequest = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let got = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      got += chunk;
    });
    socket.on('end', () => resolve(got)).on('error', reject);
  });

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** One request with an exact target; the connection closes after it. */
export async function rawGet(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const fields = Object.entries({ host: `127.0.0.1:${port}`, ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  const answer = await rawRequest(port, [`${method} ${target} HTTP/1.1`, ...fields, '', ''].join('\r\n'));
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((field) => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1).trim()] as [string, string]);
  return {
    status: Number(line.split(' ')[1]),
    headers: new Headers(pairs),
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8'),
  };
}
