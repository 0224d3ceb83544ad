// Summarises an office's trust list: the draft, the last signed list and what the next one would change.

import type { OfficeEntry, OfficeOmittedKey, OfficeOverview, StatusListChange, TrustPreview } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { statementOf } from '../../domain/status-list/index.ts';
import { beforeOf, omittedKeys } from '../../domain/trust-list/omitted-keys.ts';
import { operatorKeysOf } from '../../domain/trust-list/quorum.ts';
import { fingerprintOfDidKey } from '../../domain/trust-list/read.ts';
import type { CarriedStatusList, TrustList, TrustListEntry } from '../../domain/trust-list/trust-list.ts';
import type { AppContext } from '../app-context/index.ts';
import { certificateFacts, deskFacts, issuerChanges, keysIn, listedIn, statusListFacts } from '../trust/index.ts';
import { type Draft, nextTrustList } from './draft.ts';
import { draftFile, findDraft } from './draft-file.ts';
import { officeStanding, type Standing } from './last-list.ts';

const DAYS = 30;

export function officeOverview(context: AppContext): OfficeOverview {
  const file = draftFile(context.store.folder);
  const found = findDraft(context.store.folder);
  if (found === undefined) return { file };
  if (!('draft' in found)) return { file, damaged: found.slice(0, 20) };
  const { draft, version } = found;
  const standing = officeStanding(context, draft);
  const { last, sequence } = standing;
  return {
    file,
    version,
    operator: draft.issuer,
    sequence,
    entries: draft.entries.map(toEntry),
    ...(last === undefined
      ? {}
      : {
          last: {
            sequence,
            issuedAt: last.trustList.issuedAt,
            nextUpdate: last.trustList.nextUpdate,
            fingerprint: last.fingerprint,
            nextKeys: last.nextKeys.map(fingerprintOfDidKey),
          },
        }),
    ...(last === undefined && sequence > 0 ? {} : { preview: previewOf(draft, standing, context.now()) }),
    ...(last === undefined ? {} : { omitted: omittedFrom(draft, last.trustList) }),
    ...(draft.operators === undefined ? {} : { several: { threshold: draft.operators.threshold, of: draft.operators.members.length } }),
  };
}

export const omittedFrom = (draft: Draft, last: TrustList): readonly OfficeOmittedKey[] => omittedKeys(beforeOf(last), draft.entries);

const toEntry = (entry: TrustListEntry): OfficeEntry => {
  const {
    did,
    legalName,
    country,
    role,
    status,
    since,
    didDocument,
    fetchedAt,
    credentialTypes,
    statusListIssuers,
    statusLists = [],
  } = entry;
  return {
    did,
    name: legalName,
    ...defined({ country, role }),
    status,
    ...defined({ since, types: credentialTypes, listIssuers: statusListIssuers }),
    fetchedAt,
    keys: keysIn(didDocument),
    ...certificateFacts(didDocument),
    statusLists: statusLists.map(({ url, retrievedAt }) => ({ url, retrievedAt })),
  };
};

/** Previews the next list in the form in which every computer will see it, compared with the last signed list. */
function previewOf(draft: Draft, { last, sequence }: Standing, now: Date): TrustPreview {
  const next = nextTrustList({ ...draft, sequence }, now, new Date(now.getTime() + DAYS * 86_400_000));
  const counting = last?.nextKeys ?? [];
  const coming = draft.operators === undefined ? (draft.operatorKeys ?? counting) : operatorKeysOf(draft.operators);
  return {
    operator: next.issuer,
    fingerprint: last?.fingerprint ?? '',
    sequence: next.sequence,
    issuedAt: next.issuedAt,
    nextUpdate: next.nextUpdate,
    freshUntil: next.nextUpdate,
    already: false,
    needs: [],
    place: 'in-force',
    newKeys: coming.filter((key) => !counting.includes(key)).map(fingerprintOfDidKey),
    goneKeys: counting.filter((key) => !coming.includes(key)).map(fingerprintOfDidKey),
    ...(last === undefined ? {} : { inForce: { sequence, issuedAt: last.trustList.issuedAt, freshUntil: last.trustList.nextUpdate } }),
    ...issuerChanges(last === undefined ? [] : listedIn(last.trustList), listedIn(next)),
    desks: deskFacts(last?.trustList, next),
    statusLists: next.entries.reduce((sum, { statusLists = [] }) => sum + statusLists.length, 0),
    lists: listsOf(last?.trustList, next),
  };
}

function listsOf(last: TrustList | undefined, next: TrustList): StatusListChange[] {
  const before = new Map((last?.entries ?? []).flatMap(({ statusLists = [] }) => statusLists.map((list) => [list.url, list] as const)));
  return next.entries.flatMap(({ did, legalName, statusLists = [] }) =>
    statusLists.flatMap((list): StatusListChange[] => {
      const old = before.get(list.url);
      if (old?.credential === list.credential && old.retrievedAt === list.retrievedAt) return [];
      return [
        {
          url: list.url,
          did,
          name: legalName,
          taken: true,
          ...(old === undefined ? {} : { before: factsOf(old) }),
          after: factsOf(list),
        },
      ];
    }),
  );
}

const factsOf = ({ url, credential, retrievedAt }: CarriedStatusList) =>
  statusListFacts(url, { statements: [statementOf(credential, retrievedAt)] });
