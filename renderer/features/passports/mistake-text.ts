// Explains what is wrong with a value, from the code of the mistake and the type of the field.
import type { FieldError, FormType } from '../../../server/contract/index.ts';
import type { MessageId, Translate } from '../../i18n/index.ts';
import { shown } from '../../ui/text/foreign.tsx';

type Format = MessageId extends infer Id ? (Id extends `edit.format.${infer Name}` ? Name : never) : never;
const FORMATS: ReadonlySet<string> = new Set<Format>([
  'date',
  'year-month',
  'date-time',
  'language',
  'url',
  'uri',
  'email',
  'gtin',
  'serial',
  'batch',
  'lei',
  'eori',
  'hs',
  'cas',
  'ec',
  'sha256',
  'body-number',
]);
const PLAIN = [
  'required',
  'choice',
  'empty',
  'character',
  'default-language',
  'language',
  'mismatch',
  'order',
  'total',
  'not-for-category',
  'code-in-use',
] as const;

/** Describes the values that a field accepts; undefined if there is nothing to describe. */
export function expected(type: FormType, t: Translate, mark: '.' | ','): string | undefined {
  if (type.kind === 'text') return FORMATS.has(type.format) ? t(`edit.format.${type.format as Format}`) : undefined;
  if (type.kind === 'number') return type.integer ? t('edit.format.integer') : t('edit.format.number', { example: `12${mark}5` });
  return undefined;
}

export function mistakeText({ code, detail }: FieldError, type: FormType | undefined, t: Translate, mark: '.' | ','): string {
  if (code === 'range' && type?.kind === 'number') {
    const { min, max } = type;
    if (min !== undefined && max !== undefined) return t('edit.mistake.between', { min, max });
    return min === undefined ? t('edit.mistake.atMost', { max: max ?? '' }) : t('edit.mistake.atLeast', { min });
  }
  if (code === 'too-long' && type?.kind === 'list') return t('edit.mistake.tooMany', { max: type.max ?? '' });
  if (code === 'too-long' && type !== undefined && 'max' in type) return t('edit.mistake.tooLong', { max: type.max ?? '' });
  // If the field is unknown, the format in the message describes the value. A date has several formats.
  if (type === undefined && code !== undefined && code !== 'date' && code !== 'language' && FORMATS.has(code))
    return t('edit.mistake.expected', { what: t(`edit.format.${code as Format}`) });
  const plain = PLAIN.find((known) => known === code);
  const what = type === undefined ? undefined : expected(type, t, mark);
  if (what !== undefined && plain !== 'required' && plain !== 'mismatch' && plain !== 'order' && plain !== 'code-in-use')
    return t('edit.mistake.expected', { what });
  // A country is chosen from a list.
  if (type?.kind === 'choice' && plain === undefined) return t('edit.mistake.choice');
  return plain === undefined ? t('edit.mistake.other', { detail: shown(detail) }) : t(`edit.mistake.${plain}`);
}
