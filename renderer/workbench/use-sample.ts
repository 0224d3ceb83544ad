// Loads the sample set (true) or removes it (false), and reports success.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useT } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { toast } from '../ui/index.ts';
import { passportsChanged } from './passports-changed.ts';
import { stateQuery } from './workbench.ts';

export function useSample() {
  const t = useT();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (load: boolean) => (load ? api.loadSample() : api.removeSample()),
    onSuccess: async (next, load) => {
      client.setQueryData(stateQuery.queryKey, next);
      toast('good', t(load ? 'settings.sampleLoadedNow' : 'settings.sampleRemoved'));
      await passportsChanged(client);
    },
  });
}
