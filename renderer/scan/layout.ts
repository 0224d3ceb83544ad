// Determines the keyboard layout of this computer, as far as the browser reports it.
import type { Layout } from './decode-key.ts';

/** Chromium only, and missing from some type libraries. */
interface WithKeyboard {
  readonly keyboard?: { readonly getLayoutMap?: () => Promise<Layout> };
}

let known: Layout = new Map();

/** Read when the window receives the focus, since a person may switch the layout in between. */
export const currentLayout = (): Layout => known;

async function look(): Promise<void> {
  try {
    known = (await (navigator as Navigator & WithKeyboard).keyboard?.getLayoutMap?.()) ?? known;
  } catch {
    // Not available in this window: positions count as on a US keyboard.
  }
}

if (typeof window !== 'undefined') {
  void look();
  window.addEventListener('focus', () => void look());
}

/** A key that identifies this layout. */
export const layoutName = (): string =>
  ['KeyQ', 'KeyW', 'KeyA', 'KeyZ', 'KeyY', 'KeyM', 'Minus', 'Slash', 'Digit1'].map((code) => known.get(code) ?? '').join('');
