// How the workbench stands at a glance, with the notices that a person should know.

import type { TrustSummary } from './trust.ts';

/** GET /workbench/state */
export interface State {
  readonly appVersion: string;
  readonly startedAt: string;
  readonly mode: 'desktop' | 'browser';
  readonly dataFolder: string;
  readonly baseUrl: string;
  /** The base URL names this computer only (localhost): good for a look around, not for publishing to others. */
  readonly baseUrlIsDefault: boolean;
  /** Passports that were published under another base URL: they read “unknown issuer” until they are published anew. */
  readonly signedUnderOtherName?: number;
  readonly serviceDid: string;
  readonly keyFingerprint: string;
  readonly trust: TrustSummary;
  readonly sampleLoaded: boolean;
  /** Anything but samples was inspected here. */
  readonly hasInspectedGoods: boolean;
  readonly counts: { readonly passports: number; readonly inspections: number; readonly credentials: number };
  /** Number of the newest inspection that repeats an earlier one, 0 where there is none: an open window asks for those that it has not got. */
  readonly newestRepeated: number;
  /** Things the person should know, newest first: a restarted process, a clock that is behind … */
  readonly notices: readonly Notice[];
}

export interface Notice {
  readonly at: string;
  readonly code:
    | 'workbench-restarted'
    | 'public-restarted'
    | 'backup-restored'
    | 'log-changed'
    | 'log-key-new'
    | 'modes-mended'
    | 'modes-open'
    | 'clock-behind'
    | 'self-test-failed'
    | 'wanted-arrived'
    | 'issuer-arrived'
    | 'own-list-newer'
    | 'own-list-waiting';
  readonly detail?: string;
  /** Entries of the log that it is about: the first of them. */
  readonly inspections?: readonly number[];
}
