// Starts a trust list with the name of the office, or from a draft of the command line.
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Button, Card, Dialog, Field, Form, shown } from '../../ui/index.ts';
import { useSettings } from '../../workbench/workbench.ts';
import { office } from './calls.ts';
import { ChooseFile, MAX_LIST_BYTES } from './choose-file.tsx';
import { Fault } from './fault.tsx';
import { useChange } from './use-change.ts';

export function Begin() {
  const t = useT();
  const { busy, fault, run } = useChange();
  const [operator, setOperator] = useState('');
  const { settings } = useSettings();
  const [given, setName] = useState<string>();
  // The office is the service of this computer, unless a person enters another name.
  const name = given ?? settings?.serviceName ?? '';
  return (
    <>
      <Card title={t('office.begin')}>
        <Form className={styles.form} onSubmit={() => run(() => office.begin({ operator: operator.trim(), name: name.trim() }))}>
          <Field label={t('office.name')} help={t('office.nameHelp')} value={name} onChange={setName} maxLength={500} />
          <Field
            label={t('office.did')}
            help={t('office.didHelp')}
            mono
            spellCheck="false"
            autoComplete="off"
            value={operator}
            onChange={setOperator}
            maxLength={2000}
          />
          <Fault error={fault} />
          <div>
            <Button kind="primary" type="submit" isDisabled={busy || operator.trim() === '' || name.trim() === ''}>
              {t('office.beginDo')}
            </Button>
          </div>
        </Form>
      </Card>
      <TakeDraft />
    </>
  );
}

/** `version`: the version of the current draft, which is replaced after a confirmation. Undefined if there is no draft. */
export function TakeDraft({ version }: { readonly version?: string | undefined }) {
  const t = useT();
  const { busy, fault, run } = useChange();
  const [asking, setAsking] = useState<{ readonly file: File; readonly version: string }>();
  const take = async (file: File, instead?: string) => {
    const text = await file.text();
    await run(() => office.takeDraft({ text, ...(instead === undefined ? {} : { version: instead }) }));
    setAsking(undefined);
  };
  return (
    <Card title={t('office.draft')}>
      <div className={styles.form}>
        <p>{t(version === undefined ? 'office.takeLead' : 'office.takeAgain')}</p>
        <div>
          <ChooseFile
            label={t('office.take')}
            maxBytes={MAX_LIST_BYTES}
            onFiles={async ([file]) => {
              if (file === undefined) return;
              if (version === undefined) await take(file);
              else setAsking({ file, version });
            }}
          />
        </div>
        <Fault error={fault} />
      </div>
      {asking === undefined ? null : (
        <Dialog
          title={t('office.replaceTitle')}
          isOpen
          onClose={() => setAsking(undefined)}
          confirm={
            <Button kind="danger" isDisabled={busy} onPress={() => take(asking.file, asking.version)}>
              {t('office.replaceDo')}
            </Button>
          }
        >
          <p>{t('office.replaceText', { name: shown(asking.file.name) })}</p>
        </Dialog>
      )}
    </Card>
  );
}
