// The address in codes and passports against the listener: a warning where nothing can answer, a remark where a proxy may.
import { expect, it } from 'vitest';
import { differenceOf } from '../../../../renderer/features/resolver/reach.ts';

const here = (port: number) => ({ host: '127.0.0.1', port, internal: true });
const network = (port: number) => ({ host: '192.168.1.5', port, internal: false });

it.each([
  ['http://localhost:8080', here(8080), undefined],
  ['http://localhost:8080', here(8090), { kind: 'port', named: 8080 }],
  ['http://localhost:8080', network(8080), undefined],
  ['http://resolver.lan:8080', network(8080), undefined],
  ['http://resolver.lan', network(8080), { kind: 'port', named: 80 }],
  ['http://resolver:8080', here(8080), { kind: 'address' }],
  ['https://dpp.maker.com', here(8080), { kind: 'proxy' }],
  ['https://dpp.maker.com', network(443), undefined],
  ['http://resolver.lab.example:8080', network(8081), { kind: 'proxy' }],
] as const)('%s', (baseUrl, listening, found) => {
  expect(differenceOf(baseUrl, listening)).toEqual(found);
});
