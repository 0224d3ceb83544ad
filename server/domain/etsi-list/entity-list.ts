// Reads a list of trusted entities (ETSI TS 119 602, JSON) and the certificates that it vouches for.

import { type Certificate, readCertificate } from '../certificates/certificate.ts';
import { hasAttribute } from '../certificates/names.ts';
import { decodeBase64 } from '../certificates/x5c.ts';
import { iso, parseDateTime } from '../dates/dates.ts';
import { asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { readJades } from './jades.ts';

/** A certificate of a service in the list, as an anchor. */
export interface ListedAnchor {
  readonly certificate: Certificate;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** The type of the service, a URI. */
  readonly service: string;
  readonly status: 'granted' | 'withdrawn';
  readonly since?: string;
}

export interface EntityList {
  readonly operator: string;
  readonly territory: string;
  /** The type of the list, a URI. */
  readonly type: string;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  readonly anchors: readonly ListedAnchor[];
  /** The omitted entries, each with its reason. */
  readonly omitted: readonly string[];
}

export type EntityListReading = { readonly ok: true; readonly list: EntityList } | { readonly ok: false; readonly detail: string };

export interface EntityListContext {
  /** The certificate whose fingerprint a person has compared. The list must be signed with it. */
  readonly signer: Certificate;
  readonly now: Date;
  /** True for the types of services whose certificates are wanted. */
  readonly services: (type: string) => boolean;
}

const refused = (detail: string): EntityListReading => ({ ok: false, detail });

const MAX_CERTIFICATES = 5000;
/** Annexes D to I: the next list is due at most six months after this one. */
const MONTHS = 6;

export function readEntityList(text: string, { signer, now, services }: EntityListContext): EntityListReading {
  const signed = readJades(text, signer, now.getTime());
  if (!signed.ok) return signed;
  // The schema of ETSI wraps the list in `LoTE`; lists that the Commission has published are not wrapped.
  const { LoTE: wrapped } = signed.payload;
  const list = isObject(wrapped) ? wrapped : signed.payload;
  const { ListAndSchemeInformation: scheme, TrustedEntitiesList: entities = [] } = list;
  if (!isObject(scheme) || !Array.isArray(entities)) return refused('this is no list of trusted entities (ETSI TS 119 602)');
  const facts = schemeOf(scheme, signer, now);
  if (typeof facts === 'string') return refused(facts);
  const extension = criticalExtension(list);
  if (extension !== undefined) return refused(`the critical extension in '${extension}' is not understood`);
  const found = entities.filter(isObject).flatMap(servicesOf);
  const wanted = found.filter(({ service }) => services(service));
  const texts = wanted.flatMap(({ certificates }) => certificates);
  if (texts.length > MAX_CERTIFICATES) return refused(`the list holds more than ${MAX_CERTIFICATES} certificates`);
  const read = wanted.flatMap((service) => anchorsOf(service, now));
  return {
    ok: true,
    list: {
      ...facts,
      anchors: read.filter((one) => typeof one !== 'string'),
      omitted: [...read.filter((one) => typeof one === 'string'), ...otherServices(found, services)],
    },
  };
}

const otherServices = (found: readonly Service[], services: (type: string) => boolean): readonly string[] =>
  [...Map.groupBy(found, ({ service }) => service)]
    .filter(([type]) => !services(type))
    .map(([type, all]) => `${all.length} services of type ${type.slice(0, 200) || 'unknown'}`);

function schemeOf(scheme: JsonObject, signer: Certificate, now: Date): Omit<EntityList, 'anchors' | 'omitted'> | string {
  const { LoTEVersionIdentifier: version, LoTESequenceNumber: sequence, LoTEType: type, SchemeTerritory: territory } = scheme;
  if (version !== 1) return `'LoTEVersionIdentifier' is not 1`;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence < 1)
    return "'LoTESequenceNumber' is not a positive number";
  // 6.8: the certificate names the operator and the territory of the scheme, so that no operator can sign the list of another.
  const operator = textsOf(scheme.SchemeOperatorName).find((name) => hasAttribute(signer.subject, ORGANISATION, name));
  if (operator === undefined) return "'SchemeOperatorName' is not the organisation in the certificate of the signer";
  if (typeof territory !== 'string' || !hasAttribute(signer.subject, COUNTRY, territory))
    return "'SchemeTerritory' is not the country in the certificate of the signer";
  const [issued, next] = [parseUtcSeconds(scheme.ListIssueDateTime), parseUtcSeconds(scheme.NextUpdate)];
  if (issued === undefined || next === undefined) return "'ListIssueDateTime' or 'NextUpdate' is not a moment in UTC without fractions";
  if (issued > now.getTime()) return `the list is dated ${iso(issued)}, which is in the future`;
  if (next <= now.getTime()) return `the list has been out of date since ${iso(next)}`;
  if (next > monthsAfter(issued)) return `'NextUpdate' is more than ${MONTHS} months after 'ListIssueDateTime'`;
  return { operator, territory, type: asText(type).slice(0, 500), sequence, issuedAt: iso(issued), nextUpdate: iso(next) };
}

