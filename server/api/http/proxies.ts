// Which client a request comes from: the one that is connected, or the one that a trusted proxy names.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Addresses of proxies whose word on their clients counts. */
export interface ProxyList {
  readonly has: (address: string) => boolean;
  readonly size: number;
}

export const NO_PROXIES: ProxyList = { has: () => false, size: 0 };

/** `::ffff:192.0.2.1` is how a listener for both families names 192.0.2.1. */
const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address);

/** `192.0.2.1`, `2001:db8::/32` or `loopback`; undefined: one of them is none of these. */
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

/** As many names as one of several proxies in a row would add. */
const MOST = 20;

/**
 * From the right: each proxy adds whom it heard, so the last one that is no proxy of ours is the client. What stands before it is the client's own word.
 * A proxy that names nobody, or something that is no address, counts for itself.
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

/** One customer of IPv6 has a whole /64: its addresses count as one. */
export const networkOf = (address: string): string => {
  const known = plain(address);
  return isIP(known) === 6 ? known.split(':').slice(0, 4).join(':') : known;
};
