// Parses the command line into the data folder and the items to inspect.
import { parseArgs } from 'node:util';
import { thingsIn } from './inbox.ts';

export interface StartUp {
  readonly data?: string;
  readonly things: readonly string[];
}

/**
 * `args` excludes the program; in development, the first positional argument is the app's folder.
 * Policy: a web page controls the content of a link. If there is a link, ignore the other arguments and `--data`.
 */
export const startUp = (args: readonly string[], packaged: boolean): StartUp => {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: { data: { type: 'string' } },
  });
  const given = packaged ? positionals : positionals.slice(1);
  const things = thingsIn(given);
  const linked = things.length === 1 && things[0]?.toLowerCase().startsWith('dpp:') === true;
  return { ...(typeof values.data === 'string' && values.data !== '' && !linked ? { data: values.data } : {}), things };
};

/** Validates the items that a second start passes to the first, because they come from another process. */
export const thingsHandedOver = (handed: unknown): { readonly things: readonly string[]; readonly folder: string } => {
  if (typeof handed !== 'object' || handed === null || !('things' in handed) || !('folder' in handed)) return { things: [], folder: '/' };
  const { things, folder } = handed;
  return {
    things: Array.isArray(things) ? things.filter((thing) => typeof thing === 'string') : [],
    folder: typeof folder === 'string' ? folder : '/',
  };
};
