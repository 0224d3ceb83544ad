// Restores the previous trust list, with a name and a reason.
import type { TrustOverview } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { ReasonDialog } from '../../sign-off/reason-dialog.tsx';

export interface UndoDialogProps {
  readonly onClose: () => void;
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

export function UndoDialog({ onClose, onDone }: UndoDialogProps) {
  const t = useT();
  return (
    <ReasonDialog
      mayNeedTwo
      title={t('trust.undoTitle')}
      action={t('trust.undoDo')}
      isDangerous
      onClose={onClose}
      send={async (given) => onDone(await api.undoTrust(given))}
      done={t('trust.undoDone')}
    >
      <p>{t('trust.undoText')}</p>
    </ReasonDialog>
  );
}
