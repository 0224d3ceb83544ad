// Shows and renews the certificate made here for the public listener, and exports its authority (`desk certificate`).
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { madeFiles, readPair, renewMade } from '../../features/listener-certificate/index.ts';
import { fileFault, StoreFault } from '../../lib/store-fault.ts';
import { note, print, printFile } from '../../lib/terminal.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readOptions, UsageFault } from '../input/usage.ts';

const ACTIONS = ['show', 'renew', 'authority'] as const;

/** PEM, serialised again, so that nothing else in the file is printed. */
const authorityIn = (folder: string): string => new X509Certificate(readFileSync(madeFiles(folder).authority)).toString();

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['data'], flags: ['json'], words: true });
  const [name = 'show', ...more] = positionals;
  const action = ACTIONS.find((known) => known === name);
  if (action === undefined || more.length > 0) throw new UsageFault(`say what to do: ${ACTIONS.join(', ')}`);
  const folder = dataFolder(values.data);
  if (!existsSync(madeFiles(folder).certificate)) {
    note(`REFUSED none: no certificate was made in '${folder}'; 'desk serve --tls' and the screen Resolver make one`);
    return 1;
  }
  try {
    if (action === 'renew') renewMade(folder, new Date(), { always: true });
    if (action === 'authority') printFile(authorityIn(folder));
    else show(folder, values.json);
    return 0;
  } catch (error) {
    const fault = error instanceof StoreFault ? error : fileFault(error);
    if (fault === undefined) throw error;
    note(`REFUSED ${fault.code}: ${fault.message}`);
    return 1;
  }
}

function show(folder: string, json: boolean): void {
  const { facts } = readPair(madeFiles(folder), new Date());
  if (json) {
    print(facts);
    return;
  }
  const { names, notAfter, fingerprint, authority, state } = facts;
  print(`for ${names.join(', ')}`);
  print(`until ${notAfter}${state === 'ended' ? ', which is over' : ''}`);
  print(`SHA-256 ${fingerprint}`);
  if (authority === undefined) return;
  print(`trusted through ${madeFiles(folder).authority}`);
  print(`  until ${authority.notAfter}`);
  print(`  SHA-256 ${authority.fingerprint}`);
}
