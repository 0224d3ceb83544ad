// `desk status …` and `desk identity …` as a person uses them: a passport suspended, reinstated and revoked, and the key rotated.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WaitingRecalls } from '../../server/contract/index.ts';
import { original } from '../../server/domain/foreign/index.ts';
import { signCredential } from '../../server/domain/formats/vc.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { changeStatus } from '../../server/features/issuing/status.ts';
import { importText } from '../../server/features/passports/import.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { listPassports } from '../../server/store/passports/list.ts';
import { passportBytes } from '../../server/store/passports/published-credentials.ts';
import { signedList } from '../../server/store/trust/own-status.ts';
import { desk } from '../fixtures/desk-command.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const CODE = SAMPLE.dppCode;
const status = (...args: readonly string[]) => desk(['status', ...args, '--data', data]);
const identity = (...args: readonly string[]) => desk(['identity', ...args, '--data', data]);

beforeAll(() => {
  const opened = openApp({ folder: data });
  loadSample(opened);
  asReal(opened);
  opened.close();
});

describe('desk status', () => {
  it('suspends and reinstates, and tells how a passport stands', () => {
    expect(status('show', CODE).stdout).toBe(`${CODE}: neither revoked nor suspended\n`);
    const suspended = status('suspend', CODE, '--by', 'A. Officer', '--reason', 'recall', '--json');
    expect([suspended.code, suspended.lines()]).toEqual([
      0,
      [{ dppCode: CODE, standing: { state: 'suspended', since: expect.any(String), who: 'A. Officer', reason: 'recall' } }],
    ]);
    expect(status('show', CODE).stdout).toMatch(/: suspended since 20.*, by A\. Officer\n$/);
    expect(status('reinstate', CODE, '--by', 'A. Officer').stdout).toBe(`${CODE}: reinstated\n`);
  });

  it('revokes for good; what cannot be done is refused and changes nothing', () => {
    expect(status('revoke', CODE, '--by', 'A. Officer').stdout).toBe(`${CODE}: revoked\n`);
    const again = status('reinstate', CODE, '--by', 'A. Officer');
    expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/^REFUSED .*final/)]);
    expect(status('revoke', 'DPP-09520123456788-NONE', '--by', 'A. Officer').code).toBe(1);
    expect(
      status('show', '--json')
        .lines()
        .map(({ action }) => action),
    ).toEqual(['revoke', 'reinstate', 'suspend']);
  });

  it('signs lists anew when asked', () => {
    expect([status('renew').stdout, status('renew', '--all').stdout]).toEqual(['0 lists signed anew\n', '2 lists signed anew\n']);
  });

  it('writes the lists as files, with which another computer knows how things stand', () => {
    const folder = join(data, '..', 'lists');
    const [{ files }] = status('export', folder, '--json').lines() as unknown as readonly [{ readonly files: readonly string[] }];
    expect(files.map((file) => basename(file))).toEqual(['status-1-revocation.json', 'status-1-suspension.json']);
    const opened = openApp({ folder: data });
    const [, other = ''] = listPassports(opened.store, { limit: 9, offset: 0 })
      .items.map(({ dppCode }) => original(dppCode))
      .sort();
    changeStatus(other, { action: 'suspend', who: 'A. Officer' }, opened);
    const at = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const did = at('did.json', JSON.stringify(opened.signer().didDocument));
    const credentials = [CODE, other].map((code, index) => at(`${index}.json`, String(passportBytes(opened.store, code, 'vc')?.bytes)));
    opened.close();
    expect(status('export', folder).code).toBe(0);
    const inspected = desk(['inspect', ...credentials, '--trust', did, ...files.flatMap((file) => ['--trust', file]), '--json']).lines();
    expect(inspected.map(({ headline, reasons }) => [headline, (reasons as string[])[0]])).toEqual([
      ['invalid', 'DPP-STA-20'],
      ['invalid', 'DPP-STA-21'],
    ]);
  });

  it('V19: shows an own list that would revoke more than ten entries, and leaves the decision to a person', () => {
    expect(status('recall')).toMatchObject({ code: 0, stdout: '', stderr: 'no status list waits for a decision\n' });
    const opened = openApp({ folder: data });
    const { proof: _, ...document } = JSON.parse(signedList(opened.store, 1, 'revocation')?.vc ?? '{}');
    const encodedList = `u${gzipSync(Buffer.alloc(16_384, 0xff)).toString('base64url')}`;
    const all = { ...document, credentialSubject: { ...document.credentialSubject, encodedList } };
    expect(importText(JSON.stringify(signCredential(all, opened.signer(), opened.now())), opened).refused).toEqual([]);
    opened.close();
    const [{ waiting }] = status('recall', '--json').lines() as unknown as readonly [WaitingRecalls];
    expect(waiting).toEqual([
      { sha256: expect.any(String), url: document.id, entries: expect.any(Number), contested: false, at: expect.any(String) },
    ]);
    const [one] = waiting;
    expect(status('recall').stdout).toBe(`${one?.sha256}  ${one?.entries}  many  ${one?.url}\n`);
    const rules = openApp({ folder: data });
    rules.changeSettings({ trustTwoPersons: true });
    rules.close();
    const refuse = (...second: readonly string[]) =>
      status('recall', one?.sha256 ?? '', '--refuse', '--by', 'Ana', ...second, '--reason', 'not ours');
    expect(refuse()).toMatchObject({ code: 1, stderr: expect.stringMatching(/^REFUSED second-person: /) });
    expect(status('recall', '--json').lines()).toEqual([{ waiting }]);
    expect(refuse('--second', 'Ben').stdout).toBe('refused\n');
    expect(status('recall', '--json').lines()).toEqual([{ waiting: [] }]);
    expect(status('recall', one?.sha256 ?? '', '--confirm', '--by', 'Ana', '--second', 'Ben')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('waits for a decision'),
    });
  });

  it.each([
    [['recall', '0'.repeat(64), '--confirm']],
    [['recall', '--confirm', '--by', 'Ana']],
    [['recall', '0'.repeat(64), '--confirm', '--refuse', '--by', 'Ana']],
    [['revoke', CODE]],
    [['revoke', '--by', 'A. Officer']],
    [['forget', CODE]],
    [['renew', CODE]],
    [['revoke', CODE, 'x', '--by', 'A']],
  ])('does not know what %j is to do', (args) => {
    expect(status(...args).code).toBe(64);
  });
});

