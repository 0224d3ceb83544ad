// Reports withheld effects that their own controls do not report.
import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { Withheld } from '../lib/commit.ts';
import { toast } from '../ui/index.ts';

export function useWithheld() {
  const t = useT();
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      if (!(event.reason instanceof Withheld)) return;
      event.preventDefault();
      toast('info', t('common.withheld'));
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
  }, [t]);
}
