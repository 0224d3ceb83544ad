// Takes the certificates of a list of trusted entities (ETSI TS 119 602) over into the draft of an office.
import { anchorDocument, anchorId } from '../../domain/certificates/anchor.ts';
import type { EntityList, ListedAnchor } from '../../domain/etsi-list/entity-list.ts';
import { defined } from '../../domain/json/defined.ts';
import type { TrustListEntry } from '../../domain/trust-list/trust-list.ts';
import { type Addition, type Draft, type Scheme, withEntry, withoutEntry } from './draft.ts';

export interface Taken {
  readonly draft: Draft;
  readonly added: readonly string[];
  /** In the draft before, and in this list still. */
  readonly kept: readonly string[];
  /** Came with an earlier list of the scheme and is not in this one. */
  readonly removed: readonly string[];
}

/** What the office says of every anchor that comes in. The list itself says nothing of product passports. */
export type OfficeSays = Pick<Addition, 'credentialTypes' | 'scope'>;

/**
 * Returns the draft with the anchors of the list, or why it is refused. The draft remembers the number of the list and which anchors came
 * with it, so that no older list comes in, and what leaves the list leaves the draft.
 */
export function withEntityList(draft: Draft, list: EntityList, says: OfficeSays, now: Date): Taken | { readonly detail: string } {
  const { operator, territory, type, sequence } = list;
  const isOf = (scheme: Scheme): boolean => scheme.operator === operator && scheme.territory === territory && scheme.type === type;
  const before = draft.schemes?.find(isOf);
  if (before !== undefined && sequence < before.sequence)
    return { detail: `number ${sequence} is lower than ${before.sequence}, which the draft has already` };
  const anchors = new Map<string, ListedAnchor>();
  for (const anchor of list.anchors) {
    const id = anchorId(anchor.certificate);
    // A certificate may stand under several services. One of them suffices.
    if (anchors.get(id)?.status !== 'granted') anchors.set(id, anchor);
  }
  const held = new Set(draft.entries.map(({ did }) => did));
  const removed = (before?.anchors ?? []).filter((id) => held.has(id) && !anchors.has(id));
  const left = removed.reduce(withoutEntry, draft);
  const next = [...anchors.values()].reduce((one, anchor) => withAnchor(one, anchor, says, now), left);
  const scheme: Scheme = { operator, territory, type, sequence, anchors: [...anchors.keys()] };
  return {
    draft: { ...next, schemes: [...(draft.schemes ?? []).filter((one) => !isOf(one)), scheme] },
    added: [...anchors.keys()].filter((id) => !held.has(id)),
    kept: [...anchors.keys()].filter((id) => held.has(id)),
    removed,
  };
}

/** An entry that is there keeps its name and its limits: the office may have changed them. */
function withAnchor(
  draft: Draft,
  { certificate, name, country, service, status, since }: ListedAnchor,
  says: OfficeSays,
  now: Date,
): Draft {
  const didDocument = anchorDocument(certificate);
  if (didDocument === undefined) return draft;
  const present: TrustListEntry | undefined = draft.entries.find(({ did }) => did === anchorId(certificate));
  const first = present === undefined ? { legalName: name, ...defined({ country }), role: service.slice(0, 500), ...says } : {};
  return withEntry(draft, { didDocument, statusLists: [], status, ...defined({ since }), ...first }, now);
}
