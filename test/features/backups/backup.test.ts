// Backups made and brought back, on real folders: whole, checked, and never a way around what was seen since.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { keyFingerprint } from '../../../server/domain/keys/fingerprint.ts';
import type { PublicJwk } from '../../../server/domain/keys/identity.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { endOf } from '../../../server/features/backups/backup.ts';
import { sentenceOf } from '../../../server/features/backups/diff.ts';
import { type RestoreOrder, restoreBackup } from '../../../server/features/backups/restore.ts';
import { checkBackup, writeBackup } from '../../../server/features/backups/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { addLocalIssuer, removeLocalIssuer } from '../../../server/features/trust/local-issuer.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { dataVersionOf } from '../../../server/store/data-version.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { settle } from '../../../server/store/restored.ts';
import { createKey, listKeys, revokeKey } from '../../../server/store/stakeholder-keys.ts';
import { listIssuers } from '../../../server/store/trust/issuers.ts';
import { bitsOf, statusStandingOf } from '../../../server/store/trust/own-status.ts';
import { heldStatusList, putStatusList } from '../../../server/store/trust/status-lists.ts';
import { trustListInForce } from '../../../server/store/trust/trust-lists.ts';
import { codeOf } from '../../fixtures/backup-refused.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { codesOf, didDocument, newKey, passport, proofOptions, secure, verify } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { DUE, LIST_URL, newOperatorKey, revocationList, signed, withList } from '../../fixtures/office.ts';
import { statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const folder = temporaryFolder();
const NOW = new Date('2027-06-01T12:00:00Z');
const PASSPHRASE = 'twelve letters and more';
let count = 0;
const fresh = (): string => join(folder, `data-${++count}`);
const fileOf = (): string => join(folder, `${++count}.backup`);
const open = (data: string, now = NOW): AppContext => openApp({ folder: data, now: () => now });
const scan = (context: AppContext, serial = 'ABC123') =>
  inspect({ channel: 'manual', text: `https://id.gs1.org/01/09520123456788/21/${serial}` }, context);

function take(context: AppContext, sequence: number, revoked: readonly number[]): void {
  bringList(context.store, signed(sequence, [withList(revoked)]), NOW);
}

const withKeys = (context: AppContext, passphrase = PASSPHRASE) => ({ keys: { passphrase, files: context.keyFiles() } });
function backup(context: AppContext, more: Partial<Parameters<typeof writeBackup>[1]> = withKeys(context)): string {
  const file = fileOf();
  writeBackup(context.store, { file, who: 'Ana', now: NOW, ...more });
  return file;
}

const restore = (data: string, file: string, more: Partial<RestoreOrder> = {}) =>
  restoreBackup({ folder: data, file, who: 'Ana', now: NOW, passphrase: PASSPHRASE, ...more });

/** A folder with a log, a trust list and a service that published. */
function lived(): { readonly data: string; readonly file: string; readonly key: string } {
  const data = withNewStore(fresh());
  const context = open(data);
  context.changeSettings({ baseUrl: 'https://maker.example' });
  loadSample(context);
  asReal(context);
  scan(context);
  take(context, 1, []);
  const file = backup(context);
  const key = context.signer().publicJwk.x;
  context.close();
  return { data, file, key };
}
const life = lived();
const copyOf = (data: string): string => {
  const to = fresh();
  cpSync(data, to, { recursive: true });
  return to;
};

const bytes = readFileSync(life.file);
const { bytes: length } = checkBackup(life.file);
const written = (content: Uint8Array): string => {
  const file = fileOf();
  writeFileSync(file, content);
  return file;
};
/** A database that somebody changed, with a digest that fits. */
const changed = (sql: string, name = '', as = ''): string => {
  const file = written(bytes.subarray(0, length));
  const db = new Database(file);
  db.exec(sql);
  db.close();
  const data = Buffer.from(readFileSync(file).toString('latin1').replaceAll(name, as), 'latin1');
  const { keys: _, ...rest } = JSON.parse(bytes.subarray(length, -32).toString()) as Record<string, unknown>;
  const text = Buffer.from(JSON.stringify({ ...rest, bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') }));
  return written(Buffer.concat([data, text, Buffer.from(endOf(text.length))]));
};

describe('a backup', () => {
  it('holds the store as it was at one moment, while others have it open, and reads again as whole', () => {
    const context = open(copyOf(life.data));
    const reader = openStore(context.store.folder, { readonly: true });
    const file = backup(context);
    scan(context);
    const facts = checkBackup(file);
    expect(facts).toMatchObject({ service: 'did:web:maker.example', trustSequence: 1, heads: { inspections: 1, decisions: 0 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // The first part of the file is a database that any tool opens.
    const db = new Database(file, { readonly: true });
    expect(db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(1);
    db.close();
    expect(readBackupLog(context.store)[0]).toMatchObject({ action: 'backup', who: 'Ana', file, sha256: facts.sha256, keys: true });
    reader.close();
    context.close();
  });

  it('shows no key without its passphrase, and has none when they are left out', () => {
    const secret = JSON.parse(readFileSync(join(life.data, 'service-key.json'), 'utf8')) as { d: string };
    expect(readFileSync(life.file).includes(secret.d)).toBe(false);
    const context = open(copyOf(life.data));
    expect(checkBackup(backup(context, {})).keys).toBeUndefined();
    expect(codeOf(() => backup(context, withKeys(context, 'too short')))).toBe('passphrase-needed');
    context.close();
  });

  it('never goes over what is there, a link neither, and leaves nothing half made behind', () => {
    const context = open(copyOf(life.data));
    const place = join(folder, `place-${++count}`);
    mkdirSync(place);
    const link = join(place, 'link');
    symlinkSync(join(folder, 'nowhere'), link);
    for (const file of [life.file, link]) expect(codeOf(() => backup(context, { file }))).toBe('exists');
    expect(codeOf(() => backup(context, { file: join(place, 'none', 'x') }))).toBe('not-found');
    expect(readdirSync(place)).toEqual(['link']);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    context.close();
  });
});

describe('a restore', () => {
  it('brings a whole service to an empty folder: log, trust data, passports and the key that signs', () => {
    const data = fresh();
    expect(restore(data, life.file)).toMatchObject({ differences: [], keys: 'restored' });
    const context = open(data);
    expect(context.signer().publicJwk.x).toBe(life.key);
    expect([
      trustListInForce(context.store)?.sequence,
      firstBroken(context.store, 'inspections'),
      firstBroken(context.store, 'backup_log'),
    ]).toEqual([1, undefined, undefined]);
    expect(readBackupLog(context.store)[0]).toMatchObject({ action: 'restore', who: 'Ana', keys: true });
    expect(readdirSync(data).filter((name) => /restor/.test(name))).toEqual([]);
    context.close();
  });

  it('seals the keys under the secret of the folder that they come to', () => {
    const data = fresh();
    restore(data, life.file, { secret: 'of the new machine' });
    expect(() => open(data)).toThrow(/locked/);
    const context = openApp({ folder: data, secret: 'of the new machine' });
    expect(context.signer().publicJwk.x).toBe(life.key);
    context.close();
  });

  it('wants the passphrase of the keys, or a word that they are left out', () => {
    expect(codeOf(() => restoreBackup({ folder: fresh(), file: life.file, who: 'Ana', now: NOW }))).toBe('passphrase-needed');
    expect(codeOf(() => restore(fresh(), life.file, { passphrase: 'another one altogether' }))).toBe('passphrase-wrong');
    expect(restore(fresh(), life.file, { withoutKeys: true }).keys).toBe('left-out');
  });

  it('of a backup whose keys are here already needs no passphrase, and says that they stay', () => {
    const data = copyOf(life.data);
    expect(restore(data, life.file, { withoutKeys: true, reason: 'a test' }).keys).toBe('kept');
    const context = open(data);
    expect(readBackupLog(context.store)[0]).toMatchObject({ action: 'restore', keys: false, keysHere: true });
    expect(context.signer().publicJwk.x).toBe(life.key);
    context.close();
  });

  it('is refused while a program has the store open, reading or writing', () => {
    const data = copyOf(life.data);
    const context = open(data);
    expect(codeOf(() => restore(data, life.file))).toBe('running');
    context.close();
    const reader = openStore(data, { readonly: true });
    reader.db.prepare('SELECT count(*) FROM settings').get();
    expect(codeOf(() => restore(data, life.file))).toBe('running');
    reader.close();
    restore(data, life.file);
  });

  it('says what was seen here and is not in the backup, goes back only with a reason, and keeps what was here', () => {
    const data = copyOf(life.data);
    const context = open(data);
    scan(context);
    take(context, 2, [5]);
    context.close();
    const before = readFileSync(storeFile(data));
    expect(codeOf(() => restore(data, life.file))).toBe('rollback');
    expect(codeOf(() => restore(data, life.file, { reason: '  ' }))).toBe('rollback');
    const still = openStore(data);
    expect([trustListInForce(still)?.sequence, still.db.prepare('SELECT count(*) FROM inspections').pluck().get()]).toEqual([2, 2]);
    still.close();
    const { differences, keptAside } = restore(data, life.file, { reason: 'the disk was exchanged' });
    expect(differences.map(sentenceOf).join()).toMatch(/1 inspection made here is not in the backup/);
    const store = openStore(data);
    expect(trustListInForce(store)?.sequence).toBe(2);
    const [line] = readBackupLog(store);
    expect(line).toMatchObject({ reason: 'the disk was exchanged', behind: differences });
    store.close();
    expect(readFileSync(join(keptAside ?? '', basename(storeFile(data)))).length).toBe(before.length);
    const old = openStore(keptAside ?? '');
    expect(trustListInForce(old)?.sequence).toBe(2);
    old.close();
  });

  it('takes back nothing that was taken back: lists, own passports, readers’ keys', () => {
    const data = copyOf(life.data);
    const early = open(data);
    const reader = createKey(early.store, { role: 'customs', label: 'Border' }, NOW).key;
    const file = backup(early);
    take(early, 2, [5]);
    changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'Ana', reason: 'recall' }, early);
    revokeKey(early.store, reader.id, NOW);
    early.close();
    restore(data, file, { reason: 'a test' });
    const context = open(data);
    const held = heldStatusList(context.store, LIST_URL);
    expect(held?.statements.map(({ credential }) => credential)).toContain(revocationList([5]));
    expect(statusStandingOf(context.store, SAMPLE.dppCode)).toMatchObject({ state: 'revoked', reason: 'recall' });
    const places = context.store.db.prepare('SELECT list, place, revoked FROM status_places WHERE dpp_code = ?').all(SAMPLE.dppCode) as {
      list: number;
      place: number;
      revoked: number;
    }[];
    expect(places.length).toBeGreaterThan(0);
    for (const { list, place } of places)
      expect((bitsOf(context.store, list, 'revocation')[place >> 3] ?? 0) & (0x80 >> (place & 7))).not.toBe(0);
    expect(listKeys(context.store, NOW).find(({ id }) => id === reader.id)).toMatchObject({ revokedAt: expect.any(String) });
    context.close();
  });

  it('brings back no key that was retired, and no earlier moment', () => {
    const data = copyOf(life.data);
    const context = open(data, new Date('2027-08-01T00:00:00Z'));
    scan(context);
    context.rotateKey({ compromised: true });
    context.close();
    const { keys } = restore(data, life.file, { reason: 'a test' });
    expect(keys).toBe('kept');
    const after = open(data);
    expect(after.signer().verificationMethod).toMatch(/#key-2$/);
    expect(after.trust().clockFloor).toBe('2027-08-01T00:00:00.000Z');
    after.close();
  });

  it('brings back no issuer that was removed by hand, and no looser rule; where two persons are wanted it takes two to go back', () => {
    const data = copyOf(life.data);
    const context = open(data);
    const key = newKey();
    const did = 'did:web:other.example';
    const document = JSON.stringify(didDocument(did, key.jwk));
    const fingerprint = keyFingerprint(key.jwk as unknown as PublicJwk);
    addLocalIssuer(context, { document, name: 'Other', fingerprint, who: 'Ana', reason: 'known' });
    context.changeSettings({ trustFreshDays: 90 });
    const file = backup(context);
    removeLocalIssuer(context, did, { who: 'Ana', reason: 'gone' });
    context.changeSettings({ trustTwoPersons: true, trustFreshDays: 30 });
    scan(context);
    context.close();
    expect(codeOf(() => restore(data, file, { reason: 'a test' }))).toBe('second-person');
    expect(codeOf(() => restore(data, file, { reason: 'a test', secondPerson: 'ana' }))).toBe('second-person');
    restore(data, file, { reason: 'a test', secondPerson: 'Ben' });
    const after = open(data);
    expect(after.trust().issuers.has(did)).toBe(false);
    expect(after.settings()).toMatchObject({ trustTwoPersons: true, trustFreshDays: 30 });
    expect(readBackupLog(after.store)[0]?.who).toBe('Ana, Ben');
    after.close();
  });

  it('brings back no key of an issuer that was removed by hand and added again with another one', () => {
    const data = copyOf(life.data);
    const context = open(data);
    const did = 'did:web:other.example';
    const [lost, next] = [newKey(), newKey()];
    const add = (key: typeof lost) =>
      addLocalIssuer(context, {
        document: JSON.stringify(didDocument(did, key.jwk)),
        name: 'Other',
        fingerprint: keyFingerprint(key.jwk as unknown as PublicJwk),
        who: 'Ana',
        reason: 'known',
      });
    add(lost);
    const file = backup(context);
    removeLocalIssuer(context, did, { who: 'Ana', reason: 'its key was lost' });
    add(next);
    context.close();
    restore(data, file, { reason: 'a test' });
    const after = open(data);
    expect(JSON.stringify(after.trust().issuers.get(did)?.didDocument ?? {})).not.toContain(String(lost.jwk.x));
    after.close();
  });

  it('V18: forgets no suspension that the backup lacks, and the older list played again changes nothing', () => {
    const data = copyOf(life.data);
    const context = open(data);
    const [key, other, url] = [newKey(), 'did:web:other.example', 'https://other.example/status/1'];
    const document = JSON.stringify(didDocument(other, key.jwk));
    const fingerprint = keyFingerprint(key.jwk as unknown as PublicJwk);
    addLocalIssuer(context, { document, name: 'Other', fingerprint, who: 'Ana', reason: 'known' });
    const options = proofOptions({ verificationMethod: `${other}#key-1` });
    const suspension = (set: readonly number[], validFrom: string) =>
      JSON.stringify(secure(statusList(set, { id: url, issuer: other, validFrom }, { statusPurpose: 'suspension' }), options, key));
    const credentialStatus = statusEntry('7', { statusPurpose: 'suspension', statusListCredential: url });
    const credential = secure(passport({ issuer: other, credentialStatus }), options, key);
    const older = suspension([], '2026-05-01T00:00:00Z');
    const early = backup(context);
    importText(suspension([7], '2026-05-02T00:00:00Z'), context);
    context.close();
    restore(data, early, { reason: 'a test' });
    const after = open(data);
    const status = () => codesOf(verify(credential, { trust: after.trust(), now: after.now() })).find((code) => code.startsWith('DPP-STA'));
    expect(status()).toBe('DPP-STA-21');
    importText(older, after);
    expect(status()).toBe('DPP-STA-21');
    after.close();
  });

  it('keeps the newer list of what is suspended', () => {
    const data = copyOf(life.data);
    const context = open(data);
    const url = 'https://other.example/status/1/suspension';
    putStatusList(context.store, url, { credential: 'none', retrievedAt: '2027-05-31T00:00:00Z' });
    const early = backup(context);
    putStatusList(context.store, url, { credential: 'seven', retrievedAt: '2027-06-01T00:00:00Z' });
    const late = backup(context);
    context.close();
    for (const file of [early, late, early]) {
      restore(data, file, { reason: 'a test' });
      const after = open(data);
      expect(heldStatusList(after.store, url)).toMatchObject({
        statements: [{ credential: 'none' }, { credential: 'seven', retrievedAt: '2027-06-01T00:00:00.000Z' }],
      });
      after.close();
    }
  });

  it('keeps the list that is later by its own word, though the other was fetched later', () => {
    const data = copyOf(life.data);
    const context = open(data);
    const [older, newer] = ['2026-05-01T00:00:00Z', '2026-05-02T00:00:00Z'].map((validFrom) => revocationList([], { validFrom })) as [
      string,
      string,
    ];
    putStatusList(context.store, LIST_URL, { credential: older, retrievedAt: '2027-05-31T00:00:00Z' });
    const early = backup(context);
    putStatusList(context.store, LIST_URL, { credential: newer, retrievedAt: '2027-05-30T00:00:00Z' });
    context.close();
    restore(data, early, { reason: 'a test' });
    const after = open(data);
    expect(heldStatusList(after.store, LIST_URL)).toMatchObject({ statements: [{ credential: older }, { credential: newer }] });
    after.close();
  });

  it('takes two persons where two are wanted, also when nothing was seen here that it does not know', () => {
    const context = open(copyOf(life.data));
    context.changeSettings({ trustTwoPersons: true });
    const key = newKey();
    const { folder: data } = context.store;
    const plain = copyOf(data);
    const document = JSON.stringify(didDocument('did:web:eve.example', key.jwk));
    const fingerprint = keyFingerprint(key.jwk as unknown as PublicJwk);
    addLocalIssuer(context, { document, name: 'Eve', fingerprint, who: 'Ana', secondPerson: 'Ben', reason: 'known' });
    const file = backup(context);
    context.close();
    expect(codeOf(() => restore(plain, file))).toBe('second-person');
    expect(codeOf(() => restore(plain, file, { secondPerson: 'Ben' }))).toBe('none');
  });

  it('sees every change in what it brought back, also where the copy does not count them', () => {
    const triggers = 'DROP TRIGGER status_statements_insert_counted; DROP TRIGGER status_statements_update_counted';
    const data = fresh();
    restore(data, changed(triggers), { withoutKeys: true });
    const store = openStore(data);
    const before = dataVersionOf(store);
    putStatusList(store, LIST_URL, { credential: 'another', retrievedAt: '2027-06-01T00:00:00Z' });
    expect(dataVersionOf(store)).toBeGreaterThan(before);
    store.close();
  });

  it('believes of a trust list in the copy only what its office signed', () => {
    const key = newKey();
    const document = JSON.stringify(didDocument('did:web:eve.example', key.jwk));
    const forged = changed(
      `INSERT INTO issuers (did, origin, status, did_document, as_of) VALUES ('did:web:eve.example', 'list', 'granted', '${document}', '2027-05-31T00:00:00Z');
       UPDATE snapshots SET next_update = '2099-01-01T00:00:00Z', sequence = 7`,
    );
    const data = fresh();
    restore(data, forged, { withoutKeys: true });
    const context = open(data);
    expect(listIssuers(context.store).map(({ did }) => did)).toEqual(['did:web:maker.example']);
    expect(trustListInForce(context.store)).toMatchObject({ sequence: 1, nextUpdate: DUE });
    context.close();
  });

  it('wants a reason where a later list in the copy is signed with a key that is not known here', () => {
    const data = copyOf(life.data);
    const other = open(withNewStore(fresh()));
    other.changeSettings({ baseUrl: 'https://maker.example' });
    bringList(other.store, signed(9, [withList([])], {}, newOperatorKey()), NOW, { who: 'Eve' });
    const file = backup(other, {});
    other.close();
    try {
      restore(data, file);
      expect.unreachable();
    } catch (error) {
      expect(String(error)).toContain(sentenceOf({ what: 'trust-office' }));
    }
  });

  it('leaves alone what another program has open already', () => {
    const data = copyOf(life.data);
    const context = open(data);
    scan(context);
    settle(storeFile(data), join(data, 'aside'));
    scan(context);
    const reader = openStore(data, { readonly: true });
    expect(reader.db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(3);
    reader.close();
    context.close();
  });

  it('replaces a store that is damaged, with a reason, and keeps it', () => {
    const data = copyOf(life.data);
    writeFileSync(storeFile(data), Buffer.alloc(65_536, 7));
    expect(codeOf(() => restore(data, life.file))).toBe('rollback');
    const { keptAside = '' } = restore(data, life.file, { reason: 'the disk failed', secondPerson: 'Ben' });
    expect(readFileSync(storeFile(keptAside))[0]).toBe(7);
    const store = openStore(data);
    expect(trustListInForce(store)?.sequence).toBe(1);
    store.close();
  });
});

describe('a file that is no good backup is refused with its code, and nothing is changed', () => {
  const facts = (change: (text: string) => string): Buffer => {
    const text = Buffer.from(change(bytes.subarray(length, -32).toString()));
    return Buffer.concat([bytes.subarray(0, length), text, Buffer.from(endOf(text.length))]);
  };
  const setting = (name: string, value: string): string =>
    `INSERT INTO settings (name, value) VALUES ('${name}', '${value}') ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(length >> 1) ^ 1, length >> 1);
  const cases: readonly (readonly [string, string, () => string])[] = [
    ['a text', 'not-a-backup', () => written(Buffer.from('hello'))],
    ['nothing at all', 'not-a-backup', () => written(new Uint8Array())],
    ['one cut off', 'truncated', () => written(bytes.subarray(0, length - 100))],
    ['one with a hole in it', 'truncated', () => written(Buffer.concat([bytes.subarray(0, 16_384), bytes.subarray(32_768)]))],
    ['a bit that is another one', 'changed', () => written(flipped)],
    ['ten gigabytes claimed', 'truncated', () => written(facts((text) => text.replace(`"bytes":${length}`, '"bytes":10737418240')))],
    [
      'facts of ten gigabytes claimed',
      'truncated',
      () => written(Buffer.concat([bytes.subarray(0, -32), Buffer.from(endOf(10_737_418_240))])),
    ],
    ['a member too many', 'changed', () => written(facts((text) => text.replace('{', '{"more":1,')))],
    [
      'another maker under the same keys',
      'passphrase-wrong',
      () => written(facts((text) => text.replace('"madeBy":"Ana"', '"madeBy":"Eve"'))),
    ],
    ['a salt of another length', 'changed', () => written(facts((text) => text.replace(/"salt":"[\w-]+"/, '"salt":"AAAA"')))],
    ['a tag that is cut', 'changed', () => written(facts((text) => text.replace(/"sealed":"[\w-]+"/, '"sealed":"AAAAAA"')))],
    ['a newer store', 'newer', () => written(facts((text) => text.replace(/"schema":\d+/, '"schema":998')))],
    ['a newer form', 'newer', () => written(Buffer.concat([bytes.subarray(0, -32), Buffer.from(endOf(10).replace('BACKUP1', 'BACKUP3'))]))],
    [
      'a trigger that runs something',
      'foreign-schema',
      () => changed('CREATE TRIGGER t AFTER INSERT ON settings BEGIN DELETE FROM status_statements; END'),
    ],
    [
      'a trigger under a name of the database itself',
      'foreign-schema',
      () => changed('CREATE TRIGGER sqliteXt AFTER INSERT ON settings BEGIN DELETE FROM status_statements; END', 'sqliteXt', 'sqlite_t'),
    ],
    ['a table of its own', 'foreign-schema', () => changed('CREATE TABLE more (a)')],
    ['a log without its guard', 'foreign-schema', () => changed('DROP TRIGGER inspections_no_delete')],
    [
      'an inspection that says otherwise',
      'broken-log',
      () =>
        changed(
          `DROP TRIGGER inspections_no_update; UPDATE inspections SET headline = 'cannot-check';
           CREATE TRIGGER inspections_no_update BEFORE UPDATE ON inspections BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;`,
        ),
    ],
    ...['http://127.0.0.1:8080', 'ftp://maker.example', 7, 'https://maker.example/dpp'].map(
      (value) => ['an address that names no service', 'bad-settings', () => changed(setting('baseUrl', JSON.stringify(value)))] as const,
    ),
    ['a setting that is no JSON', 'bad-settings', () => changed(setting('trustFreshDays', 'thirty'))],
    ['a listener on no port', 'bad-settings', () => changed(setting('resolver', '{"enabled":true,"host":"0.0.0.0","port":99999}'))],
    ['a folder', 'not-a-file', () => folder],
    ['nothing there', 'not-found', () => join(folder, 'nothing-there')],
    [
      'a link',
      'not-a-file',
      () => {
        const link = fileOf();
        symlinkSync(life.file, link);
        return link;
      },
    ],
  ];
  it.each(cases)('%s: %s', (_, code, make) => {
    const data = copyOf(life.data);
    const before = readFileSync(storeFile(data));
    expect(codeOf(() => restore(data, make(), { reason: 'a test' }))).toBe(code);
    const names = readdirSync(data).filter((name) => !/-(?:wal|shm)$/.test(name));
    expect(names.sort()).toEqual(['device-key.json', 'dpp-desk.sqlite', 'service-key.json']);
    expect(readFileSync(storeFile(data)).length).toBe(before.length);
  });
});
