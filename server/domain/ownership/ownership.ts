// The ownership table: what becomes of a claim, by the door it came through, its kind, and how its speaker relates to this service.

export const DOORS = ['own', 'pack', 'sync', 'file', 'restore'] as const;
export type Door = (typeof DOORS)[number];

export const KINDS = ['passport', 'state', 'event', 'credential', 'status-list', 'trust-list'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Of the speaker: who signed it, or, for what is not signed (passports, states, events), whose key signed the pack, whose service was asked, or who the document says sent
 * it. `own`: an operation on this computer. `same-did`: a key in this service's own register, used by its second computer. `listed`: an issuer of the trust list.
 * `maker`: a key whose packs a person confirmed, the operator's among them.
 */
export const RELATIONS = ['own', 'same-did', 'listed', 'maker', 'stranger'] as const;
export type Relation = (typeof RELATIONS)[number];

/** `own`: may change what is ours. `received`: kept under its speaker, apart from ours, never signed by us. `refused`: not kept. */
export type Fate = 'own' | 'received' | 'refused';

type Row = readonly [own: Fate, sameDid: Fate, listed: Fate, maker: Fate, stranger: Fate];

const OURS: Row = ['own', 'refused', 'refused', 'refused', 'refused'];
const ALL_RECEIVED: Row = ['received', 'received', 'received', 'received', 'received'];
const NONE: Row = ['refused', 'refused', 'refused', 'refused', 'refused'];
/** A restore brings back a store: what was ours in it is ours, what was received stays received. */
const AS_IT_WAS: Row = ['own', 'own', 'received', 'received', 'received'];

/** Policy. A reason stands at every row that is not plain. */
const TABLE: Readonly<Record<Door, Readonly<Record<Kind, Row>>>> = {
  // No other party operates this service.
  own: { passport: OURS, state: OURS, event: OURS, credential: OURS, 'status-list': OURS, 'trust-list': OURS },
  pack: {
    // Unsigned: they count as the word of the key that signed the pack. Without a confirmed key the pack is refused whole.
    passport: ['own', 'own', 'refused', 'received', 'refused'],
    state: ['own', 'own', 'refused', 'received', 'refused'],
    event: ['own', 'own', 'refused', 'received', 'refused'],
    // Signed by their issuers, whatever carried them: a copy of an own credential is a copy, what is served was issued here.
    credential: ALL_RECEIVED,
    'status-list': ALL_RECEIVED,
    'trust-list': ['received', 'received', 'refused', 'received', 'refused'],
  },
  sync: {
    // Only signed forms are fetched. An answer proves which service was asked, not who speaks: even under our own name it changes nothing of ours.
    passport: NONE,
    state: NONE,
    event: ALL_RECEIVED,
    credential: ALL_RECEIVED,
    'status-list': ALL_RECEIVED,
    'trust-list': NONE,
  },
  file: {
    // An unsigned passport has no speaker but the person who imports it.
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

/** A person who imports a file by hand accepts what it brings; what a pack or another service brings waits for one. */
export const isAcceptedAt = (door: Door): boolean => door === 'file';

/** What is noted of everything received. */
export interface Received {
  /** As the speaker is called: a name out of the pack, the file or the address. */
  readonly name: string;
  /** Fingerprint of the key that signed the pack. */
  readonly key?: string;
  readonly door: Door;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The person who brought it. */
  readonly who: string;
}

/** Who says something, through which door. */
export interface Claim {
  readonly relation: Relation;
  /** What tells one speaker from another: a DID, a did:key, an address, or a name. Of no meaning where the fate is `own`. */
  readonly asserter: string;
  readonly received: Received;
}
