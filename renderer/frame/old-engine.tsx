// Warns that the browser engine is outdated; the app never checks for updates itself.
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useFormat, useT } from '../i18n/index.ts';
import { shellQuery } from '../lib/shell.ts';
import { Banner } from '../ui/feedback/banner.tsx';

export function OldEngine() {
  const t = useT();
  const format = useFormat();
  const { data: shell } = useQuery(shellQuery);
  if (shell?.outdated !== true) return null;
  return (
    <Banner tone="warn" icon={<CircleAlert aria-hidden />}>
      {t('frame.engineOld', { day: format.date(shell.released) })}
    </Banner>
  );
}
