// Which client a request comes from, behind proxies that are trusted and those that are not.
import { expect, test } from 'vitest';
import { clientOf, networkOf, proxyList } from '../../../server/api/http/proxies.ts';

const from = (remoteAddress: string, named: string | undefined, ...trusted: string[]): string => {
  const proxies = proxyList(trusted);
  if (proxies === undefined) throw new Error('no list');
  return clientOf({ socket: { remoteAddress }, headers: named === undefined ? {} : { 'x-forwarded-for': named } }, proxies);
};

test.each([
  ['a stranger may name whom he likes', '198.51.100.7', '192.0.2.1', ['10.0.0.1'], '198.51.100.7'],
  ['the client that the proxy heard', '10.0.0.1', '192.0.2.1', ['10.0.0.1'], '192.0.2.1'],
  ['not what the client said of itself', '10.0.0.1', '203.0.113.9, 192.0.2.1', ['10.0.0.1'], '192.0.2.1'],
  ['two proxies in a row', '10.0.0.1', '203.0.113.9, 192.0.2.1, 10.0.0.2', ['10.0.0.0/24'], '192.0.2.1'],
  ['a proxy on this computer', '127.0.0.1', '2001:db8::1', ['loopback'], '2001:db8::1'],
  ['a listener for both families', '::ffff:10.0.0.1', '192.0.2.1', ['10.0.0.1'], '192.0.2.1'],
  ['a proxy that names nobody', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['a proxy that names no address', '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
  ['a million names', '10.0.0.1', `${'10.0.0.1,'.repeat(5_000)}10.0.0.1`, ['10.0.0.1'], '10.0.0.1'],
] as const)('%s', (_, peer, named, trusted, client) => expect(from(peer, named, ...trusted)).toBe(client));

test.each(['', 'proxy.example', '10.0.0.1/33', '10.0.0.1/0', '10.0.0.0/8/9', '2001:db8::/129', '10.0.0.1/x'])('%j is no proxy', (text) =>
  expect(proxyList([text])).toBeUndefined(),
);

test('one customer of IPv6 is one network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
