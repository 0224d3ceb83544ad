// Writes the trust data that one examination used, and reads it back. Texts and bit strings are separate files.
import { defined } from '../json/defined.ts';
import type { HeldStatusList, IssuerRecord, KnownIssuer, ListWord, Trust } from '../trust/trust.ts';

/** Puts a file into the bundle and returns its name. The same content gets the same name. */
export type PutFile = (folder: string, extension: string, content: string | Uint8Array) => string;
/** Returns a file of the bundle by its name. */
export type GetFile = (name: string) => Buffer;

/** An index into `TrustRecord.entries`: several parts of the trust data name the same entry. */
type EntryIndex = number;

interface WrittenWord extends Omit<ListWord, 'issuer'> {
  readonly issuer: EntryIndex;
}

interface WrittenRecord {
  readonly did: string;
  readonly words: readonly EntryIndex[];
  readonly against: readonly EntryIndex[];
  readonly former: readonly EntryIndex[];
  readonly unlisted: readonly EntryIndex[];
  readonly operators: readonly (Omit<IssuerRecord['operators'][number], 'words'> & { readonly words: readonly WrittenWord[] })[];
}

interface WrittenList {
  readonly url: string;
  readonly statements: readonly { readonly file: string; readonly sha256: string; readonly retrievedAt: string; readonly seenAt: string }[];
  readonly knownRevoked?: readonly { readonly issuer: string; readonly file: string }[];
  readonly live?: { readonly issuerId: string; readonly purpose: string; readonly readAt: string; readonly file: string };
}

/** The facts about the list in force, and the clock floor. */
type Facts = Pick<Trust, 'state' | 'asOf' | 'nextUpdate' | 'sequence' | 'clockFloor'>;

export interface TrustRecord extends Facts {
  readonly entries: readonly KnownIssuer[];
  readonly issuers: readonly EntryIndex[];
  readonly records: readonly WrittenRecord[];
  readonly statusLists: readonly WrittenList[];
  readonly restrictions?: readonly {
    readonly did: string;
    readonly all: NonNullable<ReturnType<NonNullable<Trust['restrictions']>['get']>>;
  }[];
  readonly refusedOwnLists?: readonly string[];
  readonly statusListDelegates?: readonly { readonly did: string; readonly delegates: readonly string[] }[];
}

export function writeTrust(trust: Trust, put: PutFile): TrustRecord {
  const entries: KnownIssuer[] = [];
  const indexes = new Map<string, EntryIndex>();
  const toIndex = (issuer: KnownIssuer): EntryIndex => {
    const text = JSON.stringify(issuer);
    const known = indexes.get(text) ?? entries.push(issuer) - 1;
    indexes.set(text, known);
    return known;
  };
  const { state, asOf, nextUpdate, sequence, clockFloor, restrictions, refusedOwnLists, statusListDelegates } = trust;
  const issuers = [...trust.issuers.values()].map(toIndex);
  const records = [...(trust.records ?? [])].map(
    ([did, { words, against, former, unlisted, operators }]): WrittenRecord => ({
      did,
      words: words.map(toIndex),
      against: against.map(toIndex),
      former: former.map(toIndex),
      unlisted: unlisted.map(toIndex),
      operators: operators.map((one) => ({ ...one, words: one.words.map((word) => ({ ...word, issuer: toIndex(word.issuer) })) })),
    }),
  );
  return {
    state,
    ...defined({ asOf, nextUpdate, sequence, clockFloor }),
    entries,
    issuers,
    records,
    statusLists: [...(trust.statusLists ?? [])].map(([url, held]) => writeList(url, held, put)),
    ...(restrictions === undefined || restrictions.size === 0
      ? {}
      : {
          restrictions: [...restrictions].map(([did, all]) => ({
            did,
            all: all.map(({ types, at, who, reason }) => ({ types, at, who, reason })),
          })),
        }),
    ...(refusedOwnLists === undefined || refusedOwnLists.size === 0 ? {} : { refusedOwnLists: [...refusedOwnLists].sort() }),
    ...(statusListDelegates === undefined || statusListDelegates.size === 0
      ? {}
      : { statusListDelegates: [...statusListDelegates].map(([did, delegates]) => ({ did, delegates: [...delegates].sort() })) }),
  };
}

function writeList(url: string, { statements, knownRevoked, live }: HeldStatusList, put: PutFile): WrittenList {
  return {
    url,
    statements: statements.map(({ credential, sha256, retrievedAt, seenAt }) => ({
      file: put('status-lists', 'txt', credential),
      sha256,
      retrievedAt,
      seenAt,
    })),
    ...(knownRevoked === undefined || knownRevoked.size === 0
      ? {}
      : { knownRevoked: [...knownRevoked].map(([issuer, bits]) => ({ issuer, file: put('status-lists', 'bits', bits) })) }),
    ...(live === undefined
      ? {}
      : {
          live: {
            issuerId: live.issuerId,
            purpose: live.purpose,
            readAt: live.readAt,
            file: put('status-lists', 'bits', live.bits()),
          },
        }),
  };
}

/** Returns the files that a record names. */
export const filesOfTrust = ({ statusLists }: TrustRecord): readonly string[] =>
  statusLists.flatMap(({ statements, knownRevoked = [], live }) => [
    ...statements.map(({ file }) => file),
    ...knownRevoked.map(({ file }) => file),
    ...(live === undefined ? [] : [live.file]),
  ]);

/** Throws a TypeError for a record that `writeTrust` does not make. */
export function readTrust(record: TrustRecord, get: GetFile): Trust {
  const { state, asOf, nextUpdate, sequence, clockFloor, entries, restrictions, refusedOwnLists, statusListDelegates } = record;
  const entryAt = (index: EntryIndex): KnownIssuer => {
    const entry = entries[index];
    if (entry === undefined) throw new TypeError(`the trust data have no entry ${index}`);
    return entry;
  };
  return {
    state,
    ...defined({ asOf, nextUpdate, sequence, clockFloor }),
    issuers: new Map(record.issuers.map(entryAt).map((issuer) => [issuer.did, issuer])),
    records: new Map(
      record.records.map(({ did, words, against, former, unlisted, operators }) => [
        did,
        {
          words: words.map(entryAt),
          against: against.map(entryAt),
          former: former.map(entryAt),
          unlisted: unlisted.map(entryAt),
          operators: operators.map((one) => ({ ...one, words: one.words.map((word) => ({ ...word, issuer: entryAt(word.issuer) })) })),
        },
      ]),
    ),
    statusLists: new Map(record.statusLists.map((list) => [list.url, readList(list, get)])),
    ...(restrictions === undefined ? {} : { restrictions: new Map(restrictions.map(({ did, all }) => [did, all])) }),
    ...(refusedOwnLists === undefined ? {} : { refusedOwnLists: new Set(refusedOwnLists) }),
    ...(statusListDelegates === undefined
      ? {}
      : { statusListDelegates: new Map(statusListDelegates.map(({ did, delegates }) => [did, new Set(delegates)])) }),
  };
}

const readList = ({ statements, knownRevoked, live }: WrittenList, get: GetFile): HeldStatusList => ({
  statements: statements.map(({ file, ...rest }) => ({ ...rest, credential: get(file).toString() })),
  ...(knownRevoked === undefined
    ? {}
    : { knownRevoked: new Map(knownRevoked.map(({ issuer, file }) => [issuer, new Uint8Array(get(file))])) }),
  ...(live === undefined
    ? {}
    : { live: { issuerId: live.issuerId, purpose: live.purpose, readAt: live.readAt, bits: () => new Uint8Array(get(live.file)) } }),
});
