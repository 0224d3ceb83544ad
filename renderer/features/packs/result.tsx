// The outcome of an imported pack: what changed, what was omitted and why, and where to go next.
import { useNavigate } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import type { PackImport } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, Card, Facts, Note, shown } from '../../ui/index.ts';
import styles from './packs.module.css';
import { RefusedEntries } from './refused-entries.tsx';

export interface ResultProps {
  readonly result: NonNullable<PackImport['result']>;
  readonly onDone: () => Promise<void>;
}

export function Result({ result: { already, applied }, onDone }: ResultProps) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const {
    credentials,
    alreadyHere,
    passports,
    events,
    received,
    conflicts = 0,
    statusLists = 0,
    registrySnapshots = 0,
    rulesEditions = 0,
    refused,
    refusals,
    trust,
  } = applied.report;
  // If all documents were omitted, there is nothing new to inspect.
  const came = refused === 0 || credentials + alreadyHere + passports + events + registrySnapshots + rulesEditions > 0;
  const counted = (label: string, value: number) => ({ label, value: value === 0 ? undefined : format.number(value) });
  return (
    <Card title={shown(applied.creator)}>
      <div className={styles.form}>
        {came ? (
          <Note good>
            <p>
              <strong>{already ? t('packs.already') : t('packs.done')}</strong>
              <br />
              {t('packs.doneText')} {trust === 'taken-over' ? t('packs.trustNow') : ''}
            </p>
          </Note>
        ) : (
          <p className={styles.strong} role="status">
            {t('packs.doneNothing')} {trust === 'taken-over' ? t('packs.trustNow') : ''}
          </p>
        )}
        <Facts
          facts={[
            { label: t('packs.number'), value: String(applied.sequence) },
            { label: t('packs.fresh'), value: format.number(credentials) },
            counted(t('packs.here'), alreadyHere),
            counted(t('packs.passports'), passports),
            counted(t('packs.events'), events),
            counted(t('packs.lists'), statusLists),
            counted(t('packs.registry'), registrySnapshots),
            counted(t('packs.rules'), rulesEditions),
          ]}
        />
        {received ? (
          <Note>
            <p>
              {t('packs.keepsApart')} {conflicts === 0 ? null : t('packs.conflicts', { count: conflicts })}
            </p>
          </Note>
        ) : null}
        <RefusedEntries refused={refused} refusals={refusals} />
        <div className={styles.row}>
          <Button
            kind="primary"
            icon={<ScanLine aria-hidden />}
            onPress={async () => {
              await onDone();
              await navigate({ to: '/' });
            }}
          >
            {t('packs.inspect')}
          </Button>
          <Button onPress={onDone}>{t('packs.another')}</Button>
        </div>
      </div>
    </Card>
  );
}
