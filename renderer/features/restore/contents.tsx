// Shows the origin and contents of a backup, and what of this computer it lacks, before it is restored.
import type { BackupPreview, BackupRecords } from '../../../server/contract/index.ts';
import styles from '../../backups/backup.module.css';
import { NotInBackup } from '../../backups/not-in-backup.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import { Badge, ColumnHeads, Facts, Foreign, Note, PlainTable, shown } from '../../ui/index.ts';

const RECORDS = ['inspections', 'decisions', 'passports', 'credentials', 'events'] as const satisfies readonly (keyof BackupRecords)[];

export interface FoundProps {
  readonly preview: BackupPreview;
  readonly dataFolder: string;
}

export function Found({ preview, dataFolder }: FoundProps) {
  const t = useT();
  const format = useFormat();
  const { madeAt, madeBy, service, appVersion, trustSequence, office, records, present, differences, signers, keys, keysInside } = preview;
  const allHere = keys.length > 0 && keys.every(({ here }) => here);
  const isUnread = differences.some(({ what }) => what === 'unreadable');
  const isEmptyHere = present !== undefined && RECORDS.every((name) => present[name] === 0);
  return (
    <>
      <Note good>
        <p className={styles.strong}>{t('backup.whole')}</p>
      </Note>
      <Facts
        facts={[
          { label: t('backup.made'), value: t('backup.madeBy', { date: format.dateTime(madeAt), who: shown(madeBy) }) },
          { label: t('backup.service'), value: shown(service) },
          {
            label: t('backup.trustList'),
            value: trustSequence === undefined ? t('backup.trustNone') : t('backup.trustNumber', { sequence: String(trustSequence) }),
          },
          { label: t('backup.version'), value: shown(appVersion) },
        ]}
      />
      <PlainTable className={styles.records}>
        <ColumnHeads of={['backup.records', 'backup.inIt', 'backup.here']} />
        <tbody>
          {RECORDS.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`backup.record.${name}`)}</th>
              <td>{format.number(records[name])}</td>
              <td>{present === undefined ? t('backup.hereUnreadable') : format.number(present[name])}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <section className={styles.part}>
        <h3>{t('backup.office')}</h3>
        {office === undefined ? (
          <p>{t('backup.officeNone')}</p>
        ) : (
          <>
            <Foreign as="p" className={styles.strong} text={office.name} />
            <p>{t('backup.officeInside', { sequence: office.sequence, count: office.issuers })}</p>
            <p>{t('backup.officeLater')}</p>
          </>
        )}
      </section>
      <section className={styles.part}>
        <h3>{t('backup.signers')}</h3>
        {signers.length === 0 ? <p>{t('backup.signersNone')}</p> : null}
        {signers.map(({ fingerprint, known }) => (
          <div key={fingerprint} className={styles.part}>
            <p className={styles.path}>{fingerprint}</p>
            {known === 'no' ? <Note>{t('backup.signer.no')}</Note> : <p>{t(`backup.signer.${known}`)}</p>}
          </div>
        ))}
      </section>
      <section className={styles.part}>
        <h3>{t('backup.keys')}</h3>
        <p>{t(allHere ? 'backup.keysHere' : keysInside ? 'backup.keysInside' : 'backup.keysOutside')}</p>
        {keys.map(({ key, fingerprint, revoked, here }) => (
          <p key={key} className={styles.path}>
            <Foreign as="b" text={key} /> {fingerprint} {revoked ? <Badge tone="bad">{t('backup.keyRevoked')}</Badge> : null}{' '}
            {here && !allHere ? <Badge tone="quiet">{t('backup.keyHere')}</Badge> : null}
          </p>
        ))}
      </section>
      {differences.length === 0 ? (
        <p>{t('backup.lostNothing')}</p>
      ) : (
        <Note>
          <p className={styles.strong}>{t('backup.lost')}</p>
          <NotInBackup differences={differences} />
        </Note>
      )}
      {isEmptyHere && differences.length === 0 ? null : (
        <p>{t(isUnread ? 'backup.keptUnread' : 'backup.keptWhere', { folder: shown(`${dataFolder}/before-restore-*`) })}</p>
      )}
    </>
  );
}
