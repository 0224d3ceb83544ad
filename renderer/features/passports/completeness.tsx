// The missing mandatory fields with their legal basis; complete data are called complete, not correct.
import { CircleAlert, ListChecks } from 'lucide-react';
import type { PassportDetail } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Badge, Card } from '../../ui/index.ts';
import styles from './passports.module.css';

interface CompletenessProps {
  readonly missing: PassportDetail['missing'];
  /** The fields are on the same screen. */
  readonly isForm?: boolean;
}

export function Completeness({ missing, isForm = false }: CompletenessProps) {
  const t = useT();
  const format = useFormat();
  const complete = missing.length === 0;
  return (
    <Card title={t('check.completeness')} icon={<ListChecks aria-hidden />}>
      {complete ? (
        <>
          <Badge tone="good" icon={<ListChecks aria-hidden />}>
            {t('passports.complete')}
          </Badge>
          <p className={styles.after}>{t('passports.completeText')}</p>
        </>
      ) : (
        <>
          <p className={styles.missing}>
            <CircleAlert aria-hidden size={20} />
            {t('passports.missing', { count: missing.length })}
          </p>
          <ul className={styles.entries}>
            {missing.map(({ field, label, legalBasis }) => (
              <li key={field}>
                <p className={styles.name}>{label}</p>
                <p className={styles.note}>{format.citation(legalBasis)}</p>
              </li>
            ))}
          </ul>
          {isForm ? null : <p className={styles.note}>{t('passports.missingText')}</p>}
        </>
      )}
    </Card>
  );
}
