// Inspects the same item as of a past day, and leads back to today.
import { History } from 'lucide-react';
import { useState } from 'react';
import type { Inspection } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, Card, Field, Fold, Form } from '../../ui/index.ts';
import { momentText } from '../../verdict/as-of-words.ts';
import styles from './as-of.module.css';

/** The last day that is over in UTC, the time zone of the workbench. */
const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

export interface AsOfProps {
  readonly inspection: Inspection;
  /** Undefined: as of now. */
  readonly onLook: (asOf?: string) => void;
}

/** Folded: an officer at the gate asks about today. */
export function AsOf({ inspection, onLook }: AsOfProps) {
  const t = useT();
  const last = yesterday();
  const signed = inspection.credential?.signedAt?.slice(0, 10) ?? '';
  const [day, setDay] = useState(inspection.asOf?.slice(0, 10) ?? (signed <= last ? signed : ''));
  const wrong = day !== '' && !(day <= last) ? t('asOf.toCome') : undefined;
  return (
    <Card title={t('asOf.title')} icon={<History aria-hidden />}>
      <Fold title={t('asOf.fold')} note={t('asOf.note')} open={inspection.asOf !== undefined}>
        <Form className={styles.form} onSubmit={() => day !== '' && wrong === undefined && onLook(day)}>
          <Field
            type="date"
            label={t('asOf.day')}
            help={t('asOf.help')}
            value={day}
            onChange={setDay}
            error={wrong}
            end={
              <Button type="submit" isDisabled={day === '' || wrong !== undefined}>
                {t('asOf.look')}
              </Button>
            }
          />
        </Form>
      </Fold>
    </Card>
  );
}

/** Replaces the decision: an item is never released by its past status. */
export function NotToday({ inspection, onLook }: AsOfProps) {
  const t = useT();
  const format = useFormat();
  if (inspection.asOf === undefined) return null;
  return (
    <Card title={t('asOf.notToday')} icon={<History aria-hidden />}>
      <div className={styles.form}>
        <p>{t('asOf.notTodayText', { date: momentText(inspection.asOf, format) })}</p>
        <Button kind="primary" className={styles.start ?? ''} onPress={() => onLook()}>
          {t('asOf.today')}
        </Button>
      </div>
    </Card>
  );
}
