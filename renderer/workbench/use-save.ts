// Saves a part of the settings and reports success; returns an error as a value.
import { useState } from 'react';
import type { SettingsChange } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { toast } from '../ui/index.ts';
import { useSettings } from './workbench.ts';

/** The limit of the workbench for one line of text, in characters. */
export const LINE_LIMIT = 200;

export function useSave() {
  const t = useT();
  const { save } = useSettings();
  const [error, setError] = useState<unknown>();
  const [saving, setSaving] = useState(false);
  return {
    error,
    saving,
    clear: () => setError(undefined),
    /** Resolves to true when the settings were saved. */
    async save(change: SettingsChange): Promise<boolean> {
      setSaving(true);
      setError(undefined);
      try {
        await save(change);
        toast('good', t('settings.saved'));
        return true;
      } catch (fault) {
        setError(fault);
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}
