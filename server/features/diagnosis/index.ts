// Examines a data folder and the computer it lies on, without changing anything.
import { openStore } from '../../store/open.ts';
import { attempt, CHECKED, type Finding, notChecked, ok } from './finding.ts';
import { examineDisk, examineFolder, examineModes, examineNode, examinePort, examineRestore } from './folder.ts';
import { examineStore } from './store.ts';

export type { Finding } from './finding.ts';

export interface Examination {
  readonly folder: string;
  readonly now: Date;
  /** To listen on for a moment. */
  readonly port?: { readonly host: string; readonly port: number };
}

/** One finding for each check, in the order of `CHECKED`; none for the port if it is not given. */
export async function examineDesk({ folder, now, port }: Examination): Promise<readonly Finding[]> {
  const place = examineFolder(folder);
  const found =
    place.outcome === 'ok'
      ? [examineNode(), place, examineModes(folder), examineDisk(folder), examineRestore(folder), ...inStore(folder, now)]
      : [examineNode(), place];
  const rest = CHECKED.filter((check) => check !== 'port' && !found.some((one) => one.check === check));
  const why = place.outcome === 'ok' ? 'the store cannot be opened' : 'there is no folder';
  return [
    ...found,
    ...rest.map((check) => notChecked(check, why)),
    ...(port === undefined ? [] : [await examinePort(port.host, port.port)]),
  ];
}

function inStore(folder: string, now: Date): readonly Finding[] {
  let found: readonly Finding[] = [];
  const opened = attempt('store', () => {
    const store = openStore(folder, { readonly: true });
    try {
      found = examineStore(store, now);
    } finally {
      store.close();
    }
    return ok('store', 'it can be read');
  });
  return [opened, ...found];
}
