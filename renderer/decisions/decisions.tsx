// The decisions on one inspection and a form for the next: decisions are added, never changed, and the last one counts.
import { Gavel, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Inspection } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { HowSigned } from '../sign-off/how-signed.tsx';
import { Badge, Button, Card, cx } from '../ui/index.ts';
import { DecisionBadge } from './badge.tsx';
import styles from './decisions.module.css';
import { DecisionForm } from './form.tsx';
import { inForce } from './in-force.ts';
import { isOfKey, OfKey } from './of-a-key.tsx';

interface DecisionsProps {
  readonly inspection: Inspection;
  /** Called when a decision was added. */
  readonly onSaved?: (inspection: Inspection) => void;
}

export function Decisions({ inspection, onSaved }: DecisionsProps) {
  const t = useT();
  const format = useFormat();
  const { decisions } = inspection;
  const [adding, setAdding] = useState(false);
  const counts = inForce(decisions);
  const ofKey = isOfKey(inspection);
  if (ofKey && decisions.length === 0) return <OfKey />;
  // A slip is paper: there is nothing to release or hold.
  if (inspection.recognised.kind === 'slip' && decisions.length === 0) return null;
  const open = adding || counts === undefined;
  return (
    <Card
      title={t('inspections.decisions')}
      icon={<Gavel aria-hidden />}
      actions={
        open || ofKey ? null : (
          <Button icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {t('inspections.decideAgain')}
          </Button>
        )
      }
    >
      {decisions.length > 0 ? (
        <ol className={styles.decisions}>
          {decisions.toReversed().map(({ at, decision, officer, place, reference, note, isUndone, signedIn }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two decisions may be the same to the second; none is ever moved
            <li key={decisions.length - index} className={isUndone ? cx(styles.undone) : ''}>
              <div className={styles.decisionHead}>
                <DecisionBadge decision={decision} />
                {decisions.length > 1 && decisions[decisions.length - 1 - index] === counts ? (
                  <Badge tone="accent">{t('inspections.last')}</Badge>
                ) : null}
                <time dateTime={at}>{format.dateTime(at)}</time>
              </div>
              <p>
                {officer}
                <HowSigned signedIn={signedIn} />
                {officer !== '' && place !== '' ? ', ' : ''}
                {place}
                {reference ? (
                  <>
                    {' · '}
                    {t('inspections.reference')} <strong>{reference}</strong>
                  </>
                ) : null}
              </p>
              {note ? <p className={styles.decisionNote}>{note}</p> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {open ? (
        <DecisionForm
          inspection={inspection}
          onSaved={(saved) => {
            setAdding(false);
            onSaved?.(saved);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : null}
    </Card>
  );
}
