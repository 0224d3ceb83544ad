// What the reference model speaks of: statements as trust offices, issuers and persons make them. A signature is the name of its key, times are hours, `hash` names the bytes.

export interface KeyWindow {
  readonly from: number;
  readonly until: number;
  readonly revoked?: number;
}
export type Keys = Readonly<Record<string, KeyWindow>>;
/** An issuer as one trust list states it. Absent `types` and `scope` set no limit; `never`: what matters is never selectively disclosable. */
export interface Member {
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly keys: Keys;
  readonly types?: readonly string[];
  readonly scope?: readonly string[];
  readonly never?: boolean;
}
type Said<Kind extends string, Content> = { readonly kind: Kind; readonly hash: string } & Readonly<Content>;
/** A person compared the fingerprint of this operator, on its list with this number. */
export type Pin = Said<'pin', { operator: string; no: number }>;
export type Did = Said<'did', { did: string; keys: Keys }>;
export type Restriction = Said<'restrict', { did: string; types: readonly string[] }>;
export type TrustList = Said<
  'trust',
  { operator: string; no: number; issuedAt: number; next: number; members: Readonly<Record<string, Member>> }
>;
export type Compromise = Said<'compromise', { operator: string; did: string; key: string; from: number }>;
/** Of one statement by its hash, or of everything under a key except the hashes that stand. */
export type Retraction = Said<'retract', { operator: string; target?: string; did?: string; key?: string; stands?: readonly string[] }>;
export type Purpose = 'revocation' | 'suspension';
export type StatusList = Said<
  'status',
  { issuer: string; key: string; url: string; purpose: Purpose; bits: readonly number[]; from: number; until: number }
>;
/** `null` stands for an identifier that is there and cannot be read. */
export type Identifiers = { readonly gtin?: string | null; readonly batch?: string | null; readonly serial?: string | null };
export type Credential = Said<
  'cred',
  {
    id: string;
    issuer: string;
    key: string;
    type: string;
    signed: number;
    ids: Identifiers;
    gran?: 'model' | 'batch' | 'item' | undefined;
    /** Undisclosed digests: each could stand for any claim. */
    digests: number;
    status?: readonly { readonly url: string; readonly purpose: Purpose; readonly index: number }[] | undefined;
    from?: number;
    exp?: number | undefined;
    replaces?: string;
    form?: 'vc+sd';
    /** Status or dates stand in a disclosure. */
    sdProtected?: boolean;
  }
>;
export type Statement = Pin | Did | Restriction | TrustList | Compromise | Retraction | StatusList | Credential;
/** `own`: the service of the desk itself. */
export type Door = 'own' | 'file' | 'pack' | 'sync' | 'person' | 'backup';
export type Scan = { readonly gtin: string; readonly batch?: string; readonly serial?: string };
