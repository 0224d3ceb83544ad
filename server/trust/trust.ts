// What this computer knows about issuers at one moment: the argument that verifying takes, never a store.
import type { JsonObject } from '../recognise/json.ts';

export type IssuerOrigin = 'list' | 'local' | 'own';

export interface KnownIssuer {
  readonly did: string;
  readonly name?: string;
  readonly country?: string;
  readonly origin: IssuerOrigin;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  /** The frozen DID document: the only place keys are taken from. */
  readonly didDocument: JsonObject;
  /** Date of the DID document and the status: the age of what we know. */
  readonly asOf: string;
  /** Demonstration issuer of the sample set. */
  readonly sample?: boolean;
}

export type TrustState = 'fresh' | 'stale' | 'expired' | 'none';

export interface Trust {
  readonly issuers: ReadonlyMap<string, KnownIssuer>;
  /** State of the list; `own` and `local` issuers do not age with it. */
  readonly state: TrustState;
  readonly asOf?: string;
  readonly nextUpdate?: string;
  readonly sequence?: number;
  /** Latest moment that this computer has already seen; undefined switches the clock floor off. */
  readonly clockFloor?: string;
}
