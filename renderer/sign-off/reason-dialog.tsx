// A dialog that asks who performs an action and why; the log records both.
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Button, Dialog, ErrorBox, Field, toast } from '../ui/index.ts';
import { useSignedIn } from '../workbench/officers.ts';
import { useSettings } from '../workbench/workbench.ts';

export interface Reasoned {
  readonly who: string;
  readonly reason: string;
}

export interface ReasonDialogProps {
  readonly title: string;
  /** Explains the consequences. */
  readonly children: ReactNode;
  /** The label of the confirming button. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** The most characters of the reason. */
  readonly longestReason?: number;
  readonly onClose: () => void;
  readonly send: (given: Reasoned) => Promise<unknown>;
  /** Shown after success. */
  readonly done: string;
  readonly onDone: () => Promise<unknown>;
}

/** The officer from the settings is suggested until another name is entered. */
export function ReasonDialog({
  title,
  children,
  action,
  isDangerous = false,
  longestReason = 2000,
  onClose,
  send,
  done,
  onDone,
}: ReasonDialogProps) {
  const t = useT();
  const { settings } = useSettings();
  const own = useSignedIn();
  const [given, setGiven] = useState<Partial<Reasoned>>({});
  const { who = settings?.officer ?? '', reason = '' } = given;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send({ who, reason }),
    onSuccess: async () => {
      onClose();
      toast('good', done);
      await onDone();
    },
  });
  const isReady = who.trim() !== '' && reason.trim() !== '';
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} isDisabled={!isReady} onPress={() => isPending || mutate()}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      <Field
        label={t('trust.reason')}
        value={reason}
        onChange={(words) => setGiven({ ...given, reason: words })}
        maxLength={longestReason}
      />
      <Field
        label={t('trust.who')}
        value={who}
        onChange={(name) => setGiven({ ...given, who: name })}
        maxLength={200}
        isReadOnly={own !== undefined}
      />
      {error ? <ErrorBox error={error} /> : null}
    </Dialog>
  );
}
