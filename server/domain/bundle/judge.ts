// Judges a checked bundle by the desks that its reader trusts: intact, altered, or undetermined and why.
import type { DeskStanding } from '../../contract/index.ts';
import type { Foreign } from '../foreign/index.ts';
import { sameFingerprint } from '../keys/same-fingerprint.ts';
import type { BundleFinding } from './inspect.ts';

type Signed = Extract<BundleFinding, { readonly state: 'as-signed' }>;

export interface DeskFacts {
  readonly fingerprint: string;
  /** The name of the desk in the trust list. */
  readonly name?: Foreign;
  /** `list`: a trust list vouches for it. `given`: a person gave its fingerprint. */
  readonly by?: 'list' | 'given';
}

/**
 * `unread`: this version cannot read the bundle. `other-key`: it was not signed with the given key. `unnamed`: no trust
 * list vouches for the desk. `against`: a trust list speaks against it. `verdicts`: not every verdict can be repeated.
 */
export type Doubt = 'unread' | 'other-key' | 'unnamed' | 'against' | 'verdicts';

export type JudgedBundle =
  | { readonly state: 'altered'; readonly why: string }
  | { readonly state: 'undetermined'; readonly doubt: Doubt; readonly why: string }
  | (Omit<Signed, 'state'> & { readonly desk: DeskFacts } & (
        | { readonly state: 'intact' }
        | { readonly state: 'undetermined'; readonly doubt: Doubt; readonly why: string }
      ));

export interface WhoCounts {
  /** The fingerprint that a person gave. */
  readonly signer?: string;
  /** Returns what the trust lists state about a desk that signed at the given time. */
  readonly standing: (desk: string, signedAt: string) => DeskStanding;
}

export function judgeFinding(finding: BundleFinding, { signer, standing: standingOf }: WhoCounts): JudgedBundle {
  if (finding.state === 'altered') return { state: 'altered', why: finding.detail };
  if (finding.state === 'unreadable') return { state: 'undetermined', doubt: 'unread', why: finding.detail };
  const { state: _, ...rest } = finding;
  const { fingerprint, manifest, entries } = finding;
  const standing = standingOf(manifest.desk, manifest.createdAt);
  const isGiven = sameFingerprint(signer, fingerprint);
  const desk: DeskFacts = {
    fingerprint,
    ...(standing.name === undefined ? {} : { name: standing.name }),
    ...(standing.isVouched ? { by: 'list' as const } : isGiven ? { by: 'given' as const } : {}),
  };
  const [doubt, why] = doubtOf(entries, standing, signer !== undefined, isGiven) ?? [];
  return doubt === undefined || why === undefined
    ? { ...rest, state: 'intact', desk }
    : { ...rest, state: 'undetermined', desk, doubt, why };
}

function doubtOf(
  entries: Signed['entries'],
  standing: DeskStanding,
  wasAsked: boolean,
  isGiven: boolean,
): readonly [Doubt, string] | undefined {
  if (wasAsked && !isGiven) return ['other-key', 'the fingerprint that was given is that of another key'];
  if (!standing.isVouched && (standing.isAgainst || !isGiven)) return [standing.isAgainst ? 'against' : 'unnamed', standing.why];
  // `cannot-check` asserts nothing about the item, so the bundle need not allow that verdict to be repeated.
  const open = entries.filter(({ anew, headline }) => anew === 'differs' || (anew === 'not-made' && headline !== 'cannot-check'));
  if (open.length === 0) return undefined;
  const numbers = open.slice(0, 10).map(({ number }) => number);
  return ['verdicts', `the verdict of inspection ${numbers.join(', ')} cannot be made again as it was made`];
}
