// Defines the API types for slips: signed statements on paper about one inspection, and the result of checking one.
import type { Because } from '../../domain/evidence/because.ts';
import type { Foreign } from '../../domain/foreign/index.ts';
import type { SlipContent, SlipDecision } from '../../domain/slip/content.ts';

export type { SlipContent, SlipDecision, SlipItem } from '../../domain/slip/content.ts';

/** GET /workbench/inspections/{id}/slip: made and signed with the decision in force. */
export interface MadeSlip {
  /** The content of the QR code. */
  readonly text: string;
  /** The QR code. */
  readonly svg: string;
  /** The fingerprint of this computer's key. */
  readonly fingerprint: string;
  readonly slip: SlipContent;
}

/**
 * `unread`: this version cannot read the slip. `other-key`: signed with another key than the one that was given. `unnamed`: no trust list
 * names the desk. `against`: a trust list rejects the desk. `own-log`: signed with the key of this computer, whose log differs.
 * `other-item`: about another item than the one in hand.
 */
export type SlipDoubt = 'unread' | 'other-key' | 'unnamed' | 'against' | 'own-log' | 'other-item';

/** The log entry on this computer about the same inspection, if this computer's key signed the slip. */
export type OwnEntry =
  /** `decisionNow`: the decision in force now, if it differs from the one on the slip. */
  | { readonly log: 'same'; readonly decisionNow?: SlipDecision }
  | { readonly log: 'differs'; readonly because: Because; readonly why: string };

export interface SlipDesk {
  readonly fingerprint: string;
  /** The name of the desk in the trust list. */
  readonly name?: Foreign;
  /** `list`: a trust list vouches for it. `given`: a person gave its fingerprint. `own`: this computer, and its log says the same. */
  readonly by?: 'list' | 'given' | 'own';
}

/** GET /workbench/evidence/slip?text=: checks a slip. The result is about the paper, never a verdict on an item. Nothing is recorded. */
export type JudgedSlip =
  | { readonly state: 'altered'; readonly because: Because; readonly why: string }
  | {
      readonly state: 'undetermined';
      readonly doubt: SlipDoubt;
      /** Absent if the reason is the fingerprint or the item in hand that a command was given. */
      readonly because?: Because;
      readonly why: string;
      readonly desk: SlipDesk;
      readonly slip?: SlipContent;
      readonly own?: OwnEntry;
    }
  | { readonly state: 'genuine'; readonly desk: SlipDesk; readonly slip: SlipContent; readonly own?: OwnEntry };
