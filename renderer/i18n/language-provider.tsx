// Provides the active language to screens and react-aria; renders nothing until the first catalogue is loaded.
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nProvider as AriaLocale } from 'react-aria-components';
import { isDraft, localeOf } from '../../server/domain/language/languages.ts';
import { declareEnglish } from './english-texts.ts';
import { formatIn } from './format.ts';
import { activateLanguage, firstLanguage, i18n } from './i18n.ts';
import { FormatContext, useLanguage } from './use-t.ts';

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [ready, setReady] = useState(i18n.locale !== '');
  useEffect(() => {
    if (!ready) void activateLanguage(firstLanguage()).then(() => setReady(true));
  }, [ready]);
  if (!ready) return null;
  return (
    <I18nProvider i18n={i18n}>
      <Components>{children}</Components>
    </I18nProvider>
  );
}

/** Without `AriaLocale`, react-aria uses the language of the system, which the bundle may not contain. */
function Components({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const format = useMemo(() => formatIn(language), [language]);
  useEffect(() => (isDraft(language) ? declareEnglish() : undefined), [language]);
  return (
    <AriaLocale locale={localeOf(language)}>
      <FormatContext value={format}>{children}</FormatContext>
    </AriaLocale>
  );
}
