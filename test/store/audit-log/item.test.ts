// An entry has one item: the one that was scanned, even if the credential is about another one.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Inspection } from '../../../server/contract/index.ts';
import { original } from '../../../server/domain/foreign/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { recordedOf } from '../../../server/features/evidence/slip-content.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { appendInspections, type Entry } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { listedEntry, type Recorded } from '../../../server/store/audit-log/columns.ts';
import { toCsv } from '../../../server/store/audit-log/export.ts';
import { listInspections } from '../../../server/store/audit-log/list.ts';
import { readRun } from '../../../server/store/runs/read.ts';
import { startRun } from '../../../server/store/runs/run-log.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const { gtin, serial } = SAMPLE;
const LABEL = `(01)${gtin}(21)${serial}`;
const OTHER_GTIN = '09506000134352';

describe('the item of an entry whose credential is about another item', () => {
  const context = openApp({ folder: withNewStore(temporaryFolder()) });
  afterAll(() => context.close());
  const { store } = context;
  const run = randomUUID();
  startRun(store, run, { name: 'Pallet 7', place: 'Gate 4', reference: '', officer: 'Ana' }, new Date());
  loadSample(context);
  const credential = original(
    inspect({ channel: 'wedge', text: LABEL, asOf: '2026-11-22' }, context).inspections[0]?.credential?.raw ?? '',
  );
  const added = (expect?: { readonly gtin: string; readonly serial?: string }): Inspection =>
    inspect({ channel: 'file', text: credential, ...(expect === undefined ? {} : { expect }) }, context).inspections[0] as Inspection;

  const otherSerial = added({ gtin, serial: 'INHAND' });
  const otherProduct = added({ gtin: OTHER_GTIN, serial: 'INHAND' });
  const completed = added({ gtin });
  const alone = added();
  const label = inspect({ channel: 'wedge', text: LABEL }, context).inspections[0] as Inspection;

  const found = (query: string) =>
    listInspections(store, { query, run, limit: 50, offset: 0, order: 'ascending' })
      .items.map(({ id }) => id)
      .filter((id) => id >= otherSerial.id);
  const listed = ({ id }: Inspection) => listInspections(store, { limit: 50, offset: 0 }).items.find((one) => one.id === id);

  it('is the one that was scanned, in the list, the table and the slip', () => {
    expect([otherSerial.reasons[0], otherProduct.reasons[0]]).toEqual(['DPP-PRD-04', 'DPP-PRD-03']);
    expect(listed(otherSerial)).toMatchObject({ gtin, serial: 'INHAND', productName: label.product?.name });
    expect(listed(otherProduct)).toMatchObject({ gtin: OTHER_GTIN, serial: 'INHAND' });
    // The name and the code in the credential are those of another product.
    expect(Object.keys(listed(otherProduct) ?? {})).not.toContain('productName');
    expect(Object.keys(listed(otherProduct) ?? {})).not.toContain('dppCode');
    expect([...toCsv([otherProduct])][1]).toContain(`,${OTHER_GTIN},INHAND,,,,,`);
    expect(recordedOf(otherSerial).item).toEqual({ kind: 'gtin', gtin, serial: 'INHAND' });
    expect(recordedOf(otherProduct).item).toEqual({ kind: 'gtin', gtin: OTHER_GTIN, serial: 'INHAND' });
  });

  it('has the numbers that the label lacks from a credential that is not about another item', () => {
    expect(listed(completed)).toMatchObject({ gtin, serial });
    expect(recordedOf(completed).item).toEqual({ kind: 'gtin', gtin, serial });
    expect(listed(alone)).toMatchObject({ gtin, serial });
  });

  it('is not counted as the item of the credential', () => {
    expect(otherProduct.run?.seen).toBeUndefined();
    expect(completed.run?.seen).toBeUndefined();
    expect(label.run?.seen?.id).toBe(completed.id);
    expect(readRun(store, run)?.headlines.invalid).toBe(2);
  });

  it('is found by its own numbers and by those of the credential', () => {
    expect(found(`(01)${gtin}(21)INHAND`)).toEqual([otherSerial.id]);
    expect(found(`(01)${OTHER_GTIN}(21)INHAND`)).toEqual([otherProduct.id]);
    expect(found('INHAND')).toEqual([otherSerial.id, otherProduct.id]);
    const all = [otherSerial, otherProduct, completed, alone, label].map(({ id }) => id);
    for (const query of [LABEL, gtin, serial, `https://id.example.org/01/${gtin}/21/${serial}`]) expect(found(query)).toEqual(all);
  });

  it('stays that of the credential in an entry of the first rule, which still fits its record', () => {
    const { id: _id, hash: _hash, decisions: _decisions, run: _run, place: _place, itemRule: _rule, ...earlier } = otherSerial;
    const [old] = appendInspections(store, [earlier as Entry], undefined, () => otherSerial.run) as [Inspection];
    expect(listed(old)).toMatchObject({ gtin, serial });
    expect(recordedOf(old).item).toEqual({ kind: 'gtin', gtin, serial: 'INHAND' });
    expect(firstBroken(store, 'inspections')).toBeUndefined();
  });

  it('keeps equal numbers twice in the search text of the first rule', () => {
    const { itemRule: _rule, ...earlier } = { ...inspect({ channel: 'wedge', text: `(01)${gtin}(21)${gtin}` }, context).inspections[0] };
    expect(listedEntry(earlier as Recorded).search).toMatch(new RegExp(`^${gtin} ${gtin}`));
    expect(listedEntry({ ...earlier, itemRule: 2 } as Recorded).search).not.toContain(`${gtin} ${gtin}`);
  });

  it('is no item for a key that was read after the label', () => {
    const text = createHash('sha256').update('key').digest('hex').match(/.{4}/g)?.join(' ') ?? '';
    const key = inspect({ channel: 'manual', text, expect: { gtin, serial } }, context).inspections[0] as Inspection;
    expect(Object.keys(listed(key) ?? {})).not.toContain('gtin');
  });

  it.each(['gtin', 'serial', 'other_gtin', 'other_serial'])('is compared with its record: %s', (column) => {
    store.db.exec('SAVEPOINT forged; DROP TRIGGER inspections_no_update');
    store.db.prepare(`UPDATE inspections SET ${column} = 'X' WHERE id = ?`).run(otherSerial.id);
    expect(firstBroken(store, 'inspections')).toBe(otherSerial.id);
    store.db.exec('ROLLBACK TO forged; RELEASE forged');
  });
});
