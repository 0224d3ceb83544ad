// Declares devices and packs as not used, so that their checks no longer count as not checked.
import { useT } from '../../i18n/index.ts';
import { commitOrLeave } from '../../lib/commit.ts';
import { Card, Checkbox } from '../../ui/index.ts';
import { type NotUsed, OPTIONAL, type Optional } from './not-used.ts';
import styles from './self-test.module.css';

interface NotUsedCardProps {
  readonly notUsed: NotUsed;
  readonly onDeclared: (check: Optional) => void;
}

export function NotUsedCard({ notUsed: { checks, declare }, onDeclared }: NotUsedCardProps) {
  const t = useT();
  return (
    <Card title={t('selfTest.notUsed')}>
      <div className={styles.trial}>
        <p>{t('selfTest.notUsed.how')}</p>
        {OPTIONAL.map((check) => (
          <Checkbox
            key={check}
            isSelected={checks.includes(check)}
            onChange={(isNotUsed) =>
              commitOrLeave(() => {
                declare(check, isNotUsed);
                onDeclared(check);
              })
            }
          >
            {t(`selfTest.row.${check}`)}
          </Checkbox>
        ))}
      </div>
    </Card>
  );
}
