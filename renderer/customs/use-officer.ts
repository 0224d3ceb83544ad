// The name under which declarations are recorded: that of the sign-in, otherwise of the run, otherwise of the settings.
import { useState } from 'react';
import type { Inspection } from '../../server/contract/index.ts';
import { useSignedIn } from '../workbench/officers.ts';
import { useSettings } from '../workbench/workbench.ts';

export function useOfficer(run: Inspection['run']) {
  const own = useSignedIn();
  const { settings } = useSettings();
  const [typed, setTyped] = useState<string>();
  return {
    officer: own?.name ?? typed ?? run?.officer ?? settings?.officer ?? '',
    setOfficer: setTyped,
    /** No officer can sign for another one. */
    isFixed: own !== undefined,
  };
}
