// Describes for a person which desks a trust list adds or drops.
import type { IssuerChange, TrustPreview } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { deskChanges } from '../../domain/trust-list/desks.ts';
import type { TrustList, TrustListEntry } from '../../domain/trust-list/trust-list.ts';

export function deskFacts(before: TrustList | undefined, next: TrustList): TrustPreview['desks'] {
  const { added, removed } = deskChanges(before, next);
  return { added: added.map(facts), removed: removed.map(facts) };
}

const facts = ({ did, legalName, status, since }: TrustListEntry): IssuerChange => ({
  did,
  name: legalName,
  status,
  ...defined({ since }),
});
