// Values of a passport that is being edited: changed in place, removed with what they leave empty, numbers without guessing.
import { expect, it } from 'vitest';
import {
  numberOf,
  numberText,
  withEntry,
  withoutEntry,
  withText,
  withValue,
} from '../../../../renderer/features/passports/editing/document.ts';

it('changes one value and leaves the others as they are', () => {
  const document = { a: { b: 1, c: [{ d: 2 }, { d: 3 }] }, e: 4 };
  const changed = withValue(document, ['a', 'c', 1, 'd'], 5);
  expect(changed).toEqual({ a: { b: 1, c: [{ d: 2 }, { d: 5 }] }, e: 4 });
  expect(document.a.c[1]).toEqual({ d: 3 });
});

it('removes a value with the objects that it leaves empty, but no entry of a list', () => {
  expect(withValue({ a: { b: { c: 1 } }, d: 2 }, ['a', 'b', 'c'], undefined)).toEqual({ d: 2 });
  expect(withValue({ a: [{ b: 1 }] }, ['a', 0, 'b'], undefined)).toEqual({ a: [{}] });
  expect(withValue({ a: 1 }, ['a'], undefined)).toBeUndefined();
  expect(withValue({}, ['a', 'b'], undefined)).toBeUndefined();
});

it('adds and removes entries; the last one takes the list with it', () => {
  expect(withEntry(undefined, {})).toEqual([{}]);
  expect(withoutEntry(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  expect(withoutEntry(['a'], 0)).toBeUndefined();
});

it('reads numbers with the decimal mark of the language only, and keeps any other text', () => {
  expect(numberOf('12,5', ',')).toBe(12.5);
  expect(numberOf('12.5', '.')).toBe(12.5);
  expect(numberOf(' 7 ', '.')).toBe(7);
  for (const [text, mark] of [
    ['1.234', ','],
    ['1,234', '.'],
    ['1e3', '.'],
    ['12,', ','],
  ] as const)
    expect(numberOf(text, mark)).toBe(text);
  expect(numberOf(' ', ',')).toBeUndefined();
  expect(numberText(12.5, ',')).toBe('12,5');
  expect(numberText('12,', ',')).toBe('12,');
});

it('keeps a single text single, and makes it a text by language once there is a second', () => {
  const at = { fallback: 'en', plain: true };
  expect(withText('Wool', { ...at, language: 'en', text: 'Silk' })).toBe('Silk');
  expect(withText('Wool', { ...at, language: 'de', text: 'Wolle' })).toEqual({ en: 'Wool', de: 'Wolle' });
  expect(withText({ en: 'Wool', de: 'Wolle' }, { ...at, language: 'de', text: '' })).toEqual({ en: 'Wool' });
  expect(withText('Wool', { ...at, language: 'en', text: '' })).toBeUndefined();
  expect(withText(undefined, { ...at, plain: false, language: 'en', text: 'Scarf' })).toEqual({ en: 'Scarf' });
});
