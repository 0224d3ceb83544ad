// Defines why a slip or an evidence bundle is undetermined: a code that screens translate, and the sentence that commands print.

export type Because =
  /** What the trust lists in force state about the desk that signed. */
  | { readonly code: 'future' | 'unnamed' | 'list-expired' | 'superseded' | 'suspended' | 'withdrawn' }
  /** `at` is the date in the trust list. */
  | { readonly code: 'vouched-since' | 'key-revoked' | 'key-from' | 'key-until'; readonly at: string }
  /** What is wrong with the text of a slip. */
  | { readonly code: 'cut-off' | 'signature' | 'content' }
  | { readonly code: 'too-long' | 'version'; readonly number: number }
  /** How the slip differs from the log entry on this computer. */
  | { readonly code: 'no-entry' | 'entry-changed' | 'other-entry'; readonly number: number }
  /** The inspections in a bundle whose verdicts cannot be repeated. */
  | { readonly code: 'verdicts'; readonly numbers: readonly number[] };

export function sentenceOf(because: Because): string {
  switch (because.code) {
    case 'future':
      return 'its signature states a moment that is still to come';
    case 'unnamed':
      return 'no trust list here names this desk';
    case 'list-expired':
      return 'the trust list that names this desk has expired';
    case 'superseded':
      return 'a newer list of the same operator no longer names this desk';
    case 'suspended':
    case 'withdrawn':
      return `the desk is ${because.code}`;
    case 'vouched-since':
      return `the desk is vouched for only since ${because.at}`;
    case 'key-revoked':
      return `the key of the desk was revoked ${because.at}`;
    case 'key-from':
      return `the key of the desk counts only from ${because.at}`;
    case 'key-until':
      return `the key of the desk counted until ${because.at}`;
    case 'cut-off':
      return 'it is cut off, or has characters that no slip has';
    case 'signature':
      return 'the signature does not match: it was changed, cut off or misread';
    case 'content':
      return 'it says something that this program does not know';
    case 'too-long':
      return `it has more than ${because.number} characters`;
    case 'version':
      return `it is of version ${because.number}, which this program does not know`;
    case 'no-entry':
      return `the log of this computer has no inspection ${because.number}`;
    case 'entry-changed':
      return `inspection ${because.number} was changed after it was written`;
    case 'other-entry':
      return `inspection ${because.number} in the log of this computer is another one`;
    case 'verdicts':
      return `the verdict of inspection ${because.numbers.join(', ')} cannot be made again as it was made`;
  }
}

export interface Explained {
  readonly because: Because;
  readonly why: string;
}

export const explained = (because: Because): Explained => ({ because, why: sentenceOf(because) });
