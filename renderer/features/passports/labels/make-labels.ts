// Collects the labels of one passport, or of every published passport of a list, page by page.
import type { Label, LabelList, LabelRequest, PassportSummary } from '../../../../server/contract/index.ts';
import { api, call, type PassportQuery } from '../../../lib/api.ts';
import { original } from '../../../ui/index.ts';

/** Policy: more labels than this would be some hundred sheets, and some hundred megabytes of page. */
export const MOST_LABELS = 5000;
/** The most labels that the workbench makes per request. */
const AT_ONCE = 100;
const PAGE = 500;

export interface MadeLabels {
  readonly items: readonly Label[];
  readonly refused: LabelList['refused'];
  /** Passports of the list beyond the limit. */
  readonly left: number;
  /** True if there are more passports than the list counts: `left` is not known. */
  readonly isMore: boolean;
  /** Samples left out because the list also has passports of the user. */
  readonly samples: number;
}

export type How = Omit<LabelRequest, 'codes'>;

/** `passport`: a code, or a query for many. */
export async function collectLabels(
  passport: string | PassportQuery,
  how: How,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<MadeLabels> {
  const { codes, ...rest } =
    typeof passport === 'string' ? { codes: [passport], left: 0, isMore: false, samples: 0 } : await codesOf(passport, signal);
  const items: Label[] = [];
  const refused: LabelList['refused'][number][] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    const body: LabelRequest = { ...how, codes: codes.slice(at, at + AT_ONCE) };
    const made = await call<LabelList>('/labels', { method: 'POST', body, signal });
    items.push(...made.items);
    refused.push(...made.refused);
    progress(at + body.codes.length);
  }
  return { items, refused, ...rest };
}

interface Chosen extends Pick<MadeLabels, 'left' | 'isMore' | 'samples'> {
  readonly codes: readonly string[];
}

async function codesOf(query: PassportQuery, signal: AbortSignal): Promise<Chosen> {
  const found: PassportSummary[] = [];
  let all = 1;
  let more = false;
  while (found.length < all && found.length < MOST_LABELS) {
    const { items, total, isMore = false } = await api.passports({ ...query, limit: PAGE, offset: found.length }, signal);
    all = total;
    more = isMore;
    if (items.length === 0) break;
    found.push(...items);
  }
  const taken = found.slice(0, MOST_LABELS);
  const own = taken.filter(({ sample }) => !sample);
  const labelled = own.length === 0 ? taken : own;
  return {
    codes: labelled.map(({ dppCode }) => original(dppCode)),
    left: found.length < MOST_LABELS ? 0 : all - MOST_LABELS,
    isMore: more,
    samples: taken.length - labelled.length,
  };
}
