// The form for a decision: released, held or referred, with name, place, case number and reason.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DecisionKind, DecisionRequest, Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { inspectionKey } from '../inspection-log/queries.ts';
import { api } from '../lib/api.ts';
import { commit } from '../lib/commit.ts';
import { TAKES_SCAN } from '../scan/listen.ts';
import { Button, Field, Note, toast } from '../ui/index.ts';
import { useSettings } from '../workbench/workbench.ts';
import { AgainstVerdict } from './against-verdict.tsx';
import { useChoiceKeys, useLeftOpen } from './choice.ts';
import { DecisionChoices } from './choices.tsx';
import { decideWhenFree, isUnsure, pause } from './decide.ts';
import styles from './decisions.module.css';
import { type Draft, decisionMistakes, EMPTY_DRAFT, isAgainstVerdict } from './draft.ts';
import { Failed } from './failed.tsx';
import { newReleaseCode } from './release-code.ts';
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
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const [code, setCode] = useState(newReleaseCode);
  const newDigits = () => {
    setCode(newReleaseCode());
    change({ code: '' });
  };
  /** Let through by the guard and being sent. */
  const isSent = useRef(false);
  const mistakes = decisionMistakes(draft, { headline: inspection.headline, code });
  const isAgainst = isAgainstVerdict(draft.decision, inspection.headline);
  const { run } = inspection;
  // What was set for the run applies to its items.
  const officer = run?.officer ?? settings?.officer;
  const place = run?.place ?? settings?.place;
  const reference = run?.reference ?? '';

  // The settings may arrive after the form; text that was already typed is kept.
  useEffect(() => {
    setDraft((before) => ({
      ...before,
      officer: before.officer || (officer ?? ''),
      place: before.place || (place ?? ''),
      reference: before.reference || reference,
    }));
  }, [officer, place, reference]);

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
        isSent.current = true;
        const decide: typeof api.decide = (id, said) => api.decide(id, said, pass);
        const decided = await decideWhenFree(inspection, body, { decide, pause, onWait: () => setWaits(true) });
        return { decided, pass };
      }).finally(() => {
        isSent.current = false;
        setWaits(false);
      }),
    onError: (fault, { decision }) => {
      mark(decision, isUnsure(fault));
      newDigits();
    },
    onSuccess: ({ decided, pass }) => {
      client.setQueryData(inspectionKey(inspection.id), decided);
      void client.invalidateQueries({ queryKey: ['inspections'] });
      void client.invalidateQueries({ queryKey: ['runs'] });
      sayRecorded(decided);
      setDraft({ ...EMPTY_DRAFT, officer: draft.officer, place: draft.place, reference });
      setTried(false);
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
      setDraft({ ...EMPTY_DRAFT, officer: officer ?? '', place: place ?? '', reference });
      setTried(false);
      newDigits();
      toast('bad', t('inspections.closedByScan', { id: inspection.id, decision: t(`decision.${decision}`) }));
      onCancel();
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { decision } = draft;
    if (isPending || decision === undefined) return;
    if (mistakes.size > 0) {
      // The digits are valid for one attempt.
      if (mistakes.has('code') && draft.code.trim() !== '') newDigits();
      return;
    }
    mark(undefined);
    mutate({
      decision,
      officer: draft.officer.trim(),
      place: draft.place.trim(),
      reference: draft.reference.trim(),
      note: draft.note.trim(),
    });
  };

  const wrong = (field: keyof Draft) => {
    const mistake = mistakes.get(field);
    if (mistake === undefined || (mistake.kind !== 'too-long' && !tried)) return undefined;
    if (mistake.kind !== 'too-long') return t(`inspections.mistake.${mistake.kind}`);
    return t('inspections.tooLong', { limit: mistake.limit, count: mistake.count });
  };

  const note = (
    <Field
      label={t(isAgainst ? 'inspections.whyReleased' : 'inspections.note')}
      lines={2}
      {...(isAgainst ? { areaRef: reason, isRequired: true } : {})}
      value={draft.note}
      onChange={(words) => change({ note: words })}
      error={wrong('note')}
      isReadOnly={isPending}
    />
  );

  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('inspections.decide')} noValidate>
      <DecisionChoices chosen={draft.decision} isReadOnly={isPending} onChoose={choose} />
      {draft.decision ? (
        <>
          {isAgainst ? (
            <AgainstVerdict
              headline={inspection.headline}
              code={code}
              typed={draft.code}
              onType={(typed) => change({ code: typed })}
              error={wrong('code')}
              isReadOnly={isPending}
            >
              {note}
            </AgainstVerdict>
          ) : null}
          <div className={styles.fields}>
            <Field
              label={t('inspections.officer')}
              inputRef={first}
              autoComplete="name"
              value={draft.officer}
              onChange={(value) => change({ officer: value })}
              error={wrong('officer')}
              isReadOnly={isPending}
              isRequired
            />
            <Field
              label={t('inspections.place')}
              value={draft.place}
              onChange={(value) => change({ place: value })}
              error={wrong('place')}
              isReadOnly={isPending}
              isRequired
            />
            <Field
              label={t('inspections.reference')}
              {...{ [TAKES_SCAN]: '' }}
              help={t('inspections.referenceHelp')}
              value={draft.reference}
              onChange={(words) => change({ reference: words })}
              error={wrong('reference')}
              isReadOnly={isPending}
            />
          </div>
          {isAgainst ? null : note}
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
