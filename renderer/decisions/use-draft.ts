// The decision that a person is entering: its fields, the digits for a release against the verdict, and its mistakes.
import { type FormEvent, useCallback, useState } from 'react';
import type { DecisionKind, Headline } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { type Draft, decisionMistakes, isAgainstVerdict } from './draft.ts';
import { newReleaseCode } from './release-code.ts';

/** A draft without mistakes, trimmed. */
export type Decided = Omit<Draft, 'decision' | 'code'> & { readonly decision: DecisionKind };

export interface DraftState {
  readonly draft: Draft;
  readonly headline: Headline;
  /** The digits on the screen. */
  readonly code: string;
  readonly isAgainst: boolean;
  readonly change: (change: Partial<Draft> | ((before: Draft) => Draft)) => void;
  readonly newDigits: () => void;
  /** Returns the words for the mistake in a field. A missing text counts once the person has tried to record. */
  readonly wrong: (field: keyof Draft) => string | undefined;
  /** Returns the handler of a form that calls `record` unless there are mistakes. */
  readonly onSubmit: (record: (decided: Decided) => void) => (event: FormEvent) => void;
  readonly restart: (draft: Draft) => void;
}

/** `headline`: the worst of the items that the decision concerns. */
export function useDraft(headline: Headline, start: Draft): DraftState {
  const t = useT();
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [code, setCode] = useState(newReleaseCode);
  const mistakes = decisionMistakes(draft, { headline, code });
  const change = useCallback<DraftState['change']>(
    (next) => setDraft((before) => (typeof next === 'function' ? next(before) : { ...before, ...next })),
    [],
  );
  const newDigits = () => {
    setCode(newReleaseCode());
    change({ code: '' });
  };
  return {
    draft,
    headline,
    code,
    isAgainst: isAgainstVerdict(draft.decision, headline),
    change,
    newDigits,
    wrong: (field) => {
      const mistake = mistakes.get(field);
      if (mistake === undefined || (mistake.kind !== 'too-long' && !tried)) return undefined;
      if (mistake.kind !== 'too-long') return t(`inspections.mistake.${mistake.kind}`);
      return t('inspections.tooLong', { limit: mistake.limit, count: mistake.count });
    },
    onSubmit: (record) => (event) => {
      event.preventDefault();
      setTried(true);
      const { decision, officer, place, reference, note } = draft;
      if (decision === undefined) return;
      if (mistakes.size === 0) {
        record({ decision, officer: officer.trim(), place: place.trim(), reference: reference.trim(), note: note.trim() });
      } else if (mistakes.has('code') && draft.code.trim() !== '') {
        // The digits are valid for one attempt.
        newDigits();
      }
    },
    restart: (next) => {
      setDraft(next);
      setTried(false);
    },
  };
}
