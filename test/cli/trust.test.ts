// `desk trust` as two offices use it: one keeps a list and signs it on a computer without a network, the other takes it over from a stick.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { qrPng } from '../../server/domain/formats/qr.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { desk } from '../fixtures/desk-command.ts';
import { didDocument } from '../fixtures/issuing.ts';
import { revocationList } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
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
const data = file('data');
const document = file('maker.json', JSON.stringify(didDocument()));

describe('desk trust', () => {
  it('keeps a draft, signs it, and imports it elsewhere; the key is changed by the old one', () => {
    const [draft, key, next] = ['draft.json', 'operator.pem', 'next.pem'].map((name) => file(name)) as [string, string, string];
    const fingerprint = ok('keygen', '--out', key);
    expect(fingerprint).toMatch(/^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/);
    ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'List office');
    // One list of revoked credentials goes along; it has to be the issuer's own.
    const list = file('list.json', revocationList([7]));
    ok('add', draft, document, '--name', 'Maker GmbH', '--country', 'AT', '--status-list', list, '--types', 'DigitalProductPassport');
    const sign = (out: string, by: string) => ok('sign', draft, '--key', by, '--days', '30', '--out', file(out));
    expect(sign('1.jwt', key)).toBe(`sequence 1, issuers: 1, signed with the key ${fingerprint}`);
    expect(ok('show', file('1.jwt'))).toContain('Maker GmbH');

    expect(trust('import', file('1.jwt'), '--data', data, '--by', 'Ana')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('unknown-operator'),
    });
    // Another fingerprint than the list has is no question of confirming: nothing invites to copy the right one.
    const other = trust('import', file('1.jwt'), '--data', data, '--by', 'Ana', '--fingerprint', '0'.repeat(64));
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('not the one that was given') });
    expect(other.stderr).not.toContain('confirm');
    expect(ok('import', file('1.jwt'), '--data', data, '--by', 'Ana', '--fingerprint', fingerprint)).toContain('in force now: sequence 1');

    ok('keygen', '--out', next);
    ok('rotate', draft, '--new-key', next);
    sign('2.jwt', key);
    sign('3.jwt', next);
    ok('import', file('2.jwt'), '--data', data, '--by', 'Ana');
    ok('import', file('3.jwt'), '--data', data, '--by', 'Ana');
    expect(JSON.parse(ok('show', '--data', data, '--json'))).toMatchObject({
      trustList: { sequence: 3 },
      operatorKeys: [{ pinnedBy: 'rotation' }],
    });
    expect(ok('import', file('3.jwt'), '--data', data, '--by', 'Ana')).toContain('already in force: sequence 3');
    expect(ok('import', file('1.jwt'), '--data', data, '--by', 'Ana')).toMatch(/^older than the list in force, .*: sequence 1/);
    expect(JSON.parse(ok('show', '--data', data, '--json'))).toMatchObject({ trustList: { sequence: 3 } });
    expect(ok('undo', '--data', data, '--by', 'Ana', '--reason', 'wrong stick')).toContain('sequence 2');
  });

  it('says of a list whose number jumps too far, and of a second one of the same number, that it is not simply in force', () => {
    const [draft, key, there] = ['far.json', 'far.pem', 'far'].map((name) => file(name)) as [string, string, string];
    const fingerprint = ok('keygen', '--out', key);
    const take = (name: string, ...more: string[]) => ok('import', file(name), '--data', there, '--by', 'Ana', ...more);
    const signAs = (name: string, sequence: number) => {
      writeFileSync(draft, JSON.stringify({ ...JSON.parse(readFileSync(draft, 'utf8')), sequence }));
      ok('sign', draft, '--key', key, '--days', '30', '--out', file(name));
    };
    ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'List office');
    const first = readFileSync(draft, 'utf8');
    ok('sign', draft, '--key', key, '--days', '30', '--out', file('near.jwt'), '--empty');
    take('near.jwt', '--fingerprint', fingerprint);
    writeFileSync(draft, first);
    ok('add', draft, document, '--name', 'Maker GmbH');
    ok('sign', draft, '--key', key, '--days', '30', '--out', file('twin.jwt'));
    expect(take('twin.jwt')).toMatch(/^kept: another list has this number too, .*: sequence 1/);
    signAs('jump.jwt', 5000);
    expect(take('jump.jwt')).toMatch(/^kept, not in force: .*: sequence 500[01]/);
    expect(JSON.parse(ok('show', '--data', there, '--json'))).toMatchObject({ trustList: { sequence: 1 } });
    expect(take('jump.jwt', '--fingerprint', fingerprint)).toMatch(/^in force now: sequence 500[01]/);
  });

  it('signs no list without an issuer unless that is said', () => {
    const [draft, key, out] = ['none.json', 'none.pem', 'none.jwt'].map((name) => file(name)) as [string, string, string];
    ok('keygen', '--out', key);
    ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'List office');
    const before = readFileSync(draft, 'utf8');
    const signing = ['sign', draft, '--key', key, '--days', '30', '--out', out];
    expect(trust(...signing)).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('--empty') });
    expect([existsSync(out), readFileSync(draft, 'utf8')]).toEqual([false, before]);
    expect(ok(...signing, '--empty')).toMatch(/^sequence 1, issuers: 0, /);
  });

  it('restricts an issuer on this computer, shows it, and lifts it with two persons where the settings want two', () => {
    const there = file('restricted');
    const app = openApp({ folder: there });
    app.changeSettings({ trustTwoPersons: true });
    app.close();
    const did = 'did:web:maker.example';
    const restrict = (...more: string[]) => trust('restrict', did, '--data', there, '--by', 'Ana', '--reason', 'altered goods', ...more);
    expect(trust('restrict', 'maker.example', '--data', there, '--by', 'Ana', '--reason', 'r')).toMatchObject({ code: 64 });
    expect(restrict('--lift', '--types', 'X')).toMatchObject({ code: 64 });
    expect(restrict('--lift', '--second', 'Ben')).toMatchObject({ code: 1, stderr: expect.stringContaining('no restriction') });
    expect(restrict('--types', 'DigitalConformityCredential')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^restricted here: did:web:maker\.example, accepted: DigitalConformityCredential; by Ana on .*: altered goods\n$/,
      ),
      // Nobody vouches for it yet: a mistyped name would restrict nothing in silence.
      stderr: expect.stringContaining('vouches for'),
    });
    expect(restrict()).toMatchObject({ code: 0, stdout: expect.stringContaining('accepted: none') });
    expect(ok('show', '--data', there).match(/^restricted here: /gm)).toHaveLength(2);
    expect(JSON.parse(ok('show', '--data', there, '--json')).restrictions).toMatchObject([
      { did, who: 'Ana' },
      { did, types: [] },
    ]);
    expect(restrict('--lift')).toMatchObject({ code: 1, stderr: expect.stringContaining('second-person') });
    expect(restrict('--lift', '--second', 'Ben')).toMatchObject({ code: 0, stdout: expect.stringContaining('no restriction') });
    expect(ok('show', '--data', there)).not.toContain('restricted here');
  });

  it('draws the fingerprint of the key, to be scanned where it is compared', () => {
    const [draft, key, qr] = ['drawn.json', 'drawn.pem', 'key.png'].map((name) => file(name)) as [string, string, string];
    const fingerprint = ok('keygen', '--out', key, '--qr', qr);
    ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'List office');
    ok('sign', draft, '--key', key, '--days', '30', '--out', file('drawn.jwt'), '--qr', file('signed.png'), '--empty');
    ok('show', file('drawn.jwt'), '--qr', file('shown.png'));
    for (const name of ['key.png', 'signed.png', 'shown.png']) expect(readFileSync(file(name))).toEqual(qrPng(fingerprint, 720));
    // Inspected, it is said to be what it is.
    expect(desk(['inspect', qr, '--json']).stdout).toContain('DPP-INP-22');
    expect(trust('show', file('drawn.jwt'), '--qr', qr)).toMatchObject({ code: 64, stderr: expect.stringContaining('already') });
    expect(trust('show', '--data', data, '--qr', file('none.png'))).toMatchObject({ code: 64 });
  });

  it('says what of an issuer has changed, and leaves the rest as it was', () => {
    const draft = file('second.json');
    ok('create', draft, '--operator', 'did:web:lists.example', '--name', 'List office');
    ok('add', draft, document, '--name', 'Maker GmbH', '--role', 'manufacturer');
    ok('add', draft, document, '--status', 'withdrawn', '--since', '2027-01-01T00:00:00Z');
    ok('keygen', '--out', file('second.pem'));
    ok('sign', draft, '--key', file('second.pem'), '--days', '30', '--out', file('second.jwt'));
    expect(JSON.parse(ok('show', file('second.jwt'), '--json')).entries).toMatchObject([
      { legalName: 'Maker GmbH', role: 'manufacturer', status: 'withdrawn' },
    ]);
    ok('remove', draft, 'did:web:maker.example');
    expect(trust('remove', draft, 'did:web:maker.example')).toMatchObject({ code: 64 });
  });

  it('takes back what a clock that was ahead has seen: with a name and a reason, once', () => {
    const ahead = file('ahead');
    const there = openApp({ folder: ahead, now: () => new Date('2199-01-01T00:00:00Z') });
    inspect({ channel: 'paste', text: '(01)09520123456788(21)X' }, there);
    there.close();
    const clock = (...args: string[]) => trust('clock', ...args, '--data', ahead);
    expect(JSON.parse(clock('--json').stdout)).toMatchObject({ floor: '2199-01-01T00:00:00.000Z', resetTo: expect.any(String) });
    for (const args of [['--reset'], ['--reset', '--by', 'Ana'], ['--reset', '--reason', 'x'], ['--reset', '--by', 'Ana', '--reason', ' ']])
      expect(clock(...args).code).toBe(64);
    const reset = clock('--reset', '--by', 'Ana', '--reason', 'the battery was changed');
    expect([reset.code, reset.stdout]).toEqual([0, expect.stringContaining('was 2199-01-01T00:00:00.000Z')]);
    expect(clock('--reset', '--by', 'Ana', '--reason', 'again')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nothing to reset'),
    });
    expect(JSON.parse(trust('show', '--data', ahead, '--json').stdout).log[0]).toMatchObject({ action: 'clock-reset', who: 'Ana' });
    expect(desk(['self-test', '--data', ahead]).stdout).toContain('ok   hash chain of the clock resets');
  });

  it.each([
    [['sign', file('draft.json'), '--key', file('operator.pem'), '--days', '30', '--out', file('1.jwt')], 64, 'already'],
    [['sign', file('draft.json'), '--key', file('maker.json'), '--days', '30', '--out', file('9.jwt')], 64, 'private key'],
    [['keygen', '--out', file('operator.pem')], 64, 'already'],
    [['add', file('draft.json'), file('draft.json')], 1, 'did'],
    [['add', file('draft.json'), document, '--country', 'Austria'], 1, '/entries/0/country'],
    [['add', file('draft.json'), document, '--status-list', document], 64, 'no status list'],
    [['import', document, '--data', data, '--by', 'Ana'], 1, 'not-a-snapshot'],
    [['import', file('1.jwt'), '--data', data], 64, '--by'],
    [['bless'], 64, 'say what to do'],
  ])('refuses %j', (args, code, why) => {
    const ended = trust(...args);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(why)]);
  });
});
