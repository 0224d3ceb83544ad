// Documents of passports and their earlier versions are compressed: each is read as it was written, whatever happens to the passport in between.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LostDocument } from '../../server/store/contents/document.ts';
import { damageIn } from '../../server/store/integrity.ts';
import { openStore } from '../../server/store/open.ts';
import { listPassports } from '../../server/store/passports/list.ts';
import { passportByCode, putPassport, showState } from '../../server/store/passports/passports.ts';
import { countToPublishAgain } from '../../server/store/passports/published.ts';
import type { PassportRecord } from '../../server/store/passports/record.ts';
import { replacedDocument, replacedVersions, versionAt } from '../../server/store/passports/versions.ts';
import type { Store } from '../../server/store/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const WORDS = ['Akku', 'Zelle', 'μπαταρία', 'σύνθεση', '電池', 'x'.repeat(40), '"quoted"', '\\', 'é', '\u0001'];
/** Alike as versions of one passport are, and mostly long enough to be compressed. */
const contents = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 60 })
  .map((words) => JSON.stringify({ dppCode: 'P', words, same: 'the same in every version '.repeat(20), dppStatus: 'active' }));

type Step =
  | { readonly kind: 'put' | 'publish'; readonly document: string }
  | { readonly kind: 'state'; readonly state: 'inactive' | 'invalid' };
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constantFrom('put', 'publish'), document: contents }),
    fc.record({ kind: fc.constant('state'), state: fc.constantFrom('inactive', 'invalid') }),
  ),
  { minLength: 2, maxLength: 12 },
);

