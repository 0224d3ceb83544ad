// Defines the API types for officers: who may sign in on this computer, and who is signed in.
import type { Officer, SignedIn } from './inspections/signed-in.ts';
import type { Settings } from './settings.ts';

/** A computer at which everyone may inspect and decide without signing in. All other screens need a sign-in. */
export interface Kiosk {
  /** Recorded as the officer, marked as typed, because it names the computer and not a person. */
  readonly name: string;
  /** Seconds without a key press, a click or a scan after which the verdict is cleared for the next item. */
  readonly resetSeconds: number;
}

export type OfficerRole = 'officer' | 'administrator';

export interface ListedOfficer extends Officer {
  readonly role: OfficerRole;
  readonly kind: 'pin' | 'passphrase';
}

/**
 * GET /workbench/officers: what the lock screen needs. Answered even if no one is signed in. The other routes below then answer 423
 * `locked`.
 */
export interface OfficersState {
  /** False: officers do not sign in, and names are typed. */
  readonly isOn: boolean;
  /** Minutes without a person at the computer after which it locks itself. */
  readonly lockMinutes: number;
  /** What a window without a signed-in officer may do while officers sign in. Absent: it is locked. */
  readonly kiosk?: Kiosk;
  readonly officers: readonly ListedOfficer[];
  /** The officer who is signed in in this window. */
  readonly signedIn?: ListedOfficer;
  readonly look: Pick<Settings, 'language' | 'theme'>;
}

/** POST /workbench/officers/sign-in → SignInAnswer. 403 `wrong-secret`; 429 `locked-out` with the header field Retry-After. */
export interface SignInRequest {
  readonly officer: string;
  readonly secret: string;
}

export interface SignInAnswer extends OfficersState {
  /** Sent as `X-Desk-Officer` by the window that signed in. */
  readonly token: string;
}

/** POST /workbench/officers/second: a second officer signs in for one action of the window. The token is sent as `X-Desk-Second`. */
export interface SecondSignIn {
  readonly token: string;
  readonly officer: Officer;
}

/**
 * POST /workbench/officers/begin → SignInAnswer: adds the first officer, an administrator, and turns on the sign-in. 409 if there is one.
 */
export interface OfficerBegin {
  readonly name: string;
  readonly secret: string;
}

/** POST /workbench/officers → OfficersState. Requires an administrator, as do all that follow except `own-secret`. */
export interface OfficerAddition extends OfficerBegin {
  readonly role: OfficerRole;
}

/** PUT /workbench/officers/own-secret → OfficersState */
export interface OwnSecretChange {
  readonly secret: string;
  readonly newSecret: string;
}

/** PUT /workbench/officers/{id}/secret → OfficersState. Locks the windows in which that officer is signed in. */
export interface SecretReset {
  readonly secret: string;
  readonly reason: string;
}

/** PUT /workbench/officers/{id}/role → OfficersState */
export interface RoleChange {
  readonly role: OfficerRole;
}

/**
 * PUT /workbench/officers/rules → OfficersState. Where two persons are required, it takes two sign-ins to turn the sign-in off, to lock
 * later, or to set up a kiosk.
 */
export interface OfficerRules {
  readonly isOn?: boolean;
  readonly lockMinutes?: number;
  /** `null` removes the kiosk. */
  readonly kiosk?: Kiosk | null;
}

/** GET /workbench/officers/log, newest first. */
export interface OfficerLogLine {
  readonly at: string;
  readonly action:
    | 'made'
    | 'ended'
    | 'secret-changed'
    | 'secret-reset'
    | 'role-changed'
    | 'locked-out'
    | 'on'
    | 'off'
    | 'kiosk-on'
    | 'kiosk-off';
  readonly officer?: Officer;
  readonly role?: OfficerRole;
  readonly who: string;
  readonly reason?: string;
  readonly signedIn?: SignedIn;
}
