// Confirms a recorded decision and offers to undo it for some seconds, which adds another row.
import { useQueryClient } from '@tanstack/react-query';
import type { Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { inspectionKey } from '../inspection-log/queries.ts';
import { api } from '../lib/api.ts';
import { type Committed, commit } from '../lib/commit.ts';
import { openToast, toast } from '../ui/index.ts';
import { decideWhenFree, pause } from './decide.ts';
import { inForce } from './in-force.ts';

/**
 * Policy: how long a decision can be undone, in milliseconds, while the item is still in front of the officer. The
 * workbench accepts an undo for a minute.
 */
export const UNDO_MS = 15_000;

/** Confirms the decision, offers to undo it, and undoes it when a late key shows that a scanner made it. `onUndone`: receives the inspection with its new row. */
export function useUndo(onUndone: (inspection: Inspection) => void): (decided: Inspection, requestId: string, pass: Committed) => void {
  const t = useT();
  const client = useQueryClient();
  const undo = (inspection: Inspection, undoes: string, sayUndone: () => void, passed?: Committed) => {
    const last = inForce(inspection.decisions);
    if (last === undefined) return;
    const body = { decision: 'undone', undoes, officer: last.officer, place: last.place, reference: '', note: '' } as const;
    const send = (pass: Committed) =>
      decideWhenFree(inspection, body, { decide: (id, said) => api.decide(id, said, pass), pause, onWait: () => undefined });
    (passed ? send(passed) : commit(send)).then(
      (undone) => {
        client.setQueryData(inspectionKey(inspection.id), undone);
        void client.invalidateQueries({ queryKey: ['inspections'] });
        onUndone(undone);
        sayUndone();
      },
      (fault: unknown) =>
        toast('bad', t('inspections.notUndone', { id: inspection.id, reason: fault instanceof Error ? fault.message : '' }), {
          about: [inspection.id],
        }),
    );
  };
  return (decided, requestId, pass) => {
    const { id } = decided;
    const press = () => undo(decided, requestId, () => toast('info', t('inspections.undone', { id })));
    const decision = inForce(decided.decisions)?.decision;
    const close = openToast('good', t('inspections.decided'), {
      title: [...(decision === undefined ? [] : [t(`decision.${decision}`)]), t('inspections.entry', { id })].join(' · '),
      actions: [{ label: t('inspections.undo'), onPress: press }],
      lasts: UNDO_MS,
      about: [id],
    });
    pass.onDoubt(() => {
      close();
      undo(decided, requestId, () => toast('bad', t('inspections.undoneByScan', { id })), pass);
    });
  };
}
