// Defines the API types for maintenance, during which the service is read and inspections and changes are refused.
import type { SignedIn } from '../inspections/signed-in.ts';

/** Since when nothing can be recorded or changed, by whom, and why. */
export interface Maintenance {
  /** ISO 8601 UTC. */
  readonly since: string;
  readonly who: string;
  readonly reason: string;
}

/** PUT /workbench/maintenance (MaintenanceChange) → MaintenanceState. 409 if it is so already. */
export type MaintenanceChange =
  | { readonly on: true; readonly who: string; readonly reason: string }
  | { readonly on: false; readonly who: string; readonly reason?: string };

/** GET /workbench/maintenance */
export interface MaintenanceState {
  readonly standing?: Maintenance;
  /** Revocations and suspensions since maintenance began: a copy of the store made in between lacks them. */
  readonly takenBack: TakenBack;
  /** Newest first. */
  readonly log: readonly MaintenanceLine[];
}

export interface TakenBack {
  /** Revocations and suspensions of passports. */
  readonly passports: number;
  /** Revocations of stakeholder keys. */
  readonly keys: number;
}

export interface MaintenanceLine {
  readonly at: string;
  readonly action: 'on' | 'off';
  readonly who: string;
  /** Why it began. Of an end: a remark. */
  readonly reason?: string;
  /** Of what ended. */
  readonly takenBack?: TakenBack;
  readonly signedIn?: SignedIn;
}
