// A certificate is read strictly: one DER value, each field in its one form, every size bounded.
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorDocument, anchorId, anchorIn, readPem } from '../../../server/domain/certificates/anchor.ts';
import { readCertificate } from '../../../server/domain/certificates/certificate.ts';
import { namesIssuer } from '../../../server/domain/certificates/issuer-name.ts';
import { readX5c } from '../../../server/domain/certificates/x5c.ts';
import { cases } from '../../fixtures/cases.ts';
import { certificate, extension, hierarchy, pair, pem } from '../../fixtures/certificates.ts';
import { named } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const b64 = (der: Uint8Array): string => Buffer.from(der).toString('base64');
const made = hierarchy({ uris: ['https://maker.example/issuer/7'] });
const detail = (der: Uint8Array): string => {
  const read = readCertificate(der);
  return read.ok ? 'ok' : read.detail;
};

describe('a certificate', () => {
  it('says the same as OpenSSL of its names, dates and digest', () => {
    const read = readCertificate(made.leaf);
    const theirs = new X509Certificate(made.leaf);
    if (!read.ok) throw new Error(read.detail);
    const { subject, issuer, notBefore, notAfter, sha256, names } = read.certificate;
    expect([subject.text, issuer.text]).toEqual([theirs.subject, theirs.issuer]);
    expect([notBefore, notAfter]).toEqual([theirs.validFromDate.getTime(), theirs.validToDate.getTime()]);
    expect(Buffer.from(sha256, 'base64url').toString('hex')).toBe(theirs.fingerprint256.replaceAll(':', '').toLowerCase());
    expect(names).toMatchObject({ dns: ['maker.example'], uris: ['https://maker.example/issuer/7'] });
  });

  it.each([
    ['bytes after it', Buffer.concat([made.leaf, Buffer.from([0])]), /not exactly one/],
    ['its last byte missing', made.leaf.subarray(0, -1), /not exactly one/],
    ['a length that is not the shortest', Buffer.concat([Buffer.from([0x30, 0x83, 0]), made.leaf.subarray(2)]), /not exactly one/],
    ['the form of version 1', certificate({ subject: 'a', keys: pair(), version: 0 }), /version 3/],
    ['two algorithms', certificate({ subject: 'a', keys: pair(), inner: '1.2.840.10045.4.3.3' }), /two signature algorithms/],
    ['a date that does not exist', certificate({ subject: 'a', keys: pair(), until: '2030-02-31T00:00:00Z' }), /validity/],
    ['a blank in a DNS name', certificate({ subject: 'a', keys: pair(), dns: ['maker.example\0.evil'] }), /plain ASCII/],
    ['a path length and no CA', certificate({ subject: 'a', keys: pair(), ca: false, pathLength: 1 }), /basicConstraints/],
    [
      'one extension twice',
      certificate({ subject: 'a', keys: pair(), ca: true, extensions: [extension('2.5.29.19', Buffer.from([0x30, 0]))] }),
      /twice/,
    ],
    ['17 kB', Buffer.concat([made.leaf, Buffer.alloc(17_000)]), /larger than/],
  ])('is refused with %s', (_, der, why) => {
    expect(detail(der)).toMatch(why);
  });

  it('has a text of its subject that no other subject has, in one visible line', () => {
    const textOf = (subject: string): string => {
      const read = readCertificate(certificate({ subject, keys: pair() }));
      return read.ok ? read.certificate.subject.text : read.detail;
    };
    expect(textOf('Maker, O=Org')).toBe('CN=Maker\\, O\\=Org');
    expect(textOf('a+b\\c#')).toBe('CN=a\\+b\\\\c#');
    expect(textOf('#00 ')).toBe('CN=\\#00\\ ');
    expect(textOf('a\n\u202eb')).toBe('CN=a\\0a\\e2\\80\\aeb');
  });

  it('never throws, whatever byte is changed', () => {
    fc.assert(
      fc.property(fc.nat(made.leaf.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const changed = Buffer.from(made.leaf);
        changed[at] = (changed[at] ?? 0) ^ mask;
        expect(() => readCertificate(changed)).not.toThrow();
      }),
      { numRuns: cases(2000) },
    );
  });

  const noOpenssl = spawnSync('openssl', ['version']).status === 0 ? undefined : 'openssl is not here';
  it.skipIf(noOpenssl)(named('made by OpenSSL is read: P-256, P-384 and Ed25519; RSA is named', noOpenssl), () => {
    const folder = temporaryFolder();
    const run = (name: string, ...key: string[]): Buffer => {
      const files = ['-keyout', `${folder}/${name}.key`, '-out', `${folder}/${name}.pem`];
      execFileSync('openssl', ['req', '-x509', '-newkey', ...key, '-nodes', '-subj', `/CN=${name}/C=DE`, '-days', '30', ...files], {
        stdio: 'pipe',
      });
      return readFileSync(`${folder}/${name}.pem`);
    };
    for (const curve of ['P-256', 'P-384'])
      expect(readPem(run(curve, 'ec', '-pkeyopt', `ec_paramgen_curve:${curve}`).toString())).toMatchObject({
        key: { jwk: { crv: curve } },
      });
    expect(readPem(run('ed', 'ed25519').toString())).toMatchObject({ key: { jwk: { crv: 'Ed25519' } }, isCa: true });
    expect(readPem(run('rsa', 'rsa:2048').toString())).toMatchObject({ detail: expect.stringContaining('RSA') });
  });
});

