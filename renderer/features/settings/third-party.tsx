// The licences of the packages in this app, loaded on demand.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button, Dialog, ErrorBox, Loading, Scroll } from '../../ui/index.ts';
import styles from './settings.module.css';

const read = async (signal: AbortSignal): Promise<string> => {
  const answer = await fetch('./third-party-notices.txt', { signal });
  if (!answer.ok) throw new Error(`third-party-notices.txt: ${answer.status}`);
  return answer.text();
};

export function ThirdParty() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['third-party'],
    queryFn: ({ signal }) => read(signal),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <Button className={styles.start ?? ''} onPress={() => setOpen(true)}>
        {t('settings.thirdParty')}
      </Button>
      {isOpen ? (
        <Dialog title={t('settings.thirdParty')} isOpen onClose={() => setOpen(false)} wide>
          {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
          {data === undefined && !error ? <Loading /> : null}
          {data === undefined ? null : (
            <Scroll label={t('settings.thirdParty')} className={styles.notices} lang="en">
              <pre>{data}</pre>
            </Scroll>
          )}
        </Dialog>
      ) : null}
    </>
  );
}
