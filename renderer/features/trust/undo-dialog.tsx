// Restores the previous trust list, with a name and a reason.
import type { TrustOverview } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { SignedDialog } from './signed-dialog.tsx';

export interface UndoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

export function UndoDialog({ isOpen, onClose, onDone }: UndoDialogProps) {
  const t = useT();
  return (
    <SignedDialog
      title={t('trust.undoTitle')}
      isOpen={isOpen}
      action={t('trust.undoDo')}
      isDangerous
      onClose={onClose}
      send={async (given) => onDone(await api.undoTrust(given))}
      done={t('trust.undoDone')}
    >
      <p>{t('trust.undoText')}</p>
    </SignedDialog>
  );
}
