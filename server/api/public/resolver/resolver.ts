// Resolves GS1 Digital Links (endpoints 3 and 4) as a GS1-Conformant Resolver 1.2.1.
// The response is a passport reference, a listing, a link set or a redirect.

import { passportReference } from '../../../domain/formats/json.ts';
import { linksOf } from '../../../domain/formats/links.ts';
import {
  candidates,
  type Entity,
  LINK_CONTEXTS,
  LINKSET_CONTEXT,
  LINKSET_TYPE,
  linksOfType,
  relationOf,
  toLinkset,
  VOCABULARIES,
} from '../../../domain/formats/linkset.ts';
import { toDigitalLink } from '../../../domain/gs1/digital-link-build.ts';
import { isEpcSegment } from '../../../domain/gs1/epc/binary.ts';
import { parseAcceptLanguage } from '../../../domain/language/language.ts';
import { Refusal } from '../../../lib/problem.ts';
import { passportByItem } from '../../../store/passports/passports.ts';
import { publishedItem } from '../../../store/passports/published.ts';
import { asPublished, passportOf as modelOf } from '../../../store/passports/record.ts';
import { goneClassPassport } from '../../../store/passports/resolution.ts';
import { negotiate } from '../../http/negotiate.ts';
import { type Answer, type Ask, json } from '../answer.ts';
import { gonePassport } from '../passport-state.ts';
import { choose } from './choice.ts';
import { anchorOf, itemEntity, productEntities } from './links.ts';
import { listing } from './listing.ts';
import { addressAsked, placesFor, type ResolverRequest, readRequest, resolverRoot } from './request.ts';

export const resolve = (question: Ask): Answer => forAsker(question, resolved(question));

/** Marks the response as private if its Link field and anchors contain the address that this client used. */
const forAsker = ({ reader, request }: Ask, answer: Answer): Answer =>
  addressAsked(request, reader.standing()) === undefined ? answer : { ...answer, shared: false };

function resolved(question: Ask): Answer {
  const scanned = scannedItem(question);
  if (scanned !== undefined) return scanned;
  const asked = readRequest(question);
  return asked.serial === undefined && asked.thirdPartySerial === undefined ? product(question, asked) : item(question, asked);
}

/**
 * A path of one segment must be a binary EPC. The compressed form of release 1.1 is optional (2.3) and not supported, because it loses
 * leading zeros.
 */
export function resolveEpc(question: Ask): Answer {
  const segment = question.segment(3);
  if (!isEpcSegment(segment)) throw new Refusal('not-found', `there is nothing at '${segment.slice(0, 100)}'`);
  return resolve(question);
}

const PLAIN_ITEM = /^\/api\/v1\/public\/01\/([0-9]{14})\/21\/([A-Za-z0-9._-]{1,20})$/;

/**
 * Handles the simplest request, which a browser sends after a scan. A key found in the store is valid, and no document is read to redirect
 * to its page.
 */
function scannedItem(question: Ask): Answer | undefined {
  const { store } = question.reader;
  const [, gtin, serial] = PLAIN_ITEM.exec(question.request.raw.url ?? '') ?? [];
  if (gtin === undefined || serial === undefined || (negotiate(accept(question), ITEM_TYPES) ?? 'text/html') !== 'text/html')
    return undefined;
  const dppCode = publishedItem(store, gtin, serial);
  if (dppCode === undefined) return undefined;
  const { baseUrl, publicSiteUrl } = placesFor(question);
  return redirect(
    { asked: { query: '' }, link: linksetLink(question, { gtin, serial }) },
    linksOf({ dppCode }, baseUrl, publicSiteUrl).page,
  );
}

/** Endpoint 3: never returns another item's passport. The lot does not matter, because a serial is unique within its GTIN. */
function item(question: Ask, asked: ResolverRequest): Answer {
  const { gtin, serial, lot } = asked;
  const found = serial === undefined ? undefined : passportByItem(question.reader.store, gtin, serial);
  if (found?.publishedAt === undefined) {
    throw new Refusal('not-found', `there is no passport of this item of GTIN ${gtin} here`, { standing: { state: 'unknown' } });
  }
  if (found.dppStatus === 'invalid') throw gonePassport(question.reader, found);
  const record = asPublished(found);
  const name = { gtin, serial };
  const entity = () => itemEntity(question, record, name);
  const entities = () => [entity(), ...productEntities(question, gtin, lot ?? record.batch)];
  const link = linksetLink(question, name);
  const context = (): Context => ({ question, asked, link, entities: entities() });
  if (asked.linkType !== undefined) return byLinkType(context(), asked.linkType);

  const { baseUrl, publicSiteUrl } = placesFor(question);
  const chosen = negotiate(accept(question), ITEM_TYPES) ?? 'text/html';
  switch (chosen) {
    case LINKSET_TYPE:
      return linkset(context());
    case 'application/json': {
      const passport = modelOf(record);
      const { reference, language } = passportReference(passport, languages(question), linksOf(passport, baseUrl, publicSiteUrl));
      const headers = { link, 'content-language': language };
      return json({ ...reference, ...(record.sample ? { sample: true } : {}) }, 'application/json', headers);
    }
    default: {
      const signed = chosen === 'text/html' ? [] : Object.values(entity().links).flat();
      const wanted = chosen === 'application/vc' ? 'application/vc+ld+json' : chosen;
      const credential = signed.find(({ type }) => type === wanted);
      return redirect({ asked, link }, credential?.href ?? linksOf(record, baseUrl, publicSiteUrl).page);
    }
  }
}

