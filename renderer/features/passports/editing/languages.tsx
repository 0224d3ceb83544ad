// Chooses the languages in which the texts of a passport are entered: the default language, and others side by side.
import { useState } from 'react';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Badge, Card, Select } from '../../../ui/index.ts';
import styles from './editing.module.css';

/** The official languages of the Union. */
const OFFICIAL = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');

interface LanguagesProps {
  /** The default language first. */
  readonly languages: readonly string[];
  readonly onDefault: (language: string) => void;
  readonly onAdd: (language: string) => void;
}

export function Languages({ languages, onDefault, onAdd }: LanguagesProps) {
  const t = useT();
  const format = useFormat();
  const [added, setAdded] = useState('');
  const [fallback = 'en'] = languages;
  const option = (value: string) => ({ value, label: format.language(value) });
  const all = [...new Set([...OFFICIAL, ...languages])].map(option).toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <Card title={t('edit.languages')}>
      <div className={styles.stack}>
        <p>{t('edit.languagesText')}</p>
        <div className={styles.row} data-at="/defaultLanguage">
          <Select label={t('edit.defaultLanguage')} value={fallback} onChange={onDefault} options={all} />
          <Select
            label={t('edit.addLanguage')}
            value={added}
            onChange={(language) => {
              if (language !== '') onAdd(language);
              setAdded('');
            }}
            options={[{ value: '', label: t('edit.chooseLanguage') }, ...all.filter(({ value }) => !languages.includes(value))]}
          />
          <span className={styles.badges}>
            {languages.map((language) => (
              <Badge key={language}>{format.language(language)}</Badge>
            ))}
          </span>
        </div>
      </div>
    </Card>
  );
}
