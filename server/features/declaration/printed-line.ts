// Records the text printed beside the code of an inspected item, and whether it agrees with the code.
import type { CustomsOfEntry, Inspection, LineCompared, LineRequest } from '../../contract/index.ts';
import { compareLine } from '../../domain/declaration/printed-line.ts';
import { defined } from '../../domain/json/defined.ts';
import { Refusal } from '../../lib/problem.ts';
import { appendCustoms, customsOf } from '../../store/customs/customs-log.ts';
import type { Store } from '../../store/store.ts';
import { entryOf } from './entry-of.ts';

/** Compares with the scanned code, not with the content of a document. */
export const compareWithCode = (text: string, { recognised: { gtin, serial, batch } }: Pick<Inspection, 'recognised'>): LineCompared =>
  compareLine(text, defined({ gtin, serial, batch }));

export function recordLine(store: Store, id: number, { requestId, inspectionHash, officer, text }: LineRequest, now: Date): CustomsOfEntry {
  if (text.trim() === '')
    throw new Refusal('bad-body', 'the line is empty', { errors: [{ pointer: '/text', detail: 'at least one character' }] });
  return store.db
    .transaction(() => {
      const entry = entryOf(store, id, inspectionHash);
      const about = { inspection: id, inspectionHash: entry.hash, requestId };
      appendCustoms(store, { action: 'line', ...about, at: now.toISOString(), officer, printed: text, ...compareWithCode(text, entry) });
      return customsOf(store, id);
    })
    .immediate();
}
