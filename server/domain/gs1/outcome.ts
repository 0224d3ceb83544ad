// The result of every GS1 reading: a value, or the one fault that stopped it, with a sentence.
export type FaultCode =
  | 'empty'
  | 'too-long'
  | 'structure'
  | 'unknown-ai'
  | 'length'
  | 'character'
  | 'check-digit'
  | 'content'
  | 'association'
  | 'scheme'
  | 'host'
  | 'user-information'
  | 'percent-encoding'
  | 'symbology';

export interface Fault {
  readonly code: FaultCode;
  /** One English sentence: what was wrong, and where. */
  readonly detail: string;
  /** The application identifier at fault, where there is one. */
  readonly ai?: string;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const good = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** What came from outside may be in a sentence: no control or invisible characters, and no more than a line of it. */
export const plainSentence = (text: string): string => text.slice(0, 300).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd');

export const bad = (code: FaultCode, detail: string, ai?: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, detail: plainSentence(detail), ...(ai === undefined ? {} : { ai }) },
});
