// Gives the screens below it the active language; draws nothing until the first catalogue is there.
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { activateLanguage, firstLanguage, i18n } from './i18n.ts';

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [ready, setReady] = useState(i18n.locale !== '');
  useEffect(() => {
    if (!ready) void activateLanguage(firstLanguage()).then(() => setReady(true));
  }, [ready]);
  return ready ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null;
}
