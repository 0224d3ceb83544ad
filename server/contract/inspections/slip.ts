// Defines the API types for slips: signed statements on paper about one inspection, and what the check of one finds.
import type { Foreign } from '../../domain/foreign/index.ts';
import type { SlipContent, SlipDecision } from '../../domain/slip/content.ts';

export type { SlipContent, SlipDecision, SlipItem } from '../../domain/slip/content.ts';

/** GET /workbench/inspections/{id}/slip: made and signed with the decision in force. */
export interface MadeSlip {
  /** What the QR code contains. */
  readonly text: string;
  /** The QR code. */
  readonly svg: string;
  /** Of the key of this computer. */
  readonly fingerprint: string;
  readonly slip: SlipContent;
}

/**
 * `unread`: this version cannot read it. `other-key`: not the key that was given. `unnamed`, `against`: the desk. `own-log`: signed with the key
 * of this computer, whose log says something else. `other-item`: about another item than the one in hand.
 */
export type SlipDoubt = 'unread' | 'other-key' | 'unnamed' | 'against' | 'own-log' | 'other-item';

/** What the log of this computer says of the same inspection, if its key signed the slip. */
export type OwnEntry =
  /** `decisionNow`: another decision is in force by now. */
  { readonly log: 'same'; readonly decisionNow?: SlipDecision } | { readonly log: 'differs'; readonly why: string };

export interface SlipDesk {
  readonly fingerprint: string;
  /** The name in the trust list that names the desk. */
  readonly name?: Foreign;
  /** `list`: a trust list vouches for it. `given`: a person gave its fingerprint. `own`: this computer, and its log says the same. */
  readonly by?: 'list' | 'given' | 'own';
}

/** GET /workbench/evidence/slip?text=: what is known of a slip. It is about the paper, never a verdict on an item. Nothing is recorded. */
export type JudgedSlip =
  | { readonly state: 'altered'; readonly why: string }
  | {
      readonly state: 'undetermined';
      readonly doubt: SlipDoubt;
      readonly why: string;
      readonly desk: SlipDesk;
      readonly slip?: SlipContent;
      readonly own?: OwnEntry;
    }
  | { readonly state: 'genuine'; readonly desk: SlipDesk; readonly slip: SlipContent; readonly own?: OwnEntry };
