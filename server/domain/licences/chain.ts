// Judges whether a chain of licences reaches a prefix licence of GS1, and to whom it gives the number.
import { type Evidence, evidence, type Headline } from '../evidence/evidence.ts';
import type { KnownIssuer } from '../trust/trust.ts';
import { isHeldBy, type Licence, ROOT_TYPES, uncovered } from './licence.ts';

/** One verified credential of the chain, with its own verdict. */
export interface Link {
  readonly licence: Licence;
  readonly types: readonly string[];
  readonly headline: Headline;
  /** Absent while the credential is in force. `status`: revoked or suspended. `dates`: expired or not yet valid. */
  readonly ended?: 'status' | 'dates';
  readonly issuer?: KnownIssuer;
}

/** The links from the credential in question up to the prefix licence. */
export interface Chain {
  readonly links: readonly Link[];
  /** Why the chain is incomplete, if its last link is not a prefix licence. */
  readonly missing?: string;
}

/** The global office of GS1, which assigns prefixes to member organisations. */
const GS1_GLOBAL = 'did:web:id.gs1.org';

/**
 * True for a prefix licence of the global office. Policy: a trust list can name another issuer for this role, by the type.
 * An issuer that is trusted for all types does not have this role, because it could then license any number to itself.
 */
export function isRoot({ licence, issuer, types }: Link): boolean {
  const named = issuer?.credentialTypes ?? [];
  return (
    licence.kind === 'prefix' &&
    (licence.issuerId === GS1_GLOBAL || types.some((type) => ROOT_TYPES.includes(type) && named.includes(type)))
  );
}

/** True if the issuer signed the credential, even if it is no longer in force. */
export const isGenuine = ({ headline, ended }: Link): boolean =>
  ended !== undefined || headline === 'valid' || headline === 'valid-not-current';

export type Finding =
  /** A licence names a parent that does not cover it. */
  | { readonly kind: 'broken'; readonly detail: string }
  | { readonly kind: 'ended'; readonly detail: string }
  | { readonly kind: 'open'; readonly detail: string; readonly owner?: Licence }
  | { readonly kind: 'whole'; readonly owner: Licence };

/** Judges the links above the first one, whose own checks judge it. A parent that is not genuine leaves the finding open, not broken. */
export function judgeChain({ links, missing }: Chain): Finding {
  const unread = links.find(({ licence: { kind, key } }) => (kind === 'key' || kind === 'data') && key === undefined);
  if (unread !== undefined) return { kind: 'open', detail: `the key '${unread.licence.value.slice(0, 200)}' cannot be read` };
  const open: string[] = [];
  for (const [at, link] of links.entries()) {
    if (at === 0) continue;
    const name = nameOf(link.licence);
    if (!isGenuine(link)) return { kind: 'open', detail: `${name}: ${link.headline}` };
    const child = links[at - 1]?.licence;
    const fault = child === undefined ? undefined : uncovered(child, link.licence);
    if (fault !== undefined) return { kind: 'broken', detail: fault };
    if (link.ended !== undefined) return { kind: 'ended', detail: name };
    if (link.headline !== 'valid') open.push(`${name}: ${link.headline}`);
  }
  const owner = links.find(({ licence: { kind } }) => kind === 'company-prefix' || kind === 'single-key')?.licence;
  const last = links.at(-1);
  if (missing !== undefined) return { kind: 'open', detail: missing };
  if (last === undefined || !isRoot(last))
    return { kind: 'open', detail: `${last?.licence.issuerId ?? 'nobody'} is not named as a source of prefixes` };
  if (owner === undefined)
    return links.length === 1
      ? { kind: 'open', detail: 'a prefix of a member organisation' }
      : { kind: 'open', detail: 'no company is named' };
  return open.length === 0 ? { kind: 'whole', owner } : { kind: 'open', detail: open.join('; '), owner };
}

const nameOf = ({ kind, value }: Licence): string => `${kind} ${value}`;
const spell = ({ organisation, holder = '' }: Licence): string =>
  organisation === undefined ? holder.slice(0, 200) : `'${organisation.slice(0, 100)}' (${holder.slice(0, 200)})`;

