// Reports the self-test over the workbench API, and provides the codes for testing scanners.
import type { ScannerCode, ScannerSetupCodes, SelfTestReport } from '../../../contract/index.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { examine, isVerifying } from '../../../features/diagnosis/index.ts';
import { scannerCode, scannerSetupCodes } from '../../../features/labels/index.ts';
import { LIMITS } from '../../../lib/limits.ts';
import { VERSION } from '../../../lib/version.ts';
import { type Routes, read } from '../../http/routes.ts';

export function selfTestRoutes(app: Routes, context: AppContext): void {
  const { store, now } = context;
  read(app, '/workbench/self-test', async (): Promise<SelfTestReport> => {
    const at = now();
    // SQLite blocks all other requests while a store is read to its end.
    const rows = await examine({ folder: store.folder, now: at, atMost: LIMITS.backupAtOnce });
    const broken = rows.filter(({ check, outcome }) => outcome === 'wrong' && isVerifying(check));
    if (broken.length > 0 && !context.state().notices.some(({ code }) => code === 'self-test-failed'))
      context.notice('self-test-failed', broken.map(({ check }) => check).join(', '));
    return { at: at.toISOString(), appVersion: VERSION, rows };
  });

  read(app, '/workbench/self-test/code', (): Promise<ScannerCode> => scannerCode());
  read(app, '/workbench/scanner-setup', (): Promise<ScannerSetupCodes> => scannerSetupCodes());
}
