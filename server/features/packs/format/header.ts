// Reads and verifies the signed first line of a pack, and writes it.

import { parseDateTime } from '../../../domain/dates/dates.ts';
import type { Json } from '../../../domain/json/json.ts';
import { closed, faultsOf, list, matching, number, required, rule } from '../../../domain/json/shape.ts';
import { type FileSigner, readSignedFile, signFile } from '../../../domain/signed-file/signed-file.ts';
import { name } from '../../../domain/trust-list/shape.ts';
import { PACK_LIMITS, PACK_TYPE, type PackHeader, PackRefusal } from './pack.ts';

const whole = (minimum: number, maximum: number = Number.MAX_SAFE_INTEGER) => number({ integer: true, minimum, maximum });
const digest = matching((value) => /^[A-Za-z0-9_-]{43}$/.test(value), 'a SHA-256 in base64url');
const moment = matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone');

/** Sizes above the limits are refused with a code of their own. */
const part = { bytes: required(whole(1)), unpacked: required(whole(1)), sha256: required(digest) };

const header = closed({
  version: required(rule((value) => (value === 1 ? undefined : 'is not 1: the pack was made by a newer version'))),
  series: required(matching((value) => /^[0-9a-f]{32}$/.test(value), '32 hexadecimal digits')),
  sequence: required(whole(1)),
  since: whole(1),
  selection: rule((value) => (value === true ? undefined : 'should be true or absent')),
  creator: required(name),
  issuedAt: required(moment),
  counts: required(
    closed({
      credentials: required(whole(0)),
      passports: required(whole(0)),
      events: required(whole(0)),
      statusLists: whole(0),
      registrySnapshots: whole(0, 1),
      rulesEditions: whole(0, 1),
    }),
  ),
  trust: closed(part),
  chunks: required(list(closed({ ...part, entries: required(whole(1)) }))),
});

export interface SignedHeader {
  readonly header: PackHeader;
  /** did:key of the signer. */
  readonly key: string;
  readonly fingerprint: string;
}

const REFUSED = { form: 'not-a-pack', signature: 'bad-signature', content: 'bad-header' } as const;

/** Throws `not-a-pack`, `bad-signature`, `bad-header` or `too-large`. */
export function readHeader(line: string): SignedHeader {
  const file = readSignedFile(line, PACK_TYPE, PACK_LIMITS.headerBytes);
  if (!file.ok) throw new PackRefusal(REFUSED[file.fault], file.detail);
  const [fault] = faultsOf(header, file.claims as Json);
  if (fault !== undefined) throw new PackRefusal('bad-header', `${fault.pointer || 'it'} ${fault.detail}`);
  const claims = file.claims as unknown as PackHeader;
  bound(claims);
  return { header: claims, key: file.key, fingerprint: file.fingerprint };
}

export const writeHeader = (claims: PackHeader, signer: FileSigner): string => signFile(PACK_TYPE, claims, signer);

function bound({ chunks, trust, counts, since, sequence, selection }: PackHeader): void {
  const { chunkBytes, entriesInChunk } = PACK_LIMITS;
  if (chunks.length > PACK_LIMITS.chunks) throw new PackRefusal('too-large', `${chunks.length} parts, at most ${PACK_LIMITS.chunks}`);
  const large = chunks.find(({ bytes, unpacked, entries }) => bytes > chunkBytes || unpacked > chunkBytes || entries > entriesInChunk);
  if (large !== undefined)
    throw new PackRefusal('too-large', `a part of ${large.bytes} bytes, ${large.unpacked} unpacked, with ${large.entries} entries`);
  if (trust !== undefined && (trust.bytes > TRUST_BYTES || trust.unpacked > TRUST_BYTES))
    throw new PackRefusal('too-large', `a trust list of ${trust.bytes} bytes, ${trust.unpacked} unpacked`);
  const entries = chunks.reduce((sum, one) => sum + one.entries, 0);
  const { credentials, passports, events, statusLists = 0, registrySnapshots = 0, rulesEditions = 0 } = counts;
  if (entries !== credentials + passports + events + statusLists + registrySnapshots + rulesEditions)
    throw new PackRefusal('bad-header', `its parts hold ${entries} entries, its counts say otherwise`);
  if (since !== undefined && (since >= sequence || selection))
    throw new PackRefusal('bad-header', "'since' is not the sequence of an earlier pack");
}

/** The size limit of a trust list (server/domain/trust-list/trust-list.ts) plus the overhead of gzip, in bytes. */
const TRUST_BYTES = 65 * 2 ** 20;
