// Runs a change of the draft: shows the new draft, or keeps the error to display.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeOverview } from '../../../server/contract/index.ts';
import { officeChanged } from './calls.ts';

export interface Change {
  readonly busy: boolean;
  readonly fault: unknown;
  /** Makes the change and shows the new draft; throws if the change is refused. */
  readonly make: (change: Promise<OfficeOverview>) => Promise<OfficeOverview>;
  /** The same, with the error in `fault`; returns undefined if the change was refused. */
  readonly run: (change: () => Promise<OfficeOverview>) => Promise<OfficeOverview | undefined>;
}

export function useChange(): Change {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const make: Change['make'] = async (change) => {
    const overview = await change;
    await officeChanged(client, overview);
    return overview;
  };
  return {
    busy,
    fault,
    make,
    run: async (change) => {
      setBusy(true);
      setFault(undefined);
      try {
        return await make(change());
      } catch (thrown) {
        setFault(thrown);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
