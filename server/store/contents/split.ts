// Splits the record of an inspection into its facts and the documents of its credential, and joins them again.
// The joined text is exactly the original one, which the hash chain covers.
import canonicalize from 'canonicalize';
import { isObject } from '../../domain/json/json.ts';
import { bytesText, textBytes } from './text.ts';

/** The members of `credential` that are documents, in the order of canonical JSON. */
const DOCUMENTS = ['disclosed', 'raw', 'verified'] as const;
type Document = (typeof DOCUMENTS)[number];

/** The placeholder for a document in the facts: canonical JSON of a string that begins with a control character. */
const placeOf = (name: Document): string => `"\\u0001${name}"`;

const ABSENT = 0;
const TEXT = 1;
/** Marks a document that is the input itself, which is stored once. */
const INPUT = 2;
/** The length of the header of a part: its kind (1 byte) and its length (4 bytes). */
const HEAD = 5;

export interface Split {
  /** JSON without the documents. */
  readonly facts: string;
  /** The documents. Absent if the record has none. */
  readonly documents?: Buffer;
}

/** A record of any other form stays whole. */
export function splitRecord(record: string, input: string): Split {
  const whole = { facts: record };
  const { credential } = JSON.parse(record) as { readonly credential?: unknown };
  if (!isObject(credential) || DOCUMENTS.some((name) => record.includes(placeOf(name)))) return whole;
  let facts = record;
  const parts: Buffer[] = [];
  for (const name of DOCUMENTS) {
    const value = credential[name];
    if (value === undefined) {
      parts.push(part(ABSENT));
      continue;
    }
    const member = `"${name}":${canonicalize(value) ?? ''}`;
    const at = facts.indexOf(member);
    if (at < 0) return whole;
    facts = `${facts.slice(0, at)}"${name}":${placeOf(name)}${facts.slice(at + member.length)}`;
    parts.push(documentPart(name, value, input));
  }
  const documents = Buffer.concat(parts);
  return joinRecord(facts, documents, input) === record ? { facts, documents } : whole;
}

/** Throws if `documents` is damaged. */
export function joinRecord(facts: string, documents: Buffer, input: string): string {
  let record = facts;
  let from = 0;
  for (const name of DOCUMENTS) {
    const kind = documents.readUInt8(from);
    const end = from + HEAD + documents.readUInt32BE(from + 1);
    const text = kind === INPUT ? input : bytesText(documents.subarray(from + HEAD, end));
    from = end;
    if (kind === ABSENT) continue;
    const place = placeOf(name);
    const at = record.indexOf(place);
    if (at < 0) throw new TypeError(`a record has no place for '${name}'`);
    record = `${record.slice(0, at)}${name === 'raw' ? JSON.stringify(text) : text}${record.slice(at + place.length)}`;
  }
  return record;
}

/**
 * The sample that a record contributes to a dictionary: its facts, and the credential as received. The verified document repeats the
 * latter.
 */
export function sampleOf(record: string, input: string): Buffer {
  const { facts } = splitRecord(record, input);
  const { credential } = JSON.parse(record) as { readonly credential?: { readonly raw?: unknown } };
  return Buffer.concat([Buffer.from(facts), typeof credential?.raw === 'string' ? textBytes(credential.raw) : Buffer.alloc(0)]);
}

function part(kind: number, bytes: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(HEAD);
  head[0] = kind;
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

function documentPart(name: Document, value: unknown, input: string): Buffer {
  if (name !== 'raw' || typeof value !== 'string') return part(TEXT, textBytes(canonicalize(value) ?? ''));
  return value === input ? part(INPUT) : part(TEXT, textBytes(value));
}
