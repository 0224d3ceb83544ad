// Language, colour scheme and sounds; each choice takes effect at once.
import { Palette } from 'lucide-react';
import type { Settings } from '../../../server/contract/index.ts';
import { activateLanguage, LANGUAGES, languageOf, useT } from '../../i18n/index.ts';
import { applyTheme, Card, Checkbox, ErrorBox, Select } from '../../ui/index.ts';
import { useSave } from '../../workbench/use-save.ts';
import styles from './settings.module.css';

const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export function Appearance({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const { save, error } = useSave();
  const chooseLanguage = async (chosen: Settings['language']) => {
    await activateLanguage(languageOf(chosen));
    await save({ language: chosen });
  };
  const chooseTheme = async (theme: Settings['theme']) => {
    applyTheme(theme);
    await save({ theme });
  };
  return (
    <Card title={t('settings.appearance')} icon={<Palette aria-hidden />}>
      <div className={styles.form}>
        <Select
          label={t('settings.language')}
          options={[
            { value: 'system', label: t('settings.language.system') },
            ...LANGUAGES.map(({ language, name }) => ({ value: language, label: name })),
          ]}
          value={settings.language}
          onChange={chooseLanguage}
        />
        <Select
          label={t('settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={settings.theme}
          onChange={chooseTheme}
        />
        <Checkbox isSelected={settings.sound} onChange={(sound) => save({ sound })} help={t('settings.soundHelp')}>
          {t('settings.sound')}
        </Checkbox>
        {error ? <ErrorBox error={error} /> : null}
      </div>
    </Card>
  );
}
