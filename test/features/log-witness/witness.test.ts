// Two desks that witness each other: what is changed in a log afterwards is found and named, also by someone who has the key of the computer and forgets no
// hash; a restore or a copy is declared, and not called tampering.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { readCheckpoint } from '../../../server/domain/merkle/checkpoint.ts';
import { isProved, readEntryProof } from '../../../server/domain/merkle/entry.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { cosignCheckpoint } from '../../../server/features/log-witness/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { canonical } from '../../../server/store/audit-log/chain.ts';
import { openDeviceKey } from '../../../server/store/audit-log/device.ts';
import { LOGS, signAll } from '../../../server/store/audit-log/heads.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { epochsOf } from '../../../server/store/log-tree/epochs.ts';
import { treeSize } from '../../../server/store/log-tree/leaves.ts';
import { proofOfEntry } from '../../../server/store/log-tree/proofs.ts';
import { openStore } from '../../../server/store/open.ts';
import { forgeTree } from '../../fixtures/forged-tree.ts';
import { backdated, rechain } from '../../fixtures/rechained-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { checkpointIn, folders, forge, look, NOW, opened, verdictOn } from '../../fixtures/witnessed-log.ts';

const root = temporaryFolder();
let count = 0;
const { newFolder, worked } = folders(root);

const cosignedBy = (folder: string, text: string) => opened(folder, ({ store }, key) => cosignCheckpoint(store, key, text, NOW));

describe('a witness', () => {
  it('cosigns the first checkpoint, and later ones only with the proof that nothing was changed', () => {
    const [folder, witness] = [worked(), worked([])];
    const first = cosignedBy(witness, checkpointIn(folder));
    expect(first).toMatchObject({ outcome: 'cosigned' });
    const seen = first.outcome === 'cosigned' ? first.checkpoint.size : 0;
    opened(folder, (context) => ['B1', 'B2', 'B3'].map((serial) => look(context, serial)));
    expect(cosignedBy(witness, checkpointIn(folder))).toMatchObject({ outcome: 'refused', reason: 'proof-needed', before: { size: seen } });
    expect(cosignedBy(witness, checkpointIn(folder, seen - 1))).toMatchObject({ reason: 'proof-needed' });
    const next = checkpointIn(folder, seen);
    const [old, , ...rest] = next.split('\n');
    expect(cosignedBy(witness, [old, ...rest].join('\n'))).toMatchObject({ outcome: 'refused', reason: 'not-proved' });
    expect(cosignedBy(witness, next)).toMatchObject({ outcome: 'cosigned', before: { size: seen } });
    // The same once more, for a file that was lost; but nothing earlier.
    expect(cosignedBy(witness, next)).toMatchObject({ outcome: 'cosigned' });
    expect(cosignedBy(witness, first.outcome === 'cosigned' ? first.note : '')).toMatchObject({ outcome: 'refused', reason: 'older' });
  });

  it('refuses a log that was written anew, one under another key, its own, and what is none', () => {
    const [folder, witness] = [worked(), worked([])];
    const before = checkpointIn(folder);
    cosignedBy(witness, before);
    const origin = readCheckpoint(before)?.origin ?? '';
    forge(folder, (db) => {
      rechain(db, 2);
      forgeTree(db);
    });
    expect(cosignedBy(witness, checkpointIn(folder))).toMatchObject({ outcome: 'refused', reason: 'inconsistent' });
    const { size = 0 } = readCheckpoint(before) ?? {};
    opened(folder, (context) => look(context, 'B1'));
    expect(cosignedBy(witness, checkpointIn(folder, size))).toMatchObject({ outcome: 'refused', reason: 'not-proved' });
    const other = worked();
    forge(other, (db) => db.prepare('UPDATE log_epochs SET origin = ?').run(origin));
    expect(cosignedBy(witness, checkpointIn(other))).toMatchObject({ outcome: 'refused', reason: 'other-key' });
    expect(cosignedBy(witness, checkpointIn(witness))).toMatchObject({ outcome: 'refused', reason: 'own' });
    expect(cosignedBy(witness, before.replace('\n', '\n1'))).toMatchObject({ outcome: 'refused', reason: 'no-checkpoint' });
  });

  it('remembers what it saw when an older backup takes its place', () => {
    const [folder, witness] = [worked(), worked([])];
    const file = join(root, `${++count}.backup`);
    opened(witness, ({ store }) => writeBackup(store, { file, who: 'Ana', now: NOW }));
    cosignedBy(witness, checkpointIn(folder));
    restoreBackup({ folder: witness, file, who: 'Ana', now: NOW, reason: 'a test', withoutKeys: true });
    opened(folder, (context) => look(context, 'B1'));
    expect(cosignedBy(witness, checkpointIn(folder))).toMatchObject({ outcome: 'refused', reason: 'proof-needed' });
  });
});

