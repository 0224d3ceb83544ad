// Defines the result of every GS1 parser: a value, or the one fault that stopped it.
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
  /** One English sentence that states what was wrong and where. */
  readonly detail: string;
  /** The application identifier at fault, if any. */
  readonly ai?: string;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const good = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** Makes a sentence with external text safe to display: replaces control and invisible characters and limits it to 300 characters. */
export const plainSentence = (text: string): string => text.slice(0, 300).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd');

export const bad = (code: FaultCode, detail: string, ai?: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, detail: plainSentence(detail), ...(ai === undefined ? {} : { ai }) },
});
