// Switches the running listener to a renewed certificate: open connections continue, new ones get the new certificate.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:https';
import { type ListenerPair, readPair, type TlsFiles } from '../features/listener-certificate/index.ts';
import { LIMITS } from '../lib/limits.ts';
import { log } from '../lib/log-line.ts';
import type { StoreFault } from '../lib/store-fault.ts';

/** Compares contents, because a replaced file may keep its time. Unusable files are reported once, and the previous pair stays in use. */
export function watchCertificate(server: Server, files: TlsFiles, first: ListenerPair, every: number = LIMITS.certificateLook): () => void {
  let seen = first.certificate + first.key;
  const look = (): void => {
    const now = contents(files);
    if (now === seen) return;
    seen = now;
    try {
      const { certificate, key, facts } = readPair(files, new Date());
      server.setSecureContext({ cert: certificate, key });
      log({ level: 'info', code: 'certificate-renewed', message: `a new certificate is in use, until ${facts.notAfter}` });
    } catch (error) {
      // OpenSSL may refuse what was read here, such as a key that is too short.
      const { message, code } = error as StoreFault;
      log({ level: 'error', code: 'certificate-refused', message: `the former certificate stays in use: ${message} (${code})` });
    }
  };
  const timer = setInterval(look, every).unref();
  return () => clearInterval(timer);
}

/** Treats a file that is missing while it is being replaced as empty. An empty file is refused, and read again at the next check. */
function contents({ certificate, key }: TlsFiles): string {
  try {
    return readFileSync(certificate, 'latin1') + readFileSync(key, 'latin1');
  } catch {
    return '';
  }
}
