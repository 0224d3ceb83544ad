// Finishes the look-back, and lists items that were released and are now invalid (`desk look-back`).
import type { ReleasedInvalid } from '../contract/index.ts';
import { type Foreign, oneLine } from '../domain/foreign/index.ts';
import { readAsOf } from '../domain/verify/as-of-moment.ts';
import { openApp } from '../features/app/index.ts';
import { lookBack } from '../features/inspection/index.ts';
import { closing } from '../lib/closing.ts';
import { note, print } from '../lib/terminal.ts';
import { eachReleasedInvalid } from '../store/audit-log/released-invalid.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';

/** In milliseconds: the workbench may write between two slices. */
const SLICE = 1000;

export function run(args: string[]): number {
  const { values } = readOptions(args, { texts: ['data', 'since'], flags: ['json'] });
  const since = values.since === undefined ? '' : firstMoment(values.since);
  using context = closing(openApp({ folder: dataFolder(values.data), ...passphraseIn(process.env) }));
  const { examined, changed } = finish(lookBack(context, { time: SLICE, settling: 0 }));
  if (examined > 0) note(`examined again: ${examined}, with another verdict: ${changed}`);
  let found = 0;
  for (const item of eachReleasedInvalid(context.store)) {
    if (item.release.at < since) continue;
    found += 1;
    print(values.json ? item : lineOf(item));
  }
  if (found === 0) note('nothing that was released is known to be invalid now');
  return found === 0 ? 0 : 1;
}

function finish(slice: ReturnType<typeof lookBack>): { readonly examined: number; readonly changed: number } {
  let [examined, changed] = [0, 0];
  for (;;) {
    const done = slice();
    examined += done.examined;
    changed += done.changed;
    if (done.isOver) return { examined, changed };
  }
}

/** A date stands for its beginning in UTC. */
function firstMoment(text: string): string {
  const moment = readAsOf(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  if (moment === undefined) throw new UsageFault(`--since takes a date or a date-time with a time zone, not '${text}'`);
  return moment.toISOString();
}

function lineOf({ inspection, reason, productName, gtin, serial, dppCode, release }: ReleasedInvalid): string {
  const code = gtin === undefined ? short(dppCode) : `(01)${short(gtin)}${serial === undefined ? '' : `(21)${short(serial)}`}`;
  const where = release.place === '' ? '' : ` at ${short(release.place)}`;
  const who = release.officer === '' ? '' : ` by ${short(release.officer)}`;
  return `${inspection}  INVALID ${reason ?? ''}  ${code}  ${short(productName)}  released ${release.at}${where}${who} (inspection ${release.inspection})`;
}

const short = (text: Foreign = ''): string => oneLine(text, 200);
