// Two rules for trust lists: how long an overdue one counts as due for renewal, and whether a second person confirms a change.
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Settings } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { Button, Card, Checkbox, ErrorBox, Field } from '../ui/index.ts';
import styles from './settings.module.css';
import { useSave } from './use-save.ts';

/** The limit of the workbench. */
const MOST_DAYS = 3_650;

export function TrustRules({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const { save, error } = useSave();
  const [text, setText] = useState(String(settings.trustExpiryDays));
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  const wrong = !(days <= MOST_DAYS);
  const changed = days !== settings.trustExpiryDays;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong && changed) void save({ trustExpiryDays: days });
  };
  return (
    <Card title={t('settings.trust')} icon={<ShieldCheck aria-hidden />} className={styles.wide ?? ''}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={t('settings.trustExpiryDays')}
          inputMode="numeric"
          help={t('settings.trustExpiryDaysHelp')}
          value={text}
          onChange={setText}
          error={wrong ? t('settings.trustExpiryDaysWrong', { limit: MOST_DAYS }) : undefined}
          end={
            <Button type="submit" kind="primary" isDisabled={wrong || !changed}>
              {t('settings.save')}
            </Button>
          }
        />
        <Checkbox
          isSelected={settings.trustTwoPersons}
          onChange={(trustTwoPersons) => save({ trustTwoPersons })}
          help={t('settings.trustTwoPersonsHelp')}
        >
          {t('settings.trustTwoPersons')}
        </Checkbox>
        {error ? <ErrorBox error={error} /> : null}
      </form>
    </Card>
  );
}