describe('a log that was witnessed', () => {
  it('is intact, also with all that was added since', () => {
    const folder = worked();
    const seen = checkpointIn(folder);
    expect(verdictOn(folder, seen)).toMatchObject({ outcome: 'intact', lines: [] });
    opened(folder, (context) => look(context, 'B1'));
    expect(verdictOn(folder, seen)).toMatchObject({ outcome: 'intact' });
    for (const log of LOGS) opened(folder, ({ store }) => expect(firstBroken(store, log)).toBeUndefined());
  });

  it.each<readonly [string, (db: Database.Database) => void, number]>([
    [
      'altered',
      (db) =>
        db
          .prepare('UPDATE inspections SET record = ? WHERE id = 2')
          .run(backdated(String(db.prepare('SELECT record FROM inspections WHERE id = 2').pluck().get()))),
      2,
    ],
    ['altered, with every hash behind it', (db) => rechain(db, 2), 2],
    ['removed', (db) => db.exec('DELETE FROM inspections WHERE id = 3'), 3],
    ['removed from the end', (db) => db.exec('DELETE FROM inspections WHERE id = 4'), 4],
    [
      'put in another order',
      (db) =>
        db.exec(
          'UPDATE inspections SET id = 90 WHERE id = 3; UPDATE inspections SET id = 3 WHERE id = 4; UPDATE inspections SET id = 4 WHERE id = 90',
        ),
      3,
    ],
    [
      'inserted',
      (db) => {
        db.exec('UPDATE inspections SET id = 5 WHERE id = 4; UPDATE inspections SET id = 4 WHERE id = 3');
        const columns = (db.pragma('table_info(inspections)') as { readonly name: string }[])
          .map(({ name }) => name)
          .filter((name) => name !== 'id');
        const copied = columns.map((name) => (name === 'request_id' ? 'NULL' : name));
        db.exec(`INSERT INTO inspections (id, ${columns}) SELECT 3, ${copied} FROM inspections WHERE id = 2`);
      },
      3,
    ],
  ])('names an entry that was %s', (_, change, number) => {
    const folder = worked();
    const seen = checkpointIn(folder);
    forge(folder, change);
    const verdict = verdictOn(folder, seen);
    expect(verdict.outcome).toBe('rewritten');
    expect(verdict.lines.find(({ log }) => log === 'inspections')).toEqual({ log: 'inspections', number });
    // The usual check of the log names it without a witness, or the line after a gap.
    const store = openStore(folder, { readonly: true });
    expect([number, number + 1]).toContain(firstBroken(store, 'inspections'));
    store.close();
  });

  it('is found to be another one when it was written anew from the start, with the key of the computer', () => {
    const folder = worked();
    const seen = checkpointIn(folder);
    forge(folder, (db) => {
      rechain(db, 1);
      db.exec('DELETE FROM decisions');
      db.exec("UPDATE inspection_standing SET decision = '', open = 1");
      forgeTree(db);
      signAll({ db }, openDeviceKey(folder, undefined), NOW);
    });
    // Nothing on this computer shows it.
    opened(folder, ({ store, state }) => {
      expect(LOGS.map((log) => firstBroken(store, log))).toEqual(LOGS.map(() => undefined));
      expect(state().notices).toEqual([]);
    });
    expect(verdictOn(folder, seen)).toMatchObject({ outcome: 'rewritten' });
    expect(verdictOn(folder, checkpointIn(folder))).toMatchObject({ outcome: 'intact' });
  });

  it('is found to be another one when a new store took its place, under the same key', () => {
    const folder = worked();
    const seen = checkpointIn(folder);
    const other = worked();
    cpSync(join(folder, 'device-key.json'), join(other, 'device-key.json'));
    expect(verdictOn(other, seen)).toMatchObject({ outcome: 'rewritten', detail: expect.stringContaining('another log') });
    expect(verdictOn(worked(), seen)).toMatchObject({ outcome: 'undetermined', detail: expect.stringContaining('another key') });
  });

  it('is found cut when leaves and lines of the end are gone together', () => {
    const folder = worked();
    const seen = checkpointIn(folder);
    forge(folder, (db) => {
      db.exec('DELETE FROM decisions; DELETE FROM inspections WHERE id > 2; DELETE FROM inspection_standing WHERE id > 2');
      forgeTree(db);
    });
    expect(verdictOn(folder, seen)).toMatchObject({ outcome: 'rewritten', detail: expect.stringContaining('cut off') });
  });
});

