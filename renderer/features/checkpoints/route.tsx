// The screen of checkpoints: the current one, those of the witnesses, and those of other desks to cosign.
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useFormat, useT } from '../../i18n/index.ts';
import { LogIntact } from '../../inspection-log/log-intact.tsx';
import { BackLink, Badge, Card, ColumnHeads, EmptyState, ErrorBox, Foreign, Loading, Page, PlainTable, Scroll } from '../../ui/index.ts';
import { witnessesQuery } from './calls.ts';
import styles from './checkpoints.module.css';
import { Present } from './present.tsx';
import { Seen } from './seen.tsx';

export default function Route() {
  const t = useT();
  return (
    <Page
      title={t('checkpoints.title')}
      lead={t('checkpoints.lead')}
      actions={<BackLink to="/inspections">{t('inspections.toList')}</BackLink>}
    >
      <LogIntact />
      <Present />
      <Seen />
      <Card title={t('checkpoints.witnesses')} icon={<Eye aria-hidden />}>
        <Witnesses />
      </Card>
    </Page>
  );
}

function Witnesses() {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useQuery(witnessesQuery);
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.length === 0)
    return (
      <EmptyState icon={<Eye aria-hidden />} title={t('checkpoints.noWitness')}>
        {t('checkpoints.noWitnessHelp')}
      </EmptyState>
    );
  return (
    <Scroll label={t('checkpoints.witnessList')}>
      <PlainTable className={styles.witnesses}>
        <ColumnHeads of={['checkpoints.witness', 'checkpoints.upTo', 'checkpoints.cosignedAt', 'checkpoints.origin']} />
        <tbody>
          {data.map(({ name, fingerprint, origin, size, cosignedAt, isPresent }) => (
            <tr key={`${fingerprint} ${name} ${origin}`}>
              <th scope="row">
                <Foreign text={name} sentence />
              </th>
              <td>{t('checkpoints.leaves', { count: size })}</td>
              <td>
                <time dateTime={cosignedAt}>{format.dateTime(cosignedAt)}</time>
              </td>
              <td>
                <code>{origin}</code> {isPresent ? null : <Badge tone="warn">{t('checkpoints.former')}</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Scroll>
  );
}
