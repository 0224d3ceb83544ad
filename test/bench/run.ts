// Runs every benchmark and prints each ratio to the bare limit. Exits with 1 if a budget is missed.
// `--long` adds the store of a million rows, the log of a year and 10,000 files in bulk. Figures: out/bench.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BUILD, passes } from '../stages.ts';
import { measureBulk } from './bulk.ts';
import { measureBulkWindow } from './bulk-window.ts';
import { measureFrames } from './decode.ts';
import { measureFastest } from './fastest.ts';
import { measureImport, measurePublish } from './fill.ts';
import { measureGraph } from './graph.ts';
import { measureLog } from './log.ts';
import { type Measured, print, rowOf } from './measure.ts';
import { measureMillion } from './million.ts';
import { measurePacks } from './pack.ts';
import { comparisons as pictures } from './qr.ts';
import { measureRepresentations } from './representations.ts';
import { measureResolver } from './resolver.ts';
import { settle } from './settle.ts';
import { measureDesktop, measureMemory, measureScreen, printTold } from './told.ts';
import { comparisons as verification } from './verify.ts';

// The last figures load the page in Chromium.
if (!passes(BUILD)) process.exit(1);

const compared: Measured[] = [];
for (const comparison of [...verification, ...pictures]) compared.push(await settle(rowOf(comparison())));
const results = [
  ...compared,
  measureGraph(),
  await measureFrames(),
  ...(await measureResolver()),
  ...(await measureRepresentations()),
  await measureBulk(),
  ...(await measureFastest()),
  ...(await measurePacks()),
  await measureImport(),
  await measurePublish(),
  ...(process.argv.includes('--long') ? await measureMillion() : []),
];
print(results);
const told = [
  ...(await measureScreen()),
  ...measureDesktop(),
  ...(await measureMemory()),
  ...(process.argv.includes('--long') ? [...measureLog(), ...(await measureBulkWindow())] : []),
];
printTold(told);

const folder = fileURLToPath(new URL('../../out/', import.meta.url));
mkdirSync(folder, { recursive: true });
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
writeFileSync(`${folder}bench.json`, `${JSON.stringify({ at: new Date().toISOString(), machine, results, told }, null, 2)}\n`);
process.exitCode = results.every(({ ratio, atLeast }) => ratio >= atLeast) ? 0 : 1;
