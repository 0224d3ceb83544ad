// A dialog that asks why an action is performed and who performs it; the log records both.
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { ActionDialog, type ActionDialogProps, Field } from '../ui/index.ts';
import type { Signed } from './persons.ts';
import { Persons, useSigning } from './signing.tsx';

export interface Reasoned extends Signed {
  readonly reason: string;
}

interface ReasonDialogProps extends Omit<ActionDialogProps, 'run' | 'isReady'> {
  /** The most characters of the reason. */
  readonly longestReason?: number;
  /** Two persons are required if the settings say so. */
  readonly mayNeedTwo?: boolean;
  readonly send: (given: Reasoned) => Promise<unknown>;
}

export function ReasonDialog({ children, longestReason = 2000, mayNeedTwo = false, send, ...dialog }: ReasonDialogProps) {
  const t = useT();
  const signing = useSigning(mayNeedTwo ? undefined : false);
  const { signed } = signing;
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...dialog}
      isReady={reason.trim() !== '' && signed !== undefined}
      run={async () => signed && (await send({ reason, ...signed }))}
    >
      {children}
      <Field label={t('trust.reason')} value={reason} onChange={setReason} maxLength={longestReason} />
      <Persons {...signing} />
    </ActionDialog>
  );
}