describe('desk identity', () => {
  it('rotates the key, and tells of the one before', () => {
    const before = JSON.parse(identity('show', '--json').stdout);
    expect(before.verificationMethod).toBe(`${before.did}#key-1`);
    const rotated = identity('rotate', '--by', 'Ana');
    expect([rotated.code, rotated.stdout]).toEqual([
      0,
      expect.stringMatching(/signs with .*#key-2, fingerprint .*\nbefore it .*#key-1, verified only, retired \S+ by Ana\n$/),
    ]);
    const compromised = identity('rotate', '--compromised', '--json');
    expect(compromised.stderr).toMatch(/invalid until it is signed anew/);
    const after = JSON.parse(compromised.stdout);
    expect(after.didDocument.assertionMethod).toEqual([`${after.did}#key-3`, `${after.did}#key-1`]);
    expect(identity('rotate', 'now').code).toBe(64);
    expect(identity('show', '--by', 'Ana').code).toBe(64);
    // Each has its line in a chain, which the self-test walks.
    expect(JSON.parse(compromised.stdout).rotations).toMatchObject([
      { key: 'key-2', compromised: true, who: '' },
      { key: 'key-1', compromised: false, who: 'Ana' },
    ]);
    expect(identity('show').stdout).toMatch(/#key-1, verified only, retired \S+ by Ana/);
    expect(desk(['self-test', '--data', data]).stdout).toContain('ok   hash chain of the key rotations');
  });
});
