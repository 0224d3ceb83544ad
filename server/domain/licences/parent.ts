// Chooses among the held copies of a licence, because any issuer can put the id of a foreign licence on a credential.
import type { Headline } from '../evidence/evidence.ts';
import { isGenuine, isRoot, type Link } from './chain.ts';
import { type Licence, uncovered } from './licence.ts';

/** Returns the verified copies that are held under the id of a licence. */
export type Held = (id: string) => readonly Link[];

const RANKS: readonly Headline[] = ['valid', 'valid-not-current', 'unknown-issuer', 'cannot-check', 'invalid'];

/**
 * Chooses the copy that serves as the parent of `child`: if possible a genuine one, then one that covers the child, then one whose issuer
 * holds the prefix. Among these, a revoked or suspended copy takes precedence, then the one with the best headline.
 */
export function parentOf(child: Licence, id: string, held: Held): Link | undefined {
  const copies = held(id).map((link) => ({ link, giver: isGenuine(link) ? judgeGiver(link, held) : 'unknown' }));
  // A licence from an issuer without the prefix counts against a company only if the company issued it to itself.
  const counting = copies.filter(({ link, giver }) => giver !== 'other' || link.licence.issuerId === child.issuerId);
  const genuine = prefer(counting, ({ link }) => isGenuine(link));
  const covering = prefer(genuine, ({ link }) => uncovered(child, link.licence) === undefined);
  const from = prefer(covering, ({ giver }) => giver === 'licensor').map(({ link }) => link);
  return from.find(({ ended }) => ended === 'status') ?? RANKS.flatMap((rank) => from.filter(({ headline }) => headline === rank))[0];
}

function prefer<T>(all: readonly T[], isBetter: (one: T) => boolean): readonly T[] {
  const better = all.filter(isBetter);
  return better.length > 0 ? better : all;
}

/** Judges whether the issuer of a licence holds the prefix. Key credentials always pass, because `uncovered` checks their issuers. */
function judgeGiver(link: Link, held: Held): 'licensor' | 'unknown' | 'other' {
  const { licence, ended } = link;
  if (licence.kind === 'key' || licence.kind === 'data') return 'licensor';
  if (licence.kind === 'prefix') return isRoot(link) ? 'licensor' : ended === undefined ? 'unknown' : 'other';
  const prefixes = licence.parent === undefined ? [] : held(licence.parent).filter((above) => isGenuine(above) && isRoot(above));
  if (prefixes.length === 0) return 'unknown';
  return prefixes.some((above) => uncovered(licence, above.licence) === undefined) ? 'licensor' : 'other';
}
