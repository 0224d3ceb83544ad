// Examines the certificate of the public listener: the one that was made in the data folder, or one of a person's own.
import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { StoreFault } from '../../lib/store-fault.ts';
import { madeFiles, readPair, type TlsFiles } from '../listener-certificate/index.ts';
import { attempt, type Finding, ok, wrong } from './finding.ts';

export interface Certified {
  /** Files of a person, which the service was started with. If absent, the certificate that was made here is examined. */
  readonly own?: TlsFiles | undefined;
  /** The address at which others reach the service. */
  readonly baseUrl?: string | undefined;
}

/** Returns no finding for a folder in which no certificate was made, unless own files are named. */
export function examineCertificate(folder: string, now: Date, { own, baseUrl }: Certified): readonly Finding[] {
  if (own === undefined && !existsSync(madeFiles(folder).certificate)) return [];
  return [attempt('certificate', () => (own === undefined ? examineMade(folder, now) : examineOwn(own, now, baseUrl)))];
}

function examineMade(folder: string, now: Date): Finding {
  const { state, notAfter, names } = readPair(madeFiles(folder), now).facts;
  const until = `for ${names.join(', ')}, until ${notAfter}`;
  if (state === 'good') return ok('certificate', until);
  return wrong('certificate', `${until}: ${ends(state)}`, 'start the service, or: desk certificate renew');
}

/** Reads the files as the service does: the key must match the certificate, and must not be readable for other users. */
function examineOwn(files: TlsFiles, now: Date, baseUrl: string | undefined): Finding {
  try {
    const { certificate, facts } = readPair(files, now);
    const { state, notAfter, names } = facts;
    const found = `'${files.certificate}' for ${names.join(', ')}, until ${notAfter}; the key fits`;
    if (state !== 'good') return wrong('certificate', `${found}: ${ends(state)}`, 'renew it where it was issued, and replace both files');
    const host = baseUrl === undefined ? undefined : hostOf(baseUrl);
    if (host !== undefined && !isFor(new X509Certificate(certificate), host))
      return wrong('certificate', `${found}: it is not for '${host}', the name in the base URL`, 'have one issued for that name');
    return ok('certificate', found);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return wrong('certificate', error.message, 'mend what it says: the service does not start with these files');
  }
}

const ends = (state: 'ended' | 'ends-soon'): string => (state === 'ended' ? 'it has ended' : 'it ends soon');

const hostOf = (baseUrl: string): string | undefined => URL.parse(baseUrl)?.hostname.replace(/^\[|\]$/g, '');

const isFor = (certificate: X509Certificate, host: string): boolean =>
  (isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) !== undefined;
