// Defines the API types for the state and the settings of the public listener, and for its checks.

import type { Foreign } from '../domain/foreign/index.ts';

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
    /** No encryption, a certificate made here, or one of the person's own. */
    readonly tls: 'none' | 'made' | 'own';
    /** Paths of PEM files on this computer, for `own`. */
    readonly certificateFile: string;
    readonly keyFile: string;
  };
  readonly running?: {
    readonly url: string;
    readonly since: string;
    readonly reach: 'computer' | 'network';
    readonly fallback: 'redirect' | 'none';
    /** A passport page under this address. Absent while no passport is published. */
    readonly tryIt?: string;
    /** Present if the listener speaks TLS. */
    readonly certificate?: ListenerCertificate & { readonly made: boolean };
  };
  readonly fault?: { readonly code: ResolverFault; readonly detail: string; readonly at: string };
  /** The number of passports that anyone may read there. */
  readonly passports: number;
  /** This computer's own addresses, those reachable only from this computer first. */
  readonly interfaces: readonly NetworkAddress[];
}

/** The certificate that the listener shows. Fingerprints are SHA-256 in the form of browsers, `AB:CD:…`. */
export interface ListenerCertificate {
  readonly names: readonly string[];
  readonly fingerprint: string;
  readonly notAfter: string;
  /** `ends-soon` from 30 days before the end. */
  readonly state: 'good' | 'ends-soon' | 'ended';
  /** The root that goes along with it. Devices trust it once. */
  readonly authority?: { readonly fingerprint: string; readonly notAfter: string };
}

export type ResolverFault = 'address-in-use' | 'address-forbidden' | 'address-gone' | 'cannot-start' | 'ended' | 'certificate-refused';

export interface NetworkAddress {
  readonly name: string;
  readonly address: string;
  readonly family: 4 | 6;
  /** True if only this computer can reach the address. */
  readonly internal: boolean;
}

export type ResolverChange = Partial<Resolver['wanted']>;
// POST /workbench/resolver/renewal → Resolver: a certificate that was made here is renewed now
// GET /workbench/resolver/authority.pem → the certificate that devices are told to trust; 404 if none was made here
// GET /workbench/resolver/qr.png?size= → picture of `tryIt`, or of the documentation page

/**
 * POST /workbench/resolver/check → ResolverCheck: asks the base URL and the listener over the network, once. 409 while the listener is off.
 */
export interface ResolverCheck {
  readonly at: string;
  /** What was asked: the base URL for `name`, the running listener for `gs1`. */
  readonly name: { readonly url: string; readonly rows: readonly ResolverCheckRow<NameRule>[] };
  readonly gs1: { readonly url: string; readonly rows: readonly ResolverCheckRow<Gs1Rule>[] };
}

export interface ResolverCheckRow<Rule extends string = NameRule | Gs1Rule> {
  readonly rule: Rule;
  readonly outcome: 'passed' | 'failed' | 'not-checked';
  /** In English. Holds what the other side answered, shortened. */
  readonly detail?: Foreign;
  /** The clause of GS1-Conformant Resolver 1.2, and whether it obliges or recommends. */
  readonly clause?: string;
  readonly level?: 'shall' | 'should';
}

export type NameRule = 'resolves' | 'answers' | 'did' | 'key';

export type Gs1Rule =
  | 'https'
  | 'description'
  | 'cors'
  | 'methods'
  | 'redirect'
  | 'default-target'
  | 'head'
  | 'query'
  | 'link-header'
  | 'slash'
  | 'linkset'
  | 'linkset-type'
  | 'context'
  | 'anchor'
  | 'default-link'
  | 'link-types'
  | 'no-such-link-type'
  | 'dpp'
  | 'gtin'
  | 'lot'
  | 'escaped-slash'
  | 'check-digit'
  | 'malformed'
  | 'unknown-gtin'
  | 'unknown-linkset'
  | 'methods-refused';

/**
 * GET /workbench/resolver/trial?mark=&code= → Trial: the address of a published passport for a phone, under a mark of 32 hexadecimal digits that
 * the page has made. Without `code`, of the newest. 409 while the listener is off, 404 if the passport is not published.
 */
export interface Trial {
  readonly dppCode: Foreign;
  readonly url: string;
  /** The last time that it was opened, by another device if one did. Absent until then. */
  readonly opened?: TrialOpened;
}

export interface TrialOpened {
  readonly at: string;
  readonly from: 'this-computer' | 'another-device';
}
// GET /workbench/resolver/trial.png?mark=&code=&size= → its QR code

/** POST /workbench/resolver/preview (PreviewRequest) → Preview: the public page of a passport as it is now, for a frame. Changes nothing. */
export interface PreviewRequest {
  readonly dppCode: string;
}

export interface Preview {
  /**
   * The address of the page, for `src` of a sandboxed frame. Valid for ten minutes for anyone with the session, because
   * a frame sends no sign-in.
   */
  readonly path: string;
}

/** GET /workbench/resolver/traffic → Traffic: the requests of the last ten minutes, counted by the processes that answer. Holds no address. */
export interface Traffic {
  /** Oldest first. Absent times had no report: the listener was off. */
  readonly slots: readonly TrafficSlot[];
  /** Seconds of one slot. */
  readonly slotSeconds: number;
  /** Times to answer of the same span, as upper bounds in milliseconds. Absent if none was measured. Answers from memory are not measured. */
  readonly times?: { readonly half: number; readonly most: number };
}

export interface TrafficSlot {
  readonly at: string;
  readonly requests: number;
  /** Requests that were refused (4xx), and that failed (5xx). */
  readonly refused: number;
  readonly failed: number;
}
