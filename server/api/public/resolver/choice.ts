// Chooses among several links of one type by the client's preferences, or returns those that remain equal.

import type { Link } from '../../../domain/formats/linkset.ts';
import { lookup } from '../../../domain/language/language.ts';
import { preferred } from '../../http/negotiate.ts';

export interface Preference {
  readonly accept: string | undefined;
  /** From `context=`: where or for whom the link is to apply. */
  readonly context: string | undefined;
  /** From Accept-Language, best first. */
  readonly languages: readonly string[];
  /** Target of the default link, which breaks a tie. */
  readonly defaultHref: string;
}

/** GS1-Conformant Resolver 2.6.3: context, media type, then language. A preference that no link meets is ignored. */
export function choose(links: readonly Link[], { context, accept, languages, defaultHref }: Preference): readonly Link[] {
  const typed = byLanguage(byType(byContext(links, context), accept), languages);
  const [first, second] = typed;
  if (first === undefined || second === undefined) return typed;
  const byDefault = typed.filter(({ href }) => href === defaultHref);
  return byDefault.length === 1 ? byDefault : typed;
}

/**
 * A link with a context applies only to requests for that context. Links without one apply everywhere, also in a context that no link
 * names.
 */
function byContext(links: readonly Link[], asked: string | undefined): readonly Link[] {
  const named = links.filter(({ context = [] }) => asked !== undefined && context.some((known) => known === asked.toLowerCase()));
  if (named.length > 0) return named;
  const everywhere = links.filter(({ context }) => context === undefined);
  return everywhere.length > 0 ? everywhere : links;
}

/** Both names of a signed credential in JSON-LD: the interface's and the registered one. */
const NAMES: Readonly<Record<string, readonly string[]>> = { 'application/vc+ld+json': ['application/vc+ld+json', 'application/vc'] };

function byType(links: readonly Link[], accept: string | undefined): readonly Link[] {
  if (accept === undefined || accept.trim() === '') return links;
  const named = links.flatMap((link) => {
    const { type = 'application/octet-stream' } = link;
    return (NAMES[type] ?? [type]).map((name) => ({ link, name }));
  });
  const liked = preferred(
    accept,
    named.map(({ name }) => name),
  );
  const best = new Set(named.filter((_, at) => liked[at]).map(({ link }) => link));
  return best.size > 0 ? links.filter((link) => best.has(link)) : links;
}

function byLanguage(links: readonly Link[], languages: readonly string[]): readonly Link[] {
  const found = lookup(
    languages,
    links.flatMap(({ hreflang = [] }) => hreflang),
  );
  return found === undefined ? links : links.filter(({ hreflang = [] }) => hreflang.includes(found));
}
