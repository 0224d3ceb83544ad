// The decisions of a printed record.
import type { Inspection } from '../../../server/contract/index.ts';
import { inForce } from '../../decisions/in-force.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { HowSigned } from '../../sign-off/how-signed.tsx';
import { ColumnHeads } from '../../ui/index.ts';
import styles from './print.module.css';

export function Decided({ inspection: { decisions } }: { readonly inspection: Inspection }) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h2>{t('print.decisions')}</h2>
      {decisions.length === 0 ? (
        <p>{t('print.noDecision')}</p>
      ) : (
        <table className={styles.evidence}>
          <ColumnHeads
            of={[
              'inspections.decision',
              'inspections.officer',
              'inspections.place',
              'inspections.reference',
              'inspections.note',
              'passports.time',
            ]}
          />
          <tbody>
            {decisions.map(({ at, decision, officer, place, reference, note, signedIn }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: decisions are only ever added
              <tr key={index}>
                <th scope="row">
                  {t(`decision.${decision}`)}
                  {decisions[index] === inForce(decisions) && decisions.length > 1 ? ` (${t('inspections.last')})` : ''}
                </th>
                <td>
                  {officer}
                  <HowSigned signedIn={signedIn} />
                </td>
                <td>{place}</td>
                <td>{reference}</td>
                <td className={styles.written}>{note}</td>
                <td className={styles.moment}>{format.utc(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
