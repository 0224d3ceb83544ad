// Words the particulars of evidence in the language of the screen.
import type { Particulars, Value } from '../../server/contract/index.ts';
import { type Format, isMessage, type Translate } from '../i18n/index.ts';
import { shown } from '../ui/text/foreign.tsx';

/** Undefined if this version has no words for a part of it: a later one wrote the record. */
export function wordsOf({ id, values = {} }: Particulars, t: Translate, format: Format): string | undefined {
  const message = `detail.${id}`;
  if (!isMessage(message)) return undefined;
  const worded: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const words = valueIn(value, t, format);
    if (words === undefined) return undefined;
    worded[name] = words;
  }
  return t(message, worded);
}

function valueIn(value: Value, t: Translate, format: Format): string | undefined {
  if (typeof value === 'number') return format.number(value);
  if (typeof value === 'string') return shown(value);
  if (isSeveral(value)) {
    const worded = value.map((one) => valueIn(one, t, format));
    return worded.every((one) => one !== undefined) ? format.list(worded) : undefined;
  }
  if ('id' in value) return wordsOf(value, t, format);
  if ('date' in value) return IS_DAY.test(value.date) ? format.date(value.date) : format.dateTime(value.date);
  const label = `field.${value.field}`;
  return isMessage(label) ? t(label) : value.field;
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const isSeveral = (value: Value): value is readonly Value[] => Array.isArray(value);
