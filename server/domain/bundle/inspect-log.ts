// Checks the logged lines of a bundle against the signed ends of the logs, the tree of its checkpoint and each other.

import { decodeBase64url } from '../encoding/base64url.ts';
import { CHAIN_START, hashOfLine, type LoggedLine } from '../log/line.ts';
import { isSignedEnd, type LogEnd } from '../log/signed-end.ts';
import { readCheckpoint } from '../merkle/checkpoint.ts';
import { isProved, readEntryProof } from '../merkle/entry.ts';
import type { TreeHead } from '../merkle/verify.ts';
import { didKeyOfJwk } from '../signed-file/signed-file.ts';
import { fault, jsonIn } from './bundle-files.ts';
import type { ProvedLine } from './entry.ts';
import type { BundleVersion } from './format.ts';
import type { OpenBundle } from './read.ts';

const FIRST = ['inspections', 'decisions', 'run_log'] as const;
const ADDED = ['customs_log', 'erasure_log'] as const;
export type AttestedLog = (typeof FIRST)[number] | (typeof ADDED)[number];

/** The logs whose signed ends a bundle of this version holds. */
export const attestedLogs = (version: BundleVersion): readonly AttestedLog[] => (version === 1 ? FIRST : [...FIRST, ...ADDED]);

export type Heads = Readonly<Record<(typeof FIRST)[number], LogEnd>> & { readonly [log in (typeof ADDED)[number]]?: LogEnd };

export interface Ends {
  readonly heads: Heads;
  readonly tree: TreeHead;
}

/** Reads the ends of the logs and the checkpoint of their tree. All must be signed with the key that signed the bundle. */
export async function endsIn(bundle: OpenBundle): Promise<Ends> {
  const tree = readCheckpoint((await bundle.content('checkpoint.txt')).toString());
  if (tree === undefined) return fault('the checkpoint of the logs is damaged');
  if (tree.key.fingerprint !== bundle.fingerprint) return fault('the checkpoint of the logs was signed by another computer');
  const { heads } = (await jsonIn(bundle, 'log.json')) as unknown as { readonly heads: readonly LogEnd[] };
  const found = attestedLogs(bundle.manifest.version).map((log) => {
    const head = heads.find((one) => one.log === log);
    if (head === undefined) return fault(`the end of the log '${log}' is missing`);
    if (decodeBase64url(head.key) === undefined || didKeyOfJwk(head.key) !== bundle.manifest.desk)
      return fault(`the end of the log '${log}' was signed by another computer`);
    if (!isSignedEnd(head)) return fault(`the signature of the end of the log '${log}' does not match`);
    return [log, head] as const;
  });
  return { heads: Object.fromEntries(found) as unknown as Heads, tree };
}

/** Throws unless a line is in the log up to its signed end, and in the tree. */
export function asLogged(log: AttestedLog, line: ProvedLine, { heads, tree }: Ends): void {
  const { number, previousHash, salt, hash, proof, record } = line;
  const end = heads[log] ?? fault(`the end of the log '${log}' is missing`);
  const isIn = Number.isInteger(number) && number >= 1 && number <= end.number;
  const isFirst = number !== 1 || previousHash === CHAIN_START;
  const isLast = number !== end.number || hash === end.hash;
  if (!isIn || !isFirst || !isLast || hashOfLine(line) !== hash) fault(`number ${number} does not fit the log '${log}'`);
  const proved = readEntryProof({ log, number, previousHash, salt, index: proof.index, hashes: [...proof.hashes] });
  if (proved === undefined || !isProved(tree, proved, record)) fault(`number ${number} of '${log}' is not in the tree of the logs`);
}

/** Throws unless the lines are in the order of the log, and the hash of each line is the previous hash of the next number. */
export function asNeighbours(what: string, lines: readonly LoggedLine[]): void {
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) continue;
    if (line.number <= before.number || (line.number === before.number + 1 && line.previousHash !== before.hash))
      fault(`${what} ${line.number} does not follow ${before.number}`);
  }
}
