// Chooses among the held copies of a licence, because any issuer can put the id of another's licence on a credential.
import type { Headline } from '../evidence/evidence.ts';
import { isGenuine, isRoot, type Link } from './chain.ts';
import { type Licence, uncovered } from './licence.ts';

/** The copies that are held under the id of a licence, each verified. */
export type Held = (id: string) => readonly Link[];

const RANKS: readonly Headline[] = ['valid', 'valid-not-current', 'unknown-issuer', 'cannot-check', 'invalid'];

/**
 * The copy on which `child` rests: a genuine one that covers it and whose issuer was given the prefix, as far as there is one. Of these, one
 * that was revoked or suspended counts first, then the best.
 */
export function parentOf(child: Licence, id: string, held: Held): Link | undefined {
  const copies = held(id).map((link) => ({ link, giver: isGenuine(link) ? judgeGiver(link, held) : 'unknown' }));
  // The company is responsible only for a licence that it gives to itself, not for those that others sign in its
  // favour.
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

/** Who gave a licence. A key needs no answer: only what its own issuer states rests on it. */
function judgeGiver(link: Link, held: Held): 'licensor' | 'unknown' | 'other' {
  const { licence, ended } = link;
  if (licence.kind === 'key' || licence.kind === 'data') return 'licensor';
  if (licence.kind === 'prefix') return isRoot(link) ? 'licensor' : ended === undefined ? 'unknown' : 'other';
  const prefixes = licence.parent === undefined ? [] : held(licence.parent).filter((above) => isGenuine(above) && isRoot(above));
  if (prefixes.length === 0) return 'unknown';
  return prefixes.some((above) => uncovered(licence, above.licence) === undefined) ? 'licensor' : 'other';
}
