// Reads the manifest of a bundle, and yields its files one by one, so that memory never holds all of them as objects.
import { isObject, type Json } from '../json/json.ts';
import { parseStrictJson, type StrictJson } from '../json/strict-json.ts';
import { BUNDLE_LIMITS } from './format.ts';

const MOST_DEPTH = 4;

export type ReadManifest =
  | { readonly ok: true; readonly about: Json; readonly files: Iterable<Json> }
  | Extract<StrictJson, { readonly ok: false }>;

/** Returns the manifest as `about`, with an empty list of files, and its files apart. */
export function readManifest(bytes: Buffer): ReadManifest {
  const parsed = canonicalManifest(bytes) ?? strictly(bytes);
  if (!parsed.ok || 'files' in parsed) return parsed;
  const { value } = parsed;
  if (!isObject(value) || !Array.isArray(value.files)) return { ok: true, about: value, files: [] };
  return { ok: true, about: { ...value, files: [] }, files: value.files };
}

const strictly = (bytes: Buffer): StrictJson => parseStrictJson(bytes, { maxBytes: BUNDLE_LIMITS.manifest, maxDepth: MOST_DEPTH });

const [OPENS, CLOSES] = [',"files":[', '],"format":'];
/** Maximum bytes before the files, and after them. */
const MOST_ABOUT = 4096;
const [COMMA, BRACE] = [0x2c, 0x7d];
/** A file as this program writes it (RFC 8785): members in canonical order, numbers without sign or fraction, names without escapes. */
const ROW =
  /^\{"bytes":(0|[1-9]\d{0,9}),"name":"([a-z0-9./-]+)","packed":(0|[1-9]\d{0,9}),"packedSha256":"([0-9a-f]{64})","sha256":"([0-9a-f]{64})"\}$/;

/**
 * Returns undefined for a manifest in any other form, which is not necessarily a bad one. A quotation mark in a text is
 * escaped, so that a search for the names of members finds nothing inside a text.
 */
function canonicalManifest(bytes: Buffer): ReadManifest | undefined {
  const behind = Math.max(bytes.length - MOST_ABOUT, 0);
  const [opens, closes] = [bytes.toString('latin1', 0, MOST_ABOUT).indexOf(OPENS), bytes.toString('latin1', behind).lastIndexOf(CLOSES)];
  const [from, to] = [opens + OPENS.length, behind + closes];
  if (opens < 0 || closes < 0 || to < from || bytes.length > BUNDLE_LIMITS.manifest) return undefined;
  const about = strictly(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]));
  if (!about.ok || !isObject(about.value) || !Array.isArray(about.value.files) || about.value.files.length > 0) return undefined;
  const rows = bytes.subarray(from, to);
  for (const row of rowsIn(rows)) if (row === undefined) return undefined;
  return { ok: true, about: about.value, files: filesIn(rows) };
}

function* filesIn(rows: Buffer): Generator<Json> {
  for (const row of rowsIn(rows)) if (row !== undefined) yield row;
}

/** Yields undefined, and ends, at a row in any other form. */
function* rowsIn(rows: Buffer): Generator<Json | undefined> {
  for (let at = 0; at < rows.length; ) {
    const end = rows.indexOf(BRACE, at) + 1;
    const [, size, name, packed, packedSha256, sha256] = ROW.exec(rows.toString('latin1', at, end)) ?? [];
    const isLast = end === rows.length;
    if (
      name === undefined ||
      packedSha256 === undefined ||
      sha256 === undefined ||
      (!isLast && rows[end] !== COMMA) ||
      end === rows.length - 1
    )
      return yield undefined;
    yield { bytes: Number(size), name, packed: Number(packed), packedSha256, sha256 };
    at = isLast ? end : end + 1;
  }
}
