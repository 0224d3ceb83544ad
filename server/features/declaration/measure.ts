// Lists the numeric values in the passport of an inspected item, and records how measured values compare with them.
import type { CustomsOfEntry, Inspection, MeasurementRequest, Quantity, QuantityList } from '../../contract/index.ts';
import { sourceOfCredential } from '../../domain/declaration/known.ts';
import { compareMeasured } from '../../domain/declaration/measured.ts';
import { quantitiesIn } from '../../domain/declaration/quantities.ts';
import { defined } from '../../domain/json/defined.ts';
import { asList, isObject } from '../../domain/json/json.ts';
import { contentOfSubject } from '../../domain/passport/law/document-content.ts';
import { subjectAbout } from '../../domain/product/judge-product.ts';
import { Refusal } from '../../lib/problem.ts';
import { appendCustoms, customsOf } from '../../store/customs/customs-log.ts';
import type { Store } from '../../store/store.ts';
import { entryOf } from './entry-of.ts';
import { passportOfEntry } from './of-item.ts';

/** The maximum number of values in the list, for a list of choices on a screen. */
const MOST_LISTED = 300;

function quantitiesOfEntry(store: Store, entry: Inspection, language: string): readonly Quantity[] {
  const document = entry.credential?.verified;
  const passport = passportOfEntry(store, entry);
  return quantitiesIn(
    [
      ...(document === undefined ? [] : credentialContent(entry, document)),
      ...(passport === undefined ? [] : [{ content: passport, source: 'passport' as const }]),
    ],
    language,
  );
}

/** Nothing for a credential about several products, if none of them is the scanned one. */
function credentialContent({ recognised, headline }: Inspection, document: NonNullable<NonNullable<Inspection['credential']>['verified']>) {
  const { gtin, serial, batch, cpv, tpx } = recognised;
  const subjects = asList(document.credentialSubject).filter(isObject);
  const about = gtin === undefined ? undefined : subjectAbout(document, { gtin, ...defined({ serial, batch, cpv, tpx }) });
  if (about === undefined && subjects.length > 1) return [];
  return [{ content: contentOfSubject(document, about ?? subjects[0]), source: sourceOfCredential(headline) }];
}

export function listQuantities(store: Store, id: number, language: string): QuantityList {
  const all = quantitiesOfEntry(store, entryOf(store, id, undefined), language);
  return { total: all.length, items: all.slice(0, MOST_LISTED) };
}

/** Labels are recorded in `language`. */
export function recordMeasurement(
  store: Store,
  id: number,
  { requestId, inspectionHash, officer, values }: MeasurementRequest,
  language: string,
  now: Date,
): CustomsOfEntry {
  if (new Set(values.map(({ place }) => place)).size < values.length)
    throw new Refusal('bad-body', 'a value is measured twice', { errors: [{ pointer: '/values', detail: 'each place once' }] });
  return store.db
    .transaction(() => {
      const entry = entryOf(store, id, inspectionHash);
      const findings = compareMeasured(values, quantitiesOfEntry(store, entry, language));
      const about = { inspection: id, inspectionHash: entry.hash, requestId };
      appendCustoms(store, { action: 'measurement', ...about, at: now.toISOString(), officer, findings });
      return customsOf(store, id);
    })
    .immediate();
}
