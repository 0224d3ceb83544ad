// Examines this program, a data folder and its computer, without changing anything.
import { closing } from '../../lib/closing.ts';
import { openStore } from '../../store/open.ts';
import { readSetting, readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import type { TlsFiles } from '../listener-certificate/index.ts';
import { type Certified, examineCertificate } from './certificate.ts';
import { attempt, CHECKED, type Finding, notChecked, ok } from './finding.ts';
import { examineDisk, examineFolder, examineModes, examineNode, examinePort, examineRestore } from './folder.ts';
import { examineLogFile } from './log-file.ts';
import { examineStore } from './store.ts';
import { examineVerifying } from './verifying.ts';

export type { Finding } from './finding.ts';
export { examineVerifying, isVerifying } from './verifying.ts';

export interface Examination {
  readonly folder: string;
  readonly now: Date;
  /** The address and port to listen on for a moment. */
  readonly port?: { readonly host: string; readonly port: number };
  /** The files of `serve --tls-cert` and `--tls-key`. If absent, those that the screen *Resolver* names, or the certificate made here. */
  readonly tls?: TlsFiles;
  /** Stores larger than this, in bytes, are not read completely. Default: no limit. */
  readonly atMost?: number;
}

/** The self-test, as the command and the screen show it: how this program verifies, then all of `examineDesk`. */
export const examine = async (examination: Examination): Promise<readonly Finding[]> => [
  ...(await examineVerifying(examination.now)),
  ...(await examineDesk(examination)),
];

/** Checks that are omitted if there is nothing to check, which is not a fault. */
const IF_THERE: ReadonlySet<Finding['check']> = new Set(['port', 'publication', 'certificate', 'log-file']);

/** One finding for each check, in the order of `CHECKED`; none for the port if it is not given, or for a publication, a certificate or a log file that was never made. */
export async function examineDesk({ folder, now, port, atMost, tls }: Examination): Promise<readonly Finding[]> {
  const place = examineFolder(folder);
  const stored = place.outcome === 'ok' ? inStore(folder, now, atMost) : { found: [] };
  const found =
    place.outcome === 'ok'
      ? [
          examineNode(),
          place,
          examineModes(folder),
          examineDisk(folder),
          examineRestore(folder),
          ...stored.found,
          ...examineCertificate(folder, now, { baseUrl: stored.baseUrl, own: tls ?? stored.own }),
          ...examineLogFile(folder),
        ]
      : [examineNode(), place];
  const rest = CHECKED.filter((check) => !IF_THERE.has(check) && !found.some((one) => one.check === check));
  const why = place.outcome === 'ok' ? 'the store cannot be opened' : 'there is no folder';
  return [
    ...found,
    ...rest.map((check) => notChecked(check, why)),
    ...(port === undefined ? [] : [await examinePort(port.host, port.port)]),
  ];
}

interface Stored extends Certified {
  readonly found: readonly Finding[];
}

function inStore(folder: string, now: Date, atMost?: number): Stored {
  let stored: Stored = { found: [] };
  const opened = attempt('store', () => {
    using store = closing(openStore(folder, { readonly: true }));
    stored = { ...tlsIn(store), found: examineStore(store, now, atMost) };
    return ok('store', 'it can be read');
  });
  return { ...stored, found: [opened, ...stored.found] };
}

/** The certificate files named on the screen *Resolver*, with the base URL. */
function tlsIn(store: Store): Certified {
  const { baseUrl } = readSettings(store);
  const { tls, certificateFile, keyFile } = readSetting(store, 'resolver') ?? {};
  const isNamed = tls === 'own' && certificateFile !== undefined && keyFile !== undefined;
  return { baseUrl, ...(isNamed ? { own: { certificate: certificateFile, key: keyFile } } : {}) };
}
