// Makes and renews the certificate of the listener in the data folder, with its own authority that devices can trust.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { type Certificate, readCertificate } from '../../domain/certificates/certificate.ts';
import { newAuthority, newServerCertificate, permits, type ServerNames } from '../../domain/certificates/server-certificate.ts';
import { writeNew } from '../../lib/files/write-whole.ts';
import { ownAddresses } from '../../lib/own-addresses.ts';
import { readPair, type TlsFiles } from './pair.ts';

const FOLDER = 'tls';
const files = (folder: string) => ({
  certificate: join(folder, FOLDER, 'certificate.pem'),
  key: join(folder, FOLDER, 'key.pem'),
  authority: join(folder, FOLDER, 'authority.pem'),
  authorityKey: join(folder, FOLDER, 'authority-key.pem'),
});

export interface MadeFiles extends TlsFiles {
  /** The certificate that devices are asked to trust. */
  readonly authority: string;
}

/** The paths of these files, whether or not they exist. */
export const madeFiles = (folder: string): MadeFiles => files(folder);

/**
 * The name of the service, its listen address, and the name of this computer. The unspecified address is replaced by
 * every address of the computer.
 */
export function namesFor({ baseUrl, host, further = [] }: { baseUrl: string; host: string; further?: readonly string[] }): ServerNames {
  const everywhere = host === '0.0.0.0' || host === '::';
  const addresses = everywhere ? ownAddresses().map(({ address }) => address) : [host];
  const all = [new URL(baseUrl).hostname, ...further, 'localhost', ...addresses, '127.0.0.1', '::1'].map((name) => name.toLowerCase());
  return { dns: [...new Set(all.filter((name) => isIP(name) === 0))], addresses: [...new Set(all.filter((name) => isIP(name) !== 0))] };
}

interface Made {
  readonly authority: Certificate;
  readonly authorityPem: string;
  readonly authorityKey: KeyObject;
}

/**
 * Creates missing files, and keeps usable ones: the authority as long as it permits the names, the certificate as long
 * as it has them and does not expire soon. The key of the certificate is kept, so that its file always matches that of
 * the certificate.
 */
export function makeCertificate(folder: string, names: ServerNames, now: Date): MadeFiles {
  const made = files(folder);
  mkdirSync(join(folder, FOLDER), { recursive: true, mode: 0o700 });
  const known = authorityIn(folder);
  const isKept = known !== undefined && permits(known.authority, names) && known.authority.notAfter - now.getTime() > SOON;
  const authority = isKept ? known : createAuthority(folder, names, now);
  if (isKept && serves(made, names, now)) return made;
  issue(folder, authority, names, now);
  return made;
}

/** Renews a certificate made here that ends soon, for the same names. Returns false if there is none, or if nothing was due. */
export function renewMade(folder: string, now: Date, { always = false } = {}): boolean {
  const made = files(folder);
  if (!existsSync(made.certificate)) return false;
  const { facts } = readPair(made, now);
  if (facts.state === 'good' && !always) return false;
  const names = { dns: facts.names.filter((name) => isIP(name) === 0), addresses: facts.names.filter((name) => isIP(name) !== 0) };
  const authority = authorityIn(folder);
  if (authority === undefined || authority.authority.notAfter - now.getTime() <= SOON) makeCertificate(folder, names, now);
  else issue(folder, authority, names, now);
  return true;
}

const SOON = 30 * 86_400_000;

function serves(made: TlsFiles, { dns, addresses }: ServerNames, now: Date): boolean {
  try {
    const { facts } = readPair(made, now);
    const known = new Set(facts.names.map(canonical));
    return facts.state === 'good' && [...dns, ...addresses].every((name) => known.has(canonical(name)));
  } catch {
    return false;
  }
}

/** IPv6 addresses have several forms. */
const canonical = (name: string): string => (isIP(name) === 6 ? new URL(`http://[${name}]`).hostname : name);

function authorityIn(folder: string): Made | undefined {
  const { authority, authorityKey } = files(folder);
  try {
    const authorityPem = readFileSync(authority, 'latin1');
    const certificate = new X509Certificate(authorityPem);
    const key = createPrivateKey(readFileSync(authorityKey, 'latin1'));
    const read = readCertificate(certificate.raw);
    return read.ok && certificate.checkPrivateKey(key) ? { authority: read.certificate, authorityPem, authorityKey: key } : undefined;
  } catch {
    return undefined;
  }
}

function createAuthority(folder: string, names: ServerNames, now: Date): Made {
  const { authority, authorityKey } = files(folder);
  const key = keyIn(authorityKey, { fresh: true });
  const der = newAuthority({ name: authorityName(names), names, key, now: now.getTime(), serial: serial() });
  const authorityPem = pemOf(der);
  put(authority, authorityPem, 0o644);
  const read = readCertificate(der);
  if (!read.ok) throw new Error(`the authority that was made ${read.detail}`);
  return { authority: read.certificate, authorityPem, authorityKey: key };
}

const authorityName = ({ dns: [name = ''] }: ServerNames): string => `DPP Desk at ${name}`;

function issue(folder: string, { authority, authorityPem, authorityKey }: Made, names: ServerNames, now: Date): void {
  const { certificate, key } = files(folder);
  const name = new X509Certificate(authorityPem).subject.replace(/^CN=/, '');
  const der = newServerCertificate({
    ...{ names, publicKey: createPublicKey(keyIn(key)), now: now.getTime(), serial: serial() },
    authority: { name, key: authorityKey, until: authority.notAfter },
  });
  put(certificate, `${pemOf(der)}${authorityPem}`, 0o644);
}

/** RFC 5280 4.1.2.2: positive, at most 20 bytes, and never the same twice. */
const serial = (): Uint8Array => randomBytes(16);

/** The key in this file. Creates one if there is none, or if `fresh` is set. */
function keyIn(file: string, { fresh = false } = {}): KeyObject {
  if (!fresh && existsSync(file)) return createPrivateKey(readFileSync(file, 'latin1'));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  put(file, privateKey.export({ format: 'pem', type: 'pkcs8' }) as string, 0o600);
  return privateKey;
}

/** Writes completely or not at all, even while another process reads. */
function put(file: string, content: string, mode: number): void {
  const draft = `${file}.${process.pid}.new`;
  rmSync(draft, { force: true });
  writeNew(draft, content, mode);
  renameSync(draft, file);
}

const pemOf = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