/** The media type of a credential leads to the credential. `application/vc` is the registered name of the first one. */
const ITEM_TYPES = [
  'text/html',
  'application/json',
  LINKSET_TYPE,
  'application/vc+ld+json',
  'application/vc',
  'application/vc+jwt',
  'application/dc+sd-jwt',
] as const;

/** Endpoint 4: an unknown lot resolves to its GTIN. */
function product(question: Ask, asked: ResolverRequest): Answer {
  const { gtin, lot } = asked;
  const entities = productEntities(question, gtin, lot);
  const chosen = negotiate(accept(question), ['application/json', 'text/html', LINKSET_TYPE]) ?? 'application/json';
  const [first] = entities;
  if (first === undefined) {
    const gone = goneClassPassport(question.reader.store, { gtin, lot });
    if (gone !== undefined) throw gonePassport(question.reader, gone);
    return unknownProduct(question, asked, chosen);
  }
  const context = { question, asked, link: linksetLink(question, { gtin, batch: lot }), entities };
  if (asked.linkType !== undefined) return byLinkType(context, asked.linkType);
  if (chosen === LINKSET_TYPE) return linkset(context);
  if (chosen === 'text/html') return redirect(context, first.defaultLink.href);
  return listing(question, asked, context.link);
}

interface Context {
  readonly question: Ask;
  readonly asked: ResolverRequest;
  /** Value of the Link header. */
  readonly link: string;
  readonly entities: readonly Entity[];
}

const accept = ({ request }: Ask): string | undefined => request.headers.accept;
const languages = ({ request }: Ask): string[] => parseAcceptLanguage(request.headers['accept-language']);

const linksetLink = (question: Ask, name: Parameters<typeof anchorOf>[1]): string =>
  `<${anchorOf(question, name)}?linkType=linkset>; rel="linkset"; type="${LINKSET_TYPE}"`;

const CONTEXT_LINK = `<${LINKSET_CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`;

const linkset = ({ entities, link }: Context): Answer => json(toLinkset(entities), LINKSET_TYPE, { link: `${link}, ${CONTEXT_LINK}` });

interface Redirected {
  readonly asked: Pick<ResolverRequest, 'query'>;
  readonly link: string;
}

/** Temporary, and with the whole query (2.6.1, 2.12). */
function redirect({ asked, link }: Redirected, href: string): Answer {
  const location = asked.query === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${asked.query.slice(1)}`;
  return { status: 307, type: 'text/plain; charset=utf-8', body: `${location}\n`, headers: { location, link } };
}

function byLinkType(context: Context, linkType: string): Answer {
  const { question, asked, entities, link } = context;
  const relation = relationOf(linkType);
  if (relation === 'linkset') return linkset(context);
  const found = linksOfType(entities, relation);
  if (found === undefined) throw new Refusal('not-found', `there is no link of the type '${linkType}'`, { headers: { link } });
  const preference = {
    context: asked.context,
    accept: accept(question),
    languages: languages(question),
    defaultHref: found.entity.defaultLink.href,
  };
  const chosen = choose(found.links, preference);
  const [only, another] = chosen;
  if (only !== undefined && another === undefined) return redirect(context, only.href);
  const answer = json(candidates(found.entity, relation, chosen), LINKSET_TYPE, { link: `${link}, ${CONTEXT_LINK}` });
  return { ...answer, status: 300 };
}

const GLOBAL_RESOLVER = 'https://id.gs1.org';
const HANDLED_BY = 'https://ref.gs1.org/voc/handledBy';

/** Names the global resolver to the client; the service itself never contacts it. Never invents a link set. */
function unknownProduct({ reader }: Ask, asked: ResolverRequest, chosen: string): Answer {
  const { gtin, lot } = asked;
  if (reader.fallback === 'none' || asked.linkType !== undefined || chosen === LINKSET_TYPE) {
    throw new Refusal('not-found', `there is no passport of GTIN ${gtin} here`, { standing: { state: 'unknown' } });
  }
  const url = toDigitalLink({ gtin, batch: lot }, GLOBAL_RESOLVER);
  const link = `<${url}>; rel="${HANDLED_BY}"`;
  if (chosen === 'text/html') return redirect({ asked, link }, url);
  return json({ gtin, results: [], total: 0, fallback: { resolver: GLOBAL_RESOLVER, url } }, 'application/json', { link });
}

/** `/.well-known/gs1resolver`, by the description file schema 1.2.0. */
export function resolverDescription(question: Ask): Answer {
  const { reader, request } = question;
  const standing = reader.standing();
  const description = json({
    name: standing.identity.name,
    resolverRoot: resolverRoot(request, standing),
    supportedPrimaryKeys: ['01'],
    supportedLinkType: VOCABULARIES,
    supportedContextValuesEnumerated: LINK_CONTEXTS,
    linkTypeDefaultCanBeLinkset: false,
    jsonLdContextLocation: LINKSET_CONTEXT,
    contact: { fn: standing.identity.name },
  });
  return forAsker(question, description);
}
