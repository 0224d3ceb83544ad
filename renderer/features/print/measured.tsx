// The measured values that were compared with a printed record.
import type { RecordedMeasurement } from '../../../server/contract/index.ts';
import { measuredText, toleranceText } from '../../customs/measured-words.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { useNamed } from '../../sign-off/how-signed.tsx';
import { ColumnHeads, Foreign, shown } from '../../ui/index.ts';
import styles from './print.module.css';

export function Measured({ measurement }: { readonly measurement: RecordedMeasurement }) {
  const t = useT();
  const format = useFormat();
  const named = useNamed();
  const none = t('common.none');
  return (
    <section>
      <h2>{t('measured.title')}</h2>
      <table className={styles.evidence}>
        <ColumnHeads of={['customs.field', 'measured.declared', 'measured.measured', 'customs.result']} />
        <tbody>
          {measurement.findings.map((finding) => {
            const { place, label, outcome, declared, source, deviation, why } = finding;
            return (
              <tr key={place}>
                <th scope="row">{shown(label)}</th>
                <td>
                  {declared === undefined ? none : <Foreign text={declared} size="paper" />}
                  {source === undefined ? null : <span className={styles.detail}>{t(`customs.source.${source}`)}</span>}
                </td>
                <td>
                  {measuredText(finding)}
                  <span className={styles.detail}>{toleranceText(finding)}</span>
                </td>
                <td className={styles.written}>
                  {t(`measured.outcome.${outcome}`)}
                  {deviation === undefined ? null : (
                    <span className={styles.detail}>{t('measured.deviation', { share: format.percent(deviation) })}</span>
                  )}
                  {why === undefined ? null : <span className={styles.detail}>{t(`customs.why.${why}`)}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>
        {named(measurement.officer, measurement.signedIn)}, {format.utc(measurement.at)}. {t('customs.beside')}
      </p>
    </section>
  );
}