describe('compressed documents', () => {
  let store: Store;
  let passports = 0;
  beforeAll(() => {
    store = openStore(temporaryFolder());
    store.db.pragma('synchronous = OFF');
  });
  afterAll(() => store.close());

  const raw = (table: string, dppCode: string): readonly unknown[] =>
    store.db.prepare(`SELECT document FROM ${table} WHERE dpp_code = ? ORDER BY id`).pluck().all(dppCode);
  const draftOf = (dppCode: string): unknown =>
    store.db.prepare('SELECT d.document FROM drafts d JOIN passports p USING (id) WHERE dpp_code = ?').pluck().get(dppCode);
  const record = (dppCode: string, change: Partial<PassportRecord>): PassportRecord => ({
    ...{ dppCode, category: 'other', dppStatus: 'active', productName: 'P', manufacturer: 'M', document: '{}' },
    ...{ lastUpdated: '2026-01-01T00:00:00Z', sample: false },
    ...change,
  });

  it('are read as they were written, through any changes', () => {
    fc.assert(
      fc.property(steps, (given) => {
        passports += 1;
        const dppCode = `P${passports}`;
        let present: PassportRecord | undefined;
        const replaced: string[] = [];
        const served: [at: Date, document: string][] = [];
        for (const [at, step] of given.entries()) {
          const now = new Date(Date.UTC(2026, 0, 1 + at));
          if (step.kind === 'state') {
            showState(store, dppCode, step.state);
            if (present !== undefined && present.dppStatus !== 'invalid' && present.dppStatus !== step.state)
              present = {
                ...present,
                dppStatus: step.state,
                document: JSON.stringify({ ...(JSON.parse(present.document) as object), dppStatus: step.state }),
              };
          } else {
            const { document } = step;
            const next = record(dppCode, step.kind === 'put' ? { document } : { document, publishedAt: now.toISOString() });
            putPassport(store, next, now);
            if (present !== undefined && present.document !== document) replaced.unshift(present.document);
            present = next;
          }
          if (present?.publishedAt !== undefined) served.push([now, present.document]);
          expect(passportByCode(store, dppCode)?.document).toBe(present?.document);
          // `showState` writes the document of a draft as that of a published passport.
          const isDraft = present !== undefined && present.publishedAt === undefined && present.dppStatus === 'active';
          expect(draftOf(dppCode)).toBe(isDraft ? present?.document : undefined);
          const versions = replacedVersions(store, dppCode, 100);
          expect(versions.map(({ document }) => document)).toEqual(replaced);
          for (const { id, document } of versions) expect(replacedDocument(store, dppCode, id)).toBe(document);
        }
        // At the last moment, and only then, the present content is what is served.
        const [last] = served.slice(-1);
        if (last !== undefined && present?.publishedAt !== undefined)
          expect(versionAt(store, dppCode, last[0])?.document).toBe(present.document);
      }),
      { numRuns: 150 },
    );
  });

  it('of drafts are text in a table of their own, and go with their passport', () => {
    putPassport(store, record('DRAFT', { document: '{"a":1}' }), new Date(0));
    expect([raw('passports', 'DRAFT'), draftOf('DRAFT')]).toEqual([[Buffer.alloc(0)], '{"a":1}']);
    expect(listPassports(store, { query: 'DRAFT', limit: 9, offset: 0 }).items).toMatchObject([{ dppCode: 'DRAFT', published: false }]);
    const drafts = store.db.prepare('SELECT count(*) FROM drafts').pluck();
    const before = drafts.get();
    store.db.prepare("DELETE FROM passports WHERE dpp_code = 'DRAFT'").run();
    expect(drafts.get()).toBe(Number(before) - 1);
  });

  it('of drafts that are lost are not read as empty', () => {
    putPassport(store, record('GONE', { document: '{"a":1}' }), new Date(0));
    store.db.prepare("DELETE FROM drafts WHERE id = (SELECT id FROM passports WHERE dpp_code = 'GONE')").run();
    expect(() => passportByCode(store, 'GONE')).toThrow(LostDocument);
    expect(damageIn(store.db)).toEqual(["the draft of the passport 'GONE' is lost"]);
    putPassport(store, record('GONE', { document: '{"a":2}' }), new Date(1));
    expect(passportByCode(store, 'GONE')?.document).toBe('{"a":2}');
    expect([damageIn(store.db), replacedVersions(store, 'GONE', 9)]).toEqual([[], []]);
  });

  it('of drafts from an earlier version move when they are written, and leave when they are published', () => {
    const old = store.db.prepare(
      `INSERT INTO passports (dpp_code, category, dpp_status, product_name, manufacturer, search, document, last_updated)
       VALUES ('OLDER', 'other', 'active', 'P', 'M', '', ?, '2026-01-01')`,
    );
    old.run('{"a":1}');
    expect([passportByCode(store, 'OLDER')?.document, draftOf('OLDER')]).toEqual(['{"a":1}', undefined]);
    putPassport(store, record('OLDER', { document: '{"a":2}' }), new Date(0));
    expect([passportByCode(store, 'OLDER')?.document, draftOf('OLDER')]).toEqual(['{"a":2}', '{"a":2}']);
    putPassport(store, record('OLDER', { document: '{"a":3}', publishedAt: '2026-01-02' }), new Date(1));
    expect([passportByCode(store, 'OLDER')?.document, draftOf('OLDER')]).toEqual(['{"a":3}', undefined]);
    expect(replacedVersions(store, 'OLDER', 9).map(({ document }) => document)).toEqual(['{"a":2}', '{"a":1}']);
  });

  it('of drafts keep a migration from making the table of passports anew without them', () => {
    putPassport(store, record('KEPT', { document: '{"a":1}' }), new Date(0));
    expect(() => store.db.transaction(() => store.db.exec('DROP TABLE passports'))()).toThrow(/FOREIGN KEY/);
    expect(draftOf('KEPT')).toBe('{"a":1}');
  });

  it('take a fraction of their length, and an earlier version hardly anything', () => {
    const long = (revision: number) => JSON.stringify({ revision, text: Array.from({ length: 400 }, (_, at) => `word ${at * at}`) });
    putPassport(store, record('LONG', { document: long(1) }), new Date(0));
    putPassport(store, record('LONG', { document: long(2) }), new Date(1));
    putPassport(store, record('LONG', { document: long(3) }), new Date(2));
    const [whole, difference] = raw('passport_versions', 'LONG') as readonly Buffer[];
    expect(whole?.length).toBeLessThan(long(1).length / 2);
    expect(difference?.length).toBeLessThan(100);
    expect(replacedVersions(store, 'LONG', 9).map(({ document }) => document)).toEqual([long(2), long(1)]);
  });

  it('of a version that the store has lost keep no passport from being changed', () => {
    const long = (revision: number) => JSON.stringify({ revision, text: 'lost '.repeat(200) });
    for (const revision of [1, 2, 3]) putPassport(store, record('LOST', { document: long(revision) }), new Date(revision));
    store.db
      .prepare("UPDATE passport_versions SET document = x'02ffff' WHERE dpp_code = 'LOST' AND id = (SELECT max(id) FROM passport_versions)")
      .run();
    putPassport(store, record('LOST', { document: long(4) }), new Date(4));
    expect(replacedVersions(store, 'LOST', 9).map(({ document }) => document)).toEqual([long(3), long(1)]);
  });

  it('that are text from an earlier version count as the same, and become compressed when they are written again', () => {
    const document = JSON.stringify({ text: 'old '.repeat(300) });
    store.db
      .prepare(
        `INSERT INTO passports (dpp_code, category, dpp_status, product_name, manufacturer, search, document, published_document, last_updated, published_at)
         VALUES ('OLD', 'other', 'active', 'P', 'M', '', ?, ?, '2026-01-01', '2026-01-01')`,
      )
      .run(document, document);
    const before = countToPublishAgain(store, 'changed');
    expect(passportByCode(store, 'OLD')).toMatchObject({ document, publishedDocument: document });
    putPassport(store, record('OLD', { document, publishedDocument: document, publishedAt: '2026-01-01' }), new Date(0));
    expect(raw('passport_versions', 'OLD')).toEqual([]);
    expect(typeof raw('passports', 'OLD')[0]).toBe('object');
    expect(passportByCode(store, 'OLD')).toMatchObject({ document, publishedDocument: document });
    expect(countToPublishAgain(store, 'changed')).toBe(before);
  });
});
