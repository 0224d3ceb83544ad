// The public name of this service.
import { useState } from 'react';
import type { Settings } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Button, ErrorBox, Field, Form } from '../../ui/index.ts';
import { LINE_LIMIT, useSave } from '../../workbench/use-save.ts';
import styles from './settings.module.css';

export function ServiceName({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const { save, error } = useSave();
  const [name, setName] = useState(settings.serviceName);
  const changed = name.trim() !== settings.serviceName;
  return (
    <Form className={styles.named} onSubmit={() => changed && save({ serviceName: name.trim() })}>
      <Field
        label={t('settings.serviceName')}
        help={t('settings.serviceNameHelp')}
        autoComplete="organization"
        maxLength={LINE_LIMIT}
        value={name}
        onChange={setName}
        end={
          <Button type="submit" kind="primary" isDisabled={!changed}>
            {t('settings.save')}
          </Button>
        }
      />
      {error ? <ErrorBox error={error} /> : null}
    </Form>
  );
}
