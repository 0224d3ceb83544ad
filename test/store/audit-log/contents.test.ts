// Documents and dictionaries of the log: stored once, and whatever is altered, swapped or missing is found by the number of the entry.
import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendInspections, type Entry } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const facts = Array.from({ length: 60 }, (_, at) => ({ field: `field${at}`, label: `Label of the field ${at}`, value: `Value ${at}` }));
const entry = (serial: string, text = `(21)${serial}`): Entry => {
  const verified = { id: `urn:uuid:${serial}`, credentialSubject: { serial, materials: facts } };
  return {
    at: '2026-11-21T10:00:00.000Z',
    item: 0,
    input: { channel: 'wedge', text, sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length },
    recognised: { kind: 'gs1', gtin: '09520123456788', serial, flags: [] },
    headline: 'valid',
    reasons: [],
    checks: [],
    product: { name: 'Battery', groups: [{ id: 'a', label: 'A', facts }], materials: [] },
    credential: { format: 'vc', types: [], verified, raw: JSON.stringify({ ...verified, proof: serial }), source: 'stored' },
    trust: { state: 'none', issuers: 0 },
    sample: false,
    appVersion: '0.1.0',
  };
};

describe('the documents of the log', () => {
  const folder = temporaryFolder();
  let store: Store;
  beforeEach(() => {
    store = openStore(withNewStore(`${folder}/${randomUUID()}`));
    appendInspections(
      store,
      Array.from({ length: 20 }, (_, at) => entry(`S${at}`)),
    );
  });
  afterEach(() => store.close());
  const one = (sql: string) => store.db.prepare(sql).pluck().get();

  it('are stored once, however often an item is inspected', () => {
    const before = one('SELECT count(*) FROM contents');
    const again = appendInspections(store, [entry('S3'), entry('S3', 'another spelling'), entry('S4')]);
    expect([before, one('SELECT count(*) FROM contents')]).toEqual([20, 20]);
    for (const written of again) expect(readInspection(store, written.id)).toEqual(written);
    expect(firstBroken(store, 'inspections')).toBeUndefined();
  });

  it('are not stored a second time where the input is the credential', () => {
    const text = `{"serial":"${'x'.repeat(5_000)}"}`;
    const file = entry('F', text);
    const [written] = appendInspections(store, [{ ...file, credential: { ...file.credential, raw: text, verified: {} } as never }]);
    expect(readInspection(store, written?.id ?? 0)).toEqual(written);
    expect(one('SELECT length(data) FROM contents ORDER BY id DESC LIMIT 1')).toBeLessThan(100);
    expect(firstBroken(store, 'inspections')).toBeUndefined();
  });

  it('take a dictionary of the records before them', () => {
    expect(one('SELECT count(*) FROM dictionaries')).toBe(2);
    const [first, last] = [1, 20].map((id) =>
      Number(one(`SELECT length(i.record) + length(c.data) FROM inspections i JOIN contents c ON c.id = i.content WHERE i.id = ${id}`)),
    );
    expect(last).toBeLessThan((first ?? 0) / 2);
  });

  it('leave nothing behind where the append is taken back', () => {
    expect(() =>
      store.db.transaction(() => {
        appendInspections(
          store,
          Array.from({ length: 20 }, (_, at) => entry(`T${at}`)),
        );
        throw new Error('taken back');
      })(),
    ).toThrow('taken back');
    const other = appendInspections(
      store,
      Array.from({ length: 20 }, (_, at) => entry(`U${at}`)),
    );
    for (const written of other) expect(readInspection(store, written.id)).toEqual(written);
    expect(firstBroken(store, 'inspections')).toBeUndefined();
  });

  it('cannot be changed or deleted', () => {
    for (const sql of [
      'UPDATE contents SET data = x',
      'DELETE FROM contents',
      'UPDATE dictionaries SET data = x',
      'DELETE FROM dictionaries',
    ])
      expect(() => store.db.exec(sql.replace('= x', "= x'00'"))).toThrow(/append-only/);
  });

  const FREE = `PRAGMA foreign_keys = OFF; ${['inspections', 'inputs', 'contents', 'dictionaries']
    .map((table) => `DROP TRIGGER ${table}_no_update; DROP TRIGGER ${table}_no_delete;`)
    .join(' ')}`;
  it.each([
    ['altered', 'UPDATE contents SET data = (SELECT data FROM contents WHERE id = 2) WHERE id = 5', 5],
    ['damaged', 'UPDATE contents SET data = substr(data, 1, length(data) - 3) WHERE id = 5', 5],
    ['replaced by nothing', "UPDATE contents SET data = x'' WHERE id = 5", 5],
    ['missing', 'DELETE FROM contents WHERE id = 5', 5],
    ['swapped between two entries', 'UPDATE inspections SET content = CASE id WHEN 6 THEN 9 ELSE 6 END WHERE id IN (6, 9)', 6],
    ['no longer named', 'UPDATE inspections SET content = NULL WHERE id = 6', 6],
    ['left without their dictionary', 'DELETE FROM dictionaries', 9],
    ['left with another dictionary', 'UPDATE dictionaries SET data = (SELECT data FROM dictionaries WHERE id = 2) WHERE id = 1', 9],
    [
      'joined to the facts of another entry',
      'UPDATE inspections SET record = (SELECT record FROM inspections WHERE id = 12) WHERE id = 11',
      11,
    ],
    ['given an item that the record does not have', 'UPDATE inspections SET item = 4 WHERE id = 3', 3],
  ])('are reported by the number of the first entry, and stop no inspection: %s', (_, change, broken) => {
    store.db.exec(`${FREE} ${change}`);
    const other = openStore(store.folder);
    expect(firstBroken(other, 'inspections')).toBe(broken);
    const appended = Array.from({ length: 20 }, (_, at) => appendInspections(other, [entry(`N${at}`)])[0]);
    for (const written of appended) expect(readInspection(other, written?.id ?? 0)).toEqual(written);
    other.close();
  });
});
