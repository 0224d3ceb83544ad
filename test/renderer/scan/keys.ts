// Keys of a scanner or a person, as the wedge is given them; the clock is the test's own.
import type { Scan } from '../../../renderer/scan/burst.ts';
import type { Layout } from '../../../renderer/scan/decode-key.ts';
import { createWedge, type Key } from '../../../renderer/scan/wedge.ts';

export type Press = Partial<Key> & { readonly key: string };

const CODES: Readonly<Record<string, string>> = { ' ': 'Space', '-': 'Minus', '/': 'Slash', '.': 'Period', Enter: 'Enter', Tab: 'Tab' };

export const codeOf = (key: string): string =>
  /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^[0-9]$/.test(key) ? `Digit${key}` : (CODES[key] ?? '');

export function wedgeDesk(layout?: Layout) {
  const scans: Scan[] = [];
  const inFields: { readonly scan: Scan; readonly takes: boolean }[] = [];
  let noise = 0;
  let now = 1_000;
  const wedge = createWedge(
    {
      onScan: (scan) => scans.push(scan),
      onField: (scan, takes) => inFields.push({ scan, takes }),
      onNoise: () => {
        noise += 1;
      },
    },
    layout && (() => layout),
  );
  const press = (press: Press, gap = 8): boolean => {
    now += gap;
    const { key } = press;
    return wedge.take({
      type: 'keydown',
      code: codeOf(key),
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      altGraph: false,
      capsLock: false,
      shiftKey: /^[A-Z]$/.test(key),
      into: 'none',
      timeStamp: now,
      ...press,
    });
  };
  const type = (text: string, gap = 8, more: Partial<Key> = {}) => [...text].map((key) => press({ key, ...more }, gap));
  const settle = (after: number) => wedge.settle(now + after);
  /** With a suffix and the silence after it. */
  const scan = (text: string, more: Partial<Key> = {}, gap = 8): boolean => {
    type(text, gap, more);
    const taken = press({ key: 'Enter', ...more }, gap);
    settle(100);
    return taken;
  };
  return { scans, inFields, noise: () => noise, press, type, settle, scan, wedge, now: () => now };
}
