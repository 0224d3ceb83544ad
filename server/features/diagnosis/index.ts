// Examines this program, a data folder and the computer it lies on, without changing anything.
import { openStore } from '../../store/open.ts';
import { examineCertificate } from './certificate.ts';
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
  /** To listen on for a moment. */
  readonly port?: { readonly host: string; readonly port: number };
  /** The largest store, in bytes, that is read to its end. Default: any. */
  readonly atMost?: number;
}

/** The self-test, as the command and the screen show it: how this program verifies, then all of `examineDesk`. */
export const examine = async (examination: Examination): Promise<readonly Finding[]> => [
  ...(await examineVerifying(examination.now)),
  ...(await examineDesk(examination)),
];

/** Checks of what a folder need not have. */
const IF_THERE: ReadonlySet<Finding['check']> = new Set(['port', 'publication', 'certificate', 'log-file']);

/** One finding for each check, in the order of `CHECKED`; none for the port if it is not given, or for a publication, a certificate or a log file that was never made. */
export async function examineDesk({ folder, now, port, atMost }: Examination): Promise<readonly Finding[]> {
  const place = examineFolder(folder);
  const found =
    place.outcome === 'ok'
      ? [
          examineNode(),
          place,
          examineModes(folder),
          examineDisk(folder),
          examineRestore(folder),
          ...inStore(folder, now, atMost),
          ...examineCertificate(folder, now),
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

function inStore(folder: string, now: Date, atMost?: number): readonly Finding[] {
  let found: readonly Finding[] = [];
  const opened = attempt('store', () => {
    const store = openStore(folder, { readonly: true });
    try {
      found = examineStore(store, now, atMost);
    } finally {
      store.close();
    }
    return ok('store', 'it can be read');
  });
  return [opened, ...found];
}
