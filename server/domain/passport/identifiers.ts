// Finds contradictions between the product identifiers of a passport, and derives its code from them.
// Policy: a passport that names two products is neither imported nor published.
import type { FieldError } from '../../contract/index.ts';
import { formatDppCode, parseDppCode } from '../gs1/dpp-code.ts';
import type { JsonObject } from '../json/json.ts';
import { identifiersIn } from '../product/claims.ts';

/** Fields that name the product by a Digital Link or an EPC URN. Identifiers of other schemes cannot contradict. */
const WHOLE = ['uniqueProductIdentifier', 'digitalProductPassportId', 'batteryPassportIdentifier'] as const;
const FIELD_OF = { gtin: 'gtin', serial: 'serial', batch: 'batchOrLot' } as const;
const WORDS = { gtin: 'GTIN', serial: 'serial number', batch: 'batch' } as const;
type Named = keyof typeof FIELD_OF;

export type Contradiction = FieldError & { readonly pointer: string; readonly code: 'mismatch' };

/** Compares GTIN, serial number and batch with the dppCode and with the identifiers in `WHOLE`. */
export function contradictoryIdentifiers(passport: JsonObject): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const mismatch = (field: string, detail: string): void => void found.push({ pointer: `/${field}`, code: 'mismatch', detail });
  const code = typeof passport.dppCode === 'string' ? parseDppCode(passport.dppCode) : undefined;
  if (code?.ok === true && code.value.gtin !== undefined) {
    const { gtin, serial } = code.value;
    if (passport.gtin !== gtin) mismatch('gtin', `the dppCode says GTIN ${gtin}`);
    if (passport.serial !== serial) mismatch('serial', `the dppCode says serial number "${serial}"`);
  }
  for (const field of WHOLE) {
    const whole = passport[field];
    if (typeof whole !== 'string') continue;
    const stated = new Map(identifiersIn(whole));
    for (const name of Object.keys(FIELD_OF) as Named[]) {
      const [said, other] = [stated.get(name), passport[FIELD_OF[name]]];
      // A coarser identifier names the model or the batch and is allowed. A finer one would name an item that the passport does not name.
      const isFiner = other === undefined && passport.gtin !== undefined;
      if (said !== undefined && said !== other && (isFiner || other !== undefined))
        mismatch(field, `names ${WORDS[name]} "${said}", the passport ${isFiner ? 'none' : `"${String(other)}"`}`);
    }
  }
  return found;
}

/** Without `dppCode`, the code follows from GTIN and serial number. */
export function withDppCode(passport: JsonObject): JsonObject {
  const { dppCode, gtin, serial } = passport;
  return dppCode === undefined && typeof gtin === 'string' && typeof serial === 'string'
    ? { dppCode: formatDppCode(gtin, serial), ...passport }
    : passport;
}
