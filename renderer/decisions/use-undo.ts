// Confirms a recorded decision and offers to undo it for some seconds, which adds another row.
import { useQueryClient } from '@tanstack/react-query';
import type { Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { inspectionKey } from '../inspection-log/queries.ts';
import { api } from '../lib/api.ts';
import { commit } from '../lib/commit.ts';
import { toast } from '../ui/index.ts';
import { decideWhenFree, pause } from './decide.ts';
import { inForce } from './in-force.ts';

/** Policy: as long as the item is still at hand, in milliseconds. The workbench accepts it for a minute. */
export const UNDO_MS = 15_000;

/** Confirms the decision and offers to undo it. `onUndone`: receives the inspection with its new row. */
export function useUndo(onUndone: (inspection: Inspection) => void): (decided: Inspection) => void {
  const t = useT();
  const client = useQueryClient();
  const undo = (inspection: Inspection) => {
    const last = inForce(inspection.decisions);
    if (last === undefined) return;
    const body = { decision: 'undone', officer: last.officer, place: last.place, reference: '', note: '' } as const;
    commit((pass) =>
      decideWhenFree(inspection, body, { decide: (id, said) => api.decide(id, said, pass), pause, onWait: () => undefined }),
    ).then(
      (undone) => {
        client.setQueryData(inspectionKey(inspection.id), undone);
        void client.invalidateQueries({ queryKey: ['inspections'] });
        onUndone(undone);
        toast('info', t('inspections.undone', { id: inspection.id }));
      },
      (fault: unknown) =>
        toast('bad', t('inspections.notUndone', { id: inspection.id, reason: fault instanceof Error ? fault.message : '' })),
    );
  };
  return (decided) =>
    toast('good', t('inspections.decided'), { actions: [{ label: t('inspections.undo'), onPress: () => undo(decided) }], lasts: UNDO_MS });
}
