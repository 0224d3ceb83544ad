// The rules for trust lists: how long one is fresh, how long an overdue one is accepted, and the second person.
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Settings } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card, Checkbox, ErrorBox } from '../../ui/index.ts';
import { useSave } from '../../workbench/use-save.ts';
import { Days } from './fields/days.tsx';
import { OnePerson } from './one-person.tsx';
import styles from './settings.module.css';

export function TrustRules({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const { save, error } = useSave();
  const { officer, trustFreshDays, trustExpiryDays, trustTwoPersons } = settings;
  /** What both persons have to agree to, if two are required. */
  const [asked, setAsked] = useState<Partial<Settings>>();
  const change = (wish: Partial<Settings>, loosens: boolean) =>
    trustTwoPersons && loosens ? setAsked(wish) : void save({ ...wish, who: officer });
  return (
    <Card title={t('settings.trust')} icon={<ShieldCheck aria-hidden />} className={styles.wide ?? ''}>
      <div className={styles.form}>
        <Days
          key={`fresh ${trustFreshDays}`}
          label={t('settings.trustFreshDays')}
          help={t('settings.trustFreshDaysHelp')}
          wrong={(limit) => t('settings.trustFreshDaysWrong', { limit })}
          least={1}
          value={trustFreshDays}
          onSave={(days) => change({ trustFreshDays: days }, days > trustFreshDays)}
        />
        <Days
          key={`expiry ${trustExpiryDays}`}
          label={t('settings.trustExpiryDays')}
          help={t('settings.trustExpiryDaysHelp')}
          wrong={(limit) => t('settings.trustExpiryDaysWrong', { limit })}
          least={0}
          value={trustExpiryDays}
          onSave={(days) => change({ trustExpiryDays: days }, false)}
        />
        <Checkbox
          isSelected={trustTwoPersons}
          onChange={(two) => change({ trustTwoPersons: two }, !two)}
          help={t('settings.trustTwoPersonsHelp')}
        >
          {t('settings.trustTwoPersons')}
        </Checkbox>
        {error ? <ErrorBox error={error} /> : null}
      </div>
      {asked === undefined ? null : <OnePerson change={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}
