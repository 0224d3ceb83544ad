// What the self-test makes of a hand scanner's keys, and of what is not used.
import { describe, expect, it } from 'vitest';
import { compared } from '../../../renderer/features/self-test/compared.ts';
import { lightOf, type Row, withNotUsed } from '../../../renderer/features/self-test/rows.ts';
import { type Press, wedgeDesk } from '../scan/keys.ts';

const CONTENT = '010952012345678810AQZY-MW\u001d21zy/qa_;&1';

/** What the app makes of these keys. */
function found(pressOf: (character: string) => Press) {
  const { press, settle, scans } = wedgeDesk();
  for (const character of CONTENT) press(pressOf(character));
  press({ key: 'Enter' });
  settle(100);
  const [scan] = scans;
  if (scan === undefined) throw new Error('no scan arrived');
  return compared(scan, CONTENT);
}

const US: Readonly<Record<string, Press>> = {
  '\u001d': { key: ']', code: 'BracketRight', ctrlKey: true },
  _: { key: '_', code: 'Minus', shiftKey: true },
  ';': { key: ';', code: 'Semicolon' },
  '&': { key: '&', code: 'Digit7', shiftKey: true },
};
const GERMAN: Readonly<Record<string, string>> = { Y: 'Z', Z: 'Y', y: 'z', z: 'y', '-': 'ß', '/': '-', _: '?', ';': 'ö', '&': '/' };
const onUs = (character: string): Press => US[character] ?? { key: character };
const CODES: Readonly<Record<string, string>> = { '-': 'Minus', '/': 'Slash' };

describe('a hand scanner', () => {
  it('sends every character', () => {
    expect(found(onUs)).toBe('right');
  });

  it('is set to another layout than the computer', () => {
    expect(
      found((character) => {
        const us = onUs(character);
        const code = us.code ?? CODES[character] ?? (/[a-z]/i.test(character) ? `Key${character.toUpperCase()}` : `Digit${character}`);
        return { ...us, code, key: GERMAN[character] ?? us.key };
      }),
    ).toBe('layout');
  });

  it('sends a key that stands for no character', () => {
    expect(found((character) => (character === '\u001d' ? { key: 'F7', code: 'F7' } : onUs(character)))).toBe('unreadable');
  });

  it('loses the separator, which neither layout hides, and sends another code', () => {
    expect(compared({ text: `]d2${CONTENT.replace('\u001d', '')}` }, CONTENT)).toBe('no-separator');
    expect(compared({ text: '0109520123456788' }, CONTENT)).toBe('other');
  });
});

describe('what is not used', () => {
  const row = (check: Row['check'], outcome: Row['outcome']): Row => ({ check, outcome, detail: '' });
  const open = [row('good', 'ok'), row('camera', 'not-checked'), row('packs', 'not-checked')];

  it('stays open no longer, and alone makes no green light', () => {
    expect(lightOf(open)).toBe('not-checked');
    expect(lightOf(withNotUsed(open, ['camera']))).toBe('not-checked');
    expect(lightOf(withNotUsed(open, ['camera', 'packs']))).toBe('ok');
    expect(lightOf(withNotUsed(open.slice(1), ['camera', 'packs']))).toBe('not-checked');
  });

  it('hides nothing that failed', () => {
    const failed = withNotUsed([...open, row('scanner', 'wrong')], ['camera', 'packs', 'scanner']);
    expect(failed.at(-1)?.outcome).toBe('wrong');
    expect(lightOf(failed)).toBe('wrong');
  });
});
