// Records what one examination looked up in the store, and answers the same look-ups from that record.

import type { Copy, ExamineContext, OmittedCopy } from '../examination/examined.ts';
import { defined } from '../json/defined.ts';
import { canonicalise } from '../json/jcs.ts';
import type { Json } from '../json/json.ts';
import type { Content } from '../passport/law/duties.ts';
import type { GetFile, PutFile } from './trust-record.ts';

export type LookUps = Pick<
  ExamineContext,
  'copiesOfProduct' | 'copiesBelow' | 'copiesOfCode' | 'copiesOfIdentifier' | 'firstSeen' | 'heldBytes' | 'keysOfNumber' | 'itemsOf'
>;

/** A copy that a look-up returned, with its text in a file. */
interface WrittenCopy extends Omit<Copy, 'body' | 'omitted' | 'passport'> {
  readonly file: string;
  readonly omitted?: readonly OmittedCopy[];
  /** The whole passport. It is in the bundle only if the examination read it. */
  readonly passport?: string;
  readonly hasPassport?: true;
}

export interface LookUp {
  readonly what: keyof LookUps;
  readonly of: readonly unknown[];
  readonly copies?: readonly WrittenCopy[];
  readonly text?: string;
  readonly count?: number;
  /** The result of `heldBytes`. */
  readonly held?: { readonly file: string; readonly inspection?: number };
}

/** The key of a look-up. The order of members and members without a value make no difference. */
const keyOf = (what: keyof LookUps, of: readonly unknown[]): string => canonicalise(JSON.parse(JSON.stringify([what, ...of])) as Json);

/** Passes the look-ups of an examination on to the store and remembers the answers. Call `written` after the examination. */
export function recordLookUps(store: LookUps, put: PutFile): { readonly lookUps: LookUps; written(): readonly LookUp[] } {
  const asked = new Map<string, { readonly answer: unknown; readonly write: () => LookUp }>();
  const once = <Answer>(
    what: keyof LookUps,
    of: readonly unknown[],
    ask: () => Answer,
    write: (answer: Answer) => Omit<LookUp, 'what' | 'of'>,
  ): Answer => {
    const key = keyOf(what, of);
    const known = asked.get(key);
    if (known !== undefined) return known.answer as Answer;
    const answer = ask();
    asked.set(key, { answer, write: () => ({ what, of, ...write(answer) }) });
    return answer;
  };
  const copies = (what: keyof LookUps, of: readonly unknown[], ask: () => readonly Copy[]): readonly Copy[] =>
    once(
      what,
      of,
      () => ask().map(observeCopy),
      (found) => ({ copies: found.map((one) => one.write(put)) }),
    ).map(({ copy }) => copy);
  return {
    lookUps: {
      copiesOfProduct: (key) => copies('copiesOfProduct', [key], () => store.copiesOfProduct(key)),
      copiesBelow: (key) => copies('copiesBelow', [key], () => store.copiesBelow(key)),
      copiesOfCode: (code) => copies('copiesOfCode', [code], () => store.copiesOfCode(code)),
      copiesOfIdentifier: (id, sha256) =>
        copies('copiesOfIdentifier', sha256 === undefined ? [id] : [id, sha256], () => store.copiesOfIdentifier(id, sha256)),
      keysOfNumber: (gtin) => copies('keysOfNumber', [gtin], () => store.keysOfNumber(gtin)),
      firstSeen: (body) =>
        once(
          'firstSeen',
          [body],
          () => store.firstSeen(body),
          (text) => defined({ text }),
        ),
      itemsOf: (gtin) =>
        once(
          'itemsOf',
          [gtin],
          () => store.itemsOf(gtin),
          (count) => ({ count }),
        ),
      heldBytes: (sha256) =>
        once(
          'heldBytes',
          [sha256],
          () => store.heldBytes(sha256),
          (held) =>
            held === undefined ? {} : { held: { file: put('credentials', 'txt', held.text), ...defined({ inspection: held.inspection }) } },
        ),
    },
    // A look-up by the text of a credential names its file instead, because the text is long.
    written: () => [...asked.values()].map(({ write }) => inFiles(write(), put)),
  };
}

const inFiles = (found: LookUp, put: PutFile): LookUp =>
  found.what === 'firstSeen' ? { ...found, of: [put('credentials', 'txt', String(found.of[0]))] } : found;

interface ObservedCopy {
  readonly copy: Copy;
  readonly write: (put: PutFile) => WrittenCopy;
}

