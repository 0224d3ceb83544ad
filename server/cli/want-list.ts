// Prints the wanted copies, one per line or as JSON lines (`desk want-list`).

import { type Foreign, oneLine } from '../domain/foreign/index.ts';
import { openApp } from '../features/app/index.ts';
import { wantList } from '../features/want-list/index.ts';
import { closing } from '../lib/closing.ts';
import { note, print } from '../lib/terminal.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions } from './input/usage.ts';

export function run(args: string[]): number {
  const { values } = readOptions(args, { texts: ['data'], flags: ['json'] });
  using context = closing(openApp({ folder: dataFolder(values.data), ...passphraseIn(process.env) }));
  const items = wantList(context);
  for (const item of items) {
    const { gtin, serial, batch, dppCode, link } = item;
    const code = gtin === undefined ? whole(dppCode ?? link) : `(01)${whole(gtin)}`;
    const parts = `${batch === undefined ? '' : `(10)${whole(batch)}`}${serial === undefined ? '' : `(21)${whole(serial)}`}`;
    print(values.json ? item : `${code}${parts}`);
  }
  if (items.length === 0) note('no copy is wanted');
  return 0;
}

/** In full length, because a shortened URL is of no use. */
const whole = (text: Foreign = ''): string => oneLine(text, 8000);
