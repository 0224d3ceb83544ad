// The draft of a trust list in a backup and back again: byte for byte, no number twice, nothing else of its folder, and never half.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { didKeyOf, signTrustList } from '../../../server/domain/trust-list/write.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { BackupRefusal, endOf } from '../../../server/features/backups/backup.ts';
import { lookInto } from '../../../server/features/backups/preview.ts';
import { type RestoreOrder, restoreBackup } from '../../../server/features/backups/restore.ts';
import { checkBackup, writeBackup } from '../../../server/features/backups/write.ts';
import { type Draft, nextTrustList } from '../../../server/features/trust-authoring/draft.ts';
import { draftFile, findDraft, keepDraft } from '../../../server/features/trust-authoring/draft-file.ts';
import { keepLast, lastFile } from '../../../server/features/trust-authoring/last-list.ts';
import { openStore } from '../../../server/store/open.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const NOW = new Date('2027-06-01T12:00:00Z');
const PASSPHRASE = 'twelve letters and more';
const { privateKey } = generateKeyPairSync('ed25519');
let count = 0;
const fresh = (): string => join(folder, `data-${++count}`);
const draftOf = (sequence: number, name = 'List office', id = 'did:web:office.example'): Draft => ({
  issuer: { id, name },
  sequence,
  entries: [],
});
const listOf = (sequence: number) => signTrustList(nextTrustList(draftOf(sequence - 1), NOW, new Date('2027-07-01T12:00:00Z')), privateKey);

function withOffice(sequence: number, draft: Draft = draftOf(sequence)): string {
  const data = withNewStore(fresh());
  openApp({ folder: data, now: () => NOW }).close();
  keepDraft(data, draft);
  if (sequence > 0) keepLast(data, listOf(sequence));
  return data;
}
function backupOf(data: string, withKeys = false): string {
  const context = openApp({ folder: data, now: () => NOW });
  const file = join(folder, `${++count}.backup`);
  try {
    writeBackup(context.store, {
      file,
      who: 'Ana',
      now: NOW,
      ...(withKeys ? { keys: { passphrase: PASSPHRASE, files: context.keyFiles() } } : {}),
    });
  } finally {
    context.close();
  }
  return file;
}
const restore = (data: string, file: string, more: Partial<RestoreOrder> = {}) =>
  restoreBackup({ folder: data, file, who: 'Ana', now: NOW, ...more });
function codeOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    if (error instanceof BackupRefusal) return error.code;
    throw error;
  }
}
function previewOf(data: string, file: string) {
  const store = openStore(data);
  const steps = lookInto({ folder: data, store }, file);
  let step = steps.next();
  while (!step.done) step = steps.next();
  store.close();
  return step.value;
}
const officeIn = (data: string) => {
  const found = findDraft(data);
  return found !== undefined && 'draft' in found ? found.draft : undefined;
};

const office = withOffice(3);
const file = backupOf(office, true);

