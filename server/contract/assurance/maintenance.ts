// Defines the API types for maintenance, during which the service answers readers but refuses inspections and changes.
import type { SignedIn } from '../inspections/signed-in.ts';

/** When maintenance began, who began it and why. Until it ends, nothing can be recorded or changed. */
export interface Maintenance {
  /** ISO 8601 UTC. */
  readonly since: string;
  readonly who: string;
  readonly reason: string;
}

/** PUT /workbench/maintenance (MaintenanceChange) → MaintenanceState. 409 if the service is already in that state. */
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
  /** Why maintenance began. For its end, a remark. */
  readonly reason?: string;
  /** For the end of maintenance. */
  readonly takenBack?: TakenBack;
  readonly signedIn?: SignedIn;
}
