// The words of one inspection: the deciding reason as a sentence, the next step, and what the item is called.

import type { Code, Foreign as ForeignText, InputCode, Inspection, Parts } from '../../server/contract/index.ts';
import { missingParts } from '../../server/domain/decode/parts.ts';
import type { Translate } from '../i18n/index.ts';
import { original, shown } from '../ui/text/foreign.tsx';
import { wasValid } from './as-of-words.ts';

export interface Sentence {
  readonly code?: Code | InputCode;
  readonly reason: string;
  /** What the headline leaves out, said as large as the reason. */
  readonly more?: string;
  readonly next: string;
  /** Further remarks, each with its code. */
  readonly also: readonly Code[];
}

/** What has become of it since the moment that was asked about. */
const SINCE: ReadonlySet<Code> = new Set(['DPP-STA-09', 'DPP-KEY-07', 'DPP-DAT-06']);

/** Nothing was scanned: a green card is about no item. */
const DOCUMENT_ONLY = 'DPP-PRD-02' satisfies Code;

/** The next step of a code. Where a past moment was asked about, what was to come then is no matter of the clock. */
export const nextOf = (code: Code, asOf: string | undefined, t: Translate): string =>
  asOf !== undefined && code === 'DPP-DAT-04' ? t('asOf.notYetNext') : t(`next.${code}`);

/** One reason, one next step. A refused input says what was wrong with it; a valid one who vouches for it. */
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

/** JSON or a token: its first characters are the same for all. */
const DOCUMENT = /^\s*[{[]|^\s*eyJ/;

/** What to call the item in a list: the verified name, else what was scanned, else the file, else the text. Undefined where a pasted document has no name of its own that holds. */
export function nameOf({ product, recognised, input }: Inspection): ForeignText | undefined {
  const scanned = recognised.gtin ?? recognised.dppCode ?? recognised.did ?? recognised.link?.host;
  const text = original(input.text);
  // An SD-JWT can hide the name of its product.
  return product?.name || (product?.gtin ?? scanned) || (input.fileName ?? (DOCUMENT.test(text) ? undefined : text.slice(0, 60)));
}

/** The serial number tells items of one model apart. */
export const serialOf = ({ product, recognised }: Inspection): ForeignText | undefined => product?.serial ?? recognised.serial;

/** Which parts of a code are there, and which are still to be scanned. */
export function sayParts(parts: Parts, t: Translate): string {
  const missing = missingParts(parts);
  const read = parts.read.join(', ');
  return missing.length === 0 ? t('inspect.partsMixed') : t('inspect.parts', { read, count: parts.count, missing: missing.join(', ') });
}
