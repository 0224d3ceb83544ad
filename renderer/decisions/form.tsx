// The form for a decision: released, held or referred, with name, place, case number and reason.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DecisionKind, DecisionRequest, Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { inspectionKey } from '../inspection-log/queries.ts';
import { api } from '../lib/api.ts';
import { commit } from '../lib/commit.ts';
import { Button, Note, toast } from '../ui/index.ts';
import { useSignedIn } from '../workbench/officers.ts';
import { useSettings } from '../workbench/workbench.ts';
import { useChoiceKeys, useLeftOpen } from './choice.ts';
import { DecisionChoices } from './choices.tsx';
import { decideWhenFree, isUnsure, pause } from './decide.ts';
import styles from './decisions.module.css';
import { EMPTY_DRAFT } from './draft.ts';
import { Failed } from './failed.tsx';
import { DecisionFields } from './fields.tsx';
import { useDraft } from './use-draft.ts';
import { useUndo } from './use-undo.ts';

export interface DecisionFormProps {
  readonly inspection: Inspection;
  readonly onSaved: (inspection: Inspection) => void;
  readonly onCancel: () => void;
}

/** Asks for the decision first, then for name, place and reason. */
export function DecisionForm({ inspection, onSaved, onCancel }: DecisionFormProps) {
  const t = useT();
  const client = useQueryClient();
  const { settings, save } = useSettings();
  const state = useDraft(inspection.headline, EMPTY_DRAFT);
  const { draft, change, newDigits, restart } = state;
  const first = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  /** True while a decision that the guard let through is being sent. */
  const isSent = useRef(false);
  const { run } = inspection;
  // What was set for the run applies to its items.
  const own = useSignedIn();
  const officer = own?.name ?? run?.officer ?? settings?.officer;
  const place = run?.place ?? settings?.place;
  const reference = run?.reference ?? '';

  // The settings may arrive after the form; text that was already typed is kept.
  useEffect(() => {
    change((before) => ({
      ...before,
      officer: before.officer || (officer ?? ''),
      place: before.place || (place ?? ''),
      reference: before.reference || reference,
    }));
  }, [change, officer, place, reference]);

  const mark = useLeftOpen(inspection.id);
  const [byKey, setByKey] = useState(false);
  const choose = (decision: DecisionKind | undefined, isByKey = false) => {
    mark(decision);
    setByKey(isByKey);
    change({ decision });
    if (decision === undefined) onCancel();
  };

  // Fixed when the choice is made: otherwise the focus would move away from a person who is typing the name.
  const nameless = useRef(true);
  useEffect(() => {
    nameless.current = draft.officer.trim() === '';
  });
  const record = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (draft.decision === undefined) return;
    record.current?.scrollIntoView({ block: 'nearest' });
    // The focus comes last: it must not stop the scrolling that reveals the submit button.
    const field = reason.current ?? (nameless.current ? first.current : null);
    if (field !== null || byKey) (field ?? record.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [draft.decision, byKey]);

  const sayRecorded = useUndo(onSaved);
  const [waits, setWaits] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: DecisionRequest & { readonly decision: DecisionKind }) =>
      commit(async (pass) => {
        const requestId = crypto.randomUUID();
        isSent.current = true;
        const decide: typeof api.decide = (id, said) => api.decide(id, said, pass);
        const decided = await decideWhenFree(inspection, { ...body, requestId }, { decide, pause, onWait: () => setWaits(true) });
        return { decided, requestId, pass };
      }).finally(() => {
        isSent.current = false;
        setWaits(false);
      }),
    onError: (fault, { decision }) => {
      mark(decision, isUnsure(fault));
      newDigits();
    },
    onSuccess: ({ decided, requestId, pass }) => {
      client.setQueryData(inspectionKey(inspection.id), decided);
      void client.invalidateQueries({ queryKey: ['inspections'] });
      void client.invalidateQueries({ queryKey: ['runs'] });
      sayRecorded(decided, requestId, pass);
      restart({ ...EMPTY_DRAFT, officer: draft.officer, place: draft.place, reference });
      onSaved(decided);
      // Kept for the next item; a failure to keep it does not affect the decision.
      if (!settings?.officer || !settings.place)
        save({ officer: draft.officer.trim(), place: draft.place.trim() }, pass).catch(() => undefined);
    },
  });

  // A decision that is being sent cannot be cancelled or changed before the answer.
  useChoiceKeys(
    draft.decision,
    (decision) => {
      if (!isPending) choose(decision, true);
    },
    () => {
      const { decision } = draft;
      if (isSent.current || decision === undefined) return;
      mark(undefined);
      restart({ ...EMPTY_DRAFT, officer: officer ?? '', place: place ?? '', reference });
      newDigits();
      toast('bad', t('inspections.closedByScan', { id: inspection.id, decision: t(`decision.${decision}`) }));
      onCancel();
    },
  );

  const onSubmit = state.onSubmit((decided) => {
    if (isPending) return;
    mark(undefined);
    mutate(decided);
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={t('inspections.decide')} noValidate>
      <DecisionChoices chosen={draft.decision} isReadOnly={isPending} onChoose={choose} />
      {draft.decision ? (
        <>
          <DecisionFields state={state} isReadOnly={isPending} officerRef={first} reasonRef={reason} />
          {error ? <Failed error={error} id={inspection.id} /> : null}
          <div role="status">{waits ? <Note icon={<Hourglass aria-hidden />}>{t('inspections.waits')}</Note> : null}</div>
          <div ref={record} className={styles.submit}>
            <Button kind="primary" size="large" type="submit" isPending={isPending}>
              {t('inspections.recordAs', { decision: draft.decision })}
            </Button>
            <Button size="large" isDisabled={isPending} onPress={() => choose(undefined)}>
              {t('common.cancel')}
            </Button>
            <p className={styles.muted}>{t('inspections.decideNote')}</p>
          </div>
        </>
      ) : null}
    </form>
  );
}
