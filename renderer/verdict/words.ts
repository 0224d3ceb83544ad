// The words of one inspection: the deciding reason, the next step, and the name of the item.

import type { Code, Foreign as ForeignText, InputCode, Inspection, Parts } from '../../server/contract/index.ts';
import { missingParts } from '../../server/domain/decode/parts.ts';
import { cameInOf } from '../../server/domain/log/came-in.ts';
import { itemOf, scannedOf } from '../../server/domain/log/item.ts';
import type { Translate } from '../i18n/index.ts';
import { shown } from '../ui/text/foreign.tsx';
import { wasValid } from './as-of-words.ts';

export interface Sentence {
  readonly code?: Code | InputCode;
  readonly reason: string;
  /** What the headline leaves out, shown as large as the reason. */
  readonly more?: string;
  readonly next: string;
  /** Additional remarks, each with its code. */
  readonly also: readonly Code[];
}

/** Codes for what has happened since the moment that was asked about. */
const SINCE: ReadonlySet<Code> = new Set(['DPP-STA-09', 'DPP-KEY-07', 'DPP-DAT-06']);

/** Nothing was scanned: a green card is about no item. */
const DOCUMENT_ONLY = 'DPP-PRD-02' satisfies Code;

/** The next step of a code. For a past moment, a date that was still in the future then does not point to a wrong clock. */
export const nextOf = (code: Code, asOf: string | undefined, t: Translate): string =>
  asOf !== undefined && code === 'DPP-DAT-04' ? t('asOf.notYetNext') : t(`next.${code}`);

/** One reason, one next step: a refused input states what was wrong with it, a valid one who vouches for it. */
export function sentenceOf(inspection: Inspection, t: Translate): Sentence {
  const { headline, reasons, recognised, issuer, checks } = inspection;
  if (recognised.inputCode) {
    const code = recognised.inputCode;
    return { code, reason: t(`reason.${code}`), next: t(`next.${code}`), also: [] };
  }
  if (headline === 'valid') {
    const own = issuer?.origin === 'own';
    return {
      reason: own ? t('inspect.validOwn') : issuer?.name ? t('inspect.validBy', { issuer: shown(issuer.name) }) : t('inspect.valid'),
      ...(reasons.includes(DOCUMENT_ONLY)
        ? { more: t(`reason.${DOCUMENT_ONLY}`), next: t(`next.${DOCUMENT_ONLY}`) }
        : { next: t('inspect.validNext') }),
      also: reasons.filter((one) => one !== DOCUMENT_ONLY),
    };
  }
  const [code, ...also] = reasons;
  if (wasValid(inspection)) {
    const since = also.find((one) => SINCE.has(one));
    const code = since ?? 'DPP-CLK-03';
    return { code, reason: t(`reason.${code}`), next: t('next.DPP-CLK-03'), also: reasons.filter((one) => one !== code) };
  }
  const deciding = code ?? checks.find(({ outcome }) => outcome !== 'passed')?.code;
  return deciding
    ? { code: deciding, reason: t(`reason.${deciding}`), next: nextOf(deciding, inspection.asOf, t), also }
    : { reason: t('inspect.noReason'), next: t('inspect.noReasonNext'), also };
}

/** The name of the item in a list: verified name, scanned value, file name, or text. Undefined for a pasted document without a verified name. */
export function nameOf(inspection: Inspection): ForeignText | undefined {
  const { recognised, input } = inspection;
  const { name, gtin, dppCode } = itemOf(inspection);
  // An SD-JWT can withhold the name of its product.
  const item = name || (gtin ?? dppCode ?? recognised.did ?? recognised.link?.host);
  return item || (input.fileName ?? cameInOf(inspection).text);
}

/** The serial number distinguishes items of one model. */
export const serialOf = (inspection: Inspection): ForeignText | undefined => itemOf(inspection).serial;

/** The identifiers of an item, from coarse to fine. */
export const NUMBERS = ['gtin', 'serial', 'tpx', 'batch', 'cpv'] as const;

/** What was scanned, if the verified document states something else, or less. */
export function scannedBeside(inspection: Inspection): ReturnType<typeof scannedOf> {
  const { product } = inspection;
  const scanned = scannedOf(inspection);
  return product !== undefined && scanned !== undefined && NUMBERS.some((name) => scanned[name] && scanned[name] !== product[name])
    ? scanned
    : undefined;
}

/** Which parts of a code were read, and which are missing. */
export function sayParts(parts: Parts, t: Translate): string {
  const missing = missingParts(parts);
  const read = parts.read.join(', ');
  return missing.length === 0 ? t('inspect.partsMixed') : t('inspect.parts', { read, count: parts.count, missing: missing.join(', ') });
}
