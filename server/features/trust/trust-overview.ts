// Summarises the trust data for its screen: the list in force, its issuers, the status lists and the log.
import type { ClockFacts, Code, StatusListFacts, TrustedIssuer, TrustOverview, UnknownIssuer } from '../../contract/index.ts';
import { anchorIn, anchorKeyId } from '../../domain/certificates/anchor.ts';
import { judgeClock } from '../../domain/dates/clock.ts';
import { isKnownIssuer } from '../../domain/issuer/issuer.ts';
import { defined } from '../../domain/json/defined.ts';
import { asText, isObject, type JsonObject } from '../../domain/json/json.ts';
import { findKey } from '../../domain/keys/controlling-document.ts';
import { inGroups } from '../../domain/keys/fingerprint.ts';
import { summarise } from '../../domain/status-list/index.ts';
import type { HeldStatusList } from '../../domain/trust/trust.ts';
import { unknownIssuerEntries } from '../../store/audit-log/unknown-issuers.ts';
import type { Store } from '../../store/store.ts';
import { type IssuerRecord, listIssuers } from '../../store/trust/issuers.ts';
import { operatorFingerprints } from '../../store/trust/operator-rule.ts';
import { restrictionsInForce } from '../../store/trust/restrictions.ts';
import { knownRevoked, statusListUrls, storedStatements } from '../../store/trust/status-lists.ts';
import { listOperatorKeys, listTrustLists, previousTrustList, readTrustLog } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { trustSummary } from '../app-context/index.ts';
import { certificateFacts } from './certificate-facts.ts';
import { clockFloorOf, clockResetTo } from './clock.ts';
import { dueAt } from './trust.ts';

/** A new list is requested after this share of the time between issue and due date. */
const WARN_AT = 0.8;

export function trustOverview(context: AppContext): TrustOverview {
  const { store } = context;
  const trustLists = listTrustLists(store).map(({ id: _, operator: _operator, operatorKey: _key, ...facts }) => facts);
  const active = trustLists.find((one) => one.active);
  const keys = listOperatorKeys(store);
  const [pinned] = keys;
  return {
    summary: trustSummary(context.trust()),
    dueSoon: active !== undefined && isDueSoon({ ...active, nextUpdate: dueAt(active, context.settings()) }, context.now()),
    ...defined({ trustList: active }),
    ...(pinned === undefined
      ? {}
      : {
          operator: {
            id: pinned.operator,
            name: pinned.name,
            keys: operatorFingerprints(store),
          },
        }),
    trustLists,
    canUndo: previousTrustList(store) !== undefined,
    clock: clockFacts(context),
    log: readTrustLog(store).map(({ sha256: _, ...line }) => line),
    issuers: listIssuers(store).map(toIssuer),
    restrictions: restrictionsInForce(store).map(({ id: _, ...restriction }) => restriction),
    statusLists: listFactsOf(store),
  };
}

export function isDueSoon({ issuedAt, nextUpdate }: { readonly issuedAt: string; readonly nextUpdate: string }, now: Date): boolean {
  const [from, until] = [Date.parse(issuedAt), Date.parse(nextUpdate)];
  return now.getTime() >= from + (until - from) * WARN_AT;
}

function clockFacts(context: AppContext): ClockFacts {
  const now = context.now();
  const floor = clockFloorOf(context.store);
  const suspect = judgeClock(now, floor).outcome !== 'passed';
  const resetTo = suspect ? clockResetTo(context.store, now) : undefined;
  return { now: now.toISOString(), floor, suspect, ...defined({ resetTo }) };
}

const toIssuer = ({ didDocument, sample: _, statusListIssuers: _lists, ...issuer }: IssuerRecord): TrustedIssuer => ({
  ...issuer,
  keys: keysIn(didDocument),
  ...certificateFacts(didDocument),
});

/**
 * Returns the keys that a DID document authorises to sign credentials, with the fingerprints that people compare. For an anchor, that is
 * the SHA-256 of its whole certificate, as other tools print it.
 */
export function keysIn(document: JsonObject): { readonly id: string; readonly fingerprint: string }[] {
  const anchor = anchorIn(document);
  if (anchor !== undefined)
    return [{ id: anchorKeyId(asText(document.id)), fingerprint: inGroups(Buffer.from(anchor.sha256, 'base64url').toString('hex')) }];
  const { verificationMethod, assertionMethod } = document;
  const names = [verificationMethod, assertionMethod]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((entry) => (isObject(entry) ? [entry.id] : [entry]))
    .filter((id) => typeof id === 'string')
    .map((id) => (id.startsWith('#') ? `${asText(document.id)}${id}` : id));
  return [...new Set(names)].flatMap((id) => {
    const found = findKey(document, id);
    return found.kind === 'key' && found.authorised ? [{ id, fingerprint: found.key.fingerprint }] : [];
  });
}

export const statusListFacts = (url: string, held: Pick<HeldStatusList, 'statements' | 'knownRevoked'>): StatusListFacts =>
  summarise(url, held);

/** Leaves out lists that have no effect because no trust list vouches for their key. */
const listFactsOf = (store: Store): StatusListFacts[] =>
  statusListUrls(store).flatMap((url) => {
    const statements = storedStatements(store, url).filter(({ vouched }) => vouched);
    const revoked = knownRevoked(store, url);
    return statements.length === 0 && revoked.size === 0 ? [] : [statusListFacts(url, { statements, knownRevoked: revoked })];
  });

/**
 * Codes of an issuer that was unknown. The other codes name a known issuer, with a key or product that no list vouched
 * for. That may still be the case.
 */
const WAS_UNKNOWN: ReadonlySet<Code> = new Set<Code>(['DPP-ISS-10', 'DPP-ISS-11', 'DPP-ISS-12']);

/** Groups by issuer, the most recently met one first. Leaves out issuers that are known by now. */
export function unknownIssuers(context: AppContext): UnknownIssuer[] {
  const trust = context.trust();
  const groups = new Map<string, UnknownIssuer>();
  for (const { id, at, issuerId, reason, claimedName, verificationMethod } of unknownIssuerEntries(context.store)) {
    if (WAS_UNKNOWN.has(reason) && isKnownIssuer(issuerId, trust)) continue;
    const known = groups.get(issuerId);
    const methods = new Set([...(known?.verificationMethods ?? []), ...(verificationMethod === undefined ? [] : [verificationMethod])]);
    const name = known?.claimedName ?? claimedName;
    groups.set(issuerId, {
      id: issuerId,
      ...defined({ claimedName: name }),
      verificationMethods: [...methods].slice(0, 20),
      inspections: (known?.inspections ?? 0) + 1,
      firstAt: at,
      lastAt: known?.lastAt ?? at,
      lastInspection: known?.lastInspection ?? id,
    });
  }
  return [...groups.values()];
}
