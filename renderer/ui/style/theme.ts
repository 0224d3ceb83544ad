// Applies the colour scheme to the document; `system` follows the operating system, including high contrast.
import type { Settings } from '../../../server/contract/index.ts';

export type Theme = Settings['theme'];

const REMEMBERED = 'theme';
const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];
const moreContrast = matchMedia('(prefers-contrast: more)');
let chosen: Theme = 'system';

function apply(): void {
  const theme = chosen === 'system' && moreContrast.matches ? 'contrast' : chosen;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Also stored on this computer, so that the next start uses it before the settings are loaded. */
export function applyTheme(theme: Theme): void {
  chosen = theme;
  localStorage.setItem(REMEMBERED, theme);
  apply();
}

export function startTheme(): void {
  chosen = THEMES.find((theme) => theme === localStorage.getItem(REMEMBERED)) ?? 'system';
  moreContrast.addEventListener('change', apply);
  apply();
}
