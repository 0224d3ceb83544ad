// Backups brought back on real folders: never a way around what was seen since.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFingerprint } from '../../../server/domain/keys/fingerprint.ts';
import type { PublicJwk } from '../../../server/domain/keys/identity.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { sentenceOf } from '../../../server/features/backups/diff.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { addLocalIssuer, removeLocalIssuer } from '../../../server/features/trust/local-issuer.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { dataVersionOf } from '../../../server/store/data-version.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { settle } from '../../../server/store/restored.ts';
import { createKey, listKeys, revokeKey } from '../../../server/store/stakeholder-keys.ts';
import { listIssuers } from '../../../server/store/trust/issuers.ts';
import { bitsOf, statusStandingOf } from '../../../server/store/trust/own-status.ts';
import { heldStatusList } from '../../../server/store/trust/status-lists.ts';
import { trustListInForce } from '../../../server/store/trust/trust-lists.ts';
import { codeOf } from '../../fixtures/backup-refused.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { codesOf, didDocument, newKey, passport, proofOptions, secure, verify } from '../../fixtures/issuing.ts';
import { backup, changed, copyOf, fresh, life, NOW, open, restore, scan, take } from '../../fixtures/lived.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { DUE, LIST_URL, newOperatorKey, revocationList, signed, withList } from '../../fixtures/office.ts';
import { putStatusList } from '../../fixtures/put-status-list.ts';
import { statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

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

  it('gives no credential a second index, and takes back neither bit', () => {
    const data = copyOf(life.data);
    const early = open(data);
    const file = backup(early);
    const { db } = early.store;
    const one = db.prepare('SELECT credential_id AS id, list, place FROM status_places WHERE dpp_code = ? LIMIT 1').get(SAMPLE.dppCode) as {
      id: string;
      list: number;
      place: number;
    };
    // A store that was repaired may have given the credential another index.
    const other = [0, 1].find((place) => db.prepare('SELECT 1 FROM status_places WHERE list = 2 AND place = ?').get(place) === undefined);
    db.prepare('INSERT OR IGNORE INTO own_status_lists (list, given) VALUES (2, 0)').run();
    db.prepare('UPDATE status_places SET list = 2, place = ? WHERE credential_id = ?').run(other, one.id);
    changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'Ana', reason: 'recall' }, early);
    early.close();
    restore(data, file, { reason: 'a test' });
    const { store, close } = open(data);
    const bitOf = (list: number, place: number) => (bitsOf(store, list, 'revocation')[place >> 3] ?? 0) & (0x80 >> (place & 7));
    expect([bitOf(one.list, one.place), bitOf(2, other ?? 0)]).not.toContain(0);
    expect(store.db.prepare('SELECT list, place FROM status_places WHERE credential_id = ?').all(one.id)).toEqual([
      { list: one.list, place: one.place },
    ]);
    close();
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