const ORGANISATION = '2.5.4.10';
const COUNTRY = '2.5.4.6';

/** 6.3.2: UTC with `Z` and without fractions of a second. */
const parseUtcSeconds = (value: Json | undefined): number | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) ? parseDateTime(value) : undefined;

function monthsAfter(moment: number): number {
  const date = new Date(moment);
  date.setUTCMonth(date.getUTCMonth() + MONTHS);
  return date.getTime();
}

/** Returns the texts of a multilingual member, English first. */
const textsOf = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? value : [])
    .filter(isObject)
    .toSorted((one, other) => Number(other.lang === 'en') - Number(one.lang === 'en'))
    .flatMap(({ value: text }) => (typeof text === 'string' ? [text] : []));

/** Returns the name of the member that holds an extension marked critical. */
function criticalExtension(value: Json, name = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Object.entries(value);
  if (/Extensions?$/.test(name) && members.some(([key, flag]) => /^critical$/i.test(key) && flag === true)) return name;
  for (const [key, member] of members) {
    const found = criticalExtension(member, Array.isArray(value) ? name : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Service {
  readonly name: string;
  readonly country?: string;
  readonly service: string;
  readonly status: Json | undefined;
  readonly since: Json | undefined;
  readonly certificates: readonly Json[];
}

function servicesOf({ TrustedEntityInformation: information, TrustedEntityServices: services }: JsonObject): readonly Service[] {
  const about = isObject(information) ? information : {};
  const address = isObject(about.TEAddress) ? about.TEAddress : {};
  const [postal] = Array.isArray(address.TEPostalAddress) ? address.TEPostalAddress : [];
  const country = isObject(postal) && typeof postal.Country === 'string' && /^[A-Z]{2}$/.test(postal.Country) ? postal.Country : undefined;
  const [name = 'unnamed'] = textsOf(about.TEName);
  return (Array.isArray(services) ? services : []).filter(isObject).flatMap(({ ServiceInformation: service }) => {
    if (!isObject(service)) return [];
    const identity = isObject(service.ServiceDigitalIdentity) ? service.ServiceDigitalIdentity : {};
    const certificates = Array.isArray(identity.X509Certificates) ? identity.X509Certificates : [];
    return [
      {
        name: name.slice(0, 300),
        ...(country === undefined ? {} : { country }),
        service: asText(service.ServiceTypeIdentifier ?? ''),
        status: service.ServiceStatus,
        since: service.StatusStartingTime,
        certificates,
      },
    ];
  });
}

/** The last part of the URI of a status. In a list without statuses, every service is granted. */
const STATUSES: ReadonlyMap<string, ListedAnchor['status']> = new Map([
  ['granted', 'granted'],
  ['notified', 'granted'],
  ['withdrawn', 'withdrawn'],
]);

function anchorsOf({ name, country, service, status, since, certificates }: Service, now: Date): readonly (ListedAnchor | string)[] {
  const word = status === undefined ? 'granted' : STATUSES.get(asText(status).split('/').at(-1)?.toLowerCase() ?? '');
  if (word === undefined) return [`'${name}': the status '${asText(status ?? '').slice(0, 200)}' is not known`];
  const from = parseUtcSeconds(since);
  return certificates.map((one): ListedAnchor | string => {
    const text = isObject(one) ? one.val : one;
    const der = typeof text === 'string' ? decodeBase64(text) : undefined;
    const read = der === undefined ? { ok: false as const, detail: 'is not base64' } : readCertificate(der);
    if (!read.ok) return `'${name}': a certificate ${read.detail}`;
    const { certificate } = read;
    if (certificate.key.kind === 'unsupported') return `'${name}': a certificate has a key of kind ${certificate.key.name}`;
    if (certificate.notAfter < now.getTime()) return `'${name}': a certificate expired on ${iso(certificate.notAfter)}`;
    return {
      certificate,
      name,
      ...(country === undefined ? {} : { country }),
      service,
      status: word,
      ...(from === undefined ? {} : { since: iso(from) }),
    };
  });
}
