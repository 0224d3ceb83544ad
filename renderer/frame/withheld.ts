// Reports effects that were withheld, or ran although a scanner caused them, unless their own controls report it.
import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { Doubted, Withheld } from '../lib/commit.ts';
import { toast } from '../ui/index.ts';

export function useWithheld() {
  const t = useT();
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      const isDoubted = event.reason instanceof Doubted;
      if (!isDoubted && !(event.reason instanceof Withheld)) return;
      event.preventDefault();
      if (isDoubted) toast('bad', t('common.doubted'));
      else toast('info', t('common.withheld'));
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
  }, [t]);
}
