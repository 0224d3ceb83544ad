// What stands in place of a screen that does not exist or has stopped working.
import { Compass, RotateCw } from 'lucide-react';
import { useT } from './i18n/index.ts';
import { Button, EmptyState, ErrorBox } from './ui/index.ts';

export function NoSuchScreen() {
  const t = useT();
  return (
    <EmptyState
      icon={<Compass aria-hidden />}
      title={t('frame.noSuchScreen')}
      actions={
        <Button kind="primary" onPress={() => window.location.assign('#/')}>
          {t('frame.toInspect')}
        </Button>
      }
    />
  );
}

export function Crashed({ error }: { readonly error: unknown }) {
  const t = useT();
  return (
    <ErrorBox title={t('frame.crashed')}>
      <p>{t('frame.crashedHelp')}</p>
      <p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <Button icon={<RotateCw aria-hidden />} onPress={() => window.location.reload()}>
        {t('frame.reload')}
      </Button>
    </ErrorBox>
  );
}
