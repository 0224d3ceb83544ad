// Determines the last sequence an office used, the signed list that has it, and the keys that may sign the next one.
import { join } from 'node:path';
import { defined } from '../../domain/json/defined.ts';
import { operatorKeysOf } from '../../domain/trust-list/quorum.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import type { TrustList } from '../../domain/trust-list/trust-list.ts';
import { readBounded } from '../../lib/files/read-bounded.ts';
import { listTrustLists, trustListFileInForce } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import type { Draft } from './draft.ts';
import { replaceKept } from './draft-file.ts';
import { refusedOffice } from './refused.ts';

export interface LastList {
  readonly text: string;
  readonly trustList: TrustList;
  readonly fingerprint: string;
  /** did:key of each. The keys that the list names for the next one, or its own keys if it names none. */
  readonly nextKeys: readonly string[];
}

export const lastFile = (folder: string): string => join(folder, 'trust-office', 'last-list.jwt');

export function keepLast(folder: string, text: string): void {
  replaceKept(lastFile(folder), `${text}\n`);
}

export interface Standing {
  /** 0 before the first list. */
  readonly sequence: number;
  /** Undefined before the first list, and if the last one was signed elsewhere and is not here. */
  readonly last?: LastList;
}

/**
 * The highest known sequence counts. A draft may be behind the last signed list after a power failure, or behind the
 * list in force if the office signed that one elsewhere.
 */
export function officeStanding({ store }: AppContext, draft: Draft): Standing {
  const kept = readBounded(lastFile(store.folder));
  const texts = [...('code' in kept ? [] : [Buffer.from(kept.content).toString('utf8')]), trustListFileInForce(store)];
  const lists = texts.flatMap((text) => {
    const list = text === undefined ? undefined : readList(text);
    return list === undefined || list.trustList.issuer.id !== draft.issuer.id ? [] : [list];
  });
  const inForce = listTrustLists(store).filter(({ operator }) => operator === draft.issuer.id);
  const sequence = Math.max(draft.sequence, ...lists.map(({ trustList }) => trustList.sequence), ...inForce.map((one) => one.sequence));
  const last = lists.find(({ trustList }) => trustList.sequence === sequence);
  return { sequence, ...defined({ last }) };
}

/** Imports the last signed list from another place where the office kept it. Throws `trust-refused`. */
export function bringLast(context: AppContext, draft: Draft, text: string): void {
  const read = readTrustList(text);
  if (!read.ok) throw refusedOffice(read.code === 'too-large' ? 'too-large' : 'bad-content', read.detail, read.faults);
  const { issuer, sequence } = read.trustList;
  if (issuer.id !== draft.issuer.id)
    throw refusedOffice('other-office', `that is a list of '${issuer.name}' (${issuer.id}), not of ${draft.issuer.id}`);
  const wanted = officeStanding(context, draft).sequence;
  if (sequence < wanted) throw refusedOffice('lower-sequence', `that is list number ${sequence}; the last one was number ${wanted}`);
  keepLast(context.store.folder, text.trim());
}

function readList(text: string): LastList | undefined {
  const read = readTrustList(text);
  if (!read.ok) return undefined;
  const { trustList, signers, fingerprint } = read;
  const { operators, operatorKeys = signers.map(({ key }) => key) } = trustList;
  return { text: text.trim(), trustList, fingerprint, nextKeys: operators === undefined ? operatorKeys : operatorKeysOf(operators) };
}
