// Publishes passports by code (`desk publish`). Reports a refused passport and continues with the others.

import { original } from '../domain/foreign/index.ts';
import { openApp, publishingNotes } from '../features/app/index.ts';
import { type PublishedOrRefused, publishMany } from '../features/issuing/index.ts';
import { parseBaseUrl } from '../lib/base-url.ts';
import { note, print } from '../lib/terminal.ts';
import { listPassports } from '../store/passports/list.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';

const PAGE = 500;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      all: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      'base-url': { type: 'string' },
    },
  });
  if ([values.all, values.again, values.drafts, positionals.length > 0].filter(Boolean).length !== 1)
    throw new UsageFault('name the passports, or say --all, --drafts or --again');
  const baseUrl = values['base-url'];
  const context = openApp({
    folder: dataFolder(values.data),
    ...passphraseIn(process.env),
    ...(baseUrl === undefined ? {} : { baseUrl: parseBaseUrl(baseUrl) }),
  });
  let refused = 0;
  try {
    const codes = positionals.length > 0 ? positionals : codesOf(context, values.again ? 'again' : values.drafts ? 'drafts' : 'all');
    if (codes.length === 0) print('nothing to publish');
    const report = ({ dppCode, refused: fault }: PublishedOrRefused): void => {
      if (fault !== undefined) refused += 1;
      print(fault === undefined ? `${dppCode}: published` : `${dppCode}: REFUSED ${fault.code}: ${fault.message}`);
    };
    await publishMany(codes, context, report, values.drafts ? 'drafts' : 'all');
    for (const one of publishingNotes(context)) note(`note: ${one}`);
    return refused === 0 ? 0 : 1;
  } finally {
    context.close();
  }
}

/**
 * Collected before the first is published, because publishing changes the order of the list. Excludes invalid passports, which stay as they
 * were signed.
 */
function codesOf(context: ReturnType<typeof openApp>, which: 'all' | 'again' | 'drafts'): readonly string[] {
  const codes: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { items } = listPassports(context.store, { limit: PAGE, offset });
    if (items.length === 0) return codes;
    const wanted = items.filter(
      ({ published, dppStatus }) => dppStatus !== 'invalid' && (which === 'all' || published === (which === 'again')),
    );
    codes.push(...wanted.map(({ dppCode }) => original(dppCode)));
  }
}
