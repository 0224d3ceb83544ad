// One way to ask, two ways to get there: an app over a real socket, byte for byte, or over a MessageChannel.
import { request as httpRequest } from 'node:http';
import { MessageChannel } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { portOf } from '../../server/transport/loopback.ts';
import { messagePort, portClient, servePort } from '../../server/transport/port.ts';
import { faultsOf } from './contract.ts';

export interface Asked {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Client {
  /** `target` goes out exactly as it is written. */
  readonly ask: (target: string, options?: AskOptions) => Promise<Asked>;
  readonly close: () => Promise<void>;
}

const asked = (status: number, headers: Readonly<Record<string, string>>, bytes: Buffer): Asked => ({
  status,
  headers,
  bytes,
  get text() {
    return bytes.toString('utf8');
  },
  get json() {
    return JSON.parse(bytes.toString('utf8'));
  },
});

// Node's client gives the body of a DELETE no length by itself.
const withType = ({ headers = {}, body }: AskOptions): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  ...headers,
});

export const askPort = (port: number, target: string, options: AskOptions = {}): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', body } = options;
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path: target, headers: withType(options), agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
        resolve(asked(answer.statusCode ?? 0, headers, Buffer.concat(chunks)));
      });
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Whatever a test asks of the public interface: no answer may be one that the OpenAPI document does not declare. */
function declared(app: FastifyInstance, ask: Client['ask']): Client['ask'] {
  if (!app.hasRoute({ method: 'GET', url: '/openapi.json' })) return ask;
  return async (target, options = {}) => {
    const answer = await ask(target, options);
    const { status, headers, bytes } = answer;
    const faults = faultsOf({ method: options.method ?? 'GET', target, status, headers, bytes });
    if (faults.length > 0) throw new Error(`the OpenAPI document does not declare this answer:\n${faults.join('\n')}`);
    return answer;
  };
}

export async function overSocket(app: FastifyInstance): Promise<Client> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(app);
  return { ask: declared(app, (target, options) => askPort(port, target, options)), close: () => app.close() };
}

export async function overChannel(app: FastifyInstance): Promise<Client> {
  const { port1, port2 } = new MessageChannel();
  servePort(app, messagePort(port2), { body: 16 * 1024 * 1024 });
  const client = portClient(messagePort(port1));
  return {
    ask: declared(app, async (target, options = {}) => {
      const { method = 'GET', body } = options;
      const answer = await client.call({
        method,
        url: target,
        headers: withType(options),
        ...(body === undefined ? {} : { body: Buffer.from(body) }),
      });
      return asked(answer.status, answer.headers, Buffer.from(answer.body));
    }),
    close: async () => {
      port1.close();
      await app.close();
    },
  };
}

export const TRANSPORTS = [
  ['a socket', overSocket],
  ['a MessageChannel', overChannel],
] as const;
