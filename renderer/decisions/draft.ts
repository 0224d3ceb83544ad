// Validates a decision while it is being entered, field by field.
import type { DecisionKind, Headline } from '../../server/contract/index.ts';

export interface Draft {
  readonly decision: DecisionKind | undefined;
  readonly officer: string;
  readonly place: string;
  readonly reference: string;
  readonly note: string;
  /** The digits as typed, to be compared with those on the screen. */
  readonly code: string;
}

export const EMPTY_DRAFT: Draft = { decision: undefined, officer: '', place: '', reference: '', note: '', code: '' };

export type Mistake =
  | { readonly kind: 'missing' | 'no-reason' | 'wrong-code' }
  | { readonly kind: 'too-long'; readonly limit: number; readonly count: number };

/** What the decision concerns: the verdict, and the digits on the screen. */
export interface About {
  readonly headline: Headline;
  readonly code: string;
}

/** The limits of the workbench's schema, checked before sending. */
const LIMITS = { officer: 200, place: 200, reference: 200, note: 4000 } as const;
const TEXTS = ['officer', 'place', 'reference', 'note'] as const;

/** Releasing an item that is not plainly valid overrides the verdict: it requires a reason and the digits. */
export const isAgainstVerdict = (decision: DecisionKind | undefined, headline: Headline): boolean =>
  decision === 'released' && headline !== 'valid';

export function decisionMistakes(draft: Draft, about: About): ReadonlyMap<keyof Draft, Mistake> {
  const mistakes = new Map<keyof Draft, Mistake>();
  if (draft.decision === undefined) mistakes.set('decision', { kind: 'missing' });
  for (const field of TEXTS) {
    const text = draft[field].trim();
    if (text === '' && (field === 'officer' || field === 'place')) mistakes.set(field, { kind: 'missing' });
    // JSON Schema counts characters as Unicode code points (RFC 8259, JSON Schema validation 6.3.1).
    const count = [...text].length;
    if (count > LIMITS[field]) mistakes.set(field, { kind: 'too-long', limit: LIMITS[field], count });
  }
  if (isAgainstVerdict(draft.decision, about.headline)) {
    if (draft.note.trim() === '') mistakes.set('note', { kind: 'no-reason' });
    if (draft.code.trim() !== about.code) mistakes.set('code', { kind: 'wrong-code' });
  }
  return mistakes;
}
