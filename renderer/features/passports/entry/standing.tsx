// The status of a published passport, and ways to suspend, reinstate or revoke it after confirmation.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PassportDetail, StatusAction } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { Button, Dialog, ErrorBox, Facts, Field, toast } from '../../../ui/index.ts';
import { useSignedIn } from '../../../workbench/officers.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import { useSettings } from '../../../workbench/workbench.ts';
import styles from '../passports.module.css';

export function Standing({ passport }: { readonly passport: PassportDetail }) {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState<StatusAction>();
  const { standing, sample } = passport;
  const offered: readonly StatusAction[] =
    standing === undefined ? ['suspend', 'revoke'] : standing.state === 'suspended' ? ['reinstate', 'revoke'] : [];
  return (
    <>
      <p>
        {t(
          standing !== undefined
            ? `passports.standing.${standing.state}`
            : sample
              ? 'passports.standing.sample'
              : 'passports.standing.good',
        )}
      </p>
      {standing === undefined ? null : (
        <Facts
          facts={[
            { label: t('passports.standing.since'), value: format.dateTime(standing.since) },
            { label: t('passports.standing.by'), value: standing.who },
            ...(standing.reason === undefined ? [] : [{ label: t('passports.standing.reason'), value: standing.reason }]),
          ]}
        />
      )}
      <div className={styles.standing}>
        {offered.map((action) => (
          <Button key={action} onPress={() => setAsking(action)}>
            {t(`passports.standing.${action}`)}
          </Button>
        ))}
      </div>
      {asking === undefined ? null : <Question passport={passport} action={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

interface QuestionProps {
  readonly passport: PassportDetail;
  readonly action: StatusAction;
  readonly onClose: () => void;
}

function Question({ passport: { dppCode }, action, onClose }: QuestionProps) {
  const t = useT();
  const client = useQueryClient();
  const { settings } = useSettings();
  const own = useSignedIn();
  const [given, setGiven] = useState({ who: '', reason: '' });
  const who = given.who || (settings?.officer ?? '');
  const ready = who.trim() !== '' && given.reason.trim() !== '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.changeStatus(dppCode, { action, who, reason: given.reason }),
    onSuccess: async () => {
      onClose();
      toast('good', t(`passports.standing.${action}Done`));
      await passportsChanged(client);
    },
  });
  return (
    <Dialog
      title={t(`passports.standing.${action}Title`)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button kind={action === 'revoke' ? 'danger' : 'primary'} isDisabled={!ready} onPress={() => isPending || mutate()}>
            {t(`passports.standing.${action}`)}
          </Button>
        </>
      }
    >
      <p>{t(`passports.standing.${action}Text`)}</p>
      <Field label={t('trust.reason')} value={given.reason} onChange={(reason) => setGiven({ ...given, reason })} maxLength={1000} />
      <Field
        label={t('trust.who')}
        value={who}
        onChange={(name) => setGiven({ ...given, who: name })}
        maxLength={200}
        isReadOnly={own !== undefined}
      />
      {error ? <ErrorBox error={error} /> : null}
    </Dialog>
  );
}
