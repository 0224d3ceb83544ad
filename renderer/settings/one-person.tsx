// What loosens the rules of the trust data in; done when two persons have given their names, out.
import { useState } from 'react';
import type { Settings } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { Button, Dialog, ErrorBox, Field } from '../ui/index.ts';
import styles from './settings.module.css';
import { useSave } from './use-save.ts';

export interface OnePersonProps {
  readonly change: Partial<Settings>;
  readonly officer: string;
  readonly onClose: () => void;
}

export function OnePerson({ change, officer, onClose }: OnePersonProps) {
  const t = useT();
  const { save, error, saving } = useSave();
  const [who, setWho] = useState(officer);
  const [secondPerson, setSecondPerson] = useState('');
  const off = change.trustTwoPersons === false;
  const loosen = async () => {
    if (await save({ ...change, who, secondPerson })) onClose();
  };
  return (
    <Dialog
      title={off ? t('settings.onePersonTitle') : t('settings.trustFreshDays')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button kind="danger" isDisabled={saving || who.trim() === '' || secondPerson.trim() === ''} onPress={loosen}>
            {off ? t('settings.onePersonDo') : t('settings.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('settings.onePersonText')}</p>
        <Field label={t('settings.firstPerson')} value={who} onChange={setWho} maxLength={200} />
        <Field label={t('settings.secondPerson')} value={secondPerson} onChange={setSecondPerson} maxLength={200} />
        {error ? <ErrorBox error={error} /> : null}
      </div>
    </Dialog>
  );
}
