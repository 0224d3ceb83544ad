// Shows the list of notified bodies, imports one from a file, or reverts to the bundled one (`desk bodies`).
// Reports each mistake in a file with its location.

import { named } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import { importBodies } from '../features/notified-bodies/index.ts';
import { closing } from '../lib/closing.ts';
import { Refusal } from '../lib/problem.ts';
import { print } from '../lib/terminal.ts';
import { presentBodies, removeBodies } from '../store/bodies.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { dataFolder } from './input/data-folder.ts';
import { readText } from './input/read-text.ts';
import { readOptions, UsageFault } from './input/usage.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['data'], flags: ['json', 'older'], words: true });
  const [action, file, ...more] = positionals;
  const wantsFile = action === 'import';
  if (!(wantsFile || action === 'show' || action === 'bundled') || more.length > 0 || (file !== undefined) !== wantsFile) {
    throw new UsageFault("say 'import FILE', 'show' or 'bundled'");
  }
  const text = file === undefined ? undefined : readText(file);
  using store = closing(openStore(dataFolder(values.data)));
  try {
    if (text !== undefined) importBodies(store, { text, older: values.older, now: new Date() });
    else if (action === 'bundled') removeBodies(store);
    show(store, values.json);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error, file ?? '', values.json);
    return 1;
  }
}

function show(store: Store, json: boolean): void {
  const { origin, statusDate, source, importedAt, bodies } = presentBodies(store);
  const facts = { origin, statusDate, source, ...defined({ importedAt }), total: bodies.length };
  print(json ? facts : `notified bodies: ${bodies.length}, ${origin}, as of ${statusDate}: ${source}`);
}

function refuse({ code, message, errors }: Refusal, file: string, json: boolean): void {
  if (json) print({ file, code, detail: message, errors });
  else {
    const way = code === 'older-list' ? '; --older uses it all the same' : '';
    print(`${named(file)}: REFUSED ${code} ${message}${way}`);
    for (const { pointer = '', detail } of errors) print(`    ${pointer} ${detail}`);
  }
}
