// Loads the sample set, or removes it after confirmation.
import { FlaskConical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { State } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { ActionDialog, Button, Card, ErrorBox, SampleBadge } from '../../ui/index.ts';
import { useSample } from '../../workbench/use-sample.ts';
import styles from './settings.module.css';

export function Sample({ state }: { readonly state: State }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { mutate, mutateAsync, error, isPending, reset } = useSample();
  const close = () => {
    reset();
    setAsking(false);
  };
  return (
    <Card title={t('settings.sample')} icon={<FlaskConical aria-hidden />} actions={state.sampleLoaded ? <SampleBadge /> : null}>
      <div className={styles.form}>
        <p>{t('settings.sampleHelp')}</p>
        <p role="status" className={styles.strong}>
          {isPending ? t('common.working') : t(state.sampleLoaded ? 'settings.sampleLoaded' : 'settings.sampleNotLoaded')}
        </p>
        {error && !asking ? <ErrorBox error={error} /> : null}
        {state.sampleLoaded ? (
          <Button kind="danger" icon={<Trash2 aria-hidden />} className={styles.start ?? ''} onPress={() => setAsking(true)}>
            {t('settings.sampleRemove')}
          </Button>
        ) : (
          <Button kind="primary" className={styles.start ?? ''} onPress={() => isPending || mutate(true)}>
            {t('settings.sampleLoad')}
          </Button>
        )}
      </div>
      <ActionDialog
        title={t('settings.sampleRemoveTitle')}
        isOpen={asking}
        action={t('settings.sampleRemove')}
        isDangerous
        onClose={close}
        run={() => mutateAsync(false)}
      >
        <p>{t('settings.sampleRemoveText')}</p>
      </ActionDialog>
    </Card>
  );
}
