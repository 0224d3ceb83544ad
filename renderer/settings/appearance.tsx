// Language, colours and tone: each takes effect with the choice, without a press on anything else.
import { Palette } from 'lucide-react';
import type { Language, Settings } from '../../server/contract.ts';
import { activateLanguage, LANGUAGES, useLanguage, useT } from '../i18n/index.ts';
import { applyTheme, Card, Checkbox, ErrorBox, Select } from '../ui/index.ts';
import styles from './settings.module.css';
import { useSave } from './use-save.ts';

const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export function Appearance({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const language = useLanguage();
  const { save, error } = useSave();
  const chooseLanguage = async (chosen: Language) => {
    await activateLanguage(chosen);
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
          options={LANGUAGES.map((entry) => ({ value: entry.language, label: entry.name }))}
          value={language}
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
