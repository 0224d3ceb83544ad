// Judges whether the key that made a signature may sign, by the entry in favour and by the whole record of the key.

import { iso, parseDateTime } from '../dates/dates.ts';
import { carriesKey } from '../did/did.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, type Particulars, say } from '../evidence/particulars.ts';
import type { FoundKey, KeyFinding } from '../keys/controlling-document.ts';
import type { KeyWindow } from '../keys/identity.ts';
import type { Proven } from '../proof/proof.ts';
import { keyOf } from '../trust/issuer-keys.ts';
import { effectiveNow } from '../trust/standing.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import { judgePath, judgePeriod } from './judge-path.ts';
import { beginOf, type KeyRecord, keyRecord } from './key-record.ts';

export interface KeyContext {
  readonly trust: Trust;
  readonly now: Date;
  /**
   * When this computer first saw the credential, in milliseconds since the Unix epoch. Defaults to now. Called only if the result depends
   * on it.
   */
  readonly seenAt?: () => number;
}

/**
 * Judges the key under the name in the signature, by the entry in favour and by every entry on it so far.
 *
 * CID 1.0: from `expires` on, no signature counts, regardless of the date it claims. The window of a list limits when a signature may have
 * been made.
 */
export function judgeKey(entryId: string | undefined, word: KnownIssuer | undefined, proven: Proven, context: KeyContext): Evidence {
  const { finding, method, methodId, certified } = proven;
  const { trust } = context;
  if (certified !== undefined && certified.path.kind !== 'valid') return judgePath(certified.path);
  const asOf = method && trust.issuers.get(method.controller)?.asOf;
  if (finding === undefined) return evidence('DPP-KEY-10');
  if (finding.kind !== 'key') return judgeNoKey(finding, isHeld(method?.controller, trust), asOf);
  const record = method && recordOn(method.controller, finding.key.fingerprint, trust);
  const said = wordOnKey(entryId, word, proven) ?? finding;
  const isNamed = said.kind === 'key' && said.key.fingerprint === finding.key.fingerprint;
  // The window of another entry does not apply here. The record holds the windows of keys that the newest lists no longer name.
  const { from: _, until: __, ...bare } = finding;
  const about = isNamed ? said : bare;
  const line = judgeDates(about, record, proven, context, asOf);
  if (line.outcome === 'failed') return line;
  if (!isNamed) return evidence('DPP-KEY-13', methodId, asOf);
  return certified?.path.kind === 'valid'
    ? judgePeriod(certified.leaf, certified.path, line, proven, effectiveNow(context.now, trust.clockFloor))
    : line;
}

/** For the issuer's own keys, the entry in favour decides. A key with another controller is judged by the trust data as a whole. */
const wordOnKey = (entryId: string | undefined, word: KnownIssuer | undefined, { method, methodId }: Proven): KeyFinding | undefined =>
  word === undefined || methodId === undefined || method?.controller !== entryId ? undefined : keyOf(word, methodId);

function recordOn(controller: string, fingerprint: string, trust: Trust): KeyRecord | undefined {
  const record = trust.records?.get(controller);
  return record && keyRecord(record, fingerprint);
}

const isHeld = (controller: string | undefined, trust: Trust): boolean =>
  controller !== undefined && (trust.issuers.has(controller) || trust.records?.has(controller) === true || carriesKey(controller));

function judgeNoKey(finding: Exclude<KeyFinding, { kind: 'key' }>, documentKnown: boolean, asOf: string | undefined): Evidence {
  switch (finding.kind) {
    case 'not-found':
      return documentKnown ? evidence('DPP-KEY-02', finding.detail, asOf) : evidence('DPP-KEY-10', finding.detail);
    case 'unsupported':
      return evidence('DPP-KEY-14', finding.detail, asOf);
    case 'malformed':
      return evidence('DPP-KEY-06', finding.detail, asOf);
    case 'weak':
      return evidence('DPP-KEY-03', finding.detail, asOf);
  }
}

/** Uses the later of the clock and the clock floor, so that a slow clock cannot revive a key. An unreadable date counts against the key. */
function judgeDates(
  key: FoundKey,
  record: KeyRecord | undefined,
  { dates }: Proven,
  { trust, now, seenAt }: KeyContext,
  asOf: string | undefined,
): Evidence {
  const moment = effectiveNow(now, trust.clockFloor);
  const signed = dates.signedAt ?? dates.notBefore;
  const revoked = Math.min(record?.revoked ?? Number.POSITIVE_INFINITY, beginOf(key.revoked));
  // CID 1.0: a key with a future revocation verifies until then, as long as the document lists it.
  const isRevoked = revoked !== Number.POSITIVE_INFINITY && !(revoked > moment && key.authorised);
  // A credential that was signed and first seen before the revocation may be genuine.
  const isBefore = isRevoked && signed !== undefined && signed < revoked && (seenAt?.() ?? moment) < revoked;
  const since = revoked === Number.NEGATIVE_INFINITY || !isRevoked ? say('revoked') : say('revoked-on', { date: dated(iso(revoked)) });
  if (isRevoked && !isBefore) return evidence('DPP-KEY-04', since, asOf);
  if (key.barred !== undefined) return evidence('DPP-KEY-03', key.barred, asOf);
  if (key.published) return evidence('DPP-KEY-03', say('key-published'), asOf);
  // A revoked key is no longer listed, so its absence does not matter for a signature from before the revocation.
  if (!key.authorised && !isBefore) return evidence('DPP-KEY-03', say('key-not-listed'), asOf);
  if (key.expires !== undefined && !(beginOf(key.expires) > moment))
    return evidence('DPP-KEY-05', say('expired-on', { date: dated(key.expires) }), asOf);
  for (const window of [key, ...(record?.lastWindows ?? [])]) {
    const outside = outsideOf(window, signed ?? moment);
    if (outside !== undefined) return evidence('DPP-KEY-12', outside, asOf);
  }
  if (isBefore) return evidence('DPP-KEY-11', since, asOf);
  return evidence('DPP-KEY-01', undefined, asOf);
}

/** A signature without a date counts as made now. */
function outsideOf({ from, until }: Pick<KeyWindow, 'from' | 'until'>, signed: number): Particulars | undefined {
  if (from !== undefined && !(signed >= (parseDateTime(from) ?? Number.POSITIVE_INFINITY)))
    return say('listed-from', { date: dated(from) });
  return until !== undefined && signed > beginOf(until) ? say('listed-until', { date: dated(until) }) : undefined;
}
