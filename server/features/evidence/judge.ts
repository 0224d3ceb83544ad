// Judges a checked bundle by whom this computer trusts: intact, altered, or undetermined and why.
import { sameFingerprint } from '../../domain/keys/fingerprint.ts';
import { type DeskList, judgeDesk } from '../../domain/trust-list/desks.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { trustListFile, trustListsInForce } from '../../store/trust/trust-lists.ts';
import { listFacts } from '../trust/index.ts';
import type { BundleFinding } from './inspect.ts';

type Signed = Extract<BundleFinding, { readonly state: 'as-signed' }>;

export interface DeskFacts {
  readonly fingerprint: string;
  /** The name in the trust list that names the desk. */
  readonly name?: string;
  /** `list`: a trust list vouches for it. `given`: a person gave its fingerprint. */
  readonly by?: 'list' | 'given';
}

export type JudgedBundle =
  | { readonly state: 'altered' | 'undetermined'; readonly why: string }
  | (Omit<Signed, 'state'> & { readonly state: 'intact' | 'undetermined'; readonly desk: DeskFacts; readonly why?: string });

/** Those that a person names, and those that are in force here. */
export interface WhoCounts {
  readonly signer?: string;
  readonly lists: readonly DeskList[];
  readonly now: Date;
}

export function judgeBundle(finding: BundleFinding, { signer, lists, now }: WhoCounts): JudgedBundle {
  if (finding.state === 'altered') return { state: 'altered', why: finding.detail };
  if (finding.state === 'unreadable') return { state: 'undetermined', why: finding.detail };
  const { state: _, ...rest } = finding;
  const { fingerprint, manifest, entries } = finding;
  const standing = judgeDesk(manifest.desk, manifest.createdAt, lists, now);
  const isGiven = sameFingerprint(signer, fingerprint);
  const desk: DeskFacts = {
    fingerprint,
    ...(standing.name === undefined ? {} : { name: standing.name }),
    ...(standing.isVouched ? { by: 'list' as const } : isGiven ? { by: 'given' as const } : {}),
  };
  // Only a verdict that says nothing may stand without being made again.
  const open = entries.filter(({ anew, headline }) => anew === 'differs' || (anew === 'not-made' && headline !== 'cannot-check'));
  const why =
    signer !== undefined && !isGiven
      ? 'the fingerprint that was given is that of another key'
      : !standing.isVouched && !(isGiven && !standing.isAgainst)
        ? standing.why
        : open.length > 0
          ? `the verdict of inspection ${open
              .map(({ number }) => number)
              .slice(0, 10)
              .join(', ')} cannot be made again as it was made`
          : undefined;
  return why === undefined ? { ...rest, state: 'intact', desk } : { ...rest, state: 'undetermined', desk, why };
}

/** The lists in force in a store. */
export function deskListsIn(store: Store, now: Date): readonly DeskList[] {
  const rules = readSettings(store);
  return trustListsInForce(store).flatMap((list) => {
    const text = trustListFile(store, list.id);
    const read = text === undefined ? undefined : readTrustList(text);
    return read?.ok === true ? [{ trustList: read.trustList, isExpired: listFacts(list, rules, now.getTime()).state === 'expired' }] : [];
  });
}
