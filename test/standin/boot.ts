// What Electron does around the app's main module: arguments, versions, `electron` as a module, `ready` after the module has been evaluated.
import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const own = new URL('./electron.ts', import.meta.url).href;
registerHooks({
  resolve: (name, context, next) =>
    name === 'electron' || name === 'electron/main' ? { url: own, format: 'module-typescript', shortCircuit: true } : next(name, context),
});

const given = process.argv.slice(2);
process.argv = [join(import.meta.dirname, 'electron'), ...given];
Object.defineProperty(process, 'type', { value: 'browser' });

const named = resolve(given.find((argument) => !argument.startsWith('-')) ?? '.');
const folder = statSync(named).isDirectory() ? named : dirname(named);
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { main: string; name: string; version: string };

const { app, becomeReady, standFor } = await import('./app.ts');
standFor({ folder, name: manifest.name, version: manifest.version });
// Electron's main process only warns.
process.on('unhandledRejection', (fault) => console.error('UnhandledPromiseRejectionWarning:', fault));
try {
  await import(pathToFileURL(join(folder, manifest.main)).href);
} catch (fault) {
  console.error('the main module failed:', fault);
  app.exit(1);
}
await becomeReady();
