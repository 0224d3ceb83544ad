// Signs all published passports again, after a preview of what is affected.
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { PublishAgainPreview } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Facts, Note } from '../../../ui/index.ts';
import { publishAgain, usePublishAgain } from '../queries.ts';
import { PublishMany } from './publish-many.tsx';

/** The button, shown if anything is published. */
export function PublishAgain() {
  const t = useT();
  const { data } = usePublishAgain();
  const [asking, setAsking] = useState(false);
  if (data === undefined || data.passports === 0) return null;
  return (
    <>
      <Button icon={<RefreshCw aria-hidden />} onPress={() => setAsking(true)}>
        {t('passports.again')}
      </Button>
      {asking ? <Again preview={data} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Shown automatically if others cannot use what was published. */
export function SignedBefore() {
  const t = useT();
  const { data } = usePublishAgain();
  if (data === undefined || (data.underOtherName === 0 && data.underRevokedKey === 0)) return null;
  return (
    <Note>
      {data.underOtherName === 0 ? null : <p>{t('passports.again.otherName', { count: data.underOtherName })}</p>}
      {data.underRevokedKey === 0 ? null : <p>{t('passports.again.revokedKey', { count: data.underRevokedKey })}</p>}
    </Note>
  );
}

function Again({ preview, onClose }: { readonly preview: PublishAgainPreview; readonly onClose: () => void }) {
  const t = useT();
  // The counts at the time of the question: signing changes them.
  const [{ passports, underOtherName, underRevokedKey, changed }] = useState(preview);
  return (
    <PublishMany
      title={t('passports.againTitle')}
      running={t('passports.again')}
      count={passports}
      step={publishAgain}
      done={(count) => t('passports.againDone', { count })}
      stopped={(count) => t('passports.againStopped', { count, all: passports })}
      onClose={onClose}
    >
      <p>{t('passports.againText')}</p>
      <Facts
        columns="one"
        facts={[
          { label: t('passports.againCount'), value: passports },
          { label: t('passports.againOtherName'), value: underOtherName || undefined },
          { label: t('passports.againRevokedKey'), value: underRevokedKey || undefined },
        ]}
      />
      {changed === 0 ? null : <Note>{t('passports.againChanged', { count: changed })}</Note>}
    </PublishMany>
  );
}
