// Pauses, resumes or closes a run, and reports a refusal.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Run } from '../../server/contract/index.ts';
import { commit, Withheld } from '../lib/commit.ts';
import { toast } from '../ui/index.ts';
import { useSettings } from '../workbench/workbench.ts';
import { runs } from './calls.ts';
import { runsChanged } from './queries.ts';

type Step = 'pause' | 'resume' | 'close';

export function useStep(run: Pick<Run, 'id' | 'officer'>) {
  const client = useQueryClient();
  const { settings } = useSettings();
  return useMutation({
    mutationFn: (step: Step) => commit((pass) => runs.step(run.id, step, settings?.officer.trim() || run.officer, pass)),
    onSettled: () => runsChanged(client),
    onError: (fault) => {
      if (!(fault instanceof Withheld)) toast('bad', fault.message);
    },
  });
}
