// The light of the whole self-test, and its rows in groups: colour, icon and word together.
import { CircleCheck, CircleHelp, CircleMinus, CircleX } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { cx, Foreign } from '../../ui/index.ts';
import { GROUPS, type Group, lightOf, type Row } from './rows.ts';
import styles from './self-test.module.css';

const ICON = { ok: CircleCheck, wrong: CircleX, 'not-checked': CircleHelp, 'not-used': CircleMinus } as const;

export function Light({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT();
  const light = lightOf(rows);
  const Icon = ICON[light];
  const namesOf = (wanted: Row['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).map(({ check }) => t(`selfTest.row.${check}`));
  const [named, open, notUsed] = [namesOf(light), namesOf('not-checked'), namesOf('not-used')];
  return (
    <section className={cx(styles.light, styles[light])} aria-label={t('selfTest.light')} data-light={light} role="status">
      <Icon aria-hidden size={44} />
      <div>
        <p className={styles.word}>
          {light === 'ok' && notUsed.length > 0 ? t('selfTest.light.used') : t(`selfTest.light.${light}`, { count: named.length })}
        </p>
        {light === 'ok' ? null : <p>{named.join(', ')}</p>}
        {light === 'wrong' && open.length > 0 ? <p>{t('selfTest.alsoOpen', { names: open.join(', ') })}</p> : null}
        {notUsed.length > 0 ? <p>{t('selfTest.alsoNotUsed', { names: notUsed.join(', ') })}</p> : null}
      </div>
    </section>
  );
}

export function Rows({ group, rows }: { readonly group: Group; readonly rows: readonly Row[] }) {
  const t = useT();
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{t(`selfTest.group.${group}`)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('selfTest.check')}</th>
          <th scope="col">{t('selfTest.outcome')}</th>
          <th scope="col">{t('selfTest.finding')}</th>
        </tr>
      </thead>
      <tbody>
        {GROUPS[group].map((check) => {
          const row = rows.find((one) => one.check === check);
          if (row === undefined) return null;
          const Icon = ICON[row.outcome];
          return (
            <tr key={check} data-row={check} data-outcome={row.outcome}>
              <th scope="row">{t(`selfTest.row.${check}`)}</th>
              <td className={cx(styles.outcome, styles[row.outcome])}>
                <Icon aria-hidden size={18} /> {t(`selfTest.${row.outcome}`)}
              </td>
              <td>
                <span {...(row.isEnglish ? { lang: 'en' } : {})}>
                  <Foreign text={row.detail} sentence size="paper" />
                </span>
                {row.outcome === 'ok' || row.outcome === 'not-used' ? null : <p className={styles.todo}>{t(`selfTest.todo.${check}`)}</p>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
