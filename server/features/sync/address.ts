// Normalises the address of a service that a person entered, or refuses it with a reason.
import { BlockList, isIP } from 'node:net';
import { isLoopback } from '../../lib/loopback.ts';
import { Refusal } from '../../lib/problem.ts';

const own = new BlockList();
own.addSubnet('10.0.0.0', 8, 'ipv4');
own.addSubnet('172.16.0.0', 12, 'ipv4');
own.addSubnet('192.168.0.0', 16, 'ipv4');
own.addSubnet('fc00::', 7, 'ipv6');

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');

const isIn = (list: BlockList, host: string): boolean => {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** RFC 1918, 4193: private networks, and only as an IP address. A name may lead anywhere. */
const isPrivate = (host: string): boolean => isIn(own, host);

/**
 * RFC 3927, 4291 2.5.6: link-local addresses lead to the host or cloud of this machine, or to any device on the cable.
 * No service has such an address.
 */
const isLinkLocal = (host: string): boolean => isIn(linkLocal, host);

/**
 * Returns the address without a trailing slash. Accepts `http` only with `allowHttp`, and only for this computer or its
 * private network. Throws `bad-parameter`.
 */
export function serviceAddress(text: string, allowHttp: boolean): string {
  const refuse = (why: string): never => {
    throw new Refusal('bad-parameter', `the address of the service ${why}`, { errors: [{ pointer: '/url', detail: why }] });
  };
  if (text.length > 500) return refuse('is longer than 500 characters');
  if (!/^https?:\/\//i.test(text)) return refuse('has to begin with https://');
  if (/[\s\\?#@%]/.test(text)) return refuse('may hold no space, backslash, question mark, number sign, at sign or percent sign');
  const url = URL.parse(text);
  if (url === null) return refuse('is not a valid address');
  const authority = /^https?:\/\/([^/]*)/i.exec(text)?.[1] ?? '';
  const typed = authority.replace(/:\d*$/, '').toLowerCase();
  // Refuses 0x7f.1, 2130706433 and full-width digits: the address that a person reads must be the one that is requested.
  if (typed !== url.hostname) return refuse(`is written in an unusual way: it leads to ${url.hostname}`);
  if (url.pathname !== (text.slice(text.indexOf(authority) + authority.length) || '/')) return refuse('has a path that leads elsewhere');
  if (isLinkLocal(url.hostname)) return refuse('is a link-local one, which is no address of a service');
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !isPrivate(url.hostname))
    return refuse('has to begin with https://: without it others may read and change what comes');
  if (url.protocol === 'http:' && !allowHttp) return refuse('is not https: say that http is allowed for this computer or its own network');
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
}
