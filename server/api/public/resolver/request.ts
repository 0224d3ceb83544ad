// Parses a resolver request from its raw target: the product, lot or item, link type, context and query, or a refusal.
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { parseDigitalLink } from '../../../domain/gs1/digital-link.ts';
import { toDigitalLink } from '../../../domain/gs1/digital-link-build.ts';
import { isEpcSegment, parseEpcSegment } from '../../../domain/gs1/epc/binary.ts';
import type { Fault, Outcome } from '../../../domain/gs1/outcome.ts';
import { percentDecode, percentEncode } from '../../../domain/gs1/percent.ts';
import { Refusal } from '../../../lib/problem.ts';
import { FORWARDED } from '../../http/cache-key.ts';
import { originForm, rawPath, rawQuery } from '../../http/target.ts';
import type { Ask } from '../answer.ts';
import type { Standing } from '../reader.ts';

export const RESOLVER_PATH = '/api/v1/public';

export interface ResolverRequest {
  readonly gtin: string;
  readonly lot?: string;
  /** AI 21. */
  readonly serial?: string;
  /** AI 235: also an item, numbered by a third party. */
  readonly thirdPartySerial?: string;
  readonly linkType?: string;
  /** Where or for whom the requested link is to apply. */
  readonly context?: string;
  /** The query to pass on: with its question mark, or empty. */
  readonly query: string;
}

/** A placeholder for the resolver's root while the link is parsed. It never appears in a response. */
const NOWHERE = 'https://resolver.invalid';

export function readRequest({ request }: Ask): ResolverRequest {
  const target = request.raw.url ?? '/';
  // Browsers send a few characters unencoded in a query that RFC 3986 requires to be encoded.
  const query = rawQuery(target).replace(/[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]/g, (character) => percentEncode(character));
  const path = rawPath(target).slice(RESOLVER_PATH.length).replace(/\/$/, '');
  const link = good(parseDigitalLink(`${NOWHERE}${uncompressed(path)}${query}`));
  if (link.stem !== NOWHERE) throw refusal({ code: 'structure', detail: 'a GS1 Digital Link names one key, and it begins with /01/' });
  const values = new Map(link.elements);
  const [lot, serial, thirdPartySerial, linkType, context] = [
    values.get('10'),
    values.get('21'),
    values.get('235'),
    parameterOf(link.otherParameters, 'linkType'),
    parameterOf(link.otherParameters, 'context'),
  ];
  return {
    gtin: link.key[1],
    // A percent sign that starts no encoding belongs to a foreign parameter. It is encoded, because a URL must not contain it as is.
    query: query === '?' ? '' : query.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'),
    ...(lot === undefined ? {} : { lot }),
    ...(serial === undefined ? {} : { serial }),
    ...(thirdPartySerial === undefined ? {} : { thirdPartySerial }),
    ...(linkType === undefined ? {} : { linkType }),
    ...(context === undefined ? {} : { context }),
  };
}

/** A binary EPC represents the key with all its qualifiers (2.3). */
function uncompressed(path: string): string {
  const segment = path.slice(1);
  if (!isEpcSegment(segment)) return path;
  const values = new Map(good(parseEpcSegment(segment)));
  return toDigitalLink({ gtin: values.get('01') ?? '', serial: values.get('21') }, '');
}

const MAX_PARAMETER = 200;

function parameterOf(parameters: readonly string[], name: 'linkType' | 'context'): string | undefined {
  const given = parameters.filter((parameter) => parameter.startsWith(`${name}=`)).map((parameter) => parameter.slice(name.length + 1));
  const [raw, other] = new Set(given);
  if (raw === undefined || raw === '') return undefined;
  const { text, malformed } = percentDecode(raw, 'query');
  const detail =
    other !== undefined
      ? 'is there twice'
      : malformed
        ? 'has malformed percent-encoding'
        : text.length > MAX_PARAMETER
          ? 'is too long'
          : undefined;
  if (detail === undefined) return text;
  throw new Refusal('bad-parameter', `'${name}' ${detail}`, { errors: [{ parameter: name, detail }] });
}

function good<T>(read: Outcome<T>): T {
  if (read.ok) return read.value;
  throw refusal(read.fault);
}

const PARAMETERS: Readonly<Record<string, string>> = { '01': 'gtin', '10': 'lot', '21': 'serial' };

/** Syntax errors are 400, never 404 (2.4.1). */
function refusal({ code, detail, ai }: Fault): Refusal {
  const parameter = ai === undefined ? undefined : (PARAMETERS[ai] ?? ai);
  return new Refusal(code === 'percent-encoding' ? 'bad-encoding' : 'bad-parameter', detail, {
    errors: [{ ...(parameter === undefined ? {} : { parameter }), detail, code }],
  });
}

type Addresses = Pick<Standing, 'baseUrl' | 'host' | 'path'>;
type Addressed = Pick<FastifyRequest, 'headers' | 'originalUrl' | 'protocol'>;

/**
 * The root of this resolver as the client sees it, so that anchors are the URIs it requested. This is the base URL. If the client directly
 * requested an IP address or localhost, which cannot be the base URL of another service, it is that address. Any other name in Host is not
 * trusted, and behind a proxy Host may name the proxy.
 */
export const resolverRoot = (request: Addressed, standing: Addresses): string =>
  `${baseAsked(request, standing, addressAsked(request, standing))}${RESOLVER_PATH}`;

/**
 * Where redirects and link sets lead. A client that directly requested an address of a private network stays there, because there may be no
 * name server for the name in the base URL. An address of this computer itself is not used: a proxy that names its target in Host would
 * send its clients to their own computers.
 */
export function placesFor({ reader, request }: Ask): Pick<Standing, 'baseUrl' | 'publicSiteUrl'> {
  const standing = reader.standing();
  const { baseUrl, publicSiteUrl } = standing;
  const host = addressAsked(request, standing);
  if (host === undefined || !isOfPrivateNetwork(host)) return { baseUrl, publicSiteUrl };
  const asked = baseAsked(request, standing, host);
  // If the pages are at a separate site, links to them still lead there.
  return { baseUrl: asked, publicSiteUrl: publicSiteUrl === baseUrl ? asked : publicSiteUrl };
}

function baseAsked(request: Addressed, { baseUrl, path }: Addresses, host: string | undefined): string {
  // The service accepts that address with and without the path of the base URL.
  const prefix = originForm(request.originalUrl).startsWith(`${path}/`) ? path : '';
  return host === undefined ? baseUrl : `${request.protocol}://${host}${prefix}`;
}

const privateNetworks = new BlockList();
for (const [network, length] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, length, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** `host`: a host that `isAddress` accepts. */
function isOfPrivateNetwork(host: string): boolean {
  const address = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && privateNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The Host of the request if it appears in the response. It is the claim of one client, so the response is for that client only. */
export function addressAsked({ headers }: Pick<Addressed, 'headers'>, { host: own }: Addresses): string | undefined {
  const host = headers.host?.toLowerCase() ?? own;
  if (host === own) return undefined;
  const direct = FORWARDED.every((name) => headers[name] === undefined);
  return direct && isAddress(host) ? host : undefined;
}

function isAddress(host: string): boolean {
  const url = URL.parse(`http://${host}`);
  if (url === null || url.host !== host.replace(/:80$/, '')) return false;
  return url.hostname === 'localhost' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
}
