// A reason and a name in; the list before the present one in force again out.
import { useState } from 'react';
import type { TrustOverview } from '../../server/contract.ts';
import { api } from '../api.ts';
import { useT } from '../i18n/index.ts';
import { Button, Dialog, ErrorBox, Field, toast } from '../ui/index.ts';
import { useSettings } from '../workbench.ts';
import styles from './trust.module.css';

export interface UndoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

export function UndoDialog({ isOpen, onClose, onDone }: UndoDialogProps) {
  const t = useT();
  const { settings } = useSettings();
  const [given, setGiven] = useState({ who: '', reason: '', secondPerson: '' });
  const [fault, setFault] = useState<unknown>();
  const who = given.who || (settings?.officer ?? '');
  const two = settings?.trustTwoPersons ?? false;
  const ready = who.trim() !== '' && given.reason.trim() !== '' && (!two || given.secondPerson.trim() !== '');
  const undo = async () => {
    setFault(undefined);
    try {
      const { reason, secondPerson } = given;
      await onDone(await api.undoTrust({ who, reason, ...(two ? { secondPerson } : {}) }));
      toast('good', t('trust.undoDone'));
      onClose();
    } catch (thrown) {
      setFault(thrown);
    }
  };
  return (
    <Dialog
      title={t('trust.undoTitle')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button kind="danger" isDisabled={!ready} onPress={undo}>
            {t('trust.undoDo')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('trust.undoText')}</p>
        <Field label={t('trust.reason')} value={given.reason} onChange={(reason) => setGiven({ ...given, reason })} maxLength={2000} />
        <Field label={t('trust.who')} value={who} onChange={(name) => setGiven({ ...given, who: name })} maxLength={200} />
        {two ? (
          <Field
            label={t('trust.secondPerson')}
            value={given.secondPerson}
            onChange={(secondPerson) => setGiven({ ...given, secondPerson })}
            maxLength={200}
          />
        ) : null}
        {fault === undefined ? null : <ErrorBox error={fault} />}
      </div>
    </Dialog>
  );
}
