// Compares the draft with the list signed last, and leads to signing.
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { OfficeOverview } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Changes } from '../../trust-list/changes.tsx';
import styles from '../../trust-list/trust.module.css';
import { Button, Card, Note } from '../../ui/index.ts';
import { office } from './calls.ts';
import { ChooseFile, MAX_LIST_BYTES } from './choose-file.tsx';
import { Fault } from './fault.tsx';
import { OmittedKeys } from './omitted-keys.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { useChange } from './use-change.ts';

export function Next({ version, kept }: { readonly version: string; readonly kept: OfficeOverview }) {
  const t = useT();
  const [signing, setSigning] = useState(false);
  const { fault, run } = useChange();
  const { preview, sequence = 0, entries = [], omitted = [], several } = kept;
  if (preview === undefined)
    return (
      <Card title={t('office.next')} className={styles.wide ?? ''}>
        <div className={styles.form}>
          <Note>{t('office.lastMissing', { sequence })}</Note>
          <div>
            <ChooseFile
              label={t('office.lastChoose', { sequence })}
              maxBytes={MAX_LIST_BYTES}
              onFiles={async ([file]) => {
                const text = (await file?.text()) ?? '';
                await run(() => office.bringLast(version, text));
              }}
            />
          </div>
          <Fault error={fault} />
        </div>
      </Card>
    );
  return (
    <Card
      title={t('office.next')}
      className={styles.wide ?? ''}
      actions={
        <Button kind="primary" icon={<PenLine aria-hidden />} isDisabled={several !== undefined} onPress={() => setSigning(true)}>
          {t('office.sign', { sequence: preview.sequence })}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.muted}>{t('office.nextLead')}</p>
        <OmittedKeys version={version} keys={omitted} />
        {several === undefined ? null : <Note>{t('office.several', several)}</Note>}
        <Changes preview={preview} />
      </div>
      {signing ? (
        <SignDialog
          version={version}
          preview={preview}
          omitted={omitted.length}
          isEmpty={entries.length === 0}
          onClose={() => setSigning(false)}
        />
      ) : null}
    </Card>
  );
}
