// Asks once for what applies to every item of a run: name, place, reference, officer.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunHead } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { commit } from '../lib/commit.ts';
import { requestIds } from '../lib/request-ids.ts';
import { Button, Dialog, ErrorBox, Field, Form } from '../ui/index.ts';
import { useSignedIn } from '../workbench/officers.ts';
import { useSettings } from '../workbench/workbench.ts';
import { runs } from './calls.ts';
import { runsChanged } from './queries.ts';
import styles from './runs.module.css';

const LONGEST = 200;

export interface StartDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function StartDialog({ isOpen, onClose }: StartDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('runs.start')} isOpen={isOpen} onClose={onClose}>
      <Fields onClose={onClose} />
    </Dialog>
  );
}

function Fields({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { settings } = useSettings();
  const own = useSignedIn();
  const [given, setGiven] = useState<Partial<RunHead>>({});
  const [tried, setTried] = useState(false);
  // If the answer is lost, the same run is not started twice.
  const [ids] = useState(requestIds);
  const head: RunHead = {
    name: given.name ?? '',
    place: given.place ?? settings?.place ?? '',
    reference: given.reference ?? '',
    officer: given.officer ?? settings?.officer ?? '',
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (wanted: RunHead) => commit((pass) => runs.start(ids.of(wanted), wanted, pass)),
    onSuccess: () => {
      runsChanged(client);
      onClose();
    },
  });
  const wrong = (text: string) => (tried && text.trim() === '' ? t('runs.missing') : undefined);
  const field = (
    name: keyof RunHead,
    label: string,
    more: { readonly help?: string; readonly autoFocus?: boolean; readonly isReadOnly?: boolean } = {},
  ) => (
    <Field
      label={label}
      value={head[name]}
      onChange={(text) => setGiven((before) => ({ ...before, [name]: text }))}
      maxLength={LONGEST}
      {...(name === 'reference' ? {} : { isRequired: true, error: wrong(head[name]) })}
      {...more}
    />
  );
  const submit = () => {
    setTried(true);
    if (isPending || [head.name, head.place, head.officer].some((text) => text.trim() === '')) return;
    mutate({ name: head.name.trim(), place: head.place.trim(), reference: head.reference.trim(), officer: head.officer.trim() });
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p>
        {t('runs.lead')} {t('runs.startHelp')}
      </p>
      {field('name', t('runs.name'), { help: t('runs.nameHelp'), autoFocus: true })}
      {field('place', t('inspections.place'))}
      {field('reference', t('inspections.reference'), { help: t('inspections.referenceHelp') })}
      {field('officer', t('inspections.officer'), { isReadOnly: own !== undefined })}
      {error ? <ErrorBox error={error} /> : null}
      <div className={styles.row}>
        <Button kind="primary" size="large" type="submit" isDisabled={isPending}>
          {t('runs.start')}
        </Button>
        <Button size="large" onPress={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}
