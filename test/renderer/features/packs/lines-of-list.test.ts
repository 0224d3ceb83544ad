// A saved list of wanted copies becomes codes that the recogniser reads back as the same wishes; what is none stays as it is.
import { describe, expect, it } from 'vitest';
import { linesOfList } from '../../../../renderer/features/packs/lines-of-list.ts';
import { itemsOfText } from '../../../../server/features/sync/items.ts';

const list = (items: readonly object[]): string => JSON.stringify({ format: 'dpp-want-list', version: 1, items }, null, 2);

describe('a saved list of missing passports', () => {
  it('becomes one code a line, each of which means what the list says', () => {
    const items = [
      { gtin: '09520123456788', serial: 'ABC123' },
      { gtin: '09520123456788', serial: 'WM26/0042-7%', batch: 'L1+"' },
      { gtin: '09520123456788' },
      { dppCode: 'DPP-53414d50-4c45-8000-8000-000000000001' },
      { link: 'https://maker.example/passports/7?a=1#b' },
    ];
    const lines = linesOfList(list(items));
    expect(lines.split('\n')).toHaveLength(items.length);
    expect(itemsOfText(lines)).toEqual(items);
  });

  it.each([
    ['codes on lines', 'DPP-09520123456788-ABC123\n(01)09520123456788'],
    ['no JSON', '{"format":'],
    ['another file', '{"format":"something","version":1,"items":[]}'],
    ['an entry that names nothing', list([{ gtin: '09520123456788' }, { note: 'x' }])],
    ['an entry that would be two lines', list([{ link: 'https://a.example/\nhttps://b.example/' }])],
    ['no list at all', ''],
  ])('%s stays as it is', (_what, text) => {
    expect(linesOfList(text)).toBe(text);
  });
});
