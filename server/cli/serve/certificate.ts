// Makes or reads the certificate of `desk serve`, renews it, and warns before its end.
// Also shows what a person has to compare and install.
import {
  type ListenerPair,
  madeFiles,
  makeCertificate,
  namesFor,
  readPair,
  renewMade,
  type TlsFiles,
} from '../../features/listener-certificate/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { log } from '../../lib/log-line.ts';
import { fileFault, StoreFault } from '../../lib/store-fault.ts';
import { print } from '../../lib/terminal.ts';

/** The certificate of the listener: made here, for these further names, or from files. */
export type TlsChoice = { readonly further: readonly string[] } | TlsFiles;

export interface Certified {
  readonly files: TlsFiles;
  /** Prints what a person compares, once the listener serves. */
  readonly say: () => void;
  readonly stop: () => Promise<void>;
}

interface Place {
  readonly folder: string;
  readonly host: string;
  /** Absent for copies of another service, whose name is given by `--tls-name`. */
  readonly baseUrl?: string;
}

/** Throws a StoreFault with the reason if the certificate cannot be used, so that nothing is served without it. */
export function certify(choice: TlsChoice, { folder, host, baseUrl = 'https://localhost' }: Place): Certified {
  const isMade = 'further' in choice;
  const files = isMade ? made(folder, namesFor({ baseUrl, host, further: choice.further })) : choice;
  const pair = readPair(files, new Date());
  if (baseUrl.startsWith('http:'))
    log({
      level: 'warn',
      code: 'base-url-not-encrypted',
      message: `note: the base URL ${baseUrl} begins with http://, but only https:// answers: set it anew with --base-url, and publish again`,
    });
  const warn = warning(files);
  warn(pair);
  const timer = setInterval(() => look(folder, files, isMade, warn), LIMITS.certificateRenewal).unref();
  return {
    files,
    say: () => {
      const { names, notAfter, fingerprint, authority } = readPair(files, new Date()).facts;
      print(`certificate for ${names.join(', ')}, until ${notAfter.slice(0, 10)}, SHA-256 ${fingerprint}`);
      if (isMade && authority !== undefined)
        print(`other devices trust it once they have ${madeFiles(folder).authority}, SHA-256 ${authority.fingerprint}`);
    },
    stop: async () => clearInterval(timer),
  };
}

function made(folder: string, names: Parameters<typeof makeCertificate>[1]): TlsFiles {
  try {
    return makeCertificate(folder, names, new Date());
  } catch (error) {
    throw fileFault(error) ?? error;
  }
}

/** The serving processes detect a renewed file on their own. An error is reported, and retried at the next check. */
function look(folder: string, files: TlsFiles, isMade: boolean, warn: (pair: ListenerPair) => void): void {
  try {
    if (isMade) renewMade(folder, new Date());
    warn(readPair(files, new Date()));
  } catch (error) {
    const { message } = error instanceof StoreFault ? error : (fileFault(error) ?? (error as Error));
    log({ level: 'error', code: 'certificate-refused', message });
  }
}

/** Warns at most once a day. */
function warning({ certificate }: TlsFiles): (pair: ListenerPair) => void {
  let warnedOn = '';
  return ({ facts: { state, notAfter } }) => {
    const today = new Date().toISOString().slice(0, 10);
    if (state === 'good' || warnedOn === today) return;
    warnedOn = today;
    const message =
      state === 'ended'
        ? `the certificate in '${certificate}' ended on ${notAfter.slice(0, 10)}: clients refuse it`
        : `the certificate in '${certificate}' ends on ${notAfter.slice(0, 10)}: put a new one in its place, which is taken into use at once`;
    log({ level: state === 'ended' ? 'error' : 'warn', code: `certificate-${state}`, message });
  };
}
