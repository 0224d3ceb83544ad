// A banner about scans that were unfinished when this page was left: a person inspects or discards them.
import { useNavigate } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import { useFormat, useT } from '../../i18n/index.ts';
import { commit } from '../../lib/commit.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/index.ts';
import { discardUnsent, inspectUnsent, useUnsent } from './queue/use-queue.ts';

export function UnsentLine() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const unsent = useUnsent();
  if (unsent === undefined) return null;
  const { scans, lost } = unsent;
  const inspect = () => {
    inspectUnsent();
    void navigate({ to: '/' });
  };
  return (
    <Banner
      tone="warn"
      urgent
      icon={<ScanLine aria-hidden />}
      action={
        <>
          {scans.length > 0 ? <Button onPress={inspect}>{t('inspect.unsent.inspect')}</Button> : null}
          <Button kind="quiet" onPress={() => void commit(discardUnsent)}>
            {t(scans.length > 0 ? 'inspect.unsent.discard' : 'frame.dismiss')}
          </Button>
        </>
      }
    >
      {t('inspect.unsent.left', { time: format.dateTime(unsent.at) })}{' '}
      {scans.length > 0 ? t('inspect.unsent.kept', { count: scans.length }) : null}{' '}
      {lost > 0 ? t('inspect.unsent.lost', { count: lost }) : null}
    </Banner>
  );
}
