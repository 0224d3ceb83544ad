// The keyboard layout of this computer, as far as the browser tells it.
import type { Layout } from './decode-key.ts';

/** Chromium only, and not in every type library. */
interface WithKeyboard {
  readonly keyboard?: { readonly getLayoutMap?: () => Promise<Layout> };
}

let known: Layout = new Map();

/** As it was when the window last got the focus: a person switches it in between. */
export const currentLayout = (): Layout => known;

async function look(): Promise<void> {
  try {
    known = (await (navigator as Navigator & WithKeyboard).keyboard?.getLayoutMap?.()) ?? known;
  } catch {
    // Not told in this window: positions count as on a US keyboard.
  }
}

if (typeof window !== 'undefined') {
  void look();
  window.addEventListener('focus', () => void look());
}

/** Tells this layout from others. */
export const layoutName = (): string =>
  ['KeyQ', 'KeyW', 'KeyA', 'KeyZ', 'KeyY', 'KeyM', 'Minus', 'Slash', 'Digit1'].map((code) => known.get(code) ?? '').join('');
