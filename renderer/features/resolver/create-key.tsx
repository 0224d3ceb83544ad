// Creates a stakeholder key for a name, a role and a period, and returns it with its secret.
import { useState } from 'react';
import type { Role, StakeholderKeyCreated } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, Dialog, ErrorBox, Field, Form, Select } from '../../ui/index.ts';
import { aYearFrom, readDay, readLabel } from './choices.ts';
import { useKeyChange } from './queries.ts';
import styles from './resolver.module.css';

const ROLES: readonly Role[] = ['customs', 'msa', 'notified_body', 'retailer', 'consumer'];

interface Props {
  readonly onClose: () => void;
  readonly onCreated: (created: StakeholderKeyCreated) => void;
}

export function CreateKey({ onClose, onCreated }: Props) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('customs');
  const [day, setDay] = useState(() => aYearFrom(now));
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useKeyChange(api.createKey);
  const label = readLabel(text);
  const expiresAt = readDay(day, now);
  const submit = () => {
    setTried(true);
    if (label !== undefined && expiresAt !== undefined && !isPending) mutate({ label, role, expiresAt }, { onSuccess: onCreated });
  };
  return (
    <Dialog
      title={t('resolver.keyCreate')}
      isOpen
      onClose={onClose}
      confirm={
        <Button kind="primary" type="submit" form="create-key" isDisabled={isPending}>
          {t('resolver.keyCreateDo')}
        </Button>
      }
    >
      <Form id="create-key" className={styles.form} onSubmit={submit}>
        <Field
          label={t('resolver.keyLabel')}
          autoFocus
          value={text}
          onChange={setText}
          help={t('resolver.keyLabelHelp')}
          error={tried && label === undefined ? t('resolver.keyLabelWrong') : undefined}
        />
        <div>
          <Select
            label={t('resolver.keyRole')}
            options={ROLES.map((value) => ({ value, label: t(`resolver.role.${value}`) }))}
            value={role}
            onChange={setRole}
          />
          <p className={styles.note} role="status">
            {t(`resolver.roleSees.${role}`)}
          </p>
        </div>
        <Field
          label={t('resolver.keyExpires')}
          type="date"
          value={day}
          onChange={setDay}
          help={t('resolver.keyExpiresHelp')}
          error={expiresAt === undefined ? t('resolver.keyExpiresWrong') : undefined}
        />
        {error ? <ErrorBox error={error} /> : null}
      </Form>
    </Dialog>
  );
}
