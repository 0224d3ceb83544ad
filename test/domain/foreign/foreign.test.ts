// Text from outside is shown as one line without anything hidden, stacked or mistakable, and JSON of it keeps its value.
import { describe, expect, it } from 'vitest';
import { escapedJson, jsonText, named, oneCell, oneLine, onePage, parts, printable, shown } from '../../../server/domain/foreign/index.ts';

describe('text from outside', () => {
  it('shows a group separator and a NUL as their symbols', () => {
    expect(oneLine('2112\u001d10AB\u0000')).toBe('2112␝10AB␀');
  });

  it('shows what would reorder or hide the text around it as its code point', () => {
    expect(oneLine('https://gs1.org/\u202egnp.exe')).toBe('https://gs1.org/⟨U+202E⟩gnp.exe');
    expect(oneLine('a\u200bb\u00ad\ufeff')).toBe('a⟨U+200B⟩b⟨U+00AD⟩⟨U+FEFF⟩');
    expect(oneLine('a\u3164b\u2800c\u{e0041}')).toBe('a⟨U+3164⟩b⟨U+2800⟩c⟨U+E0041⟩');
  });

  it('leaves words of other scripts alone', () => {
    for (const text of ['Zürich Αθήνα 日本 🔋', 'Việt Nam', 'шлагбаум', '10 kΩ 5 μm', 'Nº 5 m²', '☎️ ⚙️'])
      expect(parts(text)).toEqual([{ text }]);
  });

  it('has no line break but in a block of its own', () => {
    expect(shown('Pump\nforged.json #0: VALID\r\u2028x\u0085y')).toBe('Pump␊forged.json #0: VALID␍⟨U+2028⟩x⟨U+0085⟩y');
    expect(onePage('one\ntwo\rthree', 100)).toBe('one\ntwo␍three');
  });

  it('shows a blank that a screen does not draw', () => {
    expect(oneLine(' a  b ')).toBe('␣a ␣b␣');
    expect(oneLine('10\u00a0kg a\u00a0\u2003b')).toBe('10\u00a0kg a\u00a0␣b');
    expect(printable('a  b')).toBe('a  b');
  });

  it('is in quotes where words of the app follow it, unless it is one word', () => {
    expect(named('in/pump_1.json')).toBe('in/pump_1.json');
    expect(named('good.json #0: VALID')).toBe("'good.json #0: VALID'");
    expect(named('good.json\n')).toBe("'good.json␊'");
  });

  it('draws three marks on a letter at most, and none on the text before it', () => {
    expect(oneLine(`Z${'\u0323'.repeat(80)}x`)).toBe(`Z${'\u0323'.repeat(3)}⟨+77⟩x`);
    expect(oneLine('\u0336x')).toBe('◌\u0336x');
    expect(oneLine(`\u200b\u0336`)).toBe('⟨U+200B⟩◌\u0336');
    // A selector between the marks starts no new count.
    expect(oneLine(`e${'\u0301\ufe0f'.repeat(9)}`).match(/\u0301/g)).toHaveLength(3);
  });

  it('marks a letter that passes for a Latin one', () => {
    expect(parts('p\u0430ypal')).toEqual([{ text: 'p' }, { text: '\u0430', mark: 'confusable' }, { text: 'ypal' }]);
    expect(oneLine('\u0410BC123')).toBe('\u0410⟨U+0410⟩BC123');
    expect(oneLine('\u{1d415}ALID')).toBe('\u{1d415}⟨U+1D415⟩ALID');
    expect(oneLine('\uff36alid')).toBe('\uff36⟨U+FF36⟩alid');
  });

  it('keeps the direction of the sentence around it', () => {
    expect(shown('שלום')).toBe('\u2068שלום\u2069');
    expect(shown('Pump')).toBe('Pump');
    expect(printable('שלום')).toBe('שלום');
  });

  it('is clipped, and says so', () => {
    expect(shown('x'.repeat(3000))).toBe(`${'x'.repeat(160)}…`);
    expect(shown('🔋'.repeat(160))).toBe('🔋'.repeat(160));
    expect(shown('🔋'.repeat(161))).toBe(`${'🔋'.repeat(160)}…`);
    expect(oneCell('x'.repeat(50_000))).toHaveLength(32_001);
  });
});

describe('JSON for a terminal', () => {
  it('escapes C1 controls and bidi characters, and is the same value', () => {
    const value = { name: 'a\u009b31m\u202e\u2028\u{e0041}b\u001b\u007f' };
    const json = jsonText(value);
    expect(json).toBe('{"name":"a\\u009b31m\\u202e\\u2028\\udb40\\udc41b\\u001b\\u007f"}');
    expect(JSON.parse(json)).toEqual(value);
    expect(escapedJson('{"a":"Zürich"}')).toBe('{"a":"Zürich"}');
  });
});
