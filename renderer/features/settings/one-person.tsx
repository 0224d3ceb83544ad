// Relaxes a rule of the trust data once two persons have given their names.
import type { Settings } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import { ActionDialog } from '../../ui/index.ts';
import { useSettings } from '../../workbench/workbench.ts';

export interface OnePersonProps {
  readonly change: Partial<Settings>;
  readonly onClose: () => void;
}

export function OnePerson({ change, onClose }: OnePersonProps) {
  const t = useT();
  const { save } = useSettings();
  // This change needs two persons, whatever the settings require elsewhere.
  const signing = useSigning(true);
  const { signed } = signing;
  const off = change.trustTwoPersons === false;
  return (
    <ActionDialog
      title={off ? t('settings.onePersonTitle') : t('settings.trustFreshDays')}
      action={off ? t('settings.onePersonDo') : t('settings.save')}
      isDangerous
      isReady={signed !== undefined}
      onClose={onClose}
      run={() => save({ ...change, ...signed })}
      done={t('settings.saved')}
    >
      <p>{t('settings.onePersonText')}</p>
      <Persons {...signing} />
    </ActionDialog>
  );
}
