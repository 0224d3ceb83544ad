// Writes the typed links of passports and products as an RFC 9264 link set of GS1-Conformant Resolver 1.2.1.
import type { JsonObject } from '../json/json.ts';
import { LABEL_LANGUAGES } from '../language/languages.ts';
import { languagesOf } from '../passport/facts/view.ts';
import type { Passport } from '../passport/model.ts';
import type { CredentialType } from './credential-types.ts';
import type { PassportLinks } from './links.ts';

const GS1_VOCABULARY = 'https://ref.gs1.org/voc/';
const UNTP_VOCABULARY = 'https://vocabulary.uncefact.org/untp/';
/** Prefixes of link types. The keys of a link set are always complete IRIs of letters, digits, dots and slashes (linkset schema 1.2.1). */
export const VOCABULARIES = [
  { prefix: 'gs1:', namespace: GS1_VOCABULARY },
  { prefix: 'untp:', namespace: UNTP_VOCABULARY },
] as const;

export const LINKSET_TYPE = 'application/linkset+json';
export const LINKSET_CONTEXT = 'https://ref.gs1.org/standards/resolver/linkset-context';

const gs1 = (term: string) => `${GS1_VOCABULARY}${term}`;
const DEFAULT_LINK = gs1('defaultLink');

export interface Link {
  readonly href: string;
  readonly title: string;
  readonly type?: string;
  readonly hreflang?: readonly string[];
  /** The contexts in which the link applies (2.5.7). Absent if it always applies. */
  readonly context?: readonly LinkContext[];
}

/** All contexts that our links use. The description file lists them. */
export const LINK_CONTEXTS = ['customs'] as const;
export type LinkContext = (typeof LINK_CONTEXTS)[number];

/** One link context: an item, a lot or a product. */
export interface Entity {
  /** The GS1 Digital Link of the entity at this resolver, uncompressed. */
  readonly anchor: string;
  readonly description: string;
  readonly defaultLink: Pick<Link, 'href' | 'title'>;
  readonly links: Readonly<Record<string, readonly Link[]>>;
}

/** The representations that exist. The link set declares only these. */
export interface Present {
  readonly vc: boolean;
  readonly jwt: boolean;
  readonly sdJwt: boolean;
  readonly events: boolean;
  /** The credentials about the product other than its passport, by address. */
  readonly credentials: readonly { readonly type: string; readonly credentialId: string }[];
}

/** The link types of UNTP, one per type of credential. */
const CREDENTIAL_LINKS: readonly { readonly type: CredentialType; readonly term: string; readonly title: string }[] = [
  { type: 'DigitalConformityCredential', term: 'dcc', title: 'Conformity credential' },
  { type: 'DigitalTraceabilityEvent', term: 'dte', title: 'Traceability events' },
  { type: 'DigitalFacilityRecord', term: 'dfr', title: 'Facility record' },
];

export function passportEntity(passport: Passport, links: PassportLinks, anchor: string, present: Present): Entity {
  const name = `${passport.sample === true ? 'SAMPLE – ' : ''}${nameOf(passport)}`;
  const title = `Digital product passport: ${name}`;
  const readable = languageTags(languagesOf(passport));
  const signed = languageTags([passport.defaultLanguage]);
  const credential: Link = { href: links.vc, title: `${title} (verifiable credential)`, type: 'application/vc+ld+json', ...signed };
  return {
    anchor,
    description: name,
    defaultLink: { href: links.page, title },
    links: {
      [gs1('dpp')]: [
        { href: links.page, title, type: 'text/html', ...readable },
        { href: links.api, title: `${title} (data)`, type: 'application/json', ...readable },
        ...(present.vc ? [credential] : []),
        ...(present.jwt ? [{ href: links.jwt, title: `${title} (signed token)`, type: 'application/vc+jwt', ...signed }] : []),
        ...(present.sdJwt
          ? [{ href: links.sdJwt, title: `${title} (token with selective disclosure)`, type: 'application/dc+sd-jwt', ...signed }]
          : []),
      ],
      ...(present.vc ? { [`${UNTP_VOCABULARY}dpp`]: [credential] } : {}),
      ...credentialLinks(present.credentials, name, signed),
      [gs1('verificationService')]: [
        { href: links.verify, title: `Verification of the passport: ${name}`, type: 'application/json' },
        { href: links.customs, title: `Verification for customs: ${name}`, type: 'application/json', context: ['customs'] },
      ],
      [gs1('masterData')]: [{ href: links.aas, title: `Asset Administration Shell: ${name}`, type: 'application/json', ...readable }],
      ...(present.events
        ? { [gs1('epcis')]: [{ href: links.events, title: `Events (EPCIS 2.0): ${name}`, type: 'application/ld+json' }] }
        : {}),
    },
  };
}