describe('x5c', () => {
  const chain = [b64(made.leaf), b64(made.issuing)];

  it('is the leaf and what certifies it', () => {
    expect(readX5c({ x5c: chain })).toMatchObject({ chain: [{ subject: { text: 'CN=Maker GmbH' } }, { isCa: true }] });
  });

  it.each<[string, unknown, RegExp]>([
    ['nothing', [], /not a list/],
    ['a text', chain[0], /not a list/],
    ['numbers', [1, 2], /plain base64/],
    ['base64url', [made.leaf.toString('base64url')], /plain base64/],
    ['PEM', [pem(made.leaf)], /plain base64/],
    ['line breaks', [`${chain[0]?.slice(0, 64)}\n${chain[0]?.slice(64)}`], /plain base64/],
    ['a key alone', [b64(made.keys.leaf.publicKey.export({ format: 'der', type: 'spki' }))], /is no certificate/],
    ['the issuer first', chain.toReversed(), /not issued by/],
    ['eleven certificates', Array(11).fill(chain[0]), /more than 10/],
    ['a hundred thousand certificates', Array(100_000).fill(chain[0]), /more than 10/],
    ['ten megabytes', ['A'.repeat(10_000_000)], /plain base64/],
  ])('of %s is refused', (_, x5c, why) => {
    expect(readX5c({ x5c } as never)).toMatchObject({ detail: expect.stringMatching(why) });
  });

  it('has the digest that x5t#S256 states, if it states one', () => {
    const read = readCertificate(made.leaf);
    const right = read.ok ? read.certificate.sha256 : '';
    expect(readX5c({ x5c: chain, 'x5t#S256': right })).toHaveProperty('chain');
    expect(readX5c({ x5c: chain, 'x5t#S256': `${right.slice(0, -1)}_` })).toHaveProperty('detail');
  });
});

describe('the issuer in a certificate', () => {
  const names = (dns: readonly string[], uris: readonly string[] = []) => ({
    names: { dns, uris, emails: [], directories: [], addresses: [], others: [] },
  });

  it.each([
    'https://maker.example',
    'https://maker.example/',
    'https://maker.example/issuer/7',
    'https://MAKER.example',
    'https://maker.example:443/a',
  ])('is %s, whose host it names', (issuer) => {
    expect(namesIssuer(names(['maker.example']), issuer)).toBe(true);
  });

  it.each([
    'http://maker.example',
    'https://x.maker.example',
    'https://evil-maker.example',
    'https://maker.example.evil.example',
    'https://maker.example.',
    'https://maker.example:8443',
    'https://maker.example@evil.example',
    'https://maker.example:443@evil.example',
    'https://evil.example/maker.example',
    'https://evil.example\\maker.example',
    'https://maker%2eexample',
    'https://maker。example',
    'https:maker.example',
    'did:web:maker.example',
  ])('is not %s', (issuer) => {
    expect(namesIssuer(names(['maker.example']), issuer)).toBe(false);
  });

  it('is a URI only as a whole, and never by a wildcard', () => {
    const exact = names([], ['https://maker.example/a']);
    expect(namesIssuer(exact, 'https://maker.example/a')).toBe(true);
    expect(namesIssuer(exact, 'https://maker.example/a/b')).toBe(false);
    expect(namesIssuer(exact, 'https://maker.example')).toBe(false);
    expect(namesIssuer(names(['*.maker.example']), 'https://a.maker.example')).toBe(false);
    expect(namesIssuer(names(['*.maker.example']), 'https://*.maker.example')).toBe(false);
  });
});

describe('an anchor', () => {
  const read = readPem(pem(made.root));
  if ('detail' in read) throw new Error(read.detail);

  it('is one certificate in PEM form', () => {
    expect(readPem(`Subject: Root\n${pem(made.root)}`)).toMatchObject({ sha256: read.sha256 });
    expect(readPem(pem(made.root) + pem(made.issuing))).toMatchObject({ detail: expect.stringContaining('2 certificates') });
    expect(readPem('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----')).toHaveProperty('detail');
    expect(readPem('')).toHaveProperty('detail');
  });

  it('has a document that holds its certificate, and is no anchor if one member differs', () => {
    const document = anchorDocument(read) ?? {};
    expect(document.id).toBe(anchorId(read));
    expect(anchorIn(document)?.sha256).toBe(read.sha256);
    expect(anchorIn({ ...document, alsoKnownAs: [] })).toBe(undefined);
    expect(anchorIn({ ...document, id: `ni:///sha-256;${'A'.repeat(43)}` })).toBe(undefined);
    expect(anchorIn({ id: 'did:web:maker.example' })).toBe(undefined);
  });
});
