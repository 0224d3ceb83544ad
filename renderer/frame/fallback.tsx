// Shown when a screen does not exist or has crashed.
import { Compass, RotateCw } from 'lucide-react';
import { useT } from '../i18n/index.ts';
import { Button, EmptyState, ErrorBox, Page } from '../ui/index.ts';

export function NoSuchScreen() {
  const t = useT();
  return (
    <Page title={t('frame.noSuchScreen')}>
      <EmptyState
        icon={<Compass aria-hidden />}
        title={t('frame.noSuchScreenHelp')}
        actions={
          <Button kind="primary" onPress={() => window.location.assign('#/')}>
            {t('frame.toInspect')}
          </Button>
        }
      />
    </Page>
  );
}

/** The messages of browsers and the bundler when a part of the page cannot be loaded, for example while the workbench is down. */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /preload CSS|dynamically imported module|module script/i.test(error.message);

export function Crashed({ error }: { readonly error: unknown }) {
  const t = useT();
  const notLoaded = isNotLoaded(error);
  return (
    <ErrorBox title={t(notLoaded ? 'frame.notLoaded' : 'frame.crashed')}>
      <p>{t(notLoaded ? 'frame.notLoadedHelp' : 'frame.crashedHelp')}</p>
      <p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <Button icon={<RotateCw aria-hidden />} onPress={() => window.location.reload()}>
        {t('frame.reload')}
      </Button>
    </ErrorBox>
  );
}
