// Decides the fate of a claim, by the channel it came through, its kind and its asserter's relation to this service.

export const DOORS = ['own', 'pack', 'sync', 'file', 'restore'] as const;
export type Door = (typeof DOORS)[number];

export const KINDS = ['passport', 'state', 'event', 'credential', 'status-list', 'trust-list'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The relation of the asserter: the signer of the claim. For unsigned claims (passports, states, events), it is the key that signed the
 * pack, the service that was queried, or the sender that the document states.
 *
 * `own` is an operation on this computer. `same-did` is a key in this service's own register, used by its second computer. `listed` is an
 * issuer of the trust list. `maker` is a key whose packs a person confirmed, including the operator's key.
 */
export const RELATIONS = ['own', 'same-did', 'listed', 'maker', 'stranger'] as const;
export type Relation = (typeof RELATIONS)[number];

/**
 * `own` may change this service's own data. `received` is kept under its asserter, separate from own data and never signed here. `refused`
 * is not kept.
 */
export type Fate = 'own' | 'received' | 'refused';

type Row = readonly [own: Fate, sameDid: Fate, listed: Fate, maker: Fate, stranger: Fate];

const OURS: Row = ['own', 'refused', 'refused', 'refused', 'refused'];
const ALL_RECEIVED: Row = ['received', 'received', 'received', 'received', 'received'];
const NONE: Row = ['refused', 'refused', 'refused', 'refused', 'refused'];
/** A restore does not change the owner of data: own data stay own, and received data stay received. */
const AS_IT_WAS: Row = ['own', 'own', 'received', 'received', 'received'];

/** Policy. Each row that is not obvious states its reason. */
const TABLE: Readonly<Record<Door, Readonly<Record<Kind, Row>>>> = {
  // No other party operates this service.
  own: { passport: OURS, state: OURS, event: OURS, credential: OURS, 'status-list': OURS, 'trust-list': OURS },
  pack: {
    // Unsigned, so they count as claims by the key that signed the pack. Without a confirmed key the whole pack is refused.
    passport: ['own', 'own', 'refused', 'received', 'refused'],
    state: ['own', 'own', 'refused', 'received', 'refused'],
    event: ['own', 'own', 'refused', 'received', 'refused'],
    // Signed by their issuers, regardless of the pack. A copy of an own credential is only a copy: this service serves what it issued
    // itself.
    credential: ALL_RECEIVED,
    'status-list': ALL_RECEIVED,
    'trust-list': ['received', 'received', 'refused', 'received', 'refused'],
  },
  sync: {
    // Only signed forms are fetched. A response proves which service was queried, not who made the claim, so it never changes own data,
    // even under our name.
    passport: NONE,
    state: NONE,
    event: ALL_RECEIVED,
    credential: ALL_RECEIVED,
    'status-list': ALL_RECEIVED,
    'trust-list': NONE,
  },
  file: {
    // The only asserter for an unsigned passport is the person who imports it.
    passport: OURS,
    state: OURS,
    event: ['own', 'own', 'received', 'received', 'received'],
    credential: ALL_RECEIVED,
    'status-list': ALL_RECEIVED,
    'trust-list': ALL_RECEIVED,
  },
  restore: {
    passport: AS_IT_WAS,
    state: AS_IT_WAS,
    event: AS_IT_WAS,
    credential: AS_IT_WAS,
    'status-list': AS_IT_WAS,
    'trust-list': AS_IT_WAS,
  },
};

export const fateOf = (door: Door, kind: Kind, relation: Relation): Fate => TABLE[door][kind][RELATIONS.indexOf(relation)] ?? 'refused';

/** A person who imports a file accepts its content. Content from a pack or another service waits for a person. */
export const isAcceptedAt = (door: Door): boolean => door === 'file';

/** The facts that are recorded about everything received. */
export interface Received {
  /** The name of the asserter, from the pack, the file or the address. */
  readonly name: string;
  /** The fingerprint of the key that signed the pack. */
  readonly key?: string;
  readonly door: Door;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The person who imported it. */
  readonly who: string;
}

/** The asserter of a claim, and how the claim arrived. */
export interface Claim {
  readonly relation: Relation;
  /** Identifies the asserter: a DID, a did:key, an address or a name. Not used if the fate is `own`. */
  readonly asserter: string;
  readonly received: Received;
}
