// Converts entries of a pack to lines and back, and accepts only the exact spelling of a writer.
import { isObject, type Json } from '../../../domain/json/json.ts';
import { ENTRY_KINDS, type EntryKind, type PackEntry, PackRefusal } from './pack.ts';
import { isPlain } from './plain.ts';

/** A pack contains no file names and no paths, so it cannot point to any place on this computer. */
export const toLine = ({ kind, text }: PackEntry): string => `${JSON.stringify({ kind, text })}\n`;

/** Throws `bad-entry`. */
export function entriesIn(bytes: Uint8Array, expected: number): readonly PackEntry[] {
  const plain = isPlain(bytes);
  const lines = (plain ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1') : decode(bytes)).split('\n');
  if (lines.pop() !== '' || lines.length !== expected)
    throw new PackRefusal('bad-entry', `${lines.length} whole lines where ${expected} entries should be`);
  return lines.map((line) => (plain ? plainCredential(line) : undefined) ?? parseLine(line));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new PackRefusal('bad-entry', 'it is not UTF-8 text');
  }
}

const CREDENTIAL = '{"kind":"credential","text":"';

/**
 * Plain bytes contain no escapes, so the text is cut out without parsing. Text with a quotation mark is left to the
 * parser; a token has none.
 */
function plainCredential(line: string): PackEntry | undefined {
  if (!line.startsWith(CREDENTIAL) || !line.endsWith('"}')) return undefined;
  const text = line.slice(CREDENTIAL.length, -2);
  return text.includes('"') ? undefined : { kind: 'credential', text };
}

/** Accepts one spelling only. The comparison refuses repeated, unknown and missing members, another order and other escapes. */
function parseLine(line: string): PackEntry {
  const value = parsed(line);
  if (isObject(value)) {
    const { kind, text } = value;
    if (isKind(kind) && typeof text === 'string' && JSON.stringify({ kind, text }) === line) return { kind, text };
  }
  throw new PackRefusal('bad-entry', `'${line.slice(0, 60)}…' is none of ${ENTRY_KINDS.join(', ')}`);
}

const isKind = (value: unknown): value is EntryKind => ENTRY_KINDS.some((kind) => kind === value);

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
