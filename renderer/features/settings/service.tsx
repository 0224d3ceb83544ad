// The base URL of this service and the identifier derived from it.
import { useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import type { Settings, State } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { ActionDialog, Button, Card, CopyLine, Field, Form, Note } from '../../ui/index.ts';
import { stateQuery, useSettings } from '../../workbench/workbench.ts';
import { readBaseUrl } from './fields/base-url.ts';
import { ServiceName } from './service-name.tsx';
import styles from './settings.module.css';

export function Service({ settings, state }: { readonly settings: Settings; readonly state: State }) {
  const t = useT();
  const client = useQueryClient();
  const { save } = useSettings();
  // Until a base URL is saved, the service uses the one it was started with.
  const current = settings.baseUrl || state.baseUrl;
  const [text, setText] = useState(current);
  const [asking, setAsking] = useState(false);
  const read = readBaseUrl(text);
  const changed = read.ok ? read.url !== current.replace(/\/$/, '') : text.trim() !== current;

  const change = async () => {
    if (!read.ok) return;
    await save({ baseUrl: read.url });
    setText(read.url);
    await client.invalidateQueries({ queryKey: stateQuery.queryKey });
  };

  return (
    <Card title={t('settings.service')} icon={<Globe aria-hidden />} className={styles.wide ?? ''}>
      <ServiceName settings={settings} />
      <Form className={styles.form} onSubmit={() => read.ok && changed && setAsking(true)}>
        <Field
          label={t('settings.baseUrl')}
          type="url"
          inputMode="url"
          mono
          spellCheck="false"
          help={t('settings.baseUrlHelp')}
          value={text}
          onChange={setText}
          error={changed && !read.ok ? t(`settings.${read.why}`) : undefined}
          end={
            <Button type="submit" kind="primary" isDisabled={!changed || !read.ok}>
              {t('settings.save')}
            </Button>
          }
        />
        {state.baseUrlIsDefault ? <Note>{t('settings.baseUrlDefault')}</Note> : null}
        <CopyLine caption={t('settings.did')} text={state.serviceDid} copyLabel={t('settings.copyDid')} />
      </Form>
      <ActionDialog
        title={t('settings.baseUrlChange')}
        isOpen={asking}
        action={t('settings.baseUrlChangeDo')}
        onClose={() => setAsking(false)}
        run={change}
        done={t('settings.saved')}
      >
        <p>{t('settings.baseUrlChangeText', { before: current, after: read.ok ? read.url : text })}</p>
      </ActionDialog>
    </Card>
  );
}
