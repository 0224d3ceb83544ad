// `desk trust` where three operators keep one list and two have to sign, each on its own computer; and the small file that says which list is the newest.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBeacon } from '../../server/domain/trust-list/beacon.ts';
import { desk } from '../fixtures/desk-command.ts';
import { didDocument } from '../fixtures/issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = (name: string) => join(folder, name);
const trust = (...args: string[]) => desk(['trust', ...args]);
const ok = (...args: string[]): string => {
  const { code, stdout, stderr } = trust(...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.trim();
};
const refused = (code: string, ...args: string[]) =>
  expect(trust(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(`REFUSED ${code}`) });
const draft = file('draft.json');
const data = file('data');
const take = (list: string, ...more: string[]) => ['import', file(list), '--data', data, '--by', 'Ana', ...more];
const draftSays = (change: (draft: Record<string, unknown>) => object) =>
  writeFileSync(draft, JSON.stringify(change(JSON.parse(readFileSync(draft, 'utf8')))));
let fingerprint = '';

beforeAll(() => {
  ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'Joint list');
  writeFileSync(file('maker.json'), JSON.stringify(didDocument()));
  ok('add', draft, file('maker.json'), '--name', 'Maker GmbH');
  for (const name of ['a', 'b', 'c']) {
    ok('keygen', '--out', file(`${name}.pem`));
    ok('member', file(`${name}.pem`), '--operator', `did:web:${name}.example`, '--name', `Office ${name}`, '--out', file(`${name}.json`));
  }
  fingerprint = ok('operators', draft, ...['a.json', 'b.json', 'c.json'].map(file), '--threshold', '2');
});

describe('a list of three operators, of whom two have to sign', () => {
  it('is refused with one signature, and imported with two', () => {
    const shown = ok('sign', draft, '--key', file('a.pem'), '--days', '30', '--out', file('1.json'));
    expect(shown).toMatch(
      /list number 1 of .*2 of 3 operators have to sign.*signed {2}“Office a”.*open {4}“Office b”.*1 more of 'Office b', 'Office c'/s,
    );
    refused('too-few-operators', ...take('1.json', '--fingerprint', fingerprint));
    copyFileSync(file('1.json'), file('1-alone.json'));
    expect(ok('sign', file('1.json'), '--key', file('b.pem'))).toMatch(/^“Joint list” .*list number 1 .*signed {2}“Office b”.*complete$/s);
    expect(ok('show', file('1.json'))).toContain(fingerprint);
    refused('unknown-operator', ...take('1.json'));
    expect(ok(...take('1.json', '--fingerprint', fingerprint))).toContain('in force now: sequence 1');
  });

  it('shows the next operator what changes before it signs', () => {
    ok('add', draft, file('maker.json'), '--status', 'suspended');
    ok('sign', draft, '--key', file('c.pem'), '--days', '30', '--out', file('2.json'), '--last', file('1.json'));
    refused('too-few-operators', ...take('2.json'));
    expect(ok('show', file('2.json'), '--last', file('1.json'))).toContain('~ “Maker GmbH” (did:web:maker.example), suspended: status');
    const shown = ok('sign', file('2.json'), '--key', file('b.pem'), '--last', file('1.json'));
    expect(shown).toMatch(/changes since list number 1: 1\n~ “Maker GmbH” .*suspended: status/);
    expect(ok(...take('2.json'))).toContain('in force now: sequence 2');
  });

  it('takes no second signature of one operator, of a stranger, or under a list of one operator', () => {
    ok('sign', draft, '--key', file('a.pem'), '--days', '30', '--out', file('3.json'));
    refused('signed-already', 'sign', file('3.json'), '--key', file('a.pem'));
    ok('keygen', '--out', file('x.pem'));
    refused('other-key', 'sign', file('3.json'), '--key', file('x.pem'));
    refused('other-key', 'sign', draft, '--key', file('x.pem'), '--days', '30', '--out', file('x.json'));
    // Two key ids of one key, put together by hand.
    const list = JSON.parse(readFileSync(file('3.json'), 'utf8'));
    writeFileSync(file('3-twice.json'), JSON.stringify({ ...list, signatures: [...list.signatures, ...list.signatures] }));
    refused('too-few-operators', ...take('3-twice.json', '--reason', 'x'));
  });

  it('cannot lower its own threshold, nor go back to one key, with one signature', () => {
    const kept = readFileSync(draft, 'utf8');
    draftSays((said) => ({ ...said, operators: { ...(said.operators as object), threshold: 1 } }));
    ok('sign', draft, '--key', file('a.pem'), '--days', '30', '--out', file('lower.json'));
    refused('too-few-operators', ...take('lower.json', '--reason', 'x'));
    expect(trust('rotate', draft, '--new-key', file('a.pem'))).toMatchObject({ code: 64 });
    draftSays(({ operators: _, ...said }) => said);
    ok('sign', draft, '--key', file('a.pem'), '--days', '30', '--out', file('compact.jwt'));
    refused('too-few-operators', ...take('compact.jwt', '--reason', 'x'));
    expect(trust('sign', file('compact.jwt'), '--key', file('b.pem'))).toMatchObject({ code: 64 });
    writeFileSync(draft, kept);
    expect(JSON.parse(ok('show', '--data', data, '--json')).trustList.sequence).toBe(2);
  });

  it('counts for a run that names its file only when enough signed', () => {
    writeFileSync(file('item.json'), '{}');
    expect(desk(['inspect', file('item.json'), '--trust', file('1-alone.json')])).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('2 operators have to sign'),
    });
  });
});

describe('a beacon', () => {
  it('says which list is the newest, with its hash, in a file and in a QR code', () => {
    ok(
      'beacon',
      file('2.json'),
      '--key',
      file('a.pem'),
      '--out',
      file('beacon.jwt'),
      '--qr',
      file('beacon.png'),
      '--now',
      '2026-11-22T12:00:00Z',
    );
    expect(ok('beacon', '--read', file('beacon.jwt'))).toMatch(
      /Joint list .*newest list is number 2, as of 2026-11-22T12:00:00.000Z\nits hash [0-9a-f]{64}\nsigned with the key/,
    );
    expect(JSON.parse(ok('show', file('2.json'), '--json')).sha256).toBe(
      JSON.parse(ok('beacon', '--read', file('beacon.jwt'), '--json')).sha256,
    );
    const shown = desk(['inspect', file('beacon.png'), '--json']).lines();
    expect(readBeacon(String(shown[0]?.text))).toMatchObject({ ok: true, beacon: { newest: 2 } });
  });

  it('takes the signature of a second operator', () => {
    ok('beacon', file('beacon.jwt'), '--key', file('b.pem'), '--out', file('both.json'));
    const read = readBeacon(readFileSync(file('both.json'), 'utf8'));
    expect(read.ok && read.signers).toHaveLength(2);
  });

  it('is made from a number alone too, and a list of another number is refused', () => {
    const text = ok('beacon', '--newest', '7', '--operator', 'did:web:lists.example', '--name', 'Joint list', '--key', file('a.pem'));
    expect(readBeacon(text)).toMatchObject({ ok: true, beacon: { newest: 7 } });
    refused('other-number', 'beacon', file('2.json'), '--newest', '3', '--key', file('a.pem'));
    expect(trust('beacon', '--newest', '0', '--operator', 'did:web:l.example', '--name', 'x', '--key', file('a.pem'))).toMatchObject({
      code: 64,
    });
    refused('not-a-beacon', 'beacon', '--read', file('2.json'));
  });
});
