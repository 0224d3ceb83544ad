// Judges a chain of licences: does it reach a licence of GS1, and to whom does it give the number?
import { type Evidence, evidence, type Headline } from '../evidence/evidence.ts';
import type { KnownIssuer } from '../trust/trust.ts';
import { isHeldBy, type Licence, ROOT_TYPES, uncovered } from './licence.ts';

/** One verified credential of the chain, with its own verdict. */
export interface Link {
  readonly licence: Licence;
  readonly types: readonly string[];
  readonly headline: Headline;
  /** Absent while it is in force. `status`: revoked or suspended · `dates`: expired or not yet valid. */
  readonly ended?: 'status' | 'dates';
  readonly issuer?: KnownIssuer;
}

/** From the credential in question up to the first licence. */
export interface Chain {
  readonly links: readonly Link[];
  /** Why there is no further link, if the last one is no first licence. */
  readonly missing?: string;
}

/** The global office of GS1, which gives prefixes to member organisations. */
const GS1_GLOBAL = 'did:web:id.gs1.org';

/**
 * Only the global office assigns prefixes. Policy: a trust list can name another issuer for this role, by the type. An
 * issuer that is trusted without limits does not count, because otherwise any issuer could license the numbers of all
 * others to itself.
 */
export function isRoot({ licence, issuer, types }: Link): boolean {
  const named = issuer?.credentialTypes ?? [];
  return (
    licence.kind === 'prefix' &&
    (licence.issuerId === GS1_GLOBAL || types.some((type) => ROOT_TYPES.includes(type) && named.includes(type)))
  );
}

/** The issuer signed it, whether or not it is still in force. */
export const isGenuine = ({ headline, ended }: Link): boolean =>
  ended !== undefined || headline === 'valid' || headline === 'valid-not-current';

export type Finding =
  /** A link names a licence that does not cover it. */
  | { readonly kind: 'broken'; readonly detail: string }
  | { readonly kind: 'ended'; readonly detail: string }
  | { readonly kind: 'open'; readonly detail: string; readonly owner?: Licence }
  | { readonly kind: 'whole'; readonly owner: Licence };

/** The first link is taken as it is: its own checks judge it. A broken relation counts only between genuine links. */
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

/** What the chain of a credential of GS1 says about that credential. */
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
 * What the licences of a number say about who signed a passport for it, and the chain that says it. The first link of each chain is a key
 * and counts like the others. They can lower a verdict and never raise it. Returns undefined if they say nothing.
 *
 * Policy: only a chain that was fully checked speaks for the signer against one that gives the number to another company. A chain that has
 * ended does not accuse: it says who held the number, not who holds it.
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

/** None if the key credential is not genuine. */
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

/** Any fixed order does, so that the result does not depend on that of the copies. */
function inOrder(a: Found, b: Found): number {
  const [left, right] = [a, b].map(({ finding, chain }) => JSON.stringify([finding, chain.links.map(({ licence }) => licence)])) as [
    string,
    string,
  ];
  return left < right ? -1 : left > right ? 1 : 0;
}

const detailOf = (finding: Finding): string =>
  finding.kind === 'whole' ? '' : finding.kind === 'ended' ? `${finding.detail}: revoked, suspended or out of date` : finding.detail;

/** The operator named the issuer for numbers, or the service signs here for its clients: both knew that the number may be another company's. */
const isNamedFor = (issuer: KnownIssuer | undefined): boolean =>
  issuer?.origin === 'own' || issuer?.scope?.gs1Prefixes !== undefined || issuer?.scope?.gtins !== undefined;
