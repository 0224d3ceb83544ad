// Explains what is wrong with a value, from the code of the mistake and the type of the field.
import type { FieldError, FormType, PassportForm } from '../../../../server/contract/index.ts';
import type { MessageId, Translate } from '../../../i18n/index.ts';
import { shown } from '../../../ui/index.ts';
import { pathOf } from './document.ts';

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
  const plain = PLAIN.find((known) => known === code);
  const what = type === undefined ? undefined : expected(type, t, mark);
  if (what !== undefined && plain !== 'required' && plain !== 'mismatch' && plain !== 'order' && plain !== 'code-in-use')
    return t('edit.mistake.expected', { what });
  // A country is chosen from a list.
  if (type?.kind === 'choice' && plain === undefined) return t('edit.mistake.choice');
  return plain === undefined ? t('edit.mistake.other', { detail: shown(detail) }) : t(`edit.mistake.${plain}`);
}

export interface Place {
  /** Absent if the form has no field for the place. */
  readonly type?: FormType;
  readonly label: string;
  /** The group of the form. */
  readonly group?: string;
}

/** The type and the label of the value at a pointer. */
export function placeAt(form: PassportForm, pointer: string, languageName: (tag: string) => string): Place {
  const [name = '', ...rest] = pathOf(pointer);
  const group = form.groups.find(({ fields }) => fields.some((field) => field.name === name));
  const field = group?.fields.find((one) => one.name === name);
  if (field === undefined || group === undefined) return { label: shown(pathOf(pointer).join('.')) };
  let type: FormType | undefined = field.type;
  const labels = [field.label];
  for (const step of rest) {
    if (type?.kind === 'object') {
      const member: (typeof type.members)[number] | undefined = type.members.find((one) => one.name === step);
      labels.push(member?.label ?? shown(step));
      type = member?.type;
    } else if (type?.kind === 'list') {
      labels.push(String(Number(step) + 1));
      type = type.of;
    } else if (type?.kind === 'texts') labels.push(languageName(step));
  }
  return { label: labels.join(' – '), group: group.id, ...(type === undefined ? {} : { type }) };
}
