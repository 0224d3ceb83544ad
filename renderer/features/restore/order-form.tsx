// The form that confirms a restore: names, reason, passphrase, and one final question.
import { useState } from 'react';
import type { BackupNeed, BackupPreview, BackupRestore, BackupSetting } from '../../../server/contract/index.ts';
import styles from '../../backups/backup.module.css';
import { useFormat, useT } from '../../i18n/index.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import { Button, Checkbox, Dialog, Field, Form, shown } from '../../ui/index.ts';

export interface OrderFormProps {
  readonly preview: BackupPreview;
  readonly needs: readonly BackupNeed[];
  readonly onRestore: (given: BackupRestore) => Promise<void>;
}

export function OrderForm({ preview, needs, onRestore }: OrderFormProps) {
  const t = useT();
  const format = useFormat();
  const signing = useSigning(needs.includes('second-person'));
  const { signed } = signing;
  const [given, setGiven] = useState({ passphrase: '', reason: '' });
  const [leaveKeys, setLeaveKeys] = useState(false);
  const [switchOn, setSwitchOn] = useState<readonly BackupSetting['what'][]>([]);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (member: keyof typeof given) => (value: string) => setGiven({ ...given, [member]: value });
  const { passphrase, reason } = given;
  const withKeys = needs.includes('passphrase') && !leaveKeys;
  const ready = !busy && signed !== undefined && (!withKeys || passphrase !== '') && (!needs.includes('reason') || reason.trim() !== '');
  const restore = async () => {
    if (signed === undefined) return;
    setAsking(false);
    setBusy(true);
    await onRestore({
      ...signed,
      switchOn,
      ...(withKeys ? { passphrase } : {}),
      ...(needs.includes('reason') ? { reason: reason.trim() } : {}),
    });
    setBusy(false);
  };
  return (
    <Form className={styles.form} onSubmit={() => ready && setAsking(true)}>
      {preview.switchedOn.length === 0 ? null : (
        <section className={styles.part}>
          <p>{t('backup.switches')}</p>
          {preview.switchedOn.map(({ what, value }) => (
            <Checkbox
              key={what}
              isSelected={switchOn.includes(what)}
              onChange={(on) => setSwitchOn(on ? [...switchOn, what] : switchOn.filter((one) => one !== what))}
            >
              {t(`backup.switch.${what}`, { value: shown(value) })}
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
        <Persons {...signing} />
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
        confirm={
          <Button kind="danger" onPress={restore}>
            {t('backup.do')}
          </Button>
        }
      >
        <p>{t('backup.askText', { date: format.dateTime(preview.madeAt) })}</p>
      </Dialog>
    </Form>
  );
}
