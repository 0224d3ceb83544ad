// Restores the previous trust list, with a name and a reason.
import { useState } from 'react';
import type { TrustOverview } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import styles from '../../trust-list/trust.module.css';
import { Button, Dialog, ErrorBox, Field, toast } from '../../ui/index.ts';

export interface UndoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

export function UndoDialog({ isOpen, onClose, onDone }: UndoDialogProps) {
  const t = useT();
  const signing = useSigning();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<unknown>();
  const { signed } = signing;
  const close = () => {
    setReason('');
    signing.onChange({ secondPerson: '' });
    setFault(undefined);
    onClose();
  };
  const undo = async () => {
    if (signed === undefined) return;
    setFault(undefined);
    try {
      await onDone(await api.undoTrust({ reason, ...signed }));
      toast('good', t('trust.undoDone'));
      close();
    } catch (thrown) {
      setFault(thrown);
    }
  };
  return (
    <Dialog
      title={t('trust.undoTitle')}
      isOpen={isOpen}
      onClose={close}
      confirm={
        <Button kind="danger" isDisabled={reason.trim() === '' || signed === undefined} onPress={undo}>
          {t('trust.undoDo')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('trust.undoText')}</p>
        <Field label={t('trust.reason')} value={reason} onChange={setReason} maxLength={2000} />
        <Persons {...signing} />
        {fault === undefined ? null : <ErrorBox error={fault} />}
      </div>
    </Dialog>
  );
}
