// `desk trust` with certificates: an office lists an anchor from its PEM file, and another desk sees what it takes over.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorId, anchorKeyId, readPem } from '../../server/domain/certificates/anchor.ts';
import type { TrustList } from '../../server/domain/trust-list/trust-list.ts';
import { byChain, certificate, hierarchy, pair, pem, signerOf } from '../fixtures/certificates.ts';
import { desk } from '../fixtures/desk-command.ts';
import { entity, entityList, OPERATOR, service, signedList } from '../fixtures/entity-list.ts';
import { flat, issueSdJwt } from '../fixtures/sd-jwt-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = (name: string, content?: string) => {
  if (content !== undefined) writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const ok = (...args: string[]): string => {
  const { code, stdout, stderr } = desk(['trust', ...args]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.trim();
};

describe('desk trust add with a certificate', () => {
  const { root } = hierarchy();
  const read = readPem(pem(root));
  if ('detail' in read) throw new Error(read.detail);
  const id = anchorId(read);
  const draft = file('draft.json');
  const key = file('operator.pem');

  it('lists it as an anchor under the name of its subject, with the limits of any issuer', () => {
    ok('keygen', '--out', key);
    ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'List office');
    ok('add', draft, file('root.pem', pem(root)), '--types', 'DigitalProductPassport', '--scope', 'gs1=9520123');
    ok('key', draft, anchorKeyId(id), '--until', '2030-01-01');
    ok('sign', draft, '--key', key, '--days', '30', '--out', file('1.jwt'));
    const list: TrustList = JSON.parse(ok('show', file('1.jwt'), '--json'));
    expect(list.entries).toMatchObject([
      {
        kind: 'x509-anchor',
        did: id,
        legalName: 'CN=Root',
        credentialTypes: ['DigitalProductPassport'],
        scope: { gs1Prefixes: ['9520123'] },
        keys: [{ id: anchorKeyId(id), until: '2030-01-01T23:59:59Z' }],
      },
    ]);
  });

  it('is imported by another desk and can be restricted there', () => {
    const data = temporaryFolder();
    const shown = ok('show', file('1.jwt'));
    const fingerprint = /(?:[0-9a-f]{4} ){15}[0-9a-f]{4}/.exec(shown)?.[0] ?? '';
    const imported = desk(['trust', 'import', file('1.jwt'), '--data', data, '--by', 'Ana Lind', '--fingerprint', fingerprint]);
    expect([imported.code, imported.stderr]).toEqual([0, '']);
    const restricted = desk(['trust', 'restrict', id, '--data', data, '--by', 'Ana Lind', '--reason', 'none of theirs']);
    expect(restricted).toMatchObject({ code: 0, stdout: expect.stringContaining(`restricted here: ${id}`) });
  });

  it('refuses a file that is no single certificate, and a key that is not checked', () => {
    const other = pem(certificate({ subject: 'Other', keys: pair('P-521') }));
    for (const [name, text, why] of [
      ['two.pem', pem(root) + pem(root), '2 certificates'],
      ['cut.pem', pem(root.subarray(0, -9)), 'not exactly one DER value'],
      ['p521.pem', other, 'P-521'],
    ] as const)
      expect(desk(['trust', 'add', draft, file(name, text)])).toMatchObject({ code: 64, stderr: expect.stringContaining(why) });
  });
});

describe('desk inspect --trust with a certificate', () => {
  const made = hierarchy();
  const token = file(
    'wallet.sdjwt',
    issueSdJwt(flat({ iss: 'https://maker.example' }), [], byChain(made.leaf, made.issuing), signerOf(made.keys.leaf)),
  );
  const ask = (der: Uint8Array, ...more: readonly string[]) =>
    desk(['inspect', '--json', '--trust', file('trusted.pem', pem(der)), ...more, token]).lines();

  it('is valid below it, and from an unknown issuer below another', () => {
    expect(ask(made.root)).toMatchObject([{ kind: 'sd-jwt', headline: 'valid' }]);
    expect(ask(hierarchy().root)).toMatchObject([{ headline: 'unknown-issuer', reasons: ['DPP-ISS-10', 'DPP-KEY-17'] }]);
  });

  it('trusts a root in place of the issuing CA, and the issuing CA in place of the root', () => {
    expect(ask(made.issuing)).toMatchObject([{ headline: 'valid' }]);
  });

  it('judges an earlier date by the certificates of that date', () => {
    expect(ask(made.root, '--as-of', '2026-06-01T00:00:00Z')).toMatchObject([{ headline: 'valid-not-current' }]);
    expect(ask(made.root, '--as-of', '2024-06-01T00:00:00Z')).toMatchObject([{ headline: 'invalid', reasons: ['DPP-DAT-04'] }]);
  });
});

describe('desk trust etsi', () => {
  const made = hierarchy();
  const draft = file('etsi-draft.json');
  const signer = file('signer.pem', pem(OPERATOR.der));
  const take = (sequence: number, ...more: readonly string[]) => {
    const list = signedList(entityList([entity('Register', service([made.root]))], { LoTESequenceNumber: sequence }));
    return desk(['trust', 'etsi', draft, file('list.jws', list), '--signer', signer, '--now', '2026-06-01T00:00:00Z', ...more]);
  };

  it('takes the anchors of a signed list over into the draft, never an older one', () => {
    ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'List office');
    expect(take(5)).toMatchObject({ code: 64, stderr: expect.stringContaining('--types is needed') });
    expect(take(5, '--types', 'DigitalProductPassport')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^“Ministry of Lists” \(AT\), list number 5 .*anchors: 1 added, 0 kept, 0 removed/s),
    });
    expect(take(4, '--types', 'DigitalProductPassport')).toMatchObject({ code: 1, stderr: expect.stringContaining('lower than 5') });
    ok('keygen', '--out', file('etsi.pem'));
    ok('sign', draft, '--key', file('etsi.pem'), '--days', '30', '--out', file('etsi.jwt'));
    const list: TrustList = JSON.parse(ok('show', file('etsi.jwt'), '--json'));
    expect(list.entries).toMatchObject([{ kind: 'x509-anchor', legalName: 'Register', credentialTypes: ['DigitalProductPassport'] }]);
  });
  it('lifts no suspension by the office, and says so', () => {
    ok('add', draft, file('etsi-root.pem', pem(made.root)), '--status', 'suspended');
    const { code, stdout } = take(6, '--types', 'DigitalProductPassport');
    expect([code, stdout]).toEqual([0, expect.stringContaining('stays suspended; the list says granted')]);
  });
});
