// Parses and writes the code of a passport: `DPP-<14 digits>-<serial>`, or a UUID.
import { findAi } from './ai.ts';
import { type Gtin14, toGtin14 } from './gtin.ts';
import { bad, good, type Outcome } from './outcome.ts';
import { valueFault } from './value.ts';

/** A code checked by `parseDppCode`. It may contain slashes: percent-encode it in paths and never use it as a file name. */
export type DppCode = string & { readonly __brand: 'DppCode' };

export interface DppCodeParts {
  readonly dppCode: DppCode;
  readonly gtin?: Gtin14;
  readonly serial?: string;
  readonly uuid?: string;
}

/** RFC 9562: reads either case, writes lower case. */
const UUID = /^(?:DPP-)?([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/i;

/** Splits after the 14 digits of fixed length, because a serial number may contain hyphens. */
export function parseDppCode(text: string): Outcome<DppCodeParts> {
  const uuid = text.length <= 40 ? UUID.exec(text)?.[1]?.toLowerCase() : undefined;
  if (uuid !== undefined) return good({ dppCode: `${text.startsWith('DPP-') ? 'DPP-' : ''}${uuid}` as DppCode, uuid });
  if (!text.startsWith('DPP-')) return bad('structure', 'a passport code begins with DPP-');
  const digits = text.slice(4, 18);
  if (!/^[0-9]{14}$/.test(digits) || text[18] !== '-')
    return bad('structure', 'DPP- has to be followed by 14 digits, a hyphen and a serial number');
  const gtin = toGtin14(digits);
  if (!gtin.ok) return gtin;
  const serial = text.slice(19);
  const serialEntry = findAi('21');
  const fault = serialEntry && valueFault(serialEntry, serial);
  return fault ? { ok: false, fault } : good({ dppCode: text as DppCode, gtin: gtin.value, serial });
}

/** For a GTIN and a serial number known to be valid. */
export const formatDppCode = (gtin: string, serial: string): DppCode => `DPP-${gtin}-${serial}` as DppCode;
