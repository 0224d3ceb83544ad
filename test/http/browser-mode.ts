// A data folder as argument in (and 'open', to open a browser too), browser mode from the sources out: what `npm start` runs from the bundles.
import { fileURLToPath } from 'node:url';
import { browserMode } from '../../electron/browser-mode.ts';

const source = (name: string): string => fileURLToPath(new URL(`../../server/${name}.ts`, import.meta.url));

process.exitCode = await browserMode({
  program: source('workbench'),
  publicProgram: source('public'),
  data: process.argv[2],
  port: '0',
  open: process.argv[3] === 'open',
  say: (line) => void process.stdout.write(`${line}\n`),
});
