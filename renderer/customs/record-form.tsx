// The form of an entry in the customs log: its fields, the officer, and the button that records it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { type Committed, commit, Withheld } from '../lib/commit.ts';
import { requestIds } from '../lib/request-ids.ts';
import { Button, ErrorBox, Field, Form } from '../ui/index.ts';
import { customsChanged } from './calls.ts';
import styles from './customs.module.css';
import { useOfficer } from './use-officer.ts';

/** What every entry states besides its own content. */
interface Stated {
  readonly requestId: string;
  readonly inspectionHash: string;
  readonly officer: string;
}

export interface RecordFormProps<Content extends object> {
  readonly inspection: Inspection;
  /** Undefined while the form is incomplete. */
  readonly content: Content | undefined;
  readonly send: (id: number, body: Stated & Content, pass: Committed) => Promise<unknown>;
  /** The label of the button. */
  readonly action: string;
  /** The fields, with that of the officer in its place. It is null while an officer is signed in. */
  readonly children: (officerField: ReactNode) => ReactNode;
}

export function RecordForm<Content extends object>({ inspection, content, send, action, children }: RecordFormProps<Content>) {
  const t = useT();
  const client = useQueryClient();
  const { officer, setOfficer, isFixed } = useOfficer(inspection.run);
  // The same content is recorded once, even if it is sent again after a lost answer.
  const [ids] = useState(requestIds);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Content) =>
      commit((pass) => {
        const body = { inspectionHash: inspection.hash, officer: officer.trim(), ...given };
        return send(inspection.id, { requestId: ids.of(body), ...body }, pass);
      }),
    onSuccess: () => {
      ids.done();
      customsChanged(client);
    },
  });
  const ready = officer.trim() === '' ? undefined : content;
  return (
    <Form className={styles.form} onSubmit={() => ready !== undefined && !isPending && mutate(ready)}>
      {children(isFixed ? null : <Field label={t('inspections.officer')} maxLength={200} value={officer} onChange={setOfficer} />)}
      {error && !(error instanceof Withheld) ? <ErrorBox error={error} /> : null}
      <div>
        <Button type="submit" kind="primary" isDisabled={ready === undefined || isPending}>
          {action}
        </Button>
      </div>
    </Form>
  );
}
