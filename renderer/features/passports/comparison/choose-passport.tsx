// Finds another passport by name, code or scan.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PassportSummary } from '../../../../server/contract/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button, ErrorBox, Foreign, original, SearchField, shown } from '../../../ui/index.ts';
import styles from './comparison.module.css';

/** Policy: the most matches that a person can look over. */
const MOST = 8;
/** Milliseconds between the last key and the search. */
const PAUSE = 250;

interface ChoosePassportProps {
  /** The code of the passport that is compared. */
  readonly except: string;
  readonly onChoose: (passport: PassportSummary) => void;
}

export function ChoosePassport({ except, onChoose }: ChoosePassportProps) {
  const t = useT();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const wanted = useSettled(query.trim(), PAUSE);
  const { data, error, refetch } = useQuery({
    queryKey: ['passports', 'to-compare', wanted, language],
    queryFn: ({ signal }) => api.passports({ query: wanted, limit: MOST + 1 }, signal, language),
  });
  const found = data?.items.filter(({ dppCode }) => original(dppCode) !== except).slice(0, MOST);
  return (
    <div className={styles.choose}>
      <SearchField placeholder={t('compare.find')} value={query} onChange={setQuery} />
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {found?.length === 0 ? <p>{t('compare.noneFound')}</p> : null}
      <ul className={styles.found}>
        {found?.map((passport) => (
          <li key={original(passport.dppCode)}>
            <div>
              <Foreign text={passport.productName} size="line" />
              <Foreign as="code" text={passport.dppCode} size="line" />
            </div>
            <Button aria-label={t('compare.choose', { code: shown(passport.dppCode) })} onPress={() => onChoose(passport)}>
              {t('compare.button')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
