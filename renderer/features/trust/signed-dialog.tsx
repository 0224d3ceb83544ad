// A dialog that asks why the trust data is changed, and who changes it: one person, or two where two are required.
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import type { Signed } from '../../sign-off/persons.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import styles from '../../trust-list/trust.module.css';
import { Button, Dialog, ErrorBox, Field, toast } from '../../ui/index.ts';

export interface Given extends Signed {
  readonly reason: string;
}

export interface SignedDialogProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Explains the consequences. */
  readonly children: ReactNode;
  /** The label of the confirming button. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Whether two persons are required. If undefined, the settings say it. */
  readonly two?: boolean | undefined;
  readonly onClose: () => void;
  readonly send: (given: Given) => Promise<unknown>;
  /** Shown after success. */
  readonly done?: string;
}

export function SignedDialog({ title, isOpen = true, children, action, isDangerous = false, two, onClose, send, done }: SignedDialogProps) {
  const t = useT();
  const signing = useSigning(two);
  const { signed } = signing;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<unknown>();
  const close = () => {
    setReason('');
    signing.onChange({ secondPerson: '' });
    setFault(undefined);
    onClose();
  };
  const act = async () => {
    if (signed === undefined) return;
    setFault(undefined);
    try {
      await send({ reason, ...signed });
      if (done !== undefined) toast('good', done);
      close();
    } catch (thrown) {
      setFault(thrown);
    }
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      confirm={
        <Button kind={isDangerous ? 'danger' : 'primary'} isDisabled={reason.trim() === '' || signed === undefined} onPress={act}>
          {action}
        </Button>
      }
    >
      <div className={styles.form}>
        {children}
        <Field label={t('trust.reason')} value={reason} onChange={setReason} maxLength={2000} />
        <Persons {...signing} />
        {fault === undefined ? null : <ErrorBox error={fault} />}
      </div>
    </Dialog>
  );
}
