// One decision for several items of a run: the same rules as for a single one, and one line in the log for each item.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Headline, InspectionSummary, Run, RunDecisionRequest } from '../../../server/contract/index.ts';
import { DecisionChoices } from '../../decisions/choices.tsx';
import { isBusy, isUnsure } from '../../decisions/decide.ts';
import { EMPTY_DRAFT } from '../../decisions/draft.ts';
import { DecisionFields } from '../../decisions/fields.tsx';
import { useDraft } from '../../decisions/use-draft.ts';
import { UNDO_MS } from '../../decisions/use-undo.ts';
import { useT } from '../../i18n/index.ts';
import { type Committed, commit } from '../../lib/commit.ts';
import { requestIds } from '../../lib/request-ids.ts';
import { runs } from '../../runs/calls.ts';
import { runsChanged } from '../../runs/queries.ts';
import form from '../../runs/runs.module.css';
import { Button, Dialog, ErrorBox, Foreign, HeadlineBadge, openToast, Scroll, toast } from '../../ui/index.ts';
import { HEADLINES_WORST_FIRST } from '../../verdict/headlines.ts';
import { ItemNumbers } from '../../verdict/item-numbers.tsx';
import styles from './runs.module.css';

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
  const decide = useDecide(run);
  // The same decision that is sent again after a lost answer is recorded once.
  const [ids] = useState(requestIds);
  const headline: Headline = HEADLINES_WORST_FIRST.find((worst) => items.some((item) => item.headline === worst)) ?? 'cannot-check';
  const notValid = items.filter((item) => item.headline !== 'valid');
  const state = useDraft(headline, {
    ...EMPTY_DRAFT,
    officer: run.officer,
    place: run.place,
    reference: run.reference,
  });
  const { draft, change, newDigits } = state;

  const { mutate, error, isPending } = useMutation({
    mutationFn: (said: Omit<RunDecisionRequest, 'requestId'>) =>
      commit(async (pass) => ({ ...(await decide({ ...said, requestId: ids.of(said) }, pass)), pass })),
    onError: newDigits,
    onSuccess: ({ count, pass }, said) => {
      const undo = (sayUndone: (count: number) => void, passed?: Committed) => {
        const body = {
          ...said,
          decision: 'undone',
          undoes: ids.of(said),
          reference: '',
          note: '',
          requestId: crypto.randomUUID(),
        } as const;
        (passed ? decide(body, passed) : commit((own) => decide(body, own))).then(
          (undone) => sayUndone(undone.count),
          (fault: unknown) => toast('bad', t('runs.notUndone', { reason: fault instanceof Error ? fault.message : '' })),
        );
      };
      const press = () => undo((undone) => toast('info', t('runs.undone', { count: undone })));
      const close = openToast('good', t('runs.decided', { count }), {
        title: t(`decision.${said.decision}`),
        actions: [{ label: t('inspections.undo'), onPress: press }],
        lasts: UNDO_MS,
        about: said.inspections,
      });
      pass.onDoubt(() => {
        close();
        undo((undone) => toast('bad', t('runs.undoneByScan', { count: undone })), pass);
      });
      onDecided();
    },
  });

  const onSubmit = state.onSubmit((decided) => {
    if (!isPending) mutate({ inspections: items.map(({ id }) => id), ...decided });
  });
  return (
    <form className={form.form} onSubmit={onSubmit} aria-label={t('inspections.decide')} noValidate>
      <DecisionChoices chosen={draft.decision} isReadOnly={isPending} hasKeys={false} onChoose={(decision) => change({ decision })} />
      {draft.decision ? (
        <>
          <DecisionFields state={state} isReadOnly={isPending} against={t('runs.against', { count: notValid.length })} />
          {state.isAgainst ? <NotValid items={notValid} /> : null}
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

/** Which of the items are not valid, worst first. */
function NotValid({ items }: { readonly items: readonly InspectionSummary[] }) {
  const t = useT();
  const worstFirst = items.toSorted(
    (one, other) => HEADLINES_WORST_FIRST.indexOf(one.headline) - HEADLINES_WORST_FIRST.indexOf(other.headline),
  );
  return (
    <Scroll className={styles.notValid} label={t('runs.notValid')}>
      <ul>
        {worstFirst.map((item) => (
          <li key={item.id}>
            {t('inspections.number')} {item.id} <HeadlineBadge headline={item.headline} />{' '}
            {item.productName === undefined ? null : <Foreign text={item.productName} size="line" />} <ItemNumbers {...item} />
          </li>
        ))}
      </ul>
    </Scroll>
  );
}

/** Refused or not written yet: nothing was recorded. Without an answer, the same request may be sent again. */
function Failed({ error }: { readonly error: Error }) {
  const t = useT();
  if (isBusy(error)) return <ErrorBox title={t('runs.decideFailed')} error={new Error(t('inspections.stillBusy'))} />;
  if (isUnsure(error)) return <ErrorBox title={t('runs.decideUnsure')} error={new Error(t('runs.decideUnsureText'))} />;
  return <ErrorBox title={t('runs.decideFailed')} error={error} />;
}
