// Publishes all drafts, after a preview of their number.
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { PublishDraftsPreview } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Demonstration } from '../demonstration.tsx';
import { publishDrafts, usePublishDrafts } from '../queries.ts';
import { PublishMany } from './publish-many.tsx';

/** The next step after an import: how many drafts there are, and the button. Renders nothing without a draft. */
export function DraftsNext() {
  const t = useT();
  const { data } = usePublishDrafts();
  return (
    <>
      {data === undefined || data.passports === 0 ? null : <p>{t('passports.draftsNext', { count: data.passports })}</p>}
      <PublishDrafts />
    </>
  );
}

/** The button, shown if there is a draft. */
export function PublishDrafts() {
  const t = useT();
  const { data } = usePublishDrafts();
  // The counts at the time of the question: publishing changes them.
  const [asked, setAsked] = useState<PublishDraftsPreview>();
  return (
    <>
      {data === undefined || data.passports === 0 ? null : (
        <Button icon={<Send aria-hidden />} onPress={() => setAsked(data)}>
          {t('passports.drafts')}
        </Button>
      )}
      {asked === undefined ? null : (
        <PublishMany
          title={t('passports.draftsTitle')}
          running={t('passports.drafts')}
          count={asked.passports}
          step={publishDrafts}
          done={(count) => t('passports.draftsDone', { count })}
          stopped={(count) => t('passports.draftsStopped', { count, all: asked.passports })}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('passports.draftsText', { count: asked.passports })}</p>
          <Demonstration count={asked.demonstration} />
        </PublishMany>
      )}
    </>
  );
}
