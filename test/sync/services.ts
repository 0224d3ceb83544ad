// Other services on real sockets: a desk with the sample set, and servers that answer whatever a test wants them to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { loadSample } from '../../server/catalogue/sample.ts';
import { createPublic } from '../../server/routes/public.ts';
import { portOf } from '../../server/transport/loopback.ts';
import { type FreshDesk, freshDesk } from '../http/desk.ts';

const closing: (() => unknown)[] = [];
export function closeServices(): void {
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
}

export interface Service {
  readonly url: string;
  /** Method and target of every request, in order. */
  readonly asked: string[];
}

/** A desk that publishes the sample set, as others reach it. */
export async function maker(options: { readonly now?: () => Date } = {}): Promise<Service & { readonly made: FreshDesk }> {
  const made = freshDesk(options);
  made.desk.changeSettings({ baseUrl: 'https://maker.example' });
  loadSample(made.desk);
  const faults: unknown[] = [];
  const app = createPublic(made.reader, { report: (fault) => void faults.push(fault), ahead: false });
  const asked: string[] = [];
  app.addHook('onRequest', async ({ raw }) => void asked.push(raw.url ?? ''));
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(made.close, () => {
    app.server.closeAllConnections();
    return app.close();
  });
  return { made, asked, url: `http://127.0.0.1:${portOf(app)}` };
}

export type Answering = (request: IncomingMessage, response: ServerResponse, target: string) => void;

export async function serviceThat(answering: Answering): Promise<Service> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answering(request, response, request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Everything as the other service has it, apart from what a test changes. */
export async function passOn(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host: _, connection: __, ...headers } = request.headers;
  const answer = await fetch(`${url}${request.url}`, { headers: headers as Record<string, string>, redirect: 'manual' });
  const { date: ___, connection: ____, 'keep-alive': _____, 'transfer-encoding': ______, ...fields } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, fields).end(Buffer.from(await answer.arrayBuffer()));
}

export const DID = JSON.stringify({ '@context': ['https://www.w3.org/ns/did/v1'], id: 'did:web:other.example', verificationMethod: [] });

export function answerDid(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(DID);
}
