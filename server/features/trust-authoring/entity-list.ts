// Copies the certificates of a list of trusted entities (ETSI TS 119 602) into the draft of an office.
import { anchorDocument, anchorId } from '../../domain/certificates/anchor.ts';
import type { EntityList, ListedAnchor } from '../../domain/etsi-list/entity-list.ts';
import { defined } from '../../domain/json/defined.ts';
import type { TrustListEntry } from '../../domain/trust-list/trust-list.ts';
import { type Addition, type Draft, type Scheme, withEntry, withoutEntry } from './draft.ts';

export interface Taken {
  readonly draft: Draft;
  readonly added: readonly string[];
  /** Anchors already in the draft that are still in this list. */
  readonly kept: readonly string[];
  /**
   * Anchors that came with an earlier list of the scheme, and are neither in this list nor in that of another scheme. Suspended and
   * withdrawn anchors stay.
   */
  readonly removed: readonly string[];
  /** The kept anchors whose status the list made stricter. */
  readonly changed: readonly StatusChange[];
  /** The kept anchors whose status in the draft is stricter than in the list. They keep it. */
  readonly stricter: readonly { readonly id: string; readonly status: Status; readonly listed: Status }[];
}

type Status = TrustListEntry['status'];

export interface StatusChange {
  readonly id: string;
  readonly from: Status;
  readonly to: Status;
}

/** The limits that the office sets for every imported anchor. The list does not mention product passports. */
export type OfficeLimits = Pick<Addition, 'credentialTypes' | 'scope'>;

const STRICTNESS: readonly Status[] = ['granted', 'suspended', 'withdrawn'];
const isStricter = (one: Status, other: Status): boolean => STRICTNESS.indexOf(one) > STRICTNESS.indexOf(other);

/**
 * Returns the draft with the anchors of the list, or why it is refused. The draft records the number of the list and which anchors came
 * with it, so that no older list is accepted, and anchors that are no longer in the list are removed. A list never makes a status less strict.
 */
export function withEntityList(draft: Draft, list: EntityList, limits: OfficeLimits, now: Date): Taken | { readonly detail: string } {
  const { operator, territory, type, sequence } = list;
  const isOf = (scheme: Scheme): boolean => scheme.operator === operator && scheme.territory === territory && scheme.type === type;
  const before = draft.schemes?.find(isOf);
  const others = (draft.schemes ?? []).filter((scheme) => !isOf(scheme));
  if (before !== undefined && sequence < before.sequence)
    return { detail: `number ${sequence} is lower than ${before.sequence}, which the draft has already` };
  const anchors = new Map<string, ListedAnchor>();
  for (const anchor of list.anchors) {
    const id = anchorId(anchor.certificate);
    // A certificate may be listed under several services. One of them suffices.
    if (anchors.get(id)?.status !== 'granted') anchors.set(id, anchor);
  }
  const held = new Map(draft.entries.map(({ did, status }) => [did, status]));
  const elsewhere = new Set(others.flatMap((scheme) => scheme.anchors));
  const removed = (before?.anchors ?? []).filter((id) => held.get(id) === 'granted' && !anchors.has(id) && !elsewhere.has(id));
  const left = removed.reduce(withoutEntry, draft);
  const next = [...anchors.values()].reduce((one, anchor) => withAnchor(one, anchor, limits, now), left);
  const kept = [...anchors].flatMap(([id, { status: listed }]) => {
    const status = held.get(id);
    return status === undefined ? [] : [{ id, status, listed }];
  });
  const scheme: Scheme = { operator, territory, type, sequence, anchors: [...anchors.keys()] };
  return {
    draft: { ...next, schemes: [...others, scheme] },
    added: [...anchors.keys()].filter((id) => !held.has(id)),
    kept: kept.map(({ id }) => id),
    removed,
    changed: kept
      .filter(({ status, listed }) => isStricter(listed, status))
      .map(({ id, status, listed }) => ({ id, from: status, to: listed })),
    stricter: kept.filter(({ status, listed }) => isStricter(status, listed)),
  };
}

/** An existing entry keeps its name, its limits and a stricter status: the office may have set them. */
function withAnchor(
  draft: Draft,
  { certificate, name, country, service, status, since }: ListedAnchor,
  limits: OfficeLimits,
  now: Date,
): Draft {
  const didDocument = anchorDocument(certificate);
  if (didDocument === undefined) return draft;
  const present: TrustListEntry | undefined = draft.entries.find(({ did }) => did === anchorId(certificate));
  const first = present === undefined ? { legalName: name, ...defined({ country }), role: service.slice(0, 500), ...limits } : {};
  const listed = present !== undefined && isStricter(present.status, status) ? {} : { status, ...defined({ since }) };
  return withEntry(draft, { didDocument, statusLists: [], ...listed, ...first }, now);
}
