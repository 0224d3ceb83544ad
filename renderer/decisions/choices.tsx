// The buttons of the three decisions, each with its key.
import { Radio, RadioGroup } from 'react-aria-components';
import type { DecisionKind } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { keysOf } from '../lib/shortcuts.ts';
import { cx } from '../ui/index.ts';
import { DECISIONS } from './badge.tsx';
import styles from './decisions.module.css';

const CHOICES = [
  ['released', 'inspections.release'],
  ['held', 'inspections.hold'],
  ['referred', 'inspections.refer'],
] as const satisfies readonly (readonly [DecisionKind, string])[];

export interface DecisionChoicesProps {
  readonly chosen: DecisionKind | undefined;
  readonly isReadOnly: boolean;
  /** Whether the function keys choose here. */
  readonly hasKeys?: boolean;
  readonly onChoose: (decision: DecisionKind) => void;
}

export function DecisionChoices({ chosen, isReadOnly, hasKeys = true, onChoose }: DecisionChoicesProps) {
  const t = useT();
  return (
    <RadioGroup
      value={chosen ?? null}
      isReadOnly={isReadOnly}
      onChange={(value) => {
        const choice = CHOICES.find(([decision]) => decision === value);
        if (choice) onChoose(choice[0]);
      }}
      orientation="horizontal"
      aria-label={t('inspections.decision')}
      className={cx(styles.choices)}
    >
      {CHOICES.map(([decision, label]) => {
        const { icon: Icon, tone } = DECISIONS[decision];
        return (
          <Radio key={decision} value={decision} className={cx(styles.choice, styles[tone])}>
            <Icon aria-hidden size={24} />
            {t(label)}{' '}
            {hasKeys ? (
              <span aria-hidden className={styles.key}>
                {keysOf(decision)}
              </span>
            ) : null}
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
