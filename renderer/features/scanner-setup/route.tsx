// The screen *Set up my scanner*: codes to scan, and what to change in the scanner. No scan here is inspected.
import { useQuery } from '@tanstack/react-query';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import type { ScannerSetupCodes } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useClaimedScans } from '../../scan/claimed.ts';
import { currentLayout, layoutName } from '../../scan/layout.ts';
import { rememberedReading, rememberReading } from '../../scan/reading.ts';
import type { Key } from '../../scan/wedge.ts';
import { announce, BackLink, Card, EmptyState, ErrorBox, Loading, Page } from '../../ui/index.ts';
import { Codes } from './codes.tsx';
import { examine } from './examine.ts';
import { Result, type ResultProps, useSentence } from './result.tsx';
import styles from './scanner-setup.module.css';
import { useAttempts } from './use-attempts.ts';

export default function Route() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['scanner-setup'],
    queryFn: ({ signal }) => api.scannerSetupCodes(signal),
    // Each visit has new codes, which stay the same while a person scans them.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Takes every scan, even while the codes are loading: nothing is inspected on this screen.
  useClaimedScans(true, () => true);
  return (
    <Page title={t('scannerSetup.title')} lead={t('scannerSetup.lead')} actions={<BackLink to="/settings">{t('settings.title')}</BackLink>}>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : data === undefined ? <Loading /> : <Attempt codes={data} />}
    </Page>
  );
}

function Attempt({ codes }: { readonly codes: ScannerSetupCodes }) {
  const t = useT();
  const [result, setResult] = useState<ResultProps & { readonly attempt: number }>();
  const [few, setFew] = useState(0);
  const sentenceOf = useSentence();
  useAttempts({
    onKeys(keys: readonly Key[]) {
      const finding = examine(keys, codes.content, currentLayout());
      // The content is random for each visit: a scanner that sends it has scanned this screen.
      if (finding.reading !== undefined) rememberReading(localStorage, layoutName(), finding.reading);
      setFew(0);
      const remembered = finding.isCode ? rememberedReading(localStorage, layoutName()) : undefined;
      setResult((before) => ({ attempt: (before?.attempt ?? 0) + 1, finding, remembered }));
      announce(sentenceOf(finding));
    },
    onFew(count) {
      setFew(count);
      announce(t('scannerSetup.few', { count }));
    },
  });
  return (
    <div className={styles.cards}>
      <Card title={t('scannerSetup.codes')}>
        <Codes codes={codes} />
        {few > 0 ? <p className={styles.todo}>{t('scannerSetup.few', { count: few })}</p> : null}
      </Card>
      {result ? (
        <Result key={result.attempt} finding={result.finding} remembered={result.remembered} />
      ) : (
        <Card title={t('scannerSetup.result')}>
          <EmptyState icon={<ScanBarcode aria-hidden size={40} />} title={t('scannerSetup.waiting')}>
            {t('scannerSetup.waitingHelp')}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
