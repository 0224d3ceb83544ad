// Defines the API types of the self-test, in which this program examines itself, its data folder and the computer.

/** The rows about how this program verifies, which must pass on every computer. */
export type VerifyingCheck = 'good' | 'altered' | 'revoked' | 'expired' | 'unknown-issuer' | 'engines' | 'examples';

/** The rows about the computer, the data folder and its store. */
export type DeskCheck =
  | 'node'
  | 'folder'
  | 'modes'
  | 'disk'
  | 'restore'
  | 'store'
  | 'maintenance'
  | 'integrity'
  | 'logs'
  | 'clock'
  | 'keys'
  | 'backup'
  | 'trust'
  | 'packs'
  | 'publication'
  | 'certificate'
  | 'log-file'
  | 'port';

export interface SelfTestRow {
  readonly check: VerifyingCheck | DeskCheck;
  readonly outcome: 'ok' | 'wrong' | 'not-checked';
  /** In English. */
  readonly detail: string;
  /** What to do, in the words of the commands. Always present if something is wrong. */
  readonly next?: string;
}

/** GET /workbench/self-test */
export interface SelfTestReport {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly appVersion: string;
  readonly rows: readonly SelfTestRow[];
}

/** GET /workbench/self-test/code: the text that a hand scanner must return, and the symbol that contains it. */
export interface ScannerCode {
  /** A GS1 element string with a separator, U+001D. */
  readonly content: string;
  /** An SVG document. */
  readonly svg: string;
}

/** GET /workbench/scanner-setup: a random text with every character that a GS1 code may contain, and two symbols that contain it. */
export interface ScannerSetupCodes {
  /** A GS1 element string with one separator, U+001D. */
  readonly content: string;
  /** An SVG document with a GS1 Data Matrix. */
  readonly dataMatrix: string;
  /** An SVG document with a QR code. */
  readonly qr: string;
}
