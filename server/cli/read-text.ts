// The name of a file in, its UTF-8 text out, bounded; anything else is a wrong use.

import { readBounded } from '../files/read-bounded.ts';
import { decodeText } from '../inspect.ts';
import { UsageFault } from './usage.ts';

export function readText(file: string): string {
  const bytes = readBounded(file);
  if ('code' in bytes) throw new UsageFault(bytes.detail);
  const text = decodeText(bytes.content);
  if (text === undefined) throw new UsageFault(`the file '${file}' is not UTF-8 text`);
  return text;
}
