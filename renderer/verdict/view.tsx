// One inspection as evidence, facts and particulars: under the verdict on Inspect, and when it is reopened from the log.
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { OtherInspections } from '../inspection-log/again.tsx';
import { Card } from '../ui/index.ts';
import { Disclosure } from './disclosure.tsx';
import { Ladder } from './ladder.tsx';
import { Issuer, Particulars } from './particulars.tsx';
import { Product } from './product.tsx';
import styles from './view.module.css';

export interface InspectionViewProps {
  readonly inspection: Inspection;
  /** Above everything: the verdict card. */
  readonly verdict: ReactNode;
  /** Right under it: what there is to decide or to choose. */
  readonly toDo?: ReactNode;
  /** At the end: what is asked for seldom. */
  readonly more?: ReactNode;
}

export function InspectionView({ inspection, verdict, toDo, more }: InspectionViewProps) {
  const t = useT();
  return (
    <div className={styles.view}>
      {verdict}
      <OtherInspections inspection={inspection} />
      {toDo}
      <div className={styles.columns}>
        <Card className={styles.evidence ?? ''} title={t('inspect.evidence')} icon={<ListChecks aria-hidden />} flush>
          <Ladder checks={inspection.checks} moment={inspection.asOf} />
        </Card>
        <div className={styles.facts}>
          {inspection.product ? <Product product={inspection.product} /> : null}
          {inspection.issuer ? <Issuer issuer={inspection.issuer} /> : null}
          <Disclosure inspection={inspection} />
        </div>
        <div className={styles.behind}>
          <Particulars inspection={inspection} />
          {more}
        </div>
      </div>
    </div>
  );
}
