// Reads the files of an opened bundle, with limits on depth and memory.
import { createHash } from 'node:crypto';
import { isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { AlteredBundle, type OpenBundle } from './read.ts';

export const fault = (detail: string): never => {
  throw new AlteredBundle(detail);
};

/** Maximum nesting depth: that of a credential, and of the file around it. */
const MOST_DEPTH = 100;

export async function jsonIn(bundle: OpenBundle, name: string): Promise<JsonObject> {
  const bytes = await bundle.content(name);
  const parsed = parseStrictJson(bytes, { maxBytes: bytes.length, maxDepth: MOST_DEPTH });
  if (!parsed.ok) return fault(`'${name}': ${parsed.detail}`);
  return isObject(parsed.value) ? parsed.value : fault(`'${name}' is not a JSON object`);
}

export const namesIn = ({ names }: OpenBundle, folder: string): readonly string[] => names.filter((name) => name.startsWith(`${folder}/`));

/** Policy: the maximum number of bytes that one examination may need at the same time, to limit memory. */
const MOST_AT_ONCE = 512 * 2 ** 20;

export async function filesIn(bundle: OpenBundle, names: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let left = MOST_AT_ONCE;
  for (const name of new Set(names)) {
    const bytes = await bundle.content(name);
    left -= bytes.length;
    if (left < 0) throw new RangeError('one inspection needs more memory than a check may use');
    files.set(name, bytes);
  }
  return files;
}

export const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
