// The location and the size of the data of this computer.
import { HardDrive } from 'lucide-react';
import type { State } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card, CopyLine } from '../../ui/index.ts';
import { CheckRecords } from './check-records.tsx';
import styles from './settings.module.css';

export function DataOnComputer({ state: { dataFolder, counts } }: { readonly state: State }) {
  const t = useT();
  return (
    <Card title={t('settings.data')} icon={<HardDrive aria-hidden />}>
      <div className={styles.form}>
        <CopyLine caption={t('settings.dataFolder')} text={dataFolder} copyLabel={t('settings.copyFolder')} />
        <p className={styles.note}>{t('settings.dataFolderHelp')}</p>
        <div>
          <p className={styles.label}>{t('settings.counts')}</p>
          <ul className={styles.counts}>
            <li>{t('settings.countPassports', { count: counts.passports })}</li>
            <li>{t('settings.countCredentials', { count: counts.credentials })}</li>
            <li>{t('settings.countInspections', { count: counts.inspections })}</li>
          </ul>
        </div>
        <CheckRecords />
      </div>
    </Card>
  );
}
