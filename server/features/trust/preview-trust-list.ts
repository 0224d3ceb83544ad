// Previews what the import of a trust list would change, without changing anything.
import type { TrustPreview } from '../../contract/index.ts';
import { operatorKeysOf, operatorsOf } from '../../domain/trust-list/quorum.ts';
import { fingerprintOfDidKey, readTrustList } from '../../domain/trust-list/read.ts';
import type { TrustList } from '../../domain/trust-list/trust-list.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { listIssuers } from '../../store/trust/issuers.ts';
import { listOperatorKeys, trustListFile, trustListInForce } from '../../store/trust/trust-lists.ts';
import { listChanges } from './carried-status-lists.ts';
import { deskFacts } from './desk-facts.ts';
import { isImported, isPending, listedIn, placeToBe, signedFileSha256, type TrustListImport } from './import-trust-list.ts';
import { issuerChanges } from './issuer-changes.ts';
import { notByPinned } from './pinned-operators.ts';
import { dueAt } from './trust.ts';
import type { ImportRules } from './two-persons.ts';

export type Preview = { readonly ok: true; readonly preview: TrustPreview } | Extract<TrustListImport, { readonly ok: false }>;

/** Refuses with the codes of `IMPORT_REFUSALS`, except for what a person can still confirm, which is in `needs`. */
export function previewTrustList(store: Store, text: string, { twoPersons }: ImportRules, now: Date): Preview {
  const read = readTrustList(text);
  if (!read.ok) return read;
  const { trustList, signers, fingerprint } = read;
  const keys = listOperatorKeys(store);
  const [pinned] = keys;
  const refused = notByPinned(store, trustList.issuer.id, signers);
  if (refused !== undefined && !(refused.code === 'unknown-operator' && pinned === undefined)) {
    const code = refused.code === 'unknown-operator' ? 'other-operator' : refused.code;
    return { ok: false, code, detail: refused.detail, faults: [] };
  }
  const present = trustListInForce(store);
  const sha256 = signedFileSha256(text);
  const already = isImported(store, sha256) && !isPending(store, trustList);
  const place = present?.sha256 === sha256 ? 'in-force' : placeToBe(store, trustList, sha256);
  const settings = readSettings(store);
  const coming = trustList.operators === undefined ? trustList.operatorKeys : operatorKeysOf(trustList.operators);
  const counting =
    pinned === undefined ? (trustList.operators === undefined ? signers : []).map(({ key }) => key) : keys.map(({ key }) => key);
  const next = place === 'in-force' || place === 'pending' ? (coming ?? counting) : counting;
  return {
    ok: true,
    preview: {
      operator: trustList.issuer,
      ...(trustList.operators === undefined ? {} : { operators: operatorsOf(trustList.operators, signers) }),
      fingerprint,
      sequence: trustList.sequence,
      issuedAt: trustList.issuedAt,
      nextUpdate: trustList.nextUpdate,
      freshUntil: dueAt(trustList, settings),
      already,
      needs: already
        ? []
        : [
            ...(pinned === undefined || place === 'pending' ? (['fingerprint'] as const) : []),
            ...(twoPersons ? (['second-person'] as const) : []),
          ],
      place,
      newKeys: next.filter((key) => !counting.includes(key)).map(fingerprintOfDidKey),
      goneKeys: counting.filter((key) => !next.includes(key)).map(fingerprintOfDidKey),
      ...(present === undefined
        ? {}
        : { inForce: { sequence: present.sequence, issuedAt: present.issuedAt, freshUntil: dueAt(present, settings) } }),
      ...(place === 'older'
        ? { added: [], removed: [], changed: [], desks: { added: [], removed: [] } }
        : { ...issuerChanges(listIssuers(store), listedIn(trustList)), desks: deskFacts(inForceOf(store, present?.id), trustList) }),
      statusLists: trustList.entries.reduce((sum, { statusLists = [] }) => sum + statusLists.length, 0),
      lists: listChanges(store, trustList, now),
    },
  };
}

function inForceOf(store: Store, id: number | undefined): TrustList | undefined {
  const text = id === undefined ? undefined : trustListFile(store, id);
  const read = text === undefined ? undefined : readTrustList(text);
  return read?.ok === true ? read.trustList : undefined;
}
