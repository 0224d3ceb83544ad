// What is printed beside the code of a printed record, and whether it agrees.
import type { RecordedLine } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { HowSigned } from '../../sign-off/how-signed.tsx';
import { Foreign } from '../../ui/index.ts';
import styles from './print.module.css';
import { Rows } from './rows.tsx';

export function PrintedLine({ line: { at, officer, signedIn, printed, outcome, findings, why } }: { readonly line: RecordedLine }) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h2>{t('line.title')}</h2>
      <p>
        <strong>{t(`line.outcome.${outcome}`)}</strong> {outcome === 'differs' ? t('line.alarm') : null}{' '}
        {why === undefined ? null : t(`line.why.${why}`)}
      </p>
      <Rows
        rows={[
          [t('line.printed'), <Foreign key="text" text={printed} size="paper" />],
          ...findings.map(
            (one) =>
              [
                t(`line.member.${one.member}`),
                <span key={one.member}>
                  {t(`line.outcome.${one.outcome}`)}
                  {one.why === undefined ? '' : ` (${t(`line.why.${one.why}`)})`}:{' '}
                  {one.code === undefined ? t('common.none') : <Foreign text={one.code} size="paper" />}
                  {' / '}
                  {one.line === undefined ? t('common.none') : <Foreign text={one.line} size="paper" />}
                </span>,
              ] as const,
          ),
        ]}
      />
      <p className={styles.note}>
        {officer}
        <HowSigned signedIn={signedIn} /> · {format.utc(at)}
      </p>
    </section>
  );
}
