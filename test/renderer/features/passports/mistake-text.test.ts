// The words for a mistake in a value: by the field, and where only the code of the mistake is known, as in an imported file.
import { expect, test } from 'vitest';
import { mistakeText } from '../../../../renderer/features/passports/mistake-text.ts';

const t = (id: string, values?: Readonly<Record<string, string | number>>) => (values ? `${id} ${JSON.stringify(values)}` : id);
const DETAIL = 'must be so';
const wordsOf = (code: string, type?: Parameters<typeof mistakeText>[1]): string => mistakeText({ code, detail: DETAIL }, type, t, ',');

test.each([
  ['required', 'edit.mistake.required'],
  ['mismatch', 'edit.mistake.mismatch'],
  ['choice', 'edit.mistake.choice'],
  ['language', 'edit.mistake.language'],
  ['gtin', 'edit.mistake.expected {"what":"edit.format.gtin"}'],
  ['email', 'edit.mistake.expected {"what":"edit.format.email"}'],
  // A date may be a day, a month or a moment.
  ['date', `edit.mistake.other {"detail":"${DETAIL}"}`],
  ['unknown-member', `edit.mistake.other {"detail":"${DETAIL}"}`],
])('of an imported file, %s reads %s', (code, words) => {
  expect(wordsOf(code)).toBe(words);
});

test('of a known field, what the field takes comes first', () => {
  expect(wordsOf('date', { kind: 'text', format: 'date' } as never)).toBe('edit.mistake.expected {"what":"edit.format.date"}');
  expect(wordsOf('required', { kind: 'text', format: 'date' } as never)).toBe('edit.mistake.required');
  expect(wordsOf('range', { kind: 'number', min: 0, max: 100 } as never)).toBe('edit.mistake.between {"min":0,"max":100}');
});
