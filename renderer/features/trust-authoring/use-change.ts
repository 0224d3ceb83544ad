// Runs a change of the draft: shows the new draft, or keeps the error to display.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeOverview } from '../../../server/contract/index.ts';
import { officeChanged } from './calls.ts';

export interface Change {
  readonly busy: boolean;
  readonly fault: unknown;
  /** Undefined if the change was refused. */
  readonly run: (change: () => Promise<OfficeOverview>) => Promise<OfficeOverview | undefined>;
}

export function useChange(): Change {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  return {
    busy,
    fault,
    run: async (change) => {
      setBusy(true);
      setFault(undefined);
      try {
        const overview = await change();
        await officeChanged(client, overview);
        return overview;
      } catch (thrown) {
        setFault(thrown);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
