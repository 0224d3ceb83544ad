// Determines the client of a request: the connected peer, or the client that a trusted proxy names.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Addresses of proxies that are trusted to name their clients. */
export interface ProxyList {
  readonly has: (address: string) => boolean;
  readonly size: number;
}

export const NO_PROXIES: ProxyList = { has: () => false, size: 0 };

/** A listener for both address families reports 192.0.2.1 as `::ffff:192.0.2.1`. */
const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address);

/** Parses `192.0.2.1`, `2001:db8::/32` or `loopback`. Returns undefined if any text is none of these. */
export function proxyList(texts: readonly string[]): ProxyList | undefined {
  const list = new BlockList();
  for (const text of texts) {
    if (text === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', prefix, more] = text.split('/');
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest);
    if (family === 0 || more !== undefined || !isPrefix) return undefined;
    list.addSubnet(address, Number(prefix ?? longest), family === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    size: texts.length,
    has: (address) => {
      const family = isIP(plain(address));
      return family !== 0 && list.check(plain(address), family === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** Limit on the names in X-Forwarded-For; more than any chain of proxies adds. */
const MOST = 20;

/**
 * Reads X-Forwarded-For from the right. Each proxy appends its peer, so the last address that is not a trusted proxy is the client. Earlier
 * entries were sent by the client itself. A proxy that names no client, or no valid address, counts as the client.
 */
export function clientOf(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  proxies: ProxyList,
): string {
  const peer = socket.remoteAddress ?? '';
  if (!proxies.has(peer)) return peer;
  const named = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').slice(-MOST).toReversed();
  let client = peer;
  for (const name of named) {
    const address = name.trim();
    if (isIP(address) === 0) break;
    client = address;
    if (!proxies.has(address)) break;
  }
  return client;
}

/** An IPv6 customer has a whole /64, whose addresses count as one. */
export const networkOf = (address: string): string => {
  const known = plain(address);
  return isIP(known) === 6 ? known.split(':').slice(0, 4).join(':') : known;
};