/**
 * Links each credential by its own address, which also serves it as a token. If there are several credentials of a type, their titles
 * contain the last segment of the address.
 */
const credentialLinks = (credentials: Present['credentials'], name: string, languages: Pick<Link, 'hreflang'>): Entity['links'] =>
  Object.fromEntries(
    CREDENTIAL_LINKS.flatMap(({ type, term, title }) => {
      const found = credentials.filter((one) => one.type === type);
      const mark = (href: string) => (found.length === 1 ? '' : ` (${href.slice(href.lastIndexOf('/') + 1)})`);
      const links = found.map(({ credentialId: href }) => ({
        href,
        title: `${title}${mark(href)}: ${name}`,
        type: 'application/vc+ld+json',
        ...languages,
      }));
      return links.length === 0 ? [] : [[`${UNTP_VOCABULARY}${term}`, links] as const];
    }),
  );

/** Returns the entity of a GTIN. Its page lists the passports. If the whole product has a passport, that is the default link instead. */
export function productEntity(name: string, page: string, anchor: string, own?: Entity): Entity {
  const link: Link = { href: page, title: `Passports of this product: ${name}`, type: 'text/html', hreflang: LABEL_LANGUAGES };
  return {
    anchor,
    description: own?.description ?? name,
    defaultLink: own?.defaultLink ?? { href: link.href, title: link.title },
    links: { ...own?.links, [gs1('pip')]: [link] },
  };
}

/** `entities`: from the most specific to the least specific. */
export const toLinkset = (entities: readonly Entity[]): JsonObject => ({
  linkset: entities.map(({ anchor, description, defaultLink, links }) => ({
    anchor,
    description,
    [DEFAULT_LINK]: [{ ...defaultLink }],
    ...asJson(links),
  })),
});

/** Returns the links from which a client may choose (2.6.3). */
export const candidates = ({ anchor, description }: Entity, relation: string, links: readonly Link[]): JsonObject => ({
  linkset: [{ anchor, description, ...asJson({ [relation]: links }) }],
});

const asJson = (links: Entity['links']): JsonObject =>
  Object.fromEntries(
    Object.entries(links).map(([relation, targets]) => [
      relation,
      targets.map(({ hreflang, context, ...link }) => ({
        ...link,
        ...(hreflang === undefined ? {} : { hreflang: [...hreflang] }),
        ...(context === undefined ? {} : { context: [...context] }),
      })),
    ]),
  );

/**
 * Returns the relation that a `linkType` names, as the IRI used in our keys.
 * Accepts an IRI or CURIE of either vocabulary, in any form that GS1's namespace has had (2.14), or a bare GS1 term. `linkset` and the
 * deprecated `all` request the link set itself.
 */
export function relationOf(linkType: string): string {
  if (linkType === 'linkset' || linkType === 'all') return 'linkset';
  const old = /^https?:\/\/(?:(?:ref|www)\.)?gs1\.org\/voc\/(.*)$/is.exec(linkType)?.[1];
  if (old !== undefined) return gs1(old);
  const known = VOCABULARIES.find(({ prefix }) => linkType.startsWith(prefix));
  if (known !== undefined) return known.namespace + linkType.slice(known.prefix.length);
  return /^[A-Za-z]+$/.test(linkType) ? gs1(linkType) : linkType;
}

/** Returns the links of a relation at the most specific level that has any (2.5.9: the resolver walks up the levels). */
export function linksOfType(
  entities: readonly Entity[],
  relation: string,
): { readonly entity: Entity; readonly links: readonly Link[] } | undefined {
  for (const entity of entities) {
    const links =
      relation === DEFAULT_LINK ? [entity.defaultLink] : Object.hasOwn(entity.links, relation) ? entity.links[relation] : undefined;
    if (links !== undefined) return { entity, links };
  }
  return undefined;
}

const nameOf = ({ productName, defaultLanguage, dppCode }: Passport): string => productName[defaultLanguage] ?? dppCode;

/** The schema allows only `ll` and `ll-CC`. Reduces other tags to their two-letter language, or omits them. */
function languageTags(tags: readonly string[]): { readonly hreflang?: readonly string[] } {
  const found = new Set(tags.flatMap((tag) => (/^[A-Za-z]{2}-[A-Za-z]{2}$/.test(tag) ? [tag] : (/^[A-Za-z]{2}(?=-|$)/.exec(tag) ?? []))));
  return found.size === 0 ? {} : { hreflang: [...found] };
}
