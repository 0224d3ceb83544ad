// Measured values of an item beside its passport: the recorded comparison, and a form for measured values.
import { Ruler } from 'lucide-react';
import type { Inspection, MeasurementFinding, MeasurementOutcome, RecordedMeasurement } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { HowSigned } from '../sign-off/how-signed.tsx';
import { Badge, Card, ColumnHeads, ErrorBox, Fold, Foreign, PlainTable, shown, type Tone } from '../ui/index.ts';
import { useCustoms } from './calls.ts';
import styles from './customs.module.css';
import { MeasureForm } from './measure-form.tsx';
import { measuredText, toleranceText } from './measured-words.ts';

const TONES: Readonly<Record<MeasurementOutcome, Tone>> = {
  agrees: 'good',
  'agrees-unproven': 'warn',
  differs: 'bad',
  'not-comparable': 'warn',
};

export function MeasuredCard({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { data, error, refetch } = useCustoms(inspection.id);
  const measurement = data?.measurement;
  return (
    <Card title={t('measured.title')} icon={<Ruler aria-hidden />}>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {measurement === undefined ? null : <Compared measurement={measurement} />}
      <Fold key={measurement?.at} title={t(measurement === undefined ? 'measured.compare' : 'measured.compareAgain')}>
        <MeasureForm inspection={inspection} />
      </Fold>
    </Card>
  );
}

function Compared({ measurement: { at, officer, signedIn, findings } }: { readonly measurement: RecordedMeasurement }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <p className={styles.muted}>{t('customs.beside')}</p>
      <PlainTable className={styles.findings}>
        <ColumnHeads of={['customs.field', 'measured.declared', 'measured.measured', 'customs.result']} />
        <tbody>
          {findings.map((finding) => (
            <Finding key={finding.place} finding={finding} />
          ))}
        </tbody>
      </PlainTable>
      <p className={styles.muted}>
        {officer}
        <HowSigned signedIn={signedIn} /> · <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
    </>
  );
}

function Finding({ finding }: { readonly finding: MeasurementFinding }) {
  const t = useT();
  const format = useFormat();
  const { label, outcome, declared, source, deviation, why } = finding;
  return (
    <tr data-outcome={outcome}>
      <th scope="row">{shown(label)}</th>
      <td data-label={t('measured.declared')}>
        {declared === undefined ? t('common.none') : <Foreign text={declared} size="line" />}
        {source === undefined ? null : <span className={styles.source}>{t(`customs.source.${source}`)}</span>}
      </td>
      <td data-label={t('measured.measured')}>
        {measuredText(finding)}
        <span className={styles.source}>{toleranceText(finding)}</span>
      </td>
      <td data-label={t('customs.result')}>
        <Badge tone={TONES[outcome]}>{t(`measured.outcome.${outcome}`)}</Badge>
        {deviation === undefined ? null : (
          <span className={styles.source}>{t('measured.deviation', { share: format.percent(deviation) })}</span>
        )}
        {why === undefined ? null : <span className={styles.source}>{t(`customs.why.${why}`)}</span>}
      </td>
    </tr>
  );
}
