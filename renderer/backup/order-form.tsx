// A backup that may be brought back in; what a person has to add, and after one more question his word that it be done, out.
import { type FormEvent, useState } from 'react';
import type { BackupNeed, BackupPreview, BackupRestore, BackupSetting } from '../../server/contract.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { isName, isSamePerson } from '../trust/persons.ts';
import { Button, Checkbox, Dialog, Field, visible } from '../ui/index.ts';
import { useSettings } from '../workbench.ts';
import styles from './backup.module.css';

export interface OrderFormProps {
  readonly preview: BackupPreview;
  readonly needs: readonly BackupNeed[];
  readonly onRestore: (given: BackupRestore) => Promise<void>;
}

export function OrderForm({ preview, needs, onRestore }: OrderFormProps) {
  const t = useT();
  const format = useFormat();
  const { settings } = useSettings();
  const [given, setGiven] = useState({ who: undefined as string | undefined, passphrase: '', reason: '', secondPerson: '' });
  const [leaveKeys, setLeaveKeys] = useState(false);
  const [switchOn, setSwitchOn] = useState<readonly BackupSetting['what'][]>([]);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (member: keyof typeof given) => (value: string) => setGiven({ ...given, [member]: value });
  const { passphrase, reason, secondPerson } = given;
  const who = given.who ?? settings?.officer ?? '';
  const sameTwice = secondPerson !== '' && isSamePerson(who, secondPerson);
  const withKeys = needs.includes('passphrase') && !leaveKeys;
  const ready =
    !busy &&
    isName(who) &&
    (!withKeys || passphrase !== '') &&
    (!needs.includes('reason') || reason.trim() !== '') &&
    (!needs.includes('second-person') || (isName(secondPerson) && !sameTwice));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) setAsking(true);
  };
  const restore = async () => {
    setAsking(false);
    setBusy(true);
    await onRestore({
      who: who.trim(),
      switchOn,
      ...(withKeys ? { passphrase } : {}),
      ...(needs.includes('reason') ? { reason: reason.trim() } : {}),
      ...(needs.includes('second-person') ? { secondPerson: secondPerson.trim() } : {}),
    });
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {preview.switchedOn.length === 0 ? null : (
        <section className={styles.part}>
          <p>{t('backup.switches')}</p>
          {preview.switchedOn.map(({ what, value }) => (
            <Checkbox
              key={what}
              isSelected={switchOn.includes(what)}
              onChange={(on) => setSwitchOn(on ? [...switchOn, what] : switchOn.filter((one) => one !== what))}
            >
              {t(`backup.switch.${what}`, { value: visible(value) })}
            </Checkbox>
          ))}
        </section>
      )}
      {needs.includes('passphrase') ? (
        <section className={styles.part}>
          {leaveKeys ? null : (
            <Field
              label={t('backup.keyPassphrase')}
              type="password"
              autoComplete="off"
              className={styles.narrow ?? ''}
              value={passphrase}
              onChange={set('passphrase')}
              maxLength={1000}
            />
          )}
          <Checkbox isSelected={leaveKeys} onChange={setLeaveKeys} help={t('backup.leaveKeysHelp')}>
            {t('backup.leaveKeys')}
          </Checkbox>
        </section>
      ) : null}
      {needs.includes('reason') ? (
        <Field
          label={t('backup.why')}
          help={t('backup.whyHelp')}
          className={styles.narrow ?? ''}
          value={reason}
          onChange={set('reason')}
          maxLength={2000}
        />
      ) : null}
      <div className={styles.signed}>
        <Field label={t('backup.who')} autoComplete="name" value={who} onChange={set('who')} maxLength={200} />
        {needs.includes('second-person') ? (
          <Field
            label={t('backup.secondPerson')}
            value={secondPerson}
            onChange={set('secondPerson')}
            maxLength={200}
            error={sameTwice ? t('trust.samePerson') : undefined}
          />
        ) : null}
      </div>
      <div className={styles.row}>
        <Button kind="primary" type="submit" isDisabled={!ready}>
          {t('backup.ask')}
        </Button>
      </div>
      <Dialog
        title={t('backup.askTitle')}
        isOpen={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t('common.cancel')}</Button>
            <Button kind="danger" onPress={restore}>
              {t('backup.do')}
            </Button>
          </>
        }
      >
        <p>{t('backup.askText', { date: format.dateTime(preview.madeAt) })}</p>
      </Dialog>
    </form>
  );
}
