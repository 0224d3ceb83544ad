// `desk trust` in an office that changes what it vouches for: no key leaves the list unsaid, and what was said wrongly is retracted.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedFileSha256 } from '../../server/domain/signed-file/signed-file.ts';
import type { TrustList } from '../../server/domain/trust-list/trust-list.ts';
import { desk } from '../fixtures/desk-command.ts';
import { DID, didDocument, METHOD, newKey } from '../fixtures/issuing.ts';
import { revocationList } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const key = join(temporaryFolder(), 'operator.pem');
expect(desk(['trust', 'keygen', '--out', key]).code).toBe(0);

let folder = '';
const file = (name: string, content?: string) => {
  if (content !== undefined) writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const trust = (...args: string[]) => desk(['trust', ...args]);
const ok = (...args: string[]): string => {
  const { code, stdout, stderr } = trust(...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.trim();
};
const draft = () => file('draft.json');
const signing = (name: string, ...more: string[]) => ['sign', draft(), '--key', key, '--days', '30', '--out', file(name), ...more];
const listed = (name: string): TrustList => JSON.parse(ok('show', file(name), '--json'));

/** The key under another name, as after a rotation that drops the old one. */
const rotated = (): string => JSON.stringify(didDocument(DID, newKey().jwk)).replaceAll(METHOD, `${DID}#key-2`);

beforeEach(() => {
  folder = temporaryFolder();
  ok('create', draft(), '--operator', 'did:web:lists.example', '--name', 'List office');
  ok(
    'add',
    draft(),
    file('maker.json', JSON.stringify(didDocument())),
    '--name',
    'Maker GmbH',
    '--country',
    'AT',
    '--types',
    'DigitalProductPassport',
  );
  ok(...signing('1.jwt'));
});

describe('a list that leaves a key out', () => {
  it('is not signed before somebody says so, and the key can be listed with its end', () => {
    ok('add', draft(), file('new.json', rotated()));
    const before = readFileSync(draft(), 'utf8');
    expect(trust(...signing('2.jwt'))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^REFUSED key-left-out: .*unknown issuer.*“Maker GmbH”: ${METHOD} .*--end KEY=DATE`, 's')),
    });
    expect(readFileSync(draft(), 'utf8')).toBe(before);
    ok(...signing('2.jwt', '--end', `${METHOD}=2026-10-31`));
    expect(listed('2.jwt').entries).toMatchObject([
      { did: DID, keys: [{ id: METHOD, until: '2026-10-31T23:59:59Z', publicKeyMultibase: expect.stringMatching(/^z6Mk/) }] },
    ]);
    // It stays in the lists that follow, without another word.
    ok(...signing('3.jwt'));
    expect(listed('3.jwt').entries).toEqual(listed('2.jwt').entries);
  });

  it('is signed without it by naming the key, its issuer, or all', () => {
    ok('add', draft(), file('new.json', rotated()));
    const kept = readFileSync(draft(), 'utf8');
    for (const [at, name] of [METHOD, DID, 'all'].entries()) {
      writeFileSync(draft(), kept);
      ok(...signing(`left-${at}.jwt`, '--leave-out', name));
      expect(listed(`left-${at}.jwt`).entries[0]?.keys).toBeUndefined();
    }
    expect(trust(...signing('4.jwt', '--leave-out', 'did:web:other.example'))).toMatchObject({ code: 0 });
  });

  it('because its issuer left: the issuer is listed again as it was, with the end of its keys', () => {
    ok('remove', draft(), DID);
    expect(trust(...signing('2.jwt'))).toMatchObject({ code: 1, stderr: expect.stringContaining('with its issuer') });
    ok(...signing('2.jwt', '--end', `${DID}=2026-10-31`));
    expect(listed('2.jwt').entries).toMatchObject([
      { did: DID, country: 'AT', credentialTypes: ['DigitalProductPassport'], keys: [{ id: METHOD, until: '2026-10-31T23:59:59Z' }] },
    ]);
  });

  it('is found against the file of the last list too, where the draft remembers nothing', () => {
    const { signed: _, ...bare } = JSON.parse(readFileSync(draft(), 'utf8'));
    writeFileSync(draft(), JSON.stringify({ ...bare, entries: [] }));
    expect(trust(...signing('2.jwt', '--last', file('1.jwt')))).toMatchObject({ code: 1, stderr: expect.stringContaining(METHOD) });
    ok(...signing('2.jwt', '--last', file('1.jwt'), '--end', `${METHOD}=2026-10-31`));
    expect(listed('2.jwt').entries).toMatchObject([{ did: DID, country: 'AT' }]);
  });

  it('because its document gave its name to another key: that is said, and cannot be listed', () => {
    ok('add', draft(), file('same.json', JSON.stringify(didDocument(DID, newKey().jwk))));
    expect(trust(...signing('2.jwt'))).toMatchObject({ code: 1, stderr: expect.stringContaining('another key has its name') });
    expect(trust(...signing('2.jwt', '--end', `${METHOD}=2026-10-31`))).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('another key'),
    });
  });

  it('with an end is not asked about again', () => {
    ok('key', draft(), METHOD, '--until', '2026-10-31');
    ok(...signing('2.jwt'));
    ok('add', draft(), file('new.json', rotated()));
    expect(JSON.parse(readFileSync(draft(), 'utf8')).entries[0].keys).toMatchObject([
      { id: METHOD, publicKeyMultibase: expect.any(String) },
    ]);
    ok('remove', draft(), DID);
    expect(trust(...signing('3.jwt'))).toMatchObject({ code: 64, stderr: expect.stringContaining('names no issuer') });
    expect(trust(...signing('3.jwt', '--empty'))).toMatchObject({ code: 0 });
  });
});

describe('an entry', () => {
  it('limits the products and states the claims that are never hidden, from type metadata too', () => {
    const metadata = {
      vct: 'https://types.example/battery',
      claims: [
        { path: ['exp'], sd: 'never' },
        { path: ['product', 'serial'], sd: 'never' },
        { path: ['weight'], sd: 'allowed' },
        { path: ['materials', null, 'name'], sd: 'never' },
      ],
    };
    const { code, stderr } = trust(
      'add',
      draft(),
      file('maker.json'),
      '--scope',
      'gs1=9520123,gtin=9506000134352,category=battery',
      '--always-disclosed',
      'urn:other=status',
      '--type-metadata',
      file('type.json', JSON.stringify(metadata)),
    );
    expect([code, stderr]).toEqual([0, 'never hidden in https://types.example/battery: exp, product.serial\n']);
    ok(...signing('2.jwt'));
    expect(listed('2.jwt').entries[0]).toMatchObject({
      scope: { gs1Prefixes: ['9520123'], gtins: [{ from: '09506000134352', to: '09506000134352' }], categories: ['battery'] },
      alwaysDisclosed: [
        { type: 'urn:other', claims: ['status'] },
        { type: 'https://types.example/battery', claims: ['exp', 'product.serial'] },
      ],
    });
    expect(trust('add', draft(), file('maker.json'), '--scope', 'gtin=9506000134353')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('/entries/0/scope/gtins/0/from'),
    });
    for (const [option, value] of [
      ['scope', '9520123'],
      ['always-disclosed', 'urn:x'],
      ['type-metadata', file('maker.json')],
    ] as const)
      expect(trust('add', draft(), file('maker.json'), `--${option}`, value)).toMatchObject({ code: 64 });
  });
});

describe('an office', () => {
  it('retracts a list by its file, or everything under a key except what it names, and accepts a jump', () => {
    const status = file('status.json', revocationList([7]));
    // A document with an embedded proof is named by its canonical form.
    const hash = signedFileSha256(readFileSync(status, 'utf8'));
    const list = createHash('sha256')
      .update(readFileSync(file('1.jwt'), 'utf8').trim())
      .digest('hex');
    ok('retract', draft(), status, file('1.jwt'));
    ok('retract', draft(), '--method', METHOD, '--except', status, '--except', list);
    ok('reset', draft(), file('1.jwt'));
    ok(...signing('2.jwt'));
    expect(listed('2.jwt')).toMatchObject({
      retracts: [{ sha256: hash }, { sha256: list }, { did: DID, key: METHOD, except: [hash, list] }],
      resets: [{ sequence: 1, sha256: list }],
    });
    expect(trust('retract', draft())).toMatchObject({ code: 64 });
  });
});
