// Lists the network addresses of this computer.
import { networkInterfaces } from 'node:os';
import type { NetworkAddress } from '../contract/index.ts';

/** This computer first, then IPv4. Excludes IPv6 link-local addresses, which need a zone that no other computer knows. */
export function ownAddresses(found = networkInterfaces()): NetworkAddress[] {
  const all = Object.entries(found).flatMap(([name, addresses = []]) =>
    addresses.map(({ address, family, internal }) => ({
      name,
      address,
      family: family === 'IPv4' ? (4 as const) : (6 as const),
      internal,
    })),
  );
  const rank = ({ internal, family }: NetworkAddress): number => (internal ? 0 : 10) + family;
  return all.filter(({ address }) => !/^fe80:/i.test(address)).sort((one, other) => rank(one) - rank(other));
}
