// Runs Electron and returns the exit code of the app. An end by a signal that was not requested is a failure.
import { spawn } from 'node:child_process';
import { note } from '../server/lib/terminal.ts';
import { whenNpmIsGone } from '../server/process/npm.ts';

export const runApp = (executable: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const app = spawn(executable, args, { stdio: 'inherit' });
    let asked = false;
    const end = (signal?: NodeJS.Signals): void => {
      asked = true;
      app.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));
    whenNpmIsGone(() => end());
    app.on('error', (fault) => {
      note(`the desktop app could not be started: ${fault.message}`);
      resolve(1);
    });
    app.on('exit', (code, signal) => {
      if (signal !== null && !asked)
        note(`the desktop app was ended by ${signal}; "npm start -- --browser" opens the same screens in a browser`);
      resolve(code ?? (asked ? 0 : 1));
    });
  });
