// The text of a snapshot and a store in; what taking it over would change out, without changing anything.
import type { IssuerChange, TrustPreview } from '../contract.ts';
import { fingerprintOfDidKey, issuersOf, readSnapshot } from '../snapshot/read.ts';
import { type IssuerRecord, listIssuers } from '../store/issuers.ts';
import type { Store } from '../store/open.ts';
import { readSettings } from '../store/settings.ts';
import { activeSnapshot, listOperatorKeys } from '../store/snapshots.ts';
import type { KnownIssuer } from '../trust/trust.ts';
import { canonicalise } from '../verify/jcs.ts';
import { type SnapshotImport, sha256Of } from './snapshot.ts';
import { dueAt } from './trust.ts';
import type { ImportRules } from './two-persons.ts';

export type Preview = { readonly ok: true; readonly preview: TrustPreview } | Extract<SnapshotImport, { readonly ok: false }>;

export function previewSnapshot(store: Store, text: string, { twoPersons }: ImportRules): Preview {
  const read = readSnapshot(text);
  if (!read.ok) return read;
  const { snapshot, operatorKey, fingerprint } = read;
  const keys = listOperatorKeys(store);
  const [pinned] = keys;
  if (pinned !== undefined && !keys.some(({ key, operator }) => key === operatorKey && operator === snapshot.issuer.id)) {
    const detail = `the file is that of '${snapshot.issuer.name}' with the key ${fingerprint}, which is none of the keys of ${pinned.name}`;
    return { ok: false, code: 'other-operator', detail, faults: [] };
  }
  const present = activeSnapshot(store);
  const already = present?.sha256 === sha256Of(text);
  const older = present !== undefined && !already && snapshot.sequence <= present.sequence;
  return {
    ok: true,
    preview: {
      operator: snapshot.issuer,
      fingerprint,
      sequence: snapshot.sequence,
      issuedAt: snapshot.issuedAt,
      nextUpdate: snapshot.nextUpdate,
      freshUntil: dueAt(snapshot, readSettings(store)),
      already,
      needs: already
        ? []
        : [
            ...(pinned === undefined ? (['fingerprint'] as const) : []),
            ...(older ? (['reason'] as const) : []),
            ...(twoPersons ? (['second-person'] as const) : []),
          ],
      newKeys: older ? [] : (snapshot.operatorKeys ?? []).filter((key) => !keys.some((one) => one.key === key)).map(fingerprintOfDidKey),
      ...changes(
        listIssuers(store).filter(({ origin }) => origin === 'list'),
        issuersOf(snapshot),
      ),
      statusLists: snapshot.entries.reduce((sum, { statusLists = [] }) => sum + statusLists.length, 0),
    },
  };
}

function changes(present: readonly IssuerRecord[], next: readonly KnownIssuer[]): Pick<TrustPreview, 'added' | 'removed' | 'changed'> {
  const before = new Map(present.map((issuer) => [issuer.did, issuer]));
  const after = new Set(next.map(({ did }) => did));
  return {
    added: next.filter(({ did }) => !before.has(did)).map(toChange),
    removed: present.filter(({ did }) => !after.has(did)).map(toChange),
    changed: next.flatMap((issuer) => {
      const old = before.get(issuer.did);
      const what = old === undefined ? [] : differences(old, issuer);
      return what.length === 0 ? [] : [{ ...toChange(issuer), what }];
    }),
  };
}

const toChange = ({ did, name, status }: KnownIssuer): IssuerChange => ({ did, ...(name === undefined ? {} : { name }), status });

const differences = (old: KnownIssuer, issuer: KnownIssuer): TrustPreview['changed'][number]['what'] => [
  ...(old.status === issuer.status ? [] : (['status'] as const)),
  ...(canonicalise(old.didDocument) === canonicalise(issuer.didDocument) ? [] : (['keys'] as const)),
  ...(old.name === issuer.name && old.country === issuer.country ? [] : (['name'] as const)),
  ...(String(old.credentialTypes) === String(issuer.credentialTypes) ? [] : (['types'] as const)),
];