function observeCopy(given: Copy): ObservedCopy {
  const { body, omitted, passport, ...rest } = given;
  let content: Content | undefined;
  let left: readonly OmittedCopy[] | undefined;
  return {
    copy: {
      ...given,
      ...(omitted === undefined
        ? {}
        : {
            omitted: (issuers) => {
              left = omitted(issuers);
              return left;
            },
          }),
      ...(passport === undefined
        ? {}
        : {
            passport: () => {
              content ??= passport();
              return content;
            },
          }),
    },
    write: (put) => ({
      ...rest,
      file: put('credentials', 'txt', body),
      ...defined({ omitted: left }),
      ...(passport === undefined ? {} : { hasPassport: true }),
      ...(content === undefined ? {} : { passport: put('passports', 'json', JSON.stringify(content)) }),
    }),
  };
}

/** Returns the files that look-ups name. */
export const filesOfLookUps = (all: readonly LookUp[]): readonly string[] =>
  all.flatMap(({ what, of, copies = [], held }) => [
    ...(what === 'firstSeen' ? [String(of[0])] : []),
    ...(held === undefined ? [] : [held.file]),
    ...copies.flatMap(({ file, passport }) => (passport === undefined ? [file] : [file, passport])),
  ]);

/** A look-up that the recorded examination did not make, so that the answer of the store is unknown. */
export class NotWritten extends Error {}

export function replayLookUps(all: readonly LookUp[], get: GetFile): LookUps {
  const text = (file: string): string => get(file).toString();
  const written = new Map(all.map((one) => [keyOf(one.what, one.what === 'firstSeen' ? [text(String(one.of[0]))] : one.of), one]));
  const find = (what: keyof LookUps, ...of: readonly unknown[]): LookUp => {
    const found = written.get(keyOf(what, of));
    if (found === undefined) throw new NotWritten(`the bundle does not say what '${what}' found`);
    return found;
  };
  const toCopy = ({ file, omitted, passport, hasPassport, ...rest }: WrittenCopy): Copy => ({
    ...rest,
    body: text(file),
    ...(omitted === undefined ? {} : { omitted: () => omitted }),
    ...(hasPassport !== true
      ? {}
      : {
          passport: () => {
            if (passport === undefined) throw new NotWritten('the bundle does not hold the whole passport');
            return JSON.parse(text(passport)) as Content;
          },
        }),
  });
  const copies = (what: keyof LookUps, ...of: readonly unknown[]): readonly Copy[] => (find(what, ...of).copies ?? []).map(toCopy);
  return {
    copiesOfProduct: (key) => copies('copiesOfProduct', key),
    copiesBelow: (key) => copies('copiesBelow', key),
    copiesOfCode: (code) => copies('copiesOfCode', code),
    copiesOfIdentifier: (id, sha256) =>
      sha256 === undefined ? copies('copiesOfIdentifier', id) : copies('copiesOfIdentifier', id, sha256),
    keysOfNumber: (gtin) => copies('keysOfNumber', gtin),
    firstSeen: (body) => find('firstSeen', body).text,
    itemsOf: (gtin) => find('itemsOf', gtin).count ?? 0,
    heldBytes: (sha256) => {
      const { held } = find('heldBytes', sha256);
      return held === undefined ? undefined : { text: text(held.file), ...defined({ inspection: held.inspection }) };
    },
  };
}

/** Answers as the store would have at `at`: without copies that arrived later and revocations that this service made later. */
export function lookUpsBy(store: LookUps, at: string): LookUps {
  const isThere = ({ seenAt }: Copy): boolean => seenAt === undefined || seenAt <= at;
  const then = (copies: readonly Copy[]): readonly Copy[] => {
    const there = copies.filter(isThere);
    const later = copies.length - there.length;
    return there.map(({ standing, statusLog, held, ...copy }) => ({
      ...copy,
      ...(held === undefined ? {} : { held: held - later }),
      ...(standing === undefined || standing.since > at ? {} : { standing }),
      ...(statusLog === undefined ? {} : { statusLog: statusLog.filter((step) => step.at <= at) }),
    }));
  };
  return {
    ...store,
    copiesOfProduct: (key) => then(store.copiesOfProduct(key)),
    copiesBelow: (key) => then(store.copiesBelow(key)),
    copiesOfCode: (code) => then(store.copiesOfCode(code)),
    copiesOfIdentifier: (id, sha256) => then(store.copiesOfIdentifier(id, sha256)),
    keysOfNumber: (gtin) => then(store.keysOfNumber(gtin)),
    firstSeen: (body) => {
      const seen = store.firstSeen(body);
      return seen === undefined || seen <= at ? seen : undefined;
    },
  };
}
