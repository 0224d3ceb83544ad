// How the public listener stands, and what is wished of it.

/** GET /workbench/resolver; PUT /workbench/resolver (ResolverChange) → Resolver: how the public listener stands and what is wished of it. */
export interface Resolver {
  readonly state: 'off' | 'starting' | 'on' | 'failed';
  /** False: the command that started this workbench decides about the listener, and a change is refused. */
  readonly switchable: boolean;
  readonly wanted: {
    readonly enabled: boolean;
    readonly host: string;
    readonly port: number;
    /** For GTINs that nobody registered here: the address of GS1’s own resolver, or nothing. */
    readonly fallback: 'redirect' | 'none';
  };
  readonly running?: {
    readonly url: string;
    readonly since: string;
    readonly reach: 'computer' | 'network';
    readonly fallback: 'redirect' | 'none';
    /** A passport page under this address; absent while nothing is published. */
    readonly tryIt?: string;
  };
  readonly fault?: { readonly code: ResolverFault; readonly detail: string; readonly at: string };
  /** Passports that anyone may read there. */
  readonly passports: number;
  /** This computer's own addresses, those that nobody else reaches first. */
  readonly interfaces: readonly NetworkAddress[];
}

export type ResolverFault = 'address-in-use' | 'address-forbidden' | 'address-gone' | 'cannot-start' | 'ended';

export interface NetworkAddress {
  readonly name: string;
  readonly address: string;
  readonly family: 4 | 6;
  /** Only this computer reaches it. */
  readonly internal: boolean;
}

export type ResolverChange = Partial<Resolver['wanted']>;
// GET /workbench/resolver/qr.png?size= → picture of `tryIt`, or of the documentation page
