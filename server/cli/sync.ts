// Fetches, verifies and stores passports from another service, and reports each item (`desk sync`).
// The exit code states whether all items are settled.

import { userInfo } from 'node:os';
import type { SyncIdentity, SyncItem, SyncList, SyncRun, SyncSettled } from '../contract/index.ts';
import { named, oneLine } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import { openApp } from '../features/app/index.ts';
import { itemsOfGtins, itemsOfLines, itemsOfText, startSync, wantedItem } from '../features/sync/index.ts';
import { wantList } from '../features/want-list/index.ts';
import { Refusal } from '../lib/problem.ts';
import { note, print, progress } from '../lib/terminal.ts';
import { settledItems, settledLists } from '../store/sync.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readInput } from './input/read-text.ts';

import { readOptions, UsageFault } from './input/usage.ts';

const OPTIONS = {
  texts: ['data', 'codes', 'gtins', 'wanted', 'key-from', 'fingerprint', 'by'],
  flags: ['json', 'allow-http', 'events'],
  words: true,
} as const;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS);
  const [url, another] = positionals;
  if (url === undefined || another !== undefined) throw new UsageFault('name the address of one service');
  const { codes, gtins, wanted, 'key-from': keyFrom } = values;
  if (codes === undefined && gtins === undefined && wanted === undefined)
    throw new UsageFault('say what to fetch: --codes FILE, --gtins FILE or --wanted FILE');
  if ([codes, gtins, wanted].filter((file) => file === '-').length > 1)
    throw new UsageFault("only one of --codes, --gtins and --wanted takes '-', the standard input");
  const key = keyFrom === undefined ? undefined : process.env[keyFrom];
  if (keyFrom !== undefined && !key) throw new UsageFault(`--key-from: the environment has no '${keyFrom}'`);
  const named = usage(() => [
    ...(codes === undefined ? [] : itemsOfLines(readInput(codes))),
    ...(gtins === undefined ? [] : itemsOfGtins(readInput(gtins))),
    ...(wanted === undefined || wanted === 'own' ? [] : itemsOfText(readInput(wanted))),
  ]);
  const context = openApp({ folder: dataFolder(values.data), ...passphraseIn(process.env) });
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const own: readonly SyncItem[] = wanted === 'own' ? wantList(context).flatMap((item) => wantedItem(item) ?? []) : [];
    if (named.length + own.length === 0) {
      note('nothing is wanted');
      return 0;
    }
    const order = {
      url,
      allowHttp: values['allow-http'],
      items: [...named, ...own],
      who: values.by ?? (context.settings().officer || userInfo().username),
      events: values.events,
      ...defined({ key, fingerprint: values.fingerprint }),
    };
    const started = usage(() =>
      startSync(context, order, {
        signal: stop.signal,
        progress: ({ settled, total }) => progress(`settled ${settled} of ${total}`, settled === total),
      }),
    );
    const ended = await started.ended;
    const items = settledItems(context.store, started.run);
    const lists = settledLists(context.store, started.run);
    if (values.json) print({ ...ended, items, lists });
    else tell(ended, items, lists);
    const left = ended.counts.refused + ended.counts.failed + lists.filter(({ retry }) => retry).length;
    return ended.state === 'ended' && left === 0 ? 0 : 1;
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    context.close();
  }
}

/** Turns a refusal of what the person typed or named into a UsageFault, wherever it was detected. */
function usage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw new UsageFault(error.message);
    throw error;
  }
}

function tell(
  { service, state, counts, total, settled, identity }: SyncRun,
  items: readonly SyncSettled[],
  lists: readonly SyncList[],
): void {
  if (identity !== undefined) tellIdentity(identity);
  for (const item of items) {
    const { outcome, code, detail, stored, present, unverified } = item;
    const came =
      stored + present === 0
        ? ''
        : `: ${stored} new, ${present} here before${unverified === 0 ? '' : `, ${unverified} of an unknown issuer`}`;
    const why = code === undefined ? '' : ` ${code} ${oneLine(detail ?? '', 500)}`;
    print(`${named(nameOf(item))}: ${outcome === 'refused' || outcome === 'failed' ? outcome.toUpperCase() : outcome}${why}${came}`);
  }
  for (const { url, outcome, code, detail } of lists)
    print(
      `status list ${oneLine(url, 500)}: ${outcome === 'not-checked' ? `NOT CHECKED ${code ?? ''} ${oneLine(detail ?? '', 500)}` : outcome}`,
    );
  const parts = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  print(`${service}: ${parts.join(', ')}`);
  if (state === 'stopped') print(`stopped with ${total - settled} left; the same command goes on`);
}

/** Prints the fingerprint for comparison with another source. The service's own statement about its keys is never trusted. */
function tellIdentity({ did, known, keys, fault }: SyncIdentity): void {
  if (fault !== undefined) print(`the service does not say who it is: ${fault.code} ${oneLine(fault.detail, 500)}`);
  else print(`${oneLine(did ?? '', 500)}, ${known === undefined ? 'an issuer that is not known here' : `known here (${known})`}`);
  for (const { id, fingerprint } of keys) print(`  ${oneLine(id, 500)}  ${fingerprint}`);
}

const nameOf = ({ dppCode, gtin, serial, batch, link }: SyncItem): string =>
  dppCode ?? link ?? `(01)${gtin ?? ''}${batch === undefined ? '' : `(10)${batch}`}${serial === undefined ? '' : `(21)${serial}`}`;
