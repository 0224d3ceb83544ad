// Summarises the lists held for a status list address: their age, and how many entries are revoked or suspended.

import { parseTimestamp } from '../dates/dates.ts';
import type { HeldStatusList, StatusStatement } from '../trust/trust.ts';
import { either, entriesOf, type ParsedList } from './parse.ts';
import { parsed } from './parsed.ts';
import { usableUntil } from './status-list.ts';

export interface StatusListSummary {
  readonly url: string;
  /** When the address last served any of the lists. */
  readonly retrievedAt: string;
  readonly usableUntil?: string;
  readonly revoked: number;
  readonly suspended: number;
}

/**
 * Summarises the lists without checking their signatures, which are checked when a credential is looked up.
 *
 * `counts` selects the lists to include, for instance by their claimed issuer.
 */
export function summarise(
  url: string,
  { statements, knownRevoked }: Pick<HeldStatusList, 'statements' | 'knownRevoked'>,
  counts: (list: ParsedList) => boolean = () => true,
): StatusListSummary {
  let revoked: Uint8Array = new Uint8Array(0);
  let suspended: Uint8Array = new Uint8Array(0);
  let newest = Number.NEGATIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  for (const bits of knownRevoked?.values() ?? []) revoked = either(revoked, bits);
  for (const statement of statements) {
    const read = parsed(statement);
    if (!read.ok || read.value.url !== url || !counts(read.value)) continue;
    const { from = Number.NEGATIVE_INFINITY, period } = read.value;
    revoked = either(revoked, entriesOf(read.value, 'revocation'));
    if (from >= newest) {
      const more = entriesOf(read.value, 'suspension');
      suspended = from > newest ? more : either(suspended, more);
      newest = from;
    }
    until = Math.max(until, usableUntil(period, statement.retrievedAt));
  }
  return {
    url,
    retrievedAt: latest(statements),
    ...(Math.abs(until) <= 8.64e15 ? { usableUntil: new Date(until).toISOString() } : {}),
    revoked: countOnes(revoked),
    suspended: countOnes(suspended),
  };
}

const latest = (statements: readonly StatusStatement[]): string =>
  statements.reduce(
    (last, { retrievedAt }) => (parseTimestamp(retrievedAt) > parseTimestamp(last) ? retrievedAt : last),
    statements[0]?.retrievedAt ?? '',
  );

function countOnes(bytes: Uint8Array): number {
  let count = 0;
  for (let byte of bytes) for (; byte !== 0; byte &= byte - 1) count++;
  return count;
}

/**
 * Selects the newest lists of one address, and older ones that show a revocation that no newer list shows.
 *
 * The suspensions in an older list are over or are repeated by a list of the same date, so they are not sent.
 */
export function worthSending<T extends StatusStatement>(statements: readonly T[]): readonly T[] {
  const readable = statements.flatMap((statement) => {
    const read = parsed(statement);
    return read.ok ? [{ statement, list: read.value, from: read.value.from ?? Number.NEGATIVE_INFINITY }] : [];
  });
  readable.sort((one, other) =>
    one.from === other.from ? (one.statement.sha256 < other.statement.sha256 ? -1 : 1) : other.from > one.from ? 1 : -1,
  );
  const newest = readable[0]?.from;
  let shown: Uint8Array = new Uint8Array(0);
  return readable.flatMap(({ statement, list, from }) => {
    const revoked = entriesOf(list, 'revocation');
    const isNews = revoked.some((byte, at) => (byte & ~(shown[at] ?? 0)) !== 0);
    if (from !== newest && !isNews) return [];
    shown = either(shown, revoked);
    return [statement];
  });
}
