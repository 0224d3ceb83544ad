// Released, held or referred, by whom, where, on which case: one more decision for the log.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import type { DecisionKind, DecisionRequest, Inspection } from '../../server/contract.ts';
import { api } from '../api.ts';
import { commit } from '../commit.ts';
import { useT } from '../i18n/index.ts';
import { Button, cx, Field, Note, toast } from '../ui/index.ts';
import { useSettings } from '../workbench.ts';
import { AgainstVerdict } from './against-verdict.tsx';
import { DECISION_KEYS, useChoiceKeys, useLeftOpen } from './choice.ts';
import { decideWhenFree, isUnsure } from './decide.ts';
import { DECISIONS } from './decision-badge.tsx';
import { type Draft, decisionMistakes, EMPTY_DRAFT, isAgainstVerdict } from './draft.ts';
import { Failed } from './failed.tsx';
import styles from './inspections.module.css';
import { inspectionKey } from './queries.ts';
import { newReleaseCode } from './release-code.ts';

const CHOICES = [
  ['released', 'inspections.release'],
  ['held', 'inspections.hold'],
  ['referred', 'inspections.refer'],
] as const satisfies readonly (readonly [DecisionKind, string])[];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface DecisionFormProps {
  readonly inspection: Inspection;
  readonly onSaved: (inspection: Inspection) => void;
  readonly onCancel: () => void;
}

/** The choice first, large; who, where and why are asked for once it is made. */
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
  /** Let through and on its way. */
  const isSent = useRef(false);
  const mistakes = decisionMistakes(draft, { headline: inspection.headline, code });
  const isAgainst = isAgainstVerdict(draft.decision, inspection.headline);
  const officer = settings?.officer;
  const place = settings?.place;

  // The settings may arrive after the form; what was typed already stays.
  useEffect(() => {
    setDraft((before) => ({ ...before, officer: before.officer || (officer ?? ''), place: before.place || (place ?? '') }));
  }, [officer, place]);

  const mark = useLeftOpen(inspection.id);
  const [byKey, setByKey] = useState(false);
  const choose = (decision: DecisionKind | undefined, isByKey = false) => {
    mark(decision);
    setByKey(isByKey);
    change({ decision });
    if (decision === undefined) onCancel();
  };

  // As it is when the choice is made: from whoever then writes the name the focus does not run away.
  const nameless = useRef(true);
  useEffect(() => {
    nameless.current = draft.officer.trim() === '';
  });
  const record = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (draft.decision === undefined) return;
    record.current?.scrollIntoView({ block: 'nearest' });
    // The focus comes after: it must not stop the scrolling that shows what is left to press.
    if (nameless.current) first.current?.focus({ preventScroll: true });
    else if (byKey) (reason.current ?? record.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [draft.decision, byKey]);

  const [waits, setWaits] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: DecisionRequest) =>
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
      toast('good', t('inspections.decided'));
      setDraft({ ...EMPTY_DRAFT, officer: draft.officer, place: draft.place });
      setTried(false);
      onSaved(decided);
      // Typed once, kept for the next item; not being able to keep it takes nothing from the decision.
      if (!officer || !place) save({ officer: draft.officer.trim(), place: draft.place.trim() }, pass).catch(() => undefined);
    },
  });

  // What is on its way is what was pressed: it cannot be taken back or changed before there is an answer.
  useChoiceKeys(
    draft.decision,
    (decision) => {
      if (!isPending) choose(decision, true);
    },
    () => {
      const { decision } = draft;
      if (isSent.current || decision === undefined) return;
      mark(undefined);
      setDraft({ ...EMPTY_DRAFT, officer: officer ?? '', place: place ?? '' });
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
      // Digits are good for one attempt.
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

  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('inspections.decide')} noValidate>
      <RadioGroup
        value={draft.decision ?? null}
        isReadOnly={isPending}
        onChange={(value) => {
          const chosen = CHOICES.find(([decision]) => decision === value);
          if (chosen) choose(chosen[0]);
        }}
        orientation="horizontal"
        aria-label={t('inspections.decision')}
        className={cx(styles.choices)}
      >
        {CHOICES.map(([decision, label]) => {
          const { icon: Icon, tone } = DECISIONS[decision];
          return (
            <Radio key={decision} value={decision} className={cx(styles.choice, styles[tone])}>
              <Icon aria-hidden size={24} />
              {t(label)}{' '}
              <span aria-hidden className={styles.key}>
                {DECISION_KEYS[decision]}
              </span>
            </Radio>
          );
        })}
      </RadioGroup>
      {draft.decision ? (
        <>
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
              help={t('inspections.referenceHelp')}
              value={draft.reference}
              onChange={(reference) => change({ reference })}
              error={wrong('reference')}
              isReadOnly={isPending}
            />
          </div>
          <Field
            label={t(isAgainst ? 'inspections.whyReleased' : 'inspections.note')}
            lines={2}
            {...(isAgainst ? { areaRef: reason, isRequired: true } : {})}
            value={draft.note}
            onChange={(note) => change({ note })}
            error={wrong('note')}
            isReadOnly={isPending}
          />
          {isAgainst ? (
            <AgainstVerdict
              headline={inspection.headline}
              code={code}
              typed={draft.code}
              onType={(typed) => change({ code: typed })}
              error={wrong('code')}
              isReadOnly={isPending}
            />
          ) : null}
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
