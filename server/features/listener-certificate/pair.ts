// Reads the listener's certificate and key from PEM files, and refuses unusable pairs and keys readable by others.
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ListenerCertificate } from '../../contract/index.ts';
import { readBounded } from '../../lib/files/read-bounded.ts';
import { StoreFault } from '../../lib/store-fault.ts';

/** Paths of PEM files: the certificate followed by its intermediate certificates, and its key. */
export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

export interface ListenerPair {
  /** PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly facts: ListenerCertificate;
}

const DAY = 86_400_000;
/** Days before the end, which is enough time to get another certificate from an authority that works by hand. */
const WARN_DAYS = 30;
const OTHERS = 0o077;
const MAX_BYTES = 1024 * 1024;
const BLOCK = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

const refused = (why: string): StoreFault => new StoreFault('certificate-refused', why);

/** Throws a `certificate-refused` StoreFault with the reason. A certificate that has ended is accepted; its state says so. */
export function readPair({ certificate: file, key: keyFile }: TlsFiles, now: Date): ListenerPair {
  const certificate = textOf(file);
  const key = textOf(keyFile);
  if (process.platform !== 'win32') {
    const mode = statSync(keyFile).mode & 0o777;
    if ((mode & OTHERS) !== 0)
      throw refused(`other users may use the key file '${keyFile}' (mode ${mode.toString(8).padStart(4, '0')}): close it with chmod 600`);
  }
  const [leaf, ...chain] = certificatesIn(certificate, file);
  if (leaf === undefined) throw refused(`'${file}' holds no certificate in PEM form`);
  if (!leaf.checkPrivateKey(privateKey(key, keyFile)))
    throw refused(`the key in '${keyFile}' is not that of the first certificate in '${file}'`);
  return { certificate, key, facts: factsOf(leaf, chain, now) };
}

function textOf(file: string): string {
  const read = readBounded(file);
  if (!('content' in read)) throw refused(read.detail);
  if (read.content.length > MAX_BYTES) throw refused(`'${file}' is larger than ${MAX_BYTES} bytes`);
  return Buffer.from(read.content).toString('latin1');
}

function certificatesIn(pem: string, file: string): readonly X509Certificate[] {
  return (pem.match(BLOCK) ?? []).map((block, at) => {
    try {
      return new X509Certificate(block);
    } catch {
      throw refused(`certificate ${at + 1} in '${file}' cannot be read`);
    }
  });
}

function privateKey(pem: string, file: string): KeyObject {
  if (/ENCRYPTED/.test(pem)) throw refused(`the key in '${file}' is encrypted: store it without a passphrase, readable by this user only`);
  try {
    return createPrivateKey(pem);
  } catch {
    throw refused(`'${file}' holds no private key in PEM form`);
  }
}

function factsOf(leaf: X509Certificate, chain: readonly X509Certificate[], now: Date): ListenerCertificate {
  const left = leaf.validToDate.getTime() - now.getTime();
  // Only an authority made here is sent along with its certificate, because clients already have other roots.
  const authority = chain.find((one) => one.ca && one.checkIssued(one));
  return {
    names: namesIn(leaf),
    fingerprint: leaf.fingerprint256,
    notAfter: leaf.validToDate.toISOString(),
    state: left <= 0 ? 'ended' : left <= WARN_DAYS * DAY ? 'ends-soon' : 'good',
    ...(authority === undefined
      ? {}
      : { authority: { fingerprint: authority.fingerprint256, notAfter: authority.validToDate.toISOString() } }),
  };
}

/** `::1` for `0:0:0:0:0:0:0:1`, which OpenSSL writes. */
const shortest = (name: string): string => (isIP(name) === 6 ? new URL(`http://[${name}]`).hostname.slice(1, -1) : name);

/** Omits names that are neither plain host names nor addresses, because names are shown on screens. */
const namesIn = ({ subjectAltName = '' }: X509Certificate): readonly string[] =>
  subjectAltName
    .split(', ')
    .flatMap((one) => /^(?:DNS|IP Address):([\w.:*-]{1,253})$/.exec(one)?.[1] ?? [])
    .map(shortest);
