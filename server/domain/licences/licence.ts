// Reads the credentials by which GS1 licenses numbers, and decides whether one of them covers the next.
// GS1 Digital Licenses: prefix licence, company prefix or single key, key, data about a key.
import { parseDigitalLink } from '../gs1/digital-link.ts';
import { isGtinLength, toGtin14 } from '../gs1/gtin.ts';
import { type Gs1Key, keyOf } from '../gs1/key.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import { issuerOf } from '../proof/prove.ts';

export type LicenceKind = 'prefix' | 'company-prefix' | 'single-key' | 'key' | 'data';

const KINDS: ReadonlyMap<unknown, LicenceKind> = new Map<unknown, LicenceKind>([
  ['GS1PrefixLicenseCredential', 'prefix'],
  ['GS18PrefixLicenseCredential', 'prefix'],
  ['GS1CompanyPrefixLicenseCredential', 'company-prefix'],
  ['GS1IdentificationKeyLicenseCredential', 'single-key'],
  ['KeyCredential', 'key'],
  ['ProductDataCredential', 'data'],
]);

/** The types of prefix licences. A trust list that names one of them for an issuer accepts the prefix licences of that issuer. */
export const ROOT_TYPES: readonly string[] = ['GS1PrefixLicenseCredential', 'GS18PrefixLicenseCredential'];

/** The type under which a store files the credentials for single keys. */
export const KEY_TYPE = 'KeyCredential';

export interface Licence {
  readonly kind: LicenceKind;
  readonly id?: string;
  readonly issuerId: string;
  /** The holder of the licence. Absent from credentials about a key. */
  readonly holder?: string;
  readonly organisation?: string;
  /** The prefix or the key. If a key cannot be read, its whole identifier. */
  readonly value: string;
  /** The key, in a credential about a key. Absent if it cannot be read, for example because its check digit is wrong. */
  readonly key?: Gs1Key;
  /** The id of the parent, the credential from which this one derives its authority. */
  readonly parent?: string;
}

/** Returns undefined for a document that is not a licence, or that lacks a required member. */
export function readLicence(document: JsonObject): Licence | undefined {
  const [kind, ...others] = asList(document.type).flatMap((type) => KINDS.get(type) ?? []);
  const issuerId = issuerOf(document);
  const subject = document.credentialSubject ?? null;
  if (kind === undefined || others.length > 0 || issuerId === undefined || !isObject(subject)) return undefined;
  const { id, licenseValue, organization } = subject;
  if (typeof id !== 'string') return undefined;
  const parent = kind === 'data' ? subject.keyAuthorization : subject.extendsCredential;
  const common = {
    kind,
    issuerId,
    ...(typeof document.id === 'string' ? { id: document.id } : {}),
    ...(typeof parent === 'string' ? { parent } : {}),
  };
  if (kind === 'key' || kind === 'data') {
    const link = parseDigitalLink(id);
    const key = link.ok ? keyOf(link.value.elements) : undefined;
    return key === undefined ? { ...common, value: id } : { ...common, key, value: key.value };
  }
  if (typeof licenseValue !== 'string' || !/^[0-9]{1,14}$/.test(licenseValue)) return undefined;
  const name = isObject(organization ?? null) ? (organization as JsonObject)['gs1:organizationName'] : undefined;
  return { ...common, holder: id, value: licenseValue, ...(typeof name === 'string' ? { organisation: name } : {}) };
}

/** True if the DID is the holder. GS1 US names its members by their DID and a path: `did:key:z6Mk…/1`. */
export const isHeldBy = ({ holder }: Licence, did: string): boolean =>
  holder !== undefined && (holder === did || holder.startsWith(`${did}/`));

const PARENTS: Readonly<Record<LicenceKind, readonly LicenceKind[]>> = {
  prefix: [],
  'company-prefix': ['prefix'],
  'single-key': ['prefix'],
  key: ['company-prefix', 'single-key', 'key'],
  data: ['key'],
};

/** Returns why the parent does not cover the child, or undefined if it does. Does not check their signatures. */
export function uncovered(child: Licence, parent: Licence): string | undefined {
  if (!PARENTS[child.kind].includes(parent.kind)) return `a ${child.kind} does not rest on a ${parent.kind}`;
  // The issuer of the parent may also issue the child, as a member organisation does for its members.
  const speaks = parent.issuerId === child.issuerId || isHeldBy(parent, child.issuerId);
  if (!speaks) return `${child.issuerId.slice(0, 200)} is not ${parent.holder?.slice(0, 200) ?? 'who stated the key'}`;
  return isWithin(child, parent) ? undefined : `${child.value} is not within ${parent.value}`;
}

function isWithin(child: Licence, parent: Licence): boolean {
  if (parent.kind === 'key') return isSameOrFiner(child.key, parent.key);
  if (child.key === undefined) return numberOf(child).startsWith(parent.value);
  if (parent.kind === 'company-prefix') return digitsOf(child.key).startsWith(parent.value);
  const [licensed, stated] = [toGtin14(parent.value), child.key.ai === '01' ? child.key.value : undefined];
  return licensed.ok ? licensed.value === stated : parent.value === child.key.value;
}

/**
 * Returns the digits of a licence from the prefix on. A single key has all its digits: a GTIN-8 begins with its prefix, as does a GTIN-12
 * after a zero. In 14 digits, an indicator precedes the prefix. No GTIN-13 begins with the zeros that pad a GTIN-8.
 */
function numberOf({ kind, value }: Licence): string {
  if (kind !== 'single-key' || !isGtinLength(value.length)) return value;
  const padded = value.padStart(14, '0');
  return padded.slice(padded.startsWith('000000') ? 6 : 1);
}

/** GS1 General Specifications 3: one digit precedes the prefix in a GTIN-14, an SSCC, a GRAI and an ITIP. */
const digitsOf = ({ ai, value }: Gs1Key): string => (['00', '01', '8003', '8006'].includes(ai) ? value.slice(1) : value);

/** True if the child is the same key, or a finer one such as an item of a product. */
const isSameOrFiner = (child: Gs1Key | undefined, parent: Gs1Key | undefined): boolean =>
  child !== undefined &&
  parent !== undefined &&
  child.ai === parent.ai &&
  child.value === parent.value &&
  parent.qualifiers.every(([ai, value]) => child.qualifiers.some(([own, stated]) => own === ai && stated === value));
