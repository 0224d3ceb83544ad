// How far back inspections are examined again, and how soon another place is reported.
import { History } from 'lucide-react';
import type { Settings } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card, ErrorBox } from '../../ui/index.ts';
import { useSave } from '../../workbench/use-save.ts';
import { Days } from './fields/days.tsx';
import styles from './settings.module.css';

/** The limit of the workbench: a year. */
const MOST_HOURS = 8_760;

export function InspectionRules({ settings: { lookBackDays, sightingHours } }: { readonly settings: Settings }) {
  const t = useT();
  const { save, error } = useSave();
  return (
    <Card title={t('settings.inspections')} icon={<History aria-hidden />} className={styles.wide ?? ''}>
      <div className={styles.form}>
        <Days
          key={`look-back ${lookBackDays}`}
          label={t('settings.lookBackDays')}
          help={t('settings.lookBackDaysHelp')}
          wrong={(limit) => t('settings.lookBackDaysWrong', { limit })}
          least={0}
          value={lookBackDays}
          onSave={(days) => void save({ lookBackDays: days })}
        />
        <Days
          key={`sighting ${sightingHours}`}
          label={t('settings.sightingHours')}
          help={t('settings.sightingHoursHelp')}
          wrong={(limit) => t('settings.sightingHoursWrong', { limit })}
          least={0}
          most={MOST_HOURS}
          value={sightingHours}
          onSave={(hours) => void save({ sightingHours: hours })}
        />
        {error ? <ErrorBox error={error} /> : null}
      </div>
    </Card>
  );
}
