// Whoever drives the app from outside (Playwright) speaks to Chromium through here, and so sees the addresses that the app has in Electron.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { toApp, toCarrier } from './carrier.ts';
import { MAX_MESSAGE } from './devtools.ts';

/** Gives back the address to connect to; a page, which always has an origin, is refused. */
export const devtoolsProxy = async (target: string): Promise<string> => {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    maxPayload: MAX_MESSAGE,
    verifyClient: ({ req }: { req: IncomingMessage }) => req.headers.origin === undefined,
  });
  server.on('connection', (outer, { url = '/' }) => {
    const inner = new WebSocket(new URL(url, target), { maxPayload: MAX_MESSAGE });
    const early: string[] = [];
    outer.on('message', (data) => {
      const text = toCarrier(String(data));
      if (inner.readyState === WebSocket.OPEN) inner.send(text);
      else early.push(text);
    });
    inner.on('open', () => {
      for (const text of early) inner.send(text);
    });
    inner.on('message', (data) => outer.send(toApp(String(data))));
    outer.on('close', () => inner.close());
    inner.on('close', () => outer.close());
    for (const end of [outer, inner]) end.on('error', () => undefined);
  });
  await once(server, 'listening');
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(target).pathname}`;
};
