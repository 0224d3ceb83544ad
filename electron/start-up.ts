// Command line arguments in, the data folder and the things to inspect out.
import { parseArgs } from 'node:util';
import { thingsIn } from './inbox.ts';

export interface StartUp {
  readonly data?: string;
  readonly things: readonly string[];
}

/** `args` without the program; a development start also names the app's folder first. A link is whatever a web page wrote: beside one, nothing is believed. */
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

/** What a second start hands to the first one; it comes from another process, so its form is checked. */
export const thingsHandedOver = (handed: unknown): { readonly things: readonly string[]; readonly folder: string } => {
  if (typeof handed !== 'object' || handed === null || !('things' in handed) || !('folder' in handed)) return { things: [], folder: '/' };
  const { things, folder } = handed;
  return {
    things: Array.isArray(things) ? things.filter((thing) => typeof thing === 'string') : [],
    folder: typeof folder === 'string' ? folder : '/',
  };
};
