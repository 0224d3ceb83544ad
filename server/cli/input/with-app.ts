// Runs an action of a command on the opened application, and reports a refusal.

import { openApp } from '../../features/app/index.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { closing } from '../../lib/closing.ts';
import { Refusal } from '../../lib/problem.ts';
import { note } from '../../lib/terminal.ts';
import { dataFolder } from './data-folder.ts';
import { passphraseIn } from './passphrase.ts';

/** Returns the exit code: 1 for a Refusal, which is reported on standard error, otherwise 0. Other errors are thrown. */
export function withApp(data: string | undefined, action: (context: AppContext) => void): number {
  using context = closing(openApp({ folder: dataFolder(data), ...passphraseIn(process.env) }));
  try {
    action(context);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    note(`REFUSED ${error.code}: ${error.message}`);
    return 1;
  }
}