describe('a declared fork', () => {
  const backupOf = (folder: string): string => {
    const file = join(root, `${++count}.backup`);
    opened(folder, ({ store }) => writeBackup(store, { file, who: 'Ana', now: NOW }));
    return file;
  };
  const order = (folder: string, file: string) => ({ folder, file, who: 'Ana', now: NOW, reason: 'a test', withoutKeys: true });

  it('of a restored backup is not called tampering, and what the backup has is still compared', () => {
    const folder = worked();
    const early = checkpointIn(folder);
    const file = backupOf(folder);
    opened(folder, (context) => look(context, 'B1'));
    const late = checkpointIn(folder);
    restoreBackup(order(folder, file));
    opened(folder, (context) => look(context, 'C1'));
    expect(verdictOn(folder, early)).toMatchObject({ outcome: 'intact' });
    expect(verdictOn(folder, late)).toMatchObject({ outcome: 'undetermined', detail: expect.stringContaining('declares') });
    const [first, second, ...more] = opened(folder, ({ store }) => epochsOf(store.db));
    expect(more).toEqual([]);
    expect(second).toMatchObject({ number: 2, previous: { origin: first?.origin }, replaces: { origin: first?.origin } });
    expect(second?.replaces?.size).toBe(readCheckpoint(late)?.size);
    expect(verdictOn(folder, checkpointIn(folder))).toMatchObject({ outcome: 'intact' });
    // A second, even earlier restore: the name of the epoch between is declared.
    const between = checkpointIn(folder);
    restoreBackup(order(folder, file));
    expect(verdictOn(folder, between)).toMatchObject({ outcome: 'undetermined' });
    // A change of what the backup had is still found.
    forge(folder, (db) => {
      rechain(db, 2);
      forgeTree(db);
    });
    expect(verdictOn(folder, early)).toMatchObject({ outcome: 'rewritten' });
  });

  it('of a copied folder begins with its first line, and neither of both is called tampering', () => {
    const folder = worked();
    const seen = checkpointIn(folder);
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    const other = checkpointIn(copy);
    expect(readCheckpoint(other)?.origin).not.toBe(readCheckpoint(seen)?.origin);
    opened(copy, (context) => look(context, 'B1'));
    opened(folder, (context) => look(context, 'C1'));
    for (const one of [folder, copy]) expect(verdictOn(one, seen)).toMatchObject({ outcome: 'intact' });
    const [own] = readCheckpoint(checkpointIn(folder))?.origin.split('/').slice(-1) ?? [];
    expect(own?.startsWith('1-')).toBe(true);
    expect(readCheckpoint(checkpointIn(copy))?.origin.split('/')[1]).toBe(readCheckpoint(seen)?.origin.split('/')[1]);
  });

  it('on another computer without a store is continued under a new name', () => {
    const folder = worked();
    const seen = checkpointIn(folder);
    const other = newFolder();
    mkdirSync(other);
    restoreBackup(order(other, backupOf(folder)));
    opened(other, (context) => look(context, 'B1'));
    expect(verdictOn(other, seen)).toMatchObject({ outcome: 'intact' });
    expect(readCheckpoint(checkpointIn(other))?.origin).not.toBe(readCheckpoint(seen)?.origin);
  });
});

describe('the proof of an entry', () => {
  it('shows that its record is in a checkpoint, as JSON, for each entry of each log', () => {
    const folder = worked();
    const text = checkpointIn(folder);
    const checkpoint = readCheckpoint(text);
    if (checkpoint === undefined) throw new Error('no checkpoint');
    opened(folder, (context) => {
      const { store } = context;
      look(context, 'B1');
      expect(treeSize(store.db)).toBeGreaterThan(checkpoint.size);
      for (const number of [1, 2, 3, 4]) {
        const proof = readEntryProof(JSON.parse(JSON.stringify(proofOfEntry(store, 'inspections', number, checkpoint.size))));
        if (proof === undefined) throw new Error('no proof');
        const { id: _id, hash: _hash, decisions: _decisions, input, ...rest } = readInspection(store, number) ?? ({} as never);
        const { text: _text, ...facts } = input;
        const record = canonical({ ...rest, input: facts });
        expect(isProved(checkpoint, proof, record)).toBe(true);
        expect(isProved(checkpoint, proof, backdated(record))).toBe(false);
        expect(isProved(checkpoint, { ...proof, number: number + 1 }, record)).toBe(false);
        expect(isProved(checkpoint, { ...proof, salt: 'AAAAAAAAAAAAAAAAAAAAAA' }, record)).toBe(false);
      }
      expect(() => proofOfEntry(store, 'inspections', 5, checkpoint.size)).toThrow(/not in the tree/);
    });
  });

  it.each([
    ['another log', { log: 'inspections; DROP' }],
    ['a number below 1', { number: 0 }],
    ['a fraction as its index', { index: 0.5 }],
    ['a short salt', { salt: 'AAAA' }],
    ['a hash of 31 bytes', { hashes: [Buffer.alloc(31).toString('base64')] }],
    ['64 hashes', { hashes: Array(64).fill(Buffer.alloc(32).toString('base64')) }],
  ])('with %s is refused', (_, change) => {
    const good = { log: 'inspections', number: 1, previousHash: '0'.repeat(64), salt: null, index: 0, hashes: [] };
    expect(readEntryProof(good)).toEqual(good);
    expect(readEntryProof({ ...good, ...change })).toBeUndefined();
  });
});
