// Publishes passports by code (`desk publish`). Reports a refused passport and continues with the others.

import { openApp, publishingNotes } from '../features/app/index.ts';
import { type PublishedOrRefused, publishMany } from '../features/issuing/index.ts';
import { parseBaseUrl } from '../lib/base-url.ts';
import { closing } from '../lib/closing.ts';
import { note, print } from '../lib/terminal.ts';
import { codesOfDrafts, codesToPublish, codesToPublishAgain } from '../store/passports/published.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';

/** Codes in memory at a time. A million have some hundred megabytes. */
const STEP = 10_000;

/** In the order of the codes, which publishing does not change. Excludes invalid passports, which stay as they were signed. */
const SELECTED = { drafts: codesOfDrafts, again: codesToPublishAgain, all: codesToPublish } as const;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { texts: ['data', 'base-url'], flags: ['all', 'again', 'drafts'], words: true });
  if ([values.all, values.again, values.drafts, positionals.length > 0].filter(Boolean).length !== 1)
    throw new UsageFault('name the passports, or say --all, --drafts or --again');
  const baseUrl = values['base-url'];
  using context = closing(
    openApp({
      folder: dataFolder(values.data),
      ...passphraseIn(process.env),
      ...(baseUrl === undefined ? {} : { baseUrl: parseBaseUrl(baseUrl) }),
    }),
  );
  let refused = 0;
  const report = ({ dppCode, refused: fault }: PublishedOrRefused): void => {
    if (fault !== undefined) refused += 1;
    print(fault === undefined ? `${dppCode}: published` : `${dppCode}: REFUSED ${fault.code}: ${fault.message}`);
  };
  const codesAfter = SELECTED[values.drafts ? 'drafts' : values.again ? 'again' : 'all'];
  let codes = positionals.length > 0 ? positionals : codesAfter(context.store, '', STEP);
  if (codes.length === 0) print('nothing to publish');
  while (codes.length > 0) {
    await publishMany(codes, context, report, values.drafts ? 'drafts' : 'all');
    codes = positionals.length > 0 ? [] : codesAfter(context.store, codes.at(-1) ?? '', STEP);
  }
  for (const one of publishingNotes(context)) note(`note: ${one}`);
  return refused === 0 ? 0 : 1;
}
