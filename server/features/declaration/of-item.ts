// Identifies the goods of an inspected item, and collects the known data about them beside the declaration.
import type { Inspection } from '../../contract/index.ts';
import { type KnownProduct, knownOf } from '../../domain/declaration/known.ts';
import type { ItemKey } from '../../domain/declaration/table.ts';
import { original } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { itemInHand } from '../../domain/log/item.ts';
import { fromView } from '../../domain/passport/from-view.ts';
import type { Content } from '../../domain/passport/law/duties.ts';
import type { Store } from '../../store/store.ts';
import { copiesIn } from '../inspection/index.ts';

type Inspected = Pick<Inspection, 'recognised' | 'product' | 'credential' | 'headline' | 'registration'>;

/** Uses the scanned identifiers, and takes missing ones from the verified document, unless it is about another item. */
export function keyOf(inspected: Parameters<typeof itemInHand>[0]): ItemKey {
  const { gtin, serial, batch, dppCode } = itemInHand(inspected);
  const text = (number: typeof gtin): string | undefined => number && original(number);
  return defined({ gtin: text(gtin), serial: text(serial), batch: text(batch), dppCode: text(dppCode) });
}

export function knownOfItem(item: Inspected, passport: Content | undefined): KnownProduct {
  const { gtin, serial, batch, cpv, tpx } = item.recognised;
  const document = item.credential?.verified;
  const about = gtin === undefined ? undefined : { gtin, ...defined({ serial, batch, cpv, tpx }) };
  return knownOf({
    ...(document === undefined ? {} : { credential: { document, headline: item.headline, ...defined({ about }) } }),
    ...defined({ passport, registration: item.registration }),
  });
}

/** The whole passport of the credential behind an entry, if this service published it; else the passport that is the input itself. */
export function passportOfEntry(store: Store, { credential, product, recognised, input, item }: Inspection): Content | undefined {
  if (recognised.kind === 'passport' && item === 0) return passportIn(original(input.text));
  const dppCode = product?.dppCode;
  if (credential === undefined || dppCode === undefined) return undefined;
  const copy = copiesIn(store)
    .copiesOfCode(original(dppCode))
    .find(({ body }) => body === original(credential.raw));
  return copy?.passport?.();
}

/** Verifies nothing. Undefined unless the text is one passport. */
export function passportIn(text: string): Content | undefined {
  const parsed = parseStrictJson(text);
  return parsed.ok && isObject(parsed.value) ? fromView(parsed.value) : undefined;
}
