// Saves the page that checks evidence bundles, and shows the SHA-256 of the genuine one.
import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { Button, ErrorBox, Facts, saveBlob } from '../../ui/index.ts';
import styles from './settings.module.css';

const FILE = 'check-evidence.html';

async function read(signal: AbortSignal): Promise<{ readonly page: Blob; readonly sha256: string }> {
  const answer = await fetch('./check-evidence.html', { signal });
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`);
  const page = await answer.blob();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await page.arrayBuffer()));
  return { page, sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

export function Verifier() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['evidence-verifier'],
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />;
  if (data === undefined) return null;
  return (
    <>
      <Button className={styles.start ?? ''} icon={<FileCheck aria-hidden />} onPress={() => saveBlob(FILE, data.page)}>
        {t('evidence.verifier')}
      </Button>
      <p className={styles.after}>{t('evidence.verifierHelp')}</p>
      <Facts facts={[{ label: t('evidence.verifierHash'), value: <code>{data.sha256}</code> }]} columns="one" />
    </>
  );
}
