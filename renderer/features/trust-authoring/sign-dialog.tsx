// Signs the next list with the key file of the office, which is read once, and saves the list as a file.
import { useState } from 'react';
import type { TrustPreview } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import { useSave } from '../../ui/files/download.tsx';
import { ActionDialog, Checkbox, Field, toast, useNow } from '../../ui/index.ts';
import { LAST_ADDRESS, listName, office } from './calls.ts';
import { drawFault } from './fault.tsx';
import { KeyFields, useKeyChoice } from './key-fields.tsx';
import { useChange } from './use-change.ts';

const DAY = 86_400_000;

export interface SignDialogProps {
  readonly version: string;
  readonly preview: TrustPreview;
  /** The number of keys that the next list would drop without an end date. */
  readonly omitted: number;
  /** The next list names no issuer. */
  readonly isEmpty: boolean;
  readonly onClose: () => void;
}

export function SignDialog({ version: present, preview, omitted, isEmpty, onClose }: SignDialogProps) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  const [version] = useState(present);
  const [leaveOut, setLeaveOut] = useState(false);
  const [empty, setEmpty] = useState(false);
  const [typed, setTyped] = useState('30');
  const key = useKeyChoice();
  const signing = useSigning(false);
  const { make } = useChange();
  const save = useSave();
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  const inRange = days >= 1 && days <= 3650;
  const { who } = signing.signed ?? {};
  const sign = async () => {
    if (who === undefined) return;
    const { last } = await make(
      office.sign({ version, days, who, ...(leaveOut ? { leaveOut } : {}), ...(empty ? { empty } : {}), ...(await key.take()) }),
    );
    if (last === undefined) return;
    await save(LAST_ADDRESS, listName(last.sequence));
    toast('good', t('office.signed', { sequence: last.sequence }));
  };
  return (
    <ActionDialog
      title={t('office.signTitle', { sequence: preview.sequence })}
      action={t('office.signDo')}
      isReady={inRange && who !== undefined && key.file !== undefined && (omitted === 0 || leaveOut) && (!isEmpty || empty)}
      onClose={onClose}
      run={sign}
      faultOf={drawFault}
    >
      <p>{t('office.signLead')}</p>
      {omitted === 0 ? null : (
        <Checkbox isSelected={leaveOut} onChange={setLeaveOut} help={t('office.leaveOutHelp')}>
          {t('office.leaveOut', { count: omitted })}
        </Checkbox>
      )}
      {isEmpty ? (
        <Checkbox isSelected={empty} onChange={setEmpty} help={t('office.emptyHelp')}>
          {t('office.empty')}
        </Checkbox>
      ) : null}
      <Field
        label={t('office.days')}
        help={inRange ? t('office.daysHelp', { date: format.date(new Date(now + days * DAY).toISOString()) }) : undefined}
        error={inRange ? undefined : t('office.daysWrong')}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={setTyped}
      />
      <KeyFields {...key} label={t('office.keyChoose')} />
      <Persons {...signing} />
    </ActionDialog>
  );
}
