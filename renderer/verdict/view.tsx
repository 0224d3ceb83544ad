// One inspection as evidence, facts and details; used on Inspect and for entries of the log.
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { OtherInspections } from '../inspection-log/again.tsx';
import { Erased } from '../inspection-log/erased.tsx';
import { ReleasedBefore } from '../inspection-log/release-of.tsx';
import { Card } from '../ui/index.ts';
import { Completeness } from './completeness.tsx';
import { Disclosure } from './disclosure.tsx';
import { Ladder } from './ladder.tsx';
import { Licences } from './licences.tsx';
import { Issuer, Particulars } from './particulars.tsx';
import { Product } from './product.tsx';
import { Registration } from './registration.tsx';
import { Sightings } from './sightings.tsx';
import styles from './view.module.css';

export interface InspectionViewProps {
  readonly inspection: Inspection;
  /** Shown first: the verdict card. */
  readonly verdict: ReactNode;
  /** Shown directly below it: the decision or a choice. */
  readonly toDo?: ReactNode;
  /** Shown last: what is rarely needed. */
  readonly more?: ReactNode;
}

export function InspectionView({ inspection, verdict, toDo, more }: InspectionViewProps) {
  const t = useT();
  return (
    <div className={styles.view}>
      {verdict}
      <Sightings inspection={inspection} />
      <Erased inspection={inspection} />
      <OtherInspections inspection={inspection} />
      {inspection.release ? <ReleasedBefore release={inspection.release} /> : null}
      {toDo}
      <div className={styles.columns}>
        <Card className={styles.evidence ?? ''} title={t('inspect.evidence')} icon={<ListChecks aria-hidden />} flush>
          <Ladder checks={inspection.checks} moment={inspection.asOf} />
        </Card>
        <div className={styles.facts}>
          {inspection.product ? <Product product={inspection.product} /> : null}
          {inspection.licences && inspection.licences.length > 0 ? <Licences licences={inspection.licences} /> : null}
          {inspection.registration ? <Registration registration={inspection.registration} /> : null}
          {inspection.issuer ? <Issuer issuer={inspection.issuer} /> : null}
          <Disclosure inspection={inspection} />
          <Completeness inspection={inspection} />
        </div>
        <div className={styles.details}>
          <Particulars inspection={inspection} />
          {more}
        </div>
      </div>
    </div>
  );
}
