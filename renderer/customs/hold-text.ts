// Writes a suspension as text for the market surveillance authority (Regulation (EU) 2019/1020, Article 26(2)).
import type { Inspection, RecordedHold } from '../../server/contract/index.ts';
import { itemOf } from '../../server/domain/log/item.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { shown } from '../ui/index.ts';

export function useHoldText(inspection: Inspection, hold: RecordedHold): string {
  const t = useT();
  const format = useFormat();
  const { headline, reasons, hash, id, at } = inspection;
  const line = (label: string, value: string | undefined): readonly string[] => (value ? [`${label}: ${value}`] : []);
  const { name, gtin, serial, dppCode } = itemOf(inspection);
  return [
    t('hold.title'),
    '',
    ...line(t('inspections.entry', { id }), format.dateTime(at)),
    ...line('SHA-256', hash),
    ...line(t('inspections.product'), name && shown(name)),
    ...line('GTIN', gtin && shown(gtin)),
    ...line(t('inspect.serial'), serial && shown(serial)),
    ...line('dppCode', dppCode && shown(dppCode)),
    ...line(t('inspections.headline'), `${t(`headline.${headline}`)} ${reasons.join(' ')}`),
    '',
    ...hold.grounds.map((ground) => `(${ground}) ${t(`hold.ground.${ground}`)}`),
    '',
    ...line(t('hold.suspendedOn'), hold.suspendedOn),
    ...line(t('hold.country'), hold.country),
    ...line(t('hold.workingDays'), hold.workingDays.join(', ')),
    ...line(t('hold.skipped'), hold.skipped.map(({ day, why }) => `${day} (${t(`hold.why.${why}`)})`).join(', ')),
    ...line(t('hold.note'), hold.note),
    ...line(t('inspections.officer'), hold.officer),
    '',
  ].join('\r\n');
}
