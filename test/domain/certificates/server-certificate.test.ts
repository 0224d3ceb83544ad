// The certificates made for the public listener: openssl and our strict reader read them, and openssl keeps the authority to its names.
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCertificate } from '../../../server/domain/certificates/certificate.ts';
import { bitList, oid, positive, time } from '../../../server/domain/certificates/der-written.ts';
import { addressBytes, newAuthority, newServerCertificate, permits } from '../../../server/domain/certificates/server-certificate.ts';
import { pair, pem } from '../../fixtures/certificates.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const NAME = 'DPP Desk of resolver.lab.example';
const names = { dns: ['resolver.lab.example', 'localhost'], addresses: ['192.168.7.20', '2001:db8::20'] };
const [authorityKeys, serverKeys] = [pair(), pair()];
const serial = (first: number) => Buffer.from([first, ...Array(15).fill(7)]);
const authority = newAuthority({ name: NAME, names, key: authorityKeys.privateKey, now: NOW, serial: serial(0xf0) });
const serverFor = (own: typeof names) =>
  newServerCertificate({
    ...{ names: own, publicKey: serverKeys.publicKey, now: NOW, serial: serial(0x01) },
    authority: { name: NAME, key: authorityKeys.privateKey, until: Date.parse('2036-01-01T00:00:00Z') },
  });
const server = serverFor(names);

const folder = temporaryFolder();
const file = (name: string, der: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, pem(der));
  return path;
};
const verified = (leaf: Uint8Array, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    'openssl',
    [
      'verify',
      '-x509_strict',
      '-purpose',
      'sslserver',
      '-attime',
      String(NOW / 1000),
      '-CAfile',
      file('ca.pem', authority),
      ...args,
      file('leaf.pem', leaf),
    ],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
};

const root = readCertificate(authority);
const allows = (own: typeof names): boolean => root.ok && permits(root.certificate, own);

describe('the certificate of the listener', () => {
  test('openssl accepts the chain under its strict rules, for each of its names', () => {
    expect(verified(server)).toMatchObject({ status: 0 });
    for (const name of names.dns) expect(verified(server, '-verify_hostname', name)).toMatchObject({ status: 0 });
    for (const address of names.addresses) expect(verified(server, '-verify_ip', address)).toMatchObject({ status: 0 });
    expect(verified(server, '-verify_hostname', 'other.example').status).not.toBe(0);
    expect(verified(server, '-verify_ip', '192.168.7.21').status).not.toBe(0);
  });

  test('says what it is for, and until when', () => {
    const text = execFileSync('openssl', ['x509', '-noout', '-text', '-in', file('leaf.pem', server)], { encoding: 'utf8' });
    expect(text).toContain('DNS:resolver.lab.example, DNS:localhost, IP Address:192.168.7.20, IP Address:2001:DB8:0:0:0:0:0:20');
    expect(text).toContain('TLS Web Server Authentication');
    expect(text).toContain('Public-Key: (256 bit)');
    const read = new X509Certificate(Buffer.from(server));
    expect([read.validFromDate.toISOString(), read.validToDate.toISOString()]).toEqual([
      '2026-11-27T11:00:00.000Z',
      '2027-12-30T10:59:59.000Z',
    ]);
    expect(read.verify(authorityKeys.publicKey)).toBe(true);
    expect(read.ca).toBe(false);
  });

  test('our strict reader reads both', () => {
    const [leaf, root] = [readCertificate(server), readCertificate(authority)];
    if (!leaf.ok || !root.ok) throw new Error('unreadable');
    expect(leaf.certificate).toMatchObject({
      isCa: false,
      unprocessed: [],
      names: { dns: names.dns },
      notAfter: Date.parse('2027-12-30T10:59:59Z'),
    });
    expect(root.certificate).toMatchObject({ isCa: true, pathLength: 0, constraints: { permitted: { dns: names.dns } } });
  });

  test.each([
    ['another name', { dns: ['bank.example'], addresses: [] }, 47],
    ['a public address', { dns: ['localhost'], addresses: ['198.51.100.7'] }, 47],
    ['a public IPv6 address', { dns: ['localhost'], addresses: ['2001:db8::21'] }, 47],
  ])('the authority is good for nothing but this service: %s is refused', (_, own, code) => {
    const { status, said } = verified(serverFor(own));
    expect(allows(own)).toBe(false);
    expect([status, said]).toEqual([2, expect.stringContaining(`error ${code} at 0 depth lookup`)]);
  });

  test('the authority is good for another address of a private network', () => {
    for (const address of ['10.1.2.3', '172.31.0.9', '192.168.200.1', '169.254.1.1', 'fd00::5', 'fe80::9']) {
      const own = { dns: ['localhost'], addresses: [address] };
      expect([verified(serverFor(own)).status, allows(own)]).toEqual([0, true]);
    }
    expect(allows(names)).toBe(true);
    expect(allows({ dns: ['localhost'], addresses: ['172.32.0.1'] })).toBe(false);
    expect(verified(serverFor({ dns: ['localhost'], addresses: ['172.32.0.1'] })).status).toBe(2);
  });
});

describe('DER as it is written', () => {
  test.each([
    [positive(Buffer.from([0, 0, 0x80, 1])), '0203008001'],
    [positive(Buffer.from([0, 0])), '020100'],
    [bitList(0), '03020780'],
    [bitList(5, 6), '03020106'],
    [oid('1.2.840.10045.4.3.2'), '06082a8648ce3d040302'],
    [time(Date.parse('2049-12-31T23:59:59Z')), '170d3439313233313233353935395a'],
    [time(Date.parse('2050-01-01T00:00:00Z')), '180f32303530303130313030303030305a'],
  ])('%# has the one form of DER', (bytes, hex) => expect(Buffer.from(bytes).toString('hex')).toBe(hex));

  test.each([
    ['::', '00000000000000000000000000000000'],
    ['::1', '00000000000000000000000000000001'],
    ['2001:db8::', '20010db8000000000000000000000000'],
    ['1:2:3:4:5:6:7:8', '00010002000300040005000600070008'],
    ['::ffff:192.0.2.1', '00000000000000000000ffffc0000201'],
    ['192.0.2.1', 'c0000201'],
  ])('the address %s', (address, hex) => expect(Buffer.from(addressBytes(address)).toString('hex')).toBe(hex));
});
