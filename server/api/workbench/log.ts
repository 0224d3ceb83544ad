// Reports the state of the logs over the workbench API, and checks every page of the store on request.
import { statSync } from 'node:fs';
import type { LogState, RecordsCheck } from '../../contract/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { logState } from '../../store/audit-log/state.ts';
import { damageIn } from '../../store/integrity.ts';
import { damagedTree } from '../../store/log-tree/leaves.ts';
import { firstDamagedLeaf } from '../../store/log-tree/recompute.ts';
import { storeFile } from '../../store/open.ts';
import { type Routes, read } from '../http/routes.ts';

export function logRoutes(app: Routes, { store }: AppContext): void {
  read(app, '/workbench/log', (): Promise<LogState> => logState(store));

  app.post('/workbench/log/check', async (): Promise<RecordsCheck> => {
    const { size } = statSync(storeFile(store.folder));
    // SQLite blocks all other requests during the check.
    if (size > LIMITS.backupAtOnce)
      throw new Refusal('conflict', `the store has ${size} bytes: 'desk self-test --data' checks it while this app goes on`);
    const leaf = firstDamagedLeaf(store.db);
    const damage = [...damageIn(store.db), ...(leaf === undefined ? [] : [damagedTree(leaf).message])];
    return { ...(await logState(store)), damage };
  });
}
