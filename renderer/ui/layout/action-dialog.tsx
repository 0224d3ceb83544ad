// A dialog that asks before an action, carries it out, and stays open with the error if the action fails.
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ErrorBox } from '../feedback/states.tsx';
import { toast } from '../feedback/toast.tsx';
import { Dialog } from './dialog.tsx';

export interface ActionDialogProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Explains the consequences, with the fields that the action needs. */
  readonly children: ReactNode;
  /** The label of the confirming button. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** False while a field is missing or wrong. */
  readonly isReady?: boolean;
  readonly wide?: boolean;
  readonly onClose: () => void;
  /** A press while it runs has no effect. */
  readonly run: () => Promise<unknown>;
  /** Shown after success. */
  readonly done?: string;
  /** Called after the dialog was closed by success. */
  readonly onDone?: () => unknown;
  /** Shows the error in words of its own. */
  readonly faultOf?: (error: unknown) => ReactNode;
}

/** `<ActionDialog title={…} action={t('settings.keyRotateDo')} onClose={close} run={() => api.rotateKey(body)} done={…}>…</ActionDialog>` */
export function ActionDialog({
  isOpen = true,
  children,
  action,
  isDangerous = false,
  isReady = true,
  onClose,
  run,
  done,
  onDone,
  faultOf = (error) => <ErrorBox error={error} />,
  ...dialog
}: ActionDialogProps) {
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setFault(undefined);
    onClose();
  };
  const act = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await run();
      close();
      if (done !== undefined) toast('good', done);
      onDone?.();
    } catch (thrown) {
      setFault(thrown);
    }
    setBusy(false);
  };
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onClose={close}
      confirm={
        <Button kind={isDangerous ? 'danger' : 'primary'} isDisabled={!isReady} onPress={act}>
          {action}
        </Button>
      }
    >
      {children}
      {fault === undefined ? null : faultOf(fault)}
    </Dialog>
  );
}
