// Publishes all drafts, after a preview of their number.
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
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
  // The count at the time of the question: publishing changes it.
  const [asked, setAsked] = useState<number>();
  return (
    <>
      {data === undefined || data.passports === 0 ? null : (
        <Button icon={<Send aria-hidden />} onPress={() => setAsked(data.passports)}>
          {t('passports.drafts')}
        </Button>
      )}
      {asked === undefined ? null : (
        <PublishMany
          title={t('passports.draftsTitle')}
          running={t('passports.drafts')}
          count={asked}
          step={publishDrafts}
          done={(count) => t('passports.draftsDone', { count })}
          stopped={(count) => t('passports.draftsStopped', { count, all: asked })}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('passports.draftsText', { count: asked })}</p>
        </PublishMany>
      )}
    </>
  );
}