describe('a backup of an office', () => {
  it('brings the draft and the last list to an empty computer, byte for byte', () => {
    const data = fresh();
    const { office: back, differences } = restore(data, file, { passphrase: PASSPHRASE });
    for (const of of [draftFile, lastFile]) expect(readFileSync(of(data)).equals(readFileSync(of(office)))).toBe(true);
    expect(back).toEqual({ name: 'List office', operator: 'did:web:office.example', sequence: 3, issuers: 0 });
    expect(differences).toEqual([]);
    expect(readdirSync(data).filter((name) => /restor/.test(name))).toEqual([]);
  });

  it('is checked whole, and says what is in it before it is brought back', () => {
    expect(checkBackup(file).office?.map(({ name }) => name)).toEqual(['draft.json', 'last-list.jwt']);
    const preview = previewOf(withOffice(0, draftOf(0, 'Another', 'did:web:other.example')), file);
    expect(preview.office).toMatchObject({ name: 'List office', sequence: 3 });
    expect(preview.differences.map(({ what }) => what)).toContain('office-draft');
  });

  it('holds no key of the office, whatever else lies in its folder', () => {
    const data = withOffice(3);
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    writeFileSync(join(data, 'trust-office', 'operator.key'), pem);
    writeFileSync(join(data, 'trust-office', 'draft.json.old'), pem);
    const bytes = readFileSync(backupOf(data));
    expect(bytes.includes('PRIVATE KEY')).toBe(false);
    expect(bytes.includes(pem.split('\n')[1] ?? '?')).toBe(false);
  });

  it('is not made of a draft that cannot be read: nothing would say that it is missing', () => {
    const data = withOffice(1);
    writeFileSync(draftFile(data), '{"issuer":');
    expect(codeOf(() => backupOf(data))).toBe('office-draft');
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});

it('a whole backup with something else in the place of the draft is refused when it is only read, too', () => {
  const data = withOffice(0);
  const made = backupOf(data);
  const bytes = readFileSync(made);
  const { bytes: length, office: [part] = [] } = checkBackup(made);
  const other = Buffer.from('{"sequence":1}'.padEnd(part?.bytes ?? 0));
  const text = bytes
    .subarray(length + other.length, -32)
    .toString()
    .replace(part?.sha256 ?? '?', createHash('sha256').update(other).digest('hex'));
  writeFileSync(made, Buffer.concat([bytes.subarray(0, length), other, Buffer.from(text), bytes.subarray(-32)]));
  expect(codeOf(() => checkBackup(made))).toBe('office-draft');
});

describe('a draft that is kept where a backup comes', () => {
  it('stays, where the backup has none', () => {
    const data = withOffice(5);
    const plain = fresh();
    openApp({ folder: plain, now: () => NOW }).close();
    const other = backupOf(plain);
    expect(readFileSync(other).subarray(-32).toString()).toMatch(/^DPPDESKBACKUP1 /);
    expect(restore(data, other, { reason: 'a test' }).office).toBeUndefined();
    expect(officeIn(data)?.sequence).toBe(5);
  });

  it('gives way with a reason, is kept, and its numbers are not used again', () => {
    const data = withOffice(5, { ...draftOf(5), operatorKeys: [didKeyOf(privateKey)] });
    const [draft, last] = [readFileSync(draftFile(data)), readFileSync(lastFile(data))];
    expect(codeOf(() => restore(data, file, { withoutKeys: true }))).toBe('rollback');
    expect(readFileSync(draftFile(data)).equals(draft)).toBe(true);
    const { differences, keptAside = '' } = restore(data, file, { withoutKeys: true, reason: 'a mistake in the draft' });
    expect(differences.map(({ what }) => what)).toContain('office-draft');
    // The later number, the later list and the key that was announced since.
    expect(officeIn(data)).toMatchObject({ sequence: 5, operatorKeys: [didKeyOf(privateKey)] });
    expect(readFileSync(lastFile(data)).equals(last)).toBe(true);
    expect(readFileSync(join(keptAside, 'trust-office-draft.json')).equals(draft)).toBe(true);
  });

  it('of another office gives way whole, where it is damaged too', () => {
    for (const spoil of [() => undefined, (data: string) => writeFileSync(draftFile(data), 'x')]) {
      const data = withOffice(0, draftOf(9, 'Another', 'did:web:other.example'));
      spoil(data);
      restore(data, file, { withoutKeys: true, reason: 'a test' });
      expect(officeIn(data)).toEqual(draftOf(3));
    }
  });
});

describe('a backup whose part of the office is not as it was written', () => {
  const plain = backupOf(office);
  const bytes = readFileSync(plain);
  const facts = checkBackup(plain);
  const [draft] = facts.office ?? [];
  const end = facts.bytes + (facts.office ?? []).reduce((sum, part) => sum + part.bytes, 0);
  const written = (
    change: (facts: Record<string, unknown>) => unknown,
    parts: Uint8Array = bytes.subarray(facts.bytes, end),
    form: 1 | 2 = 2,
  ) => {
    const to = join(folder, `${++count}.backup`);
    const text = Buffer.from(JSON.stringify(change(JSON.parse(bytes.subarray(end, -32).toString()))));
    writeFileSync(to, Buffer.concat([bytes.subarray(0, facts.bytes), parts, text, Buffer.from(endOf(text.length, form))]));
    return to;
  };
  const flipped = Buffer.from(bytes.subarray(facts.bytes, end));
  flipped.writeUInt8(flipped.readUInt8(20) ^ 1, 20);
  const other = Buffer.from('{"a draft":false}');
  const sha256 = createHash('sha256').update(other).digest('hex');

  it.each<readonly [string, string, () => string]>([
    ['a bit is another one', 'changed', () => written((all) => all, flipped)],
    [
      'it is no draft',
      'office-draft',
      () => written((all) => ({ ...all, office: [{ name: 'draft.json', bytes: other.length, sha256 }] }), other),
    ],
    ['it is cut', 'truncated', () => written((all) => all, bytes.subarray(facts.bytes, end - 10))],
    ['it claims ten gigabytes', 'changed', () => written((all) => ({ ...all, office: [{ ...draft, bytes: 10 * 2 ** 30 }] }))],
    ['it has another name', 'changed', () => written((all) => ({ ...all, office: [{ ...draft, name: '../service-key.json' }] }))],
    ['it is the last list only', 'changed', () => written((all) => ({ ...all, office: [{ ...draft, name: 'last-list.jwt' }] }))],
    ['nothing is in it', 'changed', () => written((all) => ({ ...all, office: [] }), new Uint8Array())],
    ['its form is that of one without', 'changed', () => written((all) => all, undefined, 1)],
    ['its form is that of one with', 'changed', () => written(({ office: _, ...all }) => all, new Uint8Array(), 2)],
  ])('%s: %s', (_, code, make) => {
    const data = withOffice(1);
    const before = readFileSync(draftFile(data));
    expect(codeOf(() => restore(data, make(), { reason: 'a test' }))).toBe(code);
    expect(readFileSync(draftFile(data)).equals(before)).toBe(true);
    expect(readdirSync(data).filter((name) => /restor|looking/.test(name))).toEqual([]);
  });
});

it('a restore that was cut short after it was decided is completed with the draft by whoever opens the store next', () => {
  const data = withOffice(1);
  const from = fresh();
  restore(from, file, { withoutKeys: true });
  // As it lies between the decision and its end.
  const decided = join(data, 'restored');
  mkdirSync(decided);
  writeFileSync(join(decided, 'trust-office-draft.json'), readFileSync(draftFile(from)));
  writeFileSync(join(decided, 'plan.json'), JSON.stringify({ aside: 'before-restore-x', leave: [] }));
  openStore(data).close();
  expect(officeIn(data)?.sequence).toBe(3);
  expect(existsSync(join(data, 'before-restore-x', 'trust-office-draft.json'))).toBe(true);
  expect(existsSync(decided)).toBe(false);
});

describe('where the draft would come to lies something else', () => {
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  it.each<readonly [string, (data: string) => void]>([
    ['a file in the place of its folder', (data) => writeFileSync(dirname(draftFile(data)), 'notes')],
    ['a link to another folder', (data) => symlinkSync(elsewhere, dirname(draftFile(data)))],
    ['a folder of its name', (data) => mkdirSync(draftFile(data), { recursive: true })],
    ['a folder with the name of the last list', (data) => mkdirSync(lastFile(data), { recursive: true })],
  ])('%s: refused before anything is decided, and the store opens as before', (_, put) => {
    const file = backupOf(withOffice(3));
    const data = fresh();
    openApp({ folder: data, now: () => NOW }).close();
    put(data);
    expect(codeOf(() => restore(data, file, { reason: 'a test' }))).toBe('office-draft');
    expect(readdirSync(data).filter((name) => name.startsWith('restor') || name.startsWith('before-restore'))).toEqual([]);
    openApp({ folder: data, now: () => NOW }).close();
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

it('a draft into which somebody has put a private key goes into no backup, in whatever form it is written', () => {
  const jwk = privateKey.export({ format: 'jwk' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  for (const key of [{ key: jwk }, { notes: [`mine: ${pem}`] }, { verificationMethod: [{ secretKeyMultibase: 'z3u2' }] }]) {
    const data = withOffice(3);
    writeFileSync(draftFile(data), JSON.stringify({ ...draftOf(3), ...key }));
    expect(codeOf(() => backupOf(data))).toBe('office-draft');
  }
});
