// Judges a checked bundle by the desks that its reader trusts: intact, altered, or undetermined and why.
import type { DeskStanding } from '../../contract/index.ts';
import { type Because, explained } from '../evidence/because.ts';
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

interface Doubted {
  readonly state: 'undetermined';
  readonly doubt: Doubt;
  /** Absent for what only the content of the bundle explains, and for a fingerprint, which only commands and runs ask for. */
  readonly because?: Because;
  readonly why: string;
}

export type JudgedBundle =
  | { readonly state: 'altered'; readonly why: string }
  | Doubted
  | (Omit<Signed, 'state'> & { readonly desk: DeskFacts } & ({ readonly state: 'intact' } | Doubted));

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
  const doubted = doubtOf(entries, standing, signer !== undefined, isGiven);
  return doubted === undefined ? { ...rest, state: 'intact', desk } : { ...rest, state: 'undetermined', desk, ...doubted };
}

function doubtOf(
  entries: Signed['entries'],
  standing: DeskStanding,
  wasAsked: boolean,
  isGiven: boolean,
): Omit<Doubted, 'state'> | undefined {
  if (wasAsked && !isGiven) return { doubt: 'other-key', why: 'the fingerprint that was given is that of another key' };
  if (!standing.isVouched && (standing.isAgainst || !isGiven)) {
    const { because, why } = standing;
    return { doubt: standing.isAgainst ? 'against' : 'unnamed', because, why };
  }
  // `cannot-check` asserts nothing about the item, so the bundle need not allow that verdict to be repeated.
  const open = entries.filter(({ anew, headline }) => anew === 'differs' || (anew === 'not-made' && headline !== 'cannot-check'));
  if (open.length === 0) return undefined;
  const numbers = open.slice(0, 10).map(({ number }) => number);
  return { doubt: 'verdicts', ...explained({ code: 'verdicts', numbers }) };
}
