// Defines the API types for the state and the settings of the public listener.

/**
 * GET /workbench/resolver; PUT /workbench/resolver (ResolverChange) → Resolver: the present state and the wanted state of the public
 * listener.
 */
export interface Resolver {
  readonly state: 'off' | 'starting' | 'on' | 'failed';
  /** False if the command that started this workbench controls the listener. Changes are then refused. */
  readonly switchable: boolean;
  readonly wanted: {
    readonly enabled: boolean;
    readonly host: string;
    readonly port: number;
    /** For GTINs that are not registered here: redirect to GS1’s own resolver, or not. */
    readonly fallback: 'redirect' | 'none';
  };
  readonly running?: {
    readonly url: string;
    readonly since: string;
    readonly reach: 'computer' | 'network';
    readonly fallback: 'redirect' | 'none';
    /** A passport page under this address. Absent while no passport is published. */
    readonly tryIt?: string;
  };
  readonly fault?: { readonly code: ResolverFault; readonly detail: string; readonly at: string };
  /** The number of passports that anyone may read there. */
  readonly passports: number;
  /** This computer's own addresses, those reachable only from this computer first. */
  readonly interfaces: readonly NetworkAddress[];
}

export type ResolverFault = 'address-in-use' | 'address-forbidden' | 'address-gone' | 'cannot-start' | 'ended';

export interface NetworkAddress {
  readonly name: string;
  readonly address: string;
  readonly family: 4 | 6;
  /** True if only this computer can reach the address. */
  readonly internal: boolean;
}

export type ResolverChange = Partial<Resolver['wanted']>;
// GET /workbench/resolver/qr.png?size= → picture of `tryIt`, or of the documentation page
