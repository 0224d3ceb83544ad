// `npm start`: builds stale folders, then starts the desktop app, or the browser mode if there is no Electron runtime.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { note, print, printPage } from '../server/lib/terminal.ts';
import { browserMode } from './browser-mode.ts';
import { buildWhatIsStale } from './build.ts';
import { runApp } from './run-app.ts';
import { electronRuntime } from './runtime.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

if (Number(process.versions.node.split('.')[0]) < 24) {
  note('DPP Desk needs Node 24: start it with "npm start" after "npm ci", which puts the project’s own Node first.');
  process.exit(64);
}

const USAGE = `usage: npm start -- [options] [FILE…]

  --data DIR   the data folder
  --browser    the same screens in a browser, also where the desktop app could run
  --port PORT  port of the browser mode; a free one otherwise
  --no-open    browser mode: print the address, open nothing`;

const values = readArguments();

function readArguments() {
  try {
    const options = {
      data: { type: 'string' },
      port: { type: 'string' },
      browser: { type: 'boolean' },
      'no-open': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values: read } = parseArgs({ options, allowPositionals: true });
    if (read.help === true) {
      printPage(USAGE);
      process.exit(0);
    }
    return read;
  } catch (fault) {
    note(fault instanceof Error ? fault.message : String(fault));
    for (const line of USAGE.split('\n')) note(line);
    process.exit(64);
  }
}

const runtime = electronRuntime(root);
const desktop = 'executable' in runtime && values.browser !== true;

try {
  buildWhatIsStale(root, ['dist/renderer', 'out'], print);
} catch (fault) {
  note(fault instanceof Error ? fault.message : String(fault));
  process.exit(1);
}

if (desktop) {
  process.exit(await runApp(runtime.executable, [root, ...process.argv.slice(2)]));
} else {
  const why = 'missing' in runtime ? runtime.missing : 'asked for with --browser';
  print(`Browser mode, not the desktop app: ${why}.`);
  process.exitCode = await browserMode({
    program: join(root, 'out/workbench.js'),
    publicProgram: join(root, 'out/public.js'),
    data: values.data,
    port: values.port ?? '0',
    open: values['no-open'] !== true,
    say: print,
  });
}