/** Judges a credential of GS1 by its own chain. */
export function judgeOwnChain(chain: Chain): Evidence {
  const finding = judgeChain(chain);
  switch (finding.kind) {
    case 'whole':
      return evidence('DPP-LIC-01', spell(finding.owner));
    case 'broken':
      return evidence('DPP-LIC-10', finding.detail);
    case 'ended':
      return evidence('DPP-LIC-13', finding.detail);
    case 'open':
      return evidence('DPP-LIC-02', finding.detail);
  }
}

interface Found {
  readonly finding: Finding;
  readonly chain: Chain;
}

/**
 * Judges the signer of a passport by the licences of its number. Returns the evidence and the chain behind it, or undefined if there is no
 * genuine chain. The first link of each chain is a key credential. Licences can lower a verdict but never raise it.
 *
 * Policy: if one chain gives the number to another company, only a fully checked chain in favour of the signer outweighs it. A chain that
 * has ended is not evidence against the signer, because it shows who held the number, not who holds it now.
 */
export function judgeSpeaker(
  chains: readonly Chain[],
  issuerId: string,
  issuer: KnownIssuer | undefined,
): { readonly evidence: Evidence; readonly chain: Chain } | undefined {
  const found = chains.flatMap((chain) => findingsOf(chain).map((finding) => ({ finding, chain }))).toSorted(inOrder);
  const owned = found.flatMap(({ finding, chain }) =>
    'owner' in finding && finding.owner !== undefined ? [{ finding, chain, owner: finding.owner }] : [],
  );
  const own = owned.filter(({ owner }) => isHeldBy(owner, issuerId));
  const whole = own.find(({ finding }) => finding.kind === 'whole');
  if (whole !== undefined) return { evidence: evidence('DPP-LIC-01', spell(whole.owner)), chain: whole.chain };

  const others = owned.filter(({ owner }) => !isHeldBy(owner, issuerId));
  const other = others.find(({ finding }) => finding.kind === 'whole') ?? others[0];
  if (other !== undefined) {
    const firm = own.length === 0 && other.finding.kind === 'whole' ? 'DPP-LIC-11' : 'DPP-LIC-12';
    return { evidence: evidence(isNamedFor(issuer) ? 'DPP-LIC-03' : firm, spell(other.owner)), chain: other.chain };
  }
  const open = own[0] ?? found[0];
  return open === undefined ? undefined : { evidence: evidence('DPP-LIC-02', detailOf(open.finding)), chain: open.chain };
}

/** Returns an empty list if the key credential is not genuine. */
function findingsOf(chain: Chain): readonly Finding[] {
  const [first] = chain.links;
  if (first === undefined || !isGenuine(first)) return [];
  const name = nameOf(first.licence);
  if (first.ended !== undefined) return [{ kind: 'ended', detail: name }];
  const finding = judgeChain(chain);
  return [
    first.headline === 'valid' || finding.kind !== 'whole' ? finding : { ...finding, kind: 'open', detail: `${name}: ${first.headline}` },
  ];
}

/** An arbitrary but fixed order, so that the result does not depend on the order of the copies. */
function inOrder(a: Found, b: Found): number {
  const [left, right] = [a, b].map(({ finding, chain }) => JSON.stringify([finding, chain.links.map(({ licence }) => licence)])) as [
    string,
    string,
  ];
  return left < right ? -1 : left > right ? 1 : 0;
}

const detailOf = (finding: Finding): string =>
  finding.kind === 'whole' ? '' : finding.kind === 'ended' ? `${finding.detail}: revoked, suspended or out of date` : finding.detail;

/**
 * True if the trust list vouches for the issuer by numbers, or if this service signed for a client. In both cases, the
 * number is expected to be that of another company.
 */
const isNamedFor = (issuer: KnownIssuer | undefined): boolean =>
  issuer?.origin === 'own' || issuer?.scope?.gs1Prefixes !== undefined || issuer?.scope?.gtins !== undefined;
