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
  // The person who works at this computer now may not be the one who started the run.
  const officer = settings?.officer.trim() || run.officer;
  const { mutate, isPending } = useMutation({
    mutationFn: (step: Step) => commit((pass) => runs.step(run.id, step, officer, pass)),
    onSettled: () => runsChanged(client),
    onError: (fault) => {
      if (!(fault instanceof Withheld)) toast('bad', fault.message);
    },
  });
  return { mutate, isPending, officer };
}
