// Text from outside is shown as it is: what hides or reorders is made visible.
import { describe, expect, it } from 'vitest';
import { visible } from '../../../renderer/ui/visible.ts';

describe('text from outside', () => {
  it('shows a group separator and a NUL as their symbols', () => {
    expect(visible('2112\u001d10AB\u0000')).toBe('2112␝10AB␀');
  });

  it('shows what would reorder or hide the text around it as its code point', () => {
    expect(visible('https://gs1.org/\u202egnp.exe')).toBe('https://gs1.org/⟨U+202E⟩gnp.exe');
    expect(visible('a\u200bb\u00ad\ufeff')).toBe('a⟨U+200B⟩b⟨U+00AD⟩⟨U+FEFF⟩');
  });

  it('leaves every other text alone, line breaks and other scripts included', () => {
    const text = 'Zürich\nΑθήνα 日本 🔋';
    expect(visible(text)).toBe(text);
  });
});
