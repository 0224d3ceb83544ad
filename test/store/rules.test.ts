// The edition of the rules in the store: the newest is in force in every process at once, and no name of a person is published with it.
import { afterAll, expect, it } from 'vitest';
import { PROGRAM_EDITION, PROGRAM_RULES } from '../../server/domain/passport/law/rules.ts';
import { readRules } from '../../server/domain/passport/law/rules-file.ts';
import { dataVersionOf } from '../../server/store/data-version.ts';
import { openStore } from '../../server/store/open.ts';
import { selectOne } from '../../server/store/publication/published.ts';
import { keptRules, type PutRules, putRules, removeRules, rulesInForce } from '../../server/store/rules.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { rulesText } from '../fixtures/rules-edition.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = withNewStore(temporaryFolder());
const writer = openStore(folder);
const reader = openStore(folder, { readonly: true });
afterAll(() => {
  writer.close();
  reader.close();
});

function put(date: string, more: Partial<PutRules> = {}): void {
  const rules = readRules(rulesText(date));
  if (!rules.ok) throw new Error(rules.detail);
  putRules(writer, { rules, sha256: date, importedAt: '2027-06-01T00:00:00Z', officer: 'Ana', ...more });
}
const both = () => [writer, reader].map((store) => rulesInForce(store));

it('is that of the program until a newer one is kept, in every process, and is read once', () => {
  expect(both()).toEqual([PROGRAM_RULES, PROGRAM_RULES]);
  put('2027-03-01');
  const [here, there] = both();
  expect([here?.edition, there?.edition]).toEqual(Array(2).fill({ name: '2027-03', date: '2027-03-01' }));
  expect(here?.source).toEqual({ kind: 'import' });
  expect(rulesInForce(reader)).toBe(there);
  put('2027-04-01', { origin: { key: 'did:key:z', name: 'Office' } });
  expect(both().map(({ edition, source }) => [edition.name, source])).toEqual(
    Array(2).fill(['2027-04', { kind: 'pack', maker: 'Office' }]),
  );
  removeRules(writer);
  expect(both()).toEqual([PROGRAM_RULES, PROGRAM_RULES]);
});

it('stays that of the program if the one that is kept is as old or older, as after an update of the program', () => {
  for (const date of ['2026-01-01', PROGRAM_EDITION.date]) {
    put(date);
    expect(both()).toEqual([PROGRAM_RULES, PROGRAM_RULES]);
    expect(keptRules(reader)).toMatchObject({ date, officer: 'Ana', source: { kind: 'import' } });
  }
});

it('is that of the program if a newer program wrote an edition that this one cannot read', () => {
  put('2027-03-01');
  writer.db.prepare(`UPDATE rules_edition SET sha256 = 'x', content = '{"format":"dpp-desk-rules","version":2}'`).run();
  expect(both()).toEqual([PROGRAM_RULES, PROGRAM_RULES]);
  expect(keptRules(reader)?.unknown).toBe(0);
});

it('counts as a change of what is served, each time it changes', () => {
  const seen = new Set([dataVersionOf(reader)]);
  for (const change of [() => put('2027-03-01'), () => put('2027-05-01'), () => removeRules(writer)]) {
    change();
    seen.add(dataVersionOf(reader));
  }
  expect(seen.size).toBe(4);
});

it('is published without the name of who imported it', () => {
  put('2027-03-01', { officer: 'never-to-be-read-elsewhere' });
  const row = reader.db.prepare(selectOne(reader.db, 'rules_edition')).raw().get(1);
  expect(row).toContain('2027-03');
  expect(JSON.stringify(row)).not.toContain('never-to-be-read-elsewhere');
});
