// The status of a published passport, and ways to suspend, reinstate or revoke it after confirmation.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PassportDetail, StatusAction } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../sign-off/reason-dialog.tsx';
import { Button, Facts } from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
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
            { label: t('passports.standing.reason'), value: standing.reason },
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

/** The most characters of a reason for a change of status, as the workbench limits it. */
const LONGEST_REASON = 1000;

interface QuestionProps {
  readonly passport: PassportDetail;
  readonly action: StatusAction;
  readonly onClose: () => void;
}

function Question({ passport: { dppCode }, action, onClose }: QuestionProps) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonDialog
      title={t(`passports.standing.${action}Title`)}
      action={t(`passports.standing.${action}`)}
      isDangerous={action === 'revoke'}
      longestReason={LONGEST_REASON}
      onClose={onClose}
      send={(given) => api.changeStatus(dppCode, { action, ...given })}
      done={t(`passports.standing.${action}Done`)}
      onDone={() => passportsChanged(client)}
    >
      <p>{t(`passports.standing.${action}Text`)}</p>
    </ReasonDialog>
  );
}
