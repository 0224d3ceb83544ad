// Tries a hand scanner with a code on the screen: the separator has to arrive, and the keyboard layout has to agree.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ScanBarcode, Settings2, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ScannerCode } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useClaimedScans } from '../../scan/claimed.ts';
import { Button, ErrorBox } from '../../ui/index.ts';
import { compared, type ScannerFinding } from './compared.ts';
import styles from './self-test.module.css';

export function ScannerTrial({ onFound }: { readonly onFound: (found: ScannerFinding) => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [isOn, setOn] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['self-test', 'code'],
    queryFn: ({ signal }) => api.scannerCode(signal),
    enabled: isOn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useClaimedScans(isOn && data !== undefined, (scan) => {
    if (data === undefined) return false;
    onFound(compared(scan, data.content));
    setOn(false);
    return true;
  });
  return (
    <div className={styles.trial}>
      <p>{t('selfTest.scanner.how')}</p>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {isOn && data !== undefined ? <Code code={data} /> : null}
      {isOn ? (
        <Button icon={<Square aria-hidden />} onPress={() => setOn(false)}>
          {t('common.cancel')}
        </Button>
      ) : (
        <Button icon={<ScanBarcode aria-hidden />} onPress={() => setOn(true)}>
          {t('selfTest.scanner.try')}
        </Button>
      )}
      <Button kind="quiet" icon={<Settings2 aria-hidden />} onPress={() => navigate({ to: '/settings/scanner' })}>
        {t('scannerSetup.title')}
      </Button>
    </div>
  );
}

function Code({ code }: { readonly code: ScannerCode }) {
  const t = useT();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([code.svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [code.svg]);
  return url === undefined ? null : <img className={styles.code} src={url} alt={t('selfTest.scanner.code')} />;
}
