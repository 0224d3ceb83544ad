// The text that is printed beside the code: a field to type or scan it, and whether it agrees with the code.
import { ScanText } from 'lucide-react';
import { useState } from 'react';
import type { Inspection, LineCompared, RecordedLine } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { WHOLE_SCAN } from '../scan/listen.ts';
import { HowSigned } from '../sign-off/how-signed.tsx';
import { Badge, Card, ColumnHeads, ErrorBox, Field, Fold, Foreign, PlainTable, type Tone } from '../ui/index.ts';
import { customs, useCustoms } from './calls.ts';
import styles from './customs.module.css';
import { RecordForm } from './record-form.tsx';

const TONES: Readonly<Record<LineCompared['outcome'], Tone>> = { agrees: 'good', differs: 'bad', 'not-checked': 'warn' };

/** Renders nothing if no code was read. */
export function PrintedLineCard({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { gtin, serial, batch } = inspection.recognised;
  const { data, error, refetch } = useCustoms(inspection.id);
  const line = data?.line;
  if (gtin === undefined && serial === undefined && batch === undefined) return null;
  return (
    <Card title={t('line.title')} icon={<ScanText aria-hidden />}>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      <div role="status">{line === undefined ? null : <Compared line={line} />}</div>
      <Fold key={line?.at} title={t(line === undefined ? 'line.compare' : 'line.again')}>
        <LineForm inspection={inspection} />
      </Fold>
    </Card>
  );
}

function Compared({ line: { at, officer, signedIn, printed, outcome, findings, why } }: { readonly line: RecordedLine }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <p className={styles.answer} data-line={outcome}>
        <Badge tone={TONES[outcome]}>{t(`line.outcome.${outcome}`)}</Badge> {outcome === 'differs' ? t('line.alarm') : null}
        {why === undefined ? null : t(`line.why.${why}`)}
      </p>
      {findings.length === 0 ? null : (
        <PlainTable className={styles.findings}>
          <ColumnHeads of={['customs.field', 'line.code', 'line.printed', 'customs.result']} />
          <tbody>
            {findings.map((one) => (
              <tr key={one.member} data-outcome={one.outcome}>
                <th scope="row">{t(`line.member.${one.member}`)}</th>
                <td data-label={t('line.code')}>{one.code === undefined ? t('common.none') : <Foreign text={one.code} size="line" />}</td>
                <td data-label={t('line.printed')}>
                  {one.line === undefined ? t('common.none') : <Foreign text={one.line} size="line" />}
                </td>
                <td data-label={t('customs.result')}>
                  <Badge tone={TONES[one.outcome]}>{t(`line.outcome.${one.outcome}`)}</Badge>
                  {one.why === undefined ? null : <span className={styles.source}>{t(`line.why.${one.why}`)}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <p className={styles.muted}>
        <Foreign text={printed} size="line" /> · {officer}
        <HowSigned signedIn={signedIn} /> · <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
    </>
  );
}

function LineForm({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <RecordForm
      inspection={inspection}
      content={text.trim() === '' ? undefined : { text }}
      send={customs.line}
      action={t('customs.record')}
    >
      {(officerField) => (
        <>
          <p className={styles.muted}>{t('line.help')}</p>
          <div className={styles.fields}>
            <Field label={t('line.field')} {...{ [WHOLE_SCAN]: '' }} maxLength={500} value={text} onChange={setText} />
            {officerField}
          </div>
        </>
      )}
    </RecordForm>
  );
}
