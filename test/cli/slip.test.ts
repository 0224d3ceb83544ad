// `desk evidence slip` and slips given to `desk inspect`: what another computer says of one, and with which exit code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import QRCode from 'qrcode';
import { afterAll, describe, expect, it } from 'vitest';
import { contentBytes } from '../../server/domain/slip/content.ts';
import { writeSlip } from '../../server/domain/slip/signed.ts';
import { readInspection } from '../../server/store/audit-log/read.ts';
import { desk } from '../fixtures/desk-command.ts';
import { post } from '../fixtures/evidence.ts';
import { changedAt, SLIP, slipSigner, writtenSlip } from '../fixtures/slip.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const here = post();
afterAll(() => here.close());
const folder = temporaryFolder();
const path = (name: string): string => join(folder, name);
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(path(name), content);
  return path(name);
};
const MADE = ['--now', '2027-06-02T08:00:00Z'];
const ON = ['--now', '2027-06-03T00:00:00Z'];

const made = desk(['evidence', 'slip', '2', '--data', here.folder, ...MADE]);
const text = made.stdout.trim();
const { key, fingerprint } = desk(['evidence', 'key', '--data', here.folder, '--json']).lines()[0] as {
  readonly key: string;
  readonly fingerprint: string;
};
const slip = file('slip.txt', text);
const check = (name: string, ...more: readonly string[]) => desk(['inspect', name, ...ON, ...more]);

describe('desk evidence slip', () => {
  it('prints the text of the code, or what is in it', () => {
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(text).toMatch(/^DPPSLIP01[0-9A-F]{300,590}$/);
    const [json] = desk(['evidence', 'slip', '2', '--data', here.folder, '--json', ...MADE]).lines();
    expect(json).toMatchObject({ text, slip: { number: 2, decision: 'held', hash: readInspection(here.context.store, 2)?.hash } });
  });

  it('refuses what is no number, or of nothing', () => {
    expect(desk(['evidence', 'slip', '--data', here.folder]).code).toBe(64);
    expect(desk(['evidence', 'slip', 'x', '--data', here.folder]).code).toBe(64);
    expect(desk(['evidence', 'slip', '1', '2', '--data', here.folder]).code).toBe(64);
    const none = desk(['evidence', 'slip', '99', '--data', here.folder]);
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('REFUSED not-found')]);
  });
});

describe('desk inspect, given a slip', () => {
  it('finds it genuine only under a key that is given or listed', () => {
    const unknown = check(slip);
    expect([unknown.code, unknown.stdout]).toEqual([2, expect.stringContaining('SLIP UNDETERMINED  no trust list here names this desk')]);
    const given = check(slip, '--signer', fingerprint);
    expect(given.code).toBe(0);
    expect(given.stdout).toContain('SLIP GENUINE');
    expect(given.stdout).toContain('item (01)09520123456788(21)GOOD');
    expect(given.stdout).toContain('decision held');
    expect(given.stdout).toContain('a copy of it looks the same');
    // The headline is only that of the inspection on the paper.
    expect(given.stdout).toMatch(/inspection 2, 2027-06-01T12:00:00\.000Z: VALID/);
    expect(given.stdout).not.toMatch(/#0: VALID/);
    expect(check(slip, '--signer', '0'.repeat(64)).code).toBe(2);
    expect(check(slip, '--signer', 'no').code).toBe(64);

    expect(desk(['trust', 'keygen', '--out', path('office.pem')]).code).toBe(0);
    expect(desk(['trust', 'create', path('draft.json'), '--operator', 'did:web:lists.example', '--name', 'Office']).code).toBe(0);
    expect(desk(['trust', 'add', path('draft.json'), key, '--desk', '--name', 'Gate 4', ...MADE]).code).toBe(0);
    const sign = ['--key', path('office.pem'), '--days', '30', '--out', path('list.json'), ...MADE];
    expect(desk(['trust', 'sign', path('draft.json'), ...sign]).code).toBe(0);
    const listed = check(slip, '--trust', path('list.json'), '--json');
    expect([listed.code, listed.lines()[0]]).toMatchObject([
      0,
      { kind: 'slip', text, slip: { state: 'genuine', desk: { name: 'Gate 4', by: 'list' }, slip: { number: 2 } } },
    ]);
    expect(listed.lines()[0]).not.toHaveProperty('headline');
  });

  it('reads it from a picture of the paper', async () => {
    const picture = file('slip.png', await QRCode.toBuffer(text, { errorCorrectionLevel: 'M', width: 600 }));
    const { code, stdout } = check(picture, '--signer', fingerprint);
    expect([code, stdout]).toEqual([0, expect.stringContaining('SLIP GENUINE')]);
  });

  it.each([
    ['altered in one digit', 1, changedAt(text, 150), 'ALTERED'],
    ['cut off', 1, text.slice(0, -2), 'ALTERED'],
    ['too long', 1, text.padEnd(700, '0'), 'ALTERED  it has more than 600 characters'],
    ['signed as something else', 1, writtenSlip(slipSigner(), 1, contentBytes(SLIP), 'dpp-desk-evidence-1\n'), 'ALTERED'],
    ['forged whole under a fresh key', 2, writeSlip(SLIP, slipSigner()), 'UNDETERMINED'],
    ['of a later version', 2, writtenSlip(slipSigner(), 7, Buffer.from('later')), 'UNDETERMINED  it is of version 7'],
  ])('says of one %s: exit code %i', (name, code, written, words) => {
    const said = check(file(`${name}.txt`, written), '--signer', fingerprint);
    expect([said.code, said.stdout]).toEqual([code, expect.stringContaining(`SLIP ${words}`)]);
  });

  it('shown with another item: undetermined', () => {
    const gtin = ['--signer', fingerprint, '--expect-gtin', '09520123456788'];
    expect(check(slip, ...gtin, '--expect-serial', 'GOOD').code).toBe(0);
    const other = check(slip, ...gtin, '--expect-serial', 'OTHER');
    expect([other.code, other.stdout]).toEqual([2, expect.stringContaining('the serial number differs')]);
  });

  it('compares it with its own log', () => {
    const own = check(slip, '--data', here.folder);
    expect([own.code, own.stdout]).toEqual([0, expect.stringContaining('the log of this computer says the same')]);
  });

  it('never lets it improve the exit code of an item, nor records it', () => {
    const item = file('item.txt', '(01)09506000134352(21)NONE');
    expect(desk(['inspect', slip, item, '--signer', fingerprint, ...ON]).code).toBe(2);
    const data = path('recorded');
    const both = desk(['inspect', slip, item, '--record', '--by', 'Ana', '--data', data, '--signer', fingerprint, '--json']);
    expect(both.lines()).toMatchObject([{ kind: 'slip' }, { kind: 'gs1', entry: 1 }]);
  });
});
