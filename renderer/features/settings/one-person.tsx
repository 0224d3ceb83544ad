// Relaxes a rule of the trust data once two persons have given their names.
import type { Settings } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import { Button, Dialog, ErrorBox } from '../../ui/index.ts';
import { useSave } from '../../workbench/use-save.ts';
import styles from './settings.module.css';

export interface OnePersonProps {
  readonly change: Partial<Settings>;
  readonly onClose: () => void;
}

export function OnePerson({ change, onClose }: OnePersonProps) {
  const t = useT();
  const { save, error, saving } = useSave();
  // This change needs two persons, whatever the settings require elsewhere.
  const signing = useSigning(true);
  const { signed } = signing;
  const off = change.trustTwoPersons === false;
  const loosen = async () => {
    if (signed !== undefined && (await save({ ...change, ...signed }))) onClose();
  };
  return (
    <Dialog
      title={off ? t('settings.onePersonTitle') : t('settings.trustFreshDays')}
      isOpen
      onClose={onClose}
      confirm={
        <Button kind="danger" isDisabled={saving || signed === undefined} onPress={loosen}>
          {off ? t('settings.onePersonDo') : t('settings.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('settings.onePersonText')}</p>
        <Persons {...signing} />
        {error ? <ErrorBox error={error} /> : null}
      </div>
    </Dialog>
  );
}
