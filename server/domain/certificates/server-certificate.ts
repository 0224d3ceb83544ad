// Makes the certificate of a TLS server and the small authority that signs it (ECDSA P-256, RFC 5280).
// The authority is confined to the names of one service, so that a device that trusts it trusts no other site through it.

import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { element, integer } from '../keys/der.ts';
import type { Certificate } from './certificate.ts';
import { bitList, octets, oid, positive, sequence, set, time, utf8, wholeBytes, yes } from './der-written.ts';

const DAY = 86_400_000;
/** The longest validity of a server certificate that current systems accept, in days. */
export const SERVER_DAYS = 398;
const AUTHORITY_DAYS = 3_650;
/** How far the clock of a device may be behind, in milliseconds. */
const BEHIND = 3_600_000;

const OID = {
  commonName: '2.5.4.3',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  nameConstraints: '2.5.29.30',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  serverAuth: '1.3.6.1.5.5.7.3.1',
} as const;

/** Bit positions of RFC 5280 4.2.1.3. */
const USAGE = { digitalSignature: 0, keyCertSign: 5, crlSign: 6 } as const;

/** DNS names in lower case, and IP addresses. */
export interface ServerNames {
  readonly dns: readonly string[];
  readonly addresses: readonly string[];
}

interface Issue {
  readonly now: number;
  /** 16 random bytes. */
  readonly serial: Uint8Array;
}

export interface AuthorityWanted extends Issue {
  /** Devices show this name in their list of trusted authorities. */
  readonly name: string;
  readonly names: ServerNames;
  readonly key: KeyObject;
}

export interface ServerWanted extends Issue {
  readonly names: ServerNames;
  readonly publicKey: KeyObject;
  readonly authority: { readonly name: string; readonly key: KeyObject; readonly until: number };
}

/**
 * Private networks (RFC 1918, RFC 4193, link-local and loopback). Every authority made here may certify their addresses, so that devices
 * need not trust a new authority when the address of a computer changes within its network.
 */
const PRIVATE_NETWORKS: readonly string[] = [
  '10.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** Returns a self-signed CA certificate in DER. */
export function newAuthority({ name, names, key, now, serial }: AuthorityWanted): Uint8Array {
  const publicKey = createPublicKey(key);
  const permitted = [
    ...names.dns.map((one) => element(0x82, Buffer.from(one))),
    ...[...PRIVATE_NETWORKS, ...names.addresses.map((one) => `${one}/${isIpv4(one) ? 32 : 128}`)].map((one) =>
      element(0x87, networkBytes(one)),
    ),
  ];
  return signed({
    ...{ serial, publicKey, subject: name, issuer: { name, key } },
    ...{ from: now - BEHIND, until: now + AUTHORITY_DAYS * DAY },
    extensions: [
      extension(OID.basicConstraints, sequence(yes, integer(0)), true),
      extension(OID.keyUsage, bitList(USAGE.keyCertSign, USAGE.crlSign), true),
      extension(OID.nameConstraints, sequence(element(0xa0, ...permitted.map((base) => sequence(base)))), true),
      extension(OID.subjectKeyIdentifier, octets(identifierOf(publicKey))),
    ],
  });
}

/** True if the constraints of an authority that was made here permit all of these names. */
export function permits({ constraints }: Certificate, { dns, addresses }: ServerNames): boolean {
  const { permitted } = constraints ?? {};
  if (permitted === undefined) return false;
  const networks = permitted.addresses.map((hex) => Buffer.from(hex, 'hex'));
  const isIn = (address: Uint8Array) => (network: Buffer) =>
    network.length === 2 * address.length &&
    address.every((byte, at) => (byte & (network[address.length + at] ?? 0)) === (network[at] ?? 0));
  return dns.every((name) => permitted.dns.includes(name)) && addresses.every((one) => networks.some(isIn(addressBytes(one))));
}

/** Returns a server certificate in DER, signed by the authority. */
export function newServerCertificate({ names, publicKey, authority, now, serial }: ServerWanted): Uint8Array {
  const general = [
    ...names.dns.map((one) => element(0x82, Buffer.from(one))),
    ...names.addresses.map((one) => element(0x87, addressBytes(one))),
  ];
  const from = now - BEHIND;
  return signed({
    ...{ serial, publicKey, subject: names.dns[0] ?? names.addresses[0] ?? '', issuer: authority },
    // RFC 5280 4.1.2.5: the last second is part of the period.
    ...{ from, until: Math.min(from + SERVER_DAYS * DAY - 1000, authority.until) },
    extensions: [
      extension(OID.basicConstraints, sequence(), true),
      extension(OID.keyUsage, bitList(USAGE.digitalSignature), true),
      extension(OID.extendedKeyUsage, sequence(oid(OID.serverAuth))),
      extension(OID.subjectAltName, sequence(...general)),
      extension(OID.subjectKeyIdentifier, octets(identifierOf(publicKey))),
      extension(OID.authorityKeyIdentifier, sequence(element(0x80, identifierOf(createPublicKey(authority.key))))),
    ],
  });
}

interface Body {
  readonly serial: Uint8Array;
  readonly publicKey: KeyObject;
  readonly subject: string;
  readonly issuer: { readonly name: string; readonly key: KeyObject };
  readonly from: number;
  readonly until: number;
  readonly extensions: readonly Uint8Array[];
}

function signed({ serial, publicKey, subject, issuer, from, until, extensions }: Body): Uint8Array {
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const body = sequence(
    element(0xa0, integer(2)),
    positive(serial),
    algorithm,
    named(issuer.name),
    sequence(time(from), time(until)),
    named(subject),
    spki(publicKey),
    element(0xa3, sequence(...extensions)),
  );
  return sequence(body, algorithm, wholeBytes(sign('sha256', body, issuer.key)));
}

/** RFC 5280 A.1: a common name has at most 64 characters. */
const named = (name: string): Uint8Array => sequence(set(sequence(oid(OID.commonName), utf8([...name].slice(0, 64).join('')))));

const extension = (name: string, value: Uint8Array, critical = false): Uint8Array =>
  sequence(oid(name), ...(critical ? [yes] : []), octets(value));

const spki = (key: KeyObject): Uint8Array => key.export({ format: 'der', type: 'spki' });

/** RFC 7093 2, method 1: the first 160 bits of the SHA-256 of the key. */
const identifierOf = (key: KeyObject): Uint8Array => {
  // The last 65 bytes of the SPKI are the uncompressed point of P-256.
  const point = spki(key).subarray(-65);
  return createHash('sha256').update(point).digest().subarray(0, 20);
};

const isIpv4 = (address: string): boolean => !address.includes(':');

/** 4 or 16 bytes in network order. Expects an address, without a zone. */
export function addressBytes(address: string): Uint8Array {
  if (isIpv4(address)) return Buffer.from(address.split('.').map(Number));
  // The URL parser writes every form, an embedded IPv4 address included, as groups in hex.
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = text.split('::');
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const filled = tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return Buffer.from(filled.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]));
}

/** RFC 5280 4.2.1.10: the address, then the mask. */
function networkBytes(network: string): Uint8Array {
  const [address = '', length = ''] = network.split('/');
  const bytes = addressBytes(address);
  const mask = bytes.map((_, at) => 0xff & (0xff00 >> Math.min(8, Math.max(0, Number(length) - 8 * at))));
  return Buffer.concat([bytes, mask]);
}
