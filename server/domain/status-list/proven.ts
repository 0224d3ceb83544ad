// Verifies the signature of a held status list against the trust data, and weighs the list.
// The result is cached per set of issuers.

import { parseTimestamp } from '../dates/dates.ts';
import { isGoodNow, type Side, type Stated, type Weight, weightOf } from '../issuer/weight.ts';
import { isKeyOf } from '../proof/certified.ts';
import { retractionNames } from '../signed-file/signed-file.ts';
import type { StatusStatement, Trust } from '../trust/trust.ts';
import type { AdmittedList } from './admit.ts';
import { contentOf, type ParsedList, periodIn, readAs } from './parse.ts';
import { parsedText } from './parsed.ts';
import { provedList, refusalOf } from './signed-list.ts';
import type { Period, Refused, Signer } from './status-list.ts';

interface GoodList {
  readonly signer: Required<Signer>;
  readonly period: Period;
  readonly names: () => readonly string[];
}
type ProvenList = GoodList | Refused;

const known = new WeakMap<Trust['issuers'], Map<string, ProvenList>>();

/** Verifying costs far more than reading a bit, so it runs only for lists on which a result depends. */
function proven(statement: StatusStatement, list: ParsedList, trust: Trust): ProvenList {
  const of = known.get(trust.issuers) ?? new Map<string, ProvenList>();
  known.set(trust.issuers, of);
  const found = of.get(statement.sha256) ?? prove(statement, list, trust);
  // Not cached for DPP-SIG-43, whose cause may be temporary and lie in this computer.
  if (!('refused' in found && found.code === 'DPP-SIG-43')) of.set(statement.sha256, found);
  return found;
}

function prove({ credential: text }: StatusStatement, list: ParsedList, trust: Trust): ProvenList {
  const signed = provedList(text, trust);
  if ('refused' in signed) return signed;
  const read = readAs(signed, text);
  if (!read.ok) return { refused: `${read.fault}: ${read.detail}` };
  const { id, issuerId } = read.value;
  const content = contentOf(read.value);
  // The signed content must equal the content that was parsed without checking the signature.
  const isSame =
    id === list.url &&
    issuerId === list.issuerId &&
    content.kind === list.content.kind &&
    Buffer.compare(content.bits, list.content.bits) === 0;
  if (!isSame || signed.proven === undefined) return { refused: 'what is signed is not what the text shows' };
  // An issuer may sign only with its own keys, even if the keys of others are known.
  const [lead] = signed.proven;
  const owners =
    lead === undefined || (lead.certified !== undefined && isKeyOf(signed.issuerId, lead))
      ? []
      : [lead.method?.controller, lead.finding?.kind === 'key' ? lead.finding.controller : undefined];
  const other = owners.find((owner) => owner !== undefined && owner !== issuerId);
  if (other !== undefined) return { refused: `the list names ${issuerId}, the key belongs to ${other}` };
  const signer = { issuerId: signed.issuerId, proven: signed.proven };
  let names: readonly string[] | undefined;
  return {
    signer,
    period: periodIn(read.value),
    names: () => {
      names ??= retractionNames(text);
      return names;
    },
  };
}

const statedBy = ({ seenAt }: StatusStatement, { from }: ParsedList, { signer, names }: GoodList): Stated => ({
  issuerId: signer.issuerId,
  proven: signer.proven,
  ...(from === undefined ? {} : { from }),
  seenAt: parseTimestamp(seenAt),
  names,
});

/** Returns the weight of the list. Returns undefined if no trust list has ever vouched for the key that signed it. */
export function weightIn(statement: StatusStatement, list: ParsedList, trust: Trust, side?: Side): Weight | undefined {
  const found = proven(statement, list, trust);
  if ('refused' in found) return undefined;
  const weight = weightOf(statedBy(statement, list, found), trust, side);
  if (trust.issuers.get(found.signer.issuerId)?.origin !== 'own') return weight;
  return weight === 'contested' && trust.refusedOwnLists?.has(statement.sha256) === true ? undefined : weight;
}

/** Returns the period in which the list can show a good status. Empty if its signature is invalid. */
export function periodOf(statement: StatusStatement, list: ParsedList, trust: Trust): Period {
  const found = proven(statement, list, trust);
  return 'refused' in found ? {} : found.period;
}

/** Returns why the list cannot show a good status at this moment. Returns undefined if it can. */
export function notGood(statement: StatusStatement, list: ParsedList, trust: Trust, now: Date): string | undefined {
  const found = proven(statement, list, trust);
  if ('refused' in found) return found.refused;
  const stated = statedBy(statement, list, found);
  if (weightIn(statement, list, trust, 'favour') === 'firm' && isGoodNow(stated, trust, now)) return undefined;
  return refusalOf(found.signer, trust, now)?.refused ?? 'its key was revoked or had ended before the list was first seen';
}

/** True if the list is signed by a key for which the trust data ever vouched. */
export function isVouched({ credential, sha256 }: Pick<AdmittedList, 'credential' | 'sha256'>, trust: Trust): boolean {
  const read = parsedText(sha256, credential);
  const seenAt = new Date(0).toISOString();
  return read.ok && weightIn({ credential, sha256, retrievedAt: seenAt, seenAt }, read.value, trust) !== undefined;
}

export interface Judged {
  readonly list: ParsedList;
  readonly weight: Weight;
  /** True if the list is under a key that is good at this moment. */
  readonly good: boolean;
}

/** Judges a single list. Returns undefined if the list is unreadable or has no weight. */
export function judgeList(statement: StatusStatement, trust: Trust, now: Date): Judged | undefined {
  const read = parsedText(statement.sha256, statement.credential);
  const weight = read.ok ? weightIn(statement, read.value, trust) : undefined;
  if (!read.ok || weight === undefined) return undefined;
  return { list: read.value, weight, good: notGood(statement, read.value, trust, now) === undefined };
}
