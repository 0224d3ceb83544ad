// Shows what the SHACL shapes of the product group find: conforms, results with their fields, or not checked and why.
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShapesCheck, ShapesResult } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { withKeys } from '../lib/with-keys.ts';
import { Badge, Foreign } from '../ui/index.ts';
import styles from './completeness.module.css';

interface ShapesProps {
  readonly check: ShapesCheck;
  /** Shows the name of a field. Without it, the name is plain text. */
  readonly toField?: (field: NonNullable<ShapesResult['field']>) => ReactNode;
}

export function Shapes({ check, toField = ({ label }) => label }: ShapesProps) {
  const t = useT();
  return (
    <>
      <div role="status">
        {check.outcome === 'conforms' ? (
          <Badge tone="good" icon={<CircleCheck aria-hidden />}>
            {t('passports.shapes.conforms')}
          </Badge>
        ) : check.outcome === 'results' ? (
          <Badge tone="warn" icon={<CircleAlert aria-hidden />}>
            {t('passports.shapes.results', { count: check.total })}
          </Badge>
        ) : (
          <>
            <Badge tone="quiet" icon={<CircleHelp aria-hidden />}>
              {t('passports.shapes.notChecked')}
            </Badge>
            <p className={styles.after}>{t(`passports.shapes.why.${check.why}`)}</p>
          </>
        )}
      </div>
      <p className={styles.after}>{t('passports.shapes.text')}</p>
      {check.outcome === 'results' ? <Results {...check} toField={toField} /> : null}
    </>
  );
}

function Results({ items, total, toField }: Extract<ShapesCheck, { outcome: 'results' }> & Required<Pick<ShapesProps, 'toField'>>) {
  const t = useT();
  return (
    <>
      <ul className={styles.shapes}>
        {withKeys(items, ({ field, message }) => `${field?.name} ${message}`).map(({ key, item: { field, path, message, severity } }) => (
          <li key={key}>
            {field === undefined && path === undefined ? null : (
              <p className={styles.name}>{field === undefined ? <Foreign text={path ?? ''} size="line" /> : toField(field)}</p>
            )}
            <p className={styles.note}>
              {t(`passports.shapes.severity.${severity}`)} · {message}
            </p>
          </li>
        ))}
      </ul>
      {total > items.length ? <p className={styles.after}>{t('passports.shapes.more', { count: total - items.length })}</p> : null}
    </>
  );
}
