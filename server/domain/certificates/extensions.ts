// Reads the extensions of a certificate (RFC 5280 4.2) that affect the validation of a path.

import { type Element, elementsOf, numberOf } from '../keys/der.ts';
import { bitsOf, booleanOf, inside, oidOf, TAG, Unreadable } from './der-values.ts';
import { type NameConstraints, readNameConstraints } from './name-constraints.ts';
import { type GeneralNames, generalNames } from './names.ts';

export interface Extensions {
  readonly isCa: boolean;
  /** How many intermediate certificates of CAs may follow. Absent means any number. */
  readonly pathLength?: number;
  /** Bit positions (RFC 5280 4.2.1.3). Absent means any use. */
  readonly keyUsage?: ReadonlySet<number>;
  /** Object identifiers. Absent means any purpose. */
  readonly purposes?: readonly string[];
  readonly names: GeneralNames;
  readonly constraints?: NameConstraints;
  /** Object identifiers of critical extensions that are not processed. */
  readonly unprocessed: readonly string[];
}

export const KEY_USAGE = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5 } as const;

/** True if the key may verify signatures on documents. */
export const maySign = ({ keyUsage }: Pick<Extensions, 'keyUsage'>): boolean =>
  keyUsage === undefined || keyUsage.has(KEY_USAGE.digitalSignature) || keyUsage.has(KEY_USAGE.nonRepudiation);

const OID = {
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  nameConstraints: '2.5.29.30',
  certificatePolicies: '2.5.29.32',
  policyMappings: '2.5.29.33',
  authorityKeyIdentifier: '2.5.29.35',
  policyConstraints: '2.5.29.36',
  extendedKeyUsage: '2.5.29.37',
  inhibitAnyPolicy: '2.5.29.54',
} as const;

/**
 * Extensions that change nothing about a path when every policy is acceptable, as it is here (RFC 5280 6.1.1 (c)): no policy is
 * required, so policies, mappings and the ban on anyPolicy have no effect. `policyConstraints` can require one and is not processed.
 */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  OID.subjectKeyIdentifier,
  OID.authorityKeyIdentifier,
  OID.certificatePolicies,
  OID.policyMappings,
  OID.inhibitAnyPolicy,
]);

const NO_NAMES: GeneralNames = { dns: [], uris: [], emails: [], directories: [], addresses: [], others: [] };
const MAX_EXTENSIONS = 64;

/** `rest`: the fields of the body after the key. The unique identifiers of RFC 5280 4.1.2.8 are ignored. */
export function readExtensions(rest: readonly Element[]): Extensions {
  const field = rest.find(({ tag }) => tag === 0xa3);
  if (rest.some(({ tag }) => tag !== 0xa1 && tag !== 0xa2 && tag !== 0xa3 && tag !== 0x81 && tag !== 0x82))
    throw new Unreadable('has an unknown field');
  const listed = field === undefined ? [] : inside(elementsOf(field.content)?.[0], TAG.sequence, 'its extensions');
  if (listed.length > MAX_EXTENSIONS) throw new Unreadable(`has more than ${MAX_EXTENSIONS} extensions`);
  const found: { -readonly [Name in keyof Extensions]: Extensions[Name] } & { unprocessed: string[] } = {
    isCa: false,
    names: NO_NAMES,
    unprocessed: [],
  };
  const seen = new Set<string>();
  for (const one of listed) {
    const { oid, isCritical, value } = extension(one);
    if (seen.has(oid)) throw new Unreadable(`has the extension ${oid} twice`);
    seen.add(oid);
    if (!take(found, oid, value) && isCritical) found.unprocessed.push(oid);
    // RFC 5280 4.2.1.11: this extension must be critical, so it is refused even if it is not marked so.
    if (oid === OID.policyConstraints && !isCritical) found.unprocessed.push(oid);
  }
  return found;
}

function extension(one: Element): { readonly oid: string; readonly isCritical: boolean; readonly value: Uint8Array } {
  const fields = inside(one, TAG.sequence, 'an extension');
  const [name, second] = fields;
  const critical = fields.length === 3 && second ? booleanOf(second) : false;
  const value = fields.at(-1);
  const oid = name && oidOf(name);
  // DER omits a default value, so `critical` is never written as false.
  const isWritten = fields.length === 2 || (fields.length === 3 && critical === true);
  if (oid === undefined || !isWritten || value?.tag !== TAG.octets) throw new Unreadable('an extension is malformed');
  return { oid, isCritical: critical === true, value: value.content };
}

/** Returns false if the extension is not processed here. */
function take(found: { -readonly [Name in keyof Extensions]: Extensions[Name] }, oid: string, value: Uint8Array): boolean {
  const [element, ...more] = elementsOf(value) ?? [];
  const read = (what: string): Element => {
    if (element === undefined || more.length > 0) throw new Unreadable(`${what} is malformed`);
    return element;
  };
  switch (oid) {
    case OID.basicConstraints:
      Object.assign(found, basicConstraints(inside(read('basicConstraints'), TAG.sequence, 'basicConstraints')));
      return true;
    case OID.keyUsage: {
      const bits = bitsOf(read('keyUsage'));
      if (bits === undefined) throw new Unreadable('keyUsage is malformed');
      found.keyUsage = bits;
      return true;
    }
    case OID.extendedKeyUsage:
      found.purposes = inside(read('extendedKeyUsage'), TAG.sequence, 'extendedKeyUsage').map((purpose) => {
        const name = oidOf(purpose);
        if (name === undefined) throw new Unreadable('extendedKeyUsage is malformed');
        return name;
      });
      return true;
    case OID.subjectAltName:
      found.names = generalNames(inside(read('subjectAltName'), TAG.sequence, 'subjectAltName'), 'subjectAltName');
      return true;
    case OID.nameConstraints:
      found.constraints = readNameConstraints(read('nameConstraints'));
      return true;
    default:
      return WITHOUT_EFFECT.has(oid);
  }
}

function basicConstraints(fields: readonly Element[]): Pick<Extensions, 'isCa' | 'pathLength'> {
  const [first] = fields;
  const isCa = first?.tag === TAG.boolean && booleanOf(first) === true;
  const [length, ...more] = isCa ? fields.slice(1) : fields;
  if (length === undefined) return { isCa };
  const pathLength = numberOf(length);
  // RFC 5280 4.2.1.9: only a CA has a path length, and `cA` is never written as false.
  if (!isCa || pathLength === undefined || more.length > 0) throw new Unreadable('basicConstraints is malformed');
  return { isCa, pathLength };
}
