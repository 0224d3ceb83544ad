// The Settings screen: person, appearance, service, trust rules, watched folder, backup, data, samples, about.

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ScanBarcode, Stethoscope } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { Keys } from '../../keys/keys.tsx';
import { Button, ErrorBox, Loading, Page } from '../../ui/index.ts';
import { settingsQuery, stateQuery } from '../../workbench/workbench.ts';
import { About } from './about.tsx';
import { Appearance } from './appearance.tsx';
import { Backup } from './backup.tsx';
import { DataOnComputer } from './data.tsx';
import { ErasureCard } from './erasure.tsx';
import { InspectionRules } from './inspections.tsx';
import { Officers } from './officers.tsx';
import { OwnKey } from './own-key.tsx';
import { Person } from './person.tsx';
import { RegistrySnapshotCard } from './registry-snapshot.tsx';
import { Sample } from './sample.tsx';
import { Service } from './service.tsx';
import styles from './settings.module.css';
import { TimedBackups } from './timed-backups.tsx';
import { TrustRules } from './trust-rules.tsx';
import { WatchedFolder } from './watched-folder.tsx';

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const { data: state, error: noState } = useQuery(stateQuery);
  const { data: settings, error: noSettings, refetch } = useQuery(settingsQuery);
  const error = noSettings ?? (state ? null : noState);
  return (
    <Page
      title={t('settings.title')}
      actions={
        <>
          {/* A small window has no room for it in its frame. */}
          <Keys />
          <Button icon={<ScanBarcode aria-hidden />} onPress={() => navigate({ to: '/settings/scanner' })}>
            {t('scannerSetup.title')}
          </Button>
          <Button icon={<Stethoscope aria-hidden />} onPress={() => navigate({ to: '/settings/self-test' })}>
            {t('selfTest.title')}
          </Button>
        </>
      }
    >
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {settings && state ? (
        <div className={styles.cards}>
          <Person settings={settings} />
          <Appearance settings={settings} />
          <Officers />
          <Service settings={settings} state={state} />
          <OwnKey />
          <TrustRules settings={settings} />
          <InspectionRules settings={settings} />
          <ErasureCard />
          <RegistrySnapshotCard />
          <WatchedFolder />
          <Sample state={state} />
          <Backup settings={settings} state={state} />
          <TimedBackups />
          <DataOnComputer state={state} />
          <About state={state} />
        </div>
      ) : error ? null : (
        <Loading />
      )}
    </Page>
  );
}
