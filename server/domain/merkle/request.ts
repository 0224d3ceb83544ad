// Reads and writes a checkpoint with its consistency proof, as C2SP witnesses receive it (tlog-witness).
import { HASH_BYTES } from './hash.ts';
import { decodeBase64, MOST_NOTE } from './note.ts';

export interface CheckpointRequest {
  /** The tree size from which the proof starts: the last one that the witness has seen, or 0. */
  readonly from: number;
  readonly proof: readonly Buffer[];
  /** The checkpoint, a signed note. */
  readonly note: string;
}

const MOST_HASHES = 63;
const MOST_REQUEST = MOST_NOTE + 64 * 64;
const OLD = /^old (0|[1-9]\d{0,15})$/;

export const writeRequest = ({ from, proof, note }: CheckpointRequest): string =>
  `${[`old ${from}`, ...proof.map((hash) => hash.toString('base64')), '', note].join('\n')}`;

/** A checkpoint alone is a request from size 0. Returns undefined for a malformed or oversized request. */
export function readRequest(text: string): CheckpointRequest | undefined {
  if (text.length > MOST_REQUEST) return undefined;
  if (!text.startsWith('old ')) return { from: 0, proof: [], note: text };
  const end = text.indexOf('\n\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\n');
  const from = OLD.exec(first)?.[1];
  const proof = lines.flatMap((line) => decodeBase64(line) ?? []);
  const isForm = from !== undefined && lines.length <= MOST_HASHES && proof.length === lines.length;
  return isForm && proof.every(({ length }) => length === HASH_BYTES)
    ? { from: Number(from), proof, note: text.slice(end + 2) }
    : undefined;
}
