// The headline of an inspection in words; one about a past moment always names it and is never just "valid".
import type { Code, Headline } from '../../server/contract/index.ts';
import type { Format } from '../i18n/format.ts';
import type { Translate } from '../i18n/index.ts';

interface Judged {
  readonly headline: Headline;
  readonly asOf?: string;
  readonly reasons: readonly Code[];
}

/** Nothing was wrong then and nothing remained open: the first reason states that the verdict is about a past moment. */
export const wasValid = ({ asOf, reasons }: Pick<Judged, 'asOf' | 'reasons'>): boolean => asOf !== undefined && reasons[0] === 'DPP-CLK-03';

const isDay = (asOf: string): boolean => asOf.endsWith('T23:59:59.999Z');

/** A day that was requested as a day is shown as one; its end in UTC was judged. */
export const momentText = (asOf: string, format: Format): string => (isDay(asOf) ? format.date(asOf.slice(0, 10)) : format.utc(asOf));

/** Shown above every verdict about a past moment. */
export const bandOf = (asOf: string, t: Translate, format: Format): string =>
  isDay(asOf) ? t('asOf.bandDay', { date: momentText(asOf, format) }) : t('asOf.band', { moment: momentText(asOf, format) });

export function headlineOf(judged: Judged, t: Translate, format: Format): string {
  const { headline, asOf } = judged;
  if (asOf === undefined) return t(`headline.${headline}`);
  const date = momentText(asOf, format);
  if (wasValid(judged)) return t('asOf.valid', { date });
  if (headline === 'valid-not-current') return t('asOf.open', { date });
  return t('asOf.headline', { headline: t(`headline.${headline}`), date });
}
