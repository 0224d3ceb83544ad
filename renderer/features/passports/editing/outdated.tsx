// Shows what saving would replace, if the passport was changed during the edit.
import { useEffect } from 'react';
import type { OutdatedEdit } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Card, Note } from '../../../ui/index.ts';
import { Differences } from './differences.tsx';
import styles from './editing.module.css';

interface OutdatedProps {
  readonly outdated: OutdatedEdit;
  /** The revision of the entries. */
  readonly revision: number;
  readonly refresh: () => Promise<unknown>;
  readonly onSave: (over: string) => void;
}

export function Outdated({ outdated: { present, differences }, revision, refresh, onSave }: OutdatedProps) {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision triggers another request
  useEffect(() => void refresh(), [revision, refresh]);
  return (
    <Card title={t('edit.outdated')}>
      <div className={styles.stack}>
        <Note urgent>{t('edit.outdatedText')}</Note>
        <Differences found={differences} before={t('edit.before.outdated')} after={t('edit.after.outdated')} />
        <div className={styles.row}>
          <Button onPress={() => onSave(present)}>{t('edit.overwrite')}</Button>
        </div>
      </div>
    </Card>
  );
}
