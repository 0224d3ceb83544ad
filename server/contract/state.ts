// Defines the API types for the state of the workbench at a glance, with notices for the person.

import type { Maintenance } from './assurance/maintenance.ts';
import type { ReleasedInvalid } from './inspection.ts';
import type { TrustSummary } from './trust.ts';

/** GET /workbench/state */
export interface State {
  readonly appVersion: string;
  readonly startedAt: string;
  readonly mode: 'desktop' | 'browser';
  readonly dataFolder: string;
  readonly baseUrl: string;
  /** True if the base URL names this computer only (localhost). This is sufficient for evaluation, but not for publishing to others. */
  readonly baseUrlIsDefault: boolean;
  /** Passports that were published under another base URL. They are reported as “unknown issuer” until they are published again. */
  readonly signedUnderOtherName?: number;
  /** Absent unless the service is in maintenance: then inspections and changes are refused. */
  readonly maintenance?: Maintenance;
  readonly serviceDid: string;
  readonly keyFingerprint: string;
  readonly trust: TrustSummary;
  readonly sampleLoaded: boolean;
  /** True if any input other than a sample was inspected on this computer. */
  readonly hasInspectedGoods: boolean;
  readonly counts: { readonly passports: number; readonly inspections: number; readonly credentials: number };
  /** The number of the newest inspection that repeats an earlier one. 0 if there is none. An open window requests those that it lacks. */
  readonly newestRepeated: number;
  /** The number of items that were released and are now invalid, and the newest of them. Absent if there are none. */
  readonly releasedInvalid?: { readonly total: number; readonly items: readonly ReleasedInvalid[] };
  /** Notices for the person, newest first: a restarted process, a clock that is behind … */
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
    | 'own-list-waiting'
    /** The certificate of the listener ends soon, or has ended: `detail` is the moment. */
    | 'certificate-ends'
    /** The newest backup, of `at`, is older than twice the interval of the timed backups. */
    | 'backup-late'
    /** The log file of the service cannot be written or rotated: `detail` is the code of the operating system. */
    | 'log-file-failed';
  readonly detail?: string;
  /** The first of the log entries that the notice is about. */
  readonly inspections?: readonly number[];
}
