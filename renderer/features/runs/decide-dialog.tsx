// One decision for several items of a run: the same rules as for a single one, and one line in the log for each item.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Headline, InspectionSummary, Run, RunDecisionRequest } from '../../../server/contract/index.ts';
import { AgainstVerdict } from '../../decisions/against-verdict.tsx';
import { DecisionChoices } from '../../decisions/choices.tsx';
import { isBusy, isUnsure } from '../../decisions/decide.ts';
import { type Draft, decisionMistakes, EMPTY_DRAFT, isAgainstVerdict } from '../../decisions/draft.ts';
import { newReleaseCode } from '../../decisions/release-code.ts';
import { useT } from '../../i18n/index.ts';
import { type Committed, commit } from '../../lib/commit.ts';
import { runs } from '../../runs/calls.ts';
import { runsChanged } from '../../runs/queries.ts';
import form from '../../runs/runs.module.css';
import { Button, Dialog, ErrorBox, Field, toast } from '../../ui/index.ts';
import { HEADLINES_WORST_FIRST } from '../../verdict/headlines.ts';
import { useSettings } from '../../workbench/workbench.ts';

/** Policy: as for a single decision, in milliseconds. */
const UNDO_MS = 15_000;

export interface DecideDialogProps {
  readonly run: Run;
  readonly items: readonly InspectionSummary[];
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

export function DecideDialog(props: DecideDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('runs.decideTitle', { count: props.items.length })} isOpen onClose={props.onClose} wide>
      <Form {...props} />
    </Dialog>
  );
}

function useDecide(run: Run) {
  const client = useQueryClient();
  return async (body: RunDecisionRequest, pass: Committed) => {
    const decided = await runs.decide(run.id, body, pass);
    runsChanged(client);
    void client.invalidateQueries({ queryKey: ['inspections'] });
    void client.invalidateQueries({ queryKey: ['inspection'] });
    return decided;
  };
}

function Form({ run, items, onClose, onDecided }: DecideDialogProps) {
  const t = useT();
  const { settings } = useSettings();
  const decide = useDecide(run);
  const [draft, setDraft] = useState<Draft>({
    ...EMPTY_DRAFT,
    officer: settings?.officer || run.officer,
    place: run.place,
    reference: run.reference,
  });
  const [tried, setTried] = useState(false);
  const [code, setCode] = useState(newReleaseCode);
  const reason = useRef<HTMLTextAreaElement>(null);
  // The same decision that is sent again after a lost answer is recorded once.
  const sent = useRef({ text: '', requestId: '' });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const newDigits = () => {
    setCode(newReleaseCode());
    change({ code: '' });
  };

  const headline: Headline = HEADLINES_WORST_FIRST.find((worst) => items.some((item) => item.headline === worst)) ?? 'cannot-check';
  const notValid = items.filter((item) => item.headline !== 'valid').length;
  const mistakes = decisionMistakes(draft, { headline, code });
  const isAgainst = isAgainstVerdict(draft.decision, headline);

  const { mutate, error, isPending } = useMutation({
    mutationFn: (said: Omit<RunDecisionRequest, 'requestId'>) => {
      const text = JSON.stringify(said);
      if (sent.current.text !== text) sent.current = { text, requestId: crypto.randomUUID() };
      return commit((pass) => decide({ ...said, requestId: sent.current.requestId }, pass));
    },
    onError: newDigits,
    onSuccess: ({ count }, said) => {
      const undo = () =>
        commit((pass) => decide({ ...said, decision: 'undone', reference: '', note: '', requestId: crypto.randomUUID() }, pass)).then(
          (undone) => toast('info', t('runs.undone', { count: undone.count })),
          (fault: unknown) => toast('bad', fault instanceof Error ? fault.message : ''),
        );
      toast('good', t('runs.decided', { count }), {
        actions: [{ label: t('inspections.undo'), onPress: () => void undo() }],
        lasts: UNDO_MS,
      });
      onDecided();
    },
  });

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
    mutate({
      inspections: items.map(({ id }) => id),
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
  const text = (name: 'officer' | 'place' | 'reference', isRequired = true) => (
    <Field
      label={t(`inspections.${name}`)}
      value={draft[name]}
      onChange={(words) => change({ [name]: words })}
      error={wrong(name)}
      isReadOnly={isPending}
      isRequired={isRequired}
    />
  );
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
    <form className={form.form} onSubmit={submit} aria-label={t('inspections.decide')} noValidate>
      <DecisionChoices chosen={draft.decision} isReadOnly={isPending} onChoose={(decision) => change({ decision })} />
      {draft.decision ? (
        <>
          {isAgainst ? (
            <AgainstVerdict
              headline={headline}
              words={t('runs.against', { count: notValid })}
              code={code}
              typed={draft.code}
              onType={(typed) => change({ code: typed })}
              error={wrong('code')}
              isReadOnly={isPending}
            >
              {note}
            </AgainstVerdict>
          ) : null}
          {text('officer')}
          {text('place')}
          {text('reference', false)}
          {isAgainst ? null : note}
          {error ? <Failed error={error} /> : null}
          <div className={form.row}>
            <Button kind="primary" size="large" type="submit" isDisabled={isPending}>
              {t('inspections.recordAs', { decision: draft.decision })}
            </Button>
            <Button size="large" isDisabled={isPending} onPress={onClose}>
              {t('common.cancel')}
            </Button>
          </div>
        </>
      ) : null}
    </form>
  );
}

/** Refused or not written yet: nothing was recorded. Without an answer, the same request may be sent again. */
function Failed({ error }: { readonly error: Error }) {
  const t = useT();
  if (isBusy(error)) return <ErrorBox title={t('runs.decideFailed')} error={new Error(t('inspections.stillBusy'))} />;
  if (isUnsure(error)) return <ErrorBox title={t('runs.decideUnsure')} error={new Error(t('runs.decideUnsureText'))} />;
  return <ErrorBox title={t('runs.decideFailed')} error={error} />;
}
