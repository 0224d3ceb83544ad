// Lines to sign on, for the officer and a second person.
import { useT } from '../../i18n/index.ts';
import styles from './print.module.css';

export function Signatures() {
  const t = useT();
  return (
    <section className={styles.signatures}>
      <h2>{t('print.signatures')}</h2>
      {(['print.officer', 'print.second'] as const).map((who) => (
        <div key={who}>
          <h3>{t(who)}</h3>
          <div className={styles.signature}>
            <p>{t('print.name')}</p>
            <p>{t('print.placeDate')}</p>
            <p>{t('print.signature')}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
