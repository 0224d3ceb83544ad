// Sends one request exactly as written, follows no redirect, and returns the bounded response.
import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import { getCACertificates } from 'node:tls';

/** Bytes; a link set or a DID document has some kilobytes. */
const MOST = 1024 * 1024;
const TIME = 10_000;

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** PEM of further authorities to trust, besides those of Node.js and of the system. */
  readonly authority?: string;
}

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** `target` is sent as written, so that `..` and `%2F` arrive. Throws the error of the connection. */
export function ask(origin: string, target: string, { method = 'GET', headers = {}, authority }: Asked = {}): Promise<Got> {
  const { protocol, hostname, port } = new URL(origin);
  const isEncrypted = protocol === 'https:';
  const servername = headers.host === undefined ? undefined : headers.host.replace(/:\d+$/, '');
  return new Promise((resolve, reject) => {
    const outgoing = (isEncrypted ? encrypted : plain)({
      ...{ method, path: target, headers, agent: false },
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isEncrypted ? 443 : 80) : Number(port),
      ...(isEncrypted ? { ca: authorities(authority), ...(servername === undefined ? {} : { servername }) } : {}),
    });
    const late = setTimeout(() => outgoing.destroy(new Error(`no whole answer within ${TIME / 1000} seconds`)), TIME);
    outgoing.on('close', () => clearTimeout(late));
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST) outgoing.destroy(new Error(`the answer is larger than ${MOST} bytes`));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')])),
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.end();
  });
}

const authorities = (more: string | undefined): string[] => [
  ...getCACertificates('default'),
  ...getCACertificates('system'),
  ...(more === undefined ? [] : [more]),
];
