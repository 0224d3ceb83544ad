// Makes the evidence bundle of inspections: what was inspected, what the verdict rested on, and the signed ends of the logs that hold it.
import { createHash } from 'node:crypto';
import type { RunPhoto } from '../../contract/index.ts';
import { BUNDLE_LIMITS } from '../../domain/bundle/format.ts';
import { writeTrust } from '../../domain/bundle/trust-record.ts';
import { observeTrust } from '../../domain/bundle/trust-used.ts';
import { BundleTooLarge, type NewFile, writeBundle } from '../../domain/bundle/write.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import type { Json } from '../../domain/json/json.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { readAsOf } from '../../domain/verify/as-of-moment.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { VERSION } from '../../lib/version.ts';
import { type Head, headFault, headOf, type LogName } from '../../store/audit-log/heads.ts';
import { entriesUpTo, type LoggedEntry, loggedEntry } from '../../store/evidence/logged.ts';
import { entriesOfRun, loggedRun } from '../../store/evidence/runs.ts';
import { readPhoto } from '../../store/runs/read.ts';
import type { RunLine } from '../../store/runs/run-log.ts';
import type { ServiceKey } from '../../store/service-keys/keys.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { copiesIn } from '../inspection/index.ts';
import { pastOf, storedOwn, trustThen } from '../trust/index.ts';
import { type Anew, type BundledInspection, differenceOf, examineAnew, outcomeOf, type RecordedInspection } from './entry.ts';
import { lookUpsBy, recordLookUps } from './look-ups.ts';
import { LONGEST_INPUT, type ReportedItem, type ReportedRun, reportedRecord, reportHtml, reportJson } from './report.ts';

/** Which inspections a bundle is about. */
export type EvidenceScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'run'; readonly run: string }
  | { readonly kind: 'inspections'; readonly ids: readonly number[] };

export interface EvidenceSource {
  readonly store: Store;
  /** The key that signs the logs of this computer. */
  readonly key: ServiceKey;
  readonly now: Date;
}

/** The logs that a bundle rests on. */
export const ATTESTED = ['inspections', 'decisions', 'run_log'] as const satisfies readonly LogName[];

/**
 * The bytes of the bundle, part by part. What is logged meanwhile is left out. Throws `not-found`, `conflict` if a log was changed, and
 * `BundleTooLarge`.
 */
export function createEvidence({ store, key, now }: EvidenceSource, scope: EvidenceScope): Generator<Buffer> {
  const heads = attestedHeads(store, key.publicJwk.x);
  const ids = idsIn(store, scope, heads.inspections.number);
  const about = { createdAt: now.toISOString(), appVersion: VERSION };
  const signer = { did: didKeyOfJwk(key.publicJwk.x), sign: (bytes: Uint8Array) => key.sign(bytes) };
  return writeBundle(
    about,
    filesOf({ store, heads, ids, isWhole: scope.kind !== 'inspections', about: { ...about, desk: signer.did } }),
    signer,
  );
}

type Heads = Readonly<Record<(typeof ATTESTED)[number], Head>>;

/** A log that does not end as this computer signed it proves nothing. */
function attestedHeads(store: Store, key: string): Heads {
  const heads = ATTESTED.map((log): [LogName, Head] => {
    const fault = headFault(store, log, key);
    const head = headOf(store.db, log);
    if (fault !== undefined || head === undefined)
      throw new StoreFault('conflict', `the log '${log}' cannot be attested: ${fault ?? 'it is not signed'}`);
    return [log, head];
  });
  return Object.fromEntries(heads) as unknown as Heads;
}

function idsIn(store: Store, scope: EvidenceScope, last: number): readonly number[] {
  const ids =
    scope.kind === 'all' ? entriesUpTo(store, last) : scope.kind === 'run' ? entriesOfRun(store, scope.run, last) : [...new Set(scope.ids)];
  if (ids.length === 0) throw new StoreFault('not-found', 'there is no inspection that a bundle could be about');
  if (ids.length > BUNDLE_LIMITS.inspections)
    throw new BundleTooLarge(
      `these are ${ids.length} inspections, and one bundle holds at most ${BUNDLE_LIMITS.inspections}: make one for each run`,
    );
  return ids.toSorted((one, other) => one - other);
}

interface Making {
  readonly store: Store;
  readonly heads: Heads;
  readonly ids: readonly number[];
  /** The bundle is about whole runs, not about single items of them. */
  readonly isWhole: boolean;
  readonly about: { readonly createdAt: string; readonly appVersion: string; readonly desk: string };
}

/** RFC 8785, so that the same store gives the same bytes. */
const text = (value: unknown): string => `${canonicalise(JSON.parse(JSON.stringify(value)) as Json)}\n`;

function* filesOf({ store, heads, ids, isWhole, about }: Making): Generator<NewFile> {
  const shelf = newShelf();
  const anewOf = maker(store, shelf);
  const items: ReportedItem[] = [];
  const runs = new Map<string, Set<number>>();
  for (const id of ids) {
    const entry = loggedEntry(store, id, heads.decisions.number);
    const record = JSON.parse(entry.record) as RecordedInspection;
    const { anew, difference } = anewOf(entry, record);
    const { text: input, ...line } = entry;
    const file: BundledInspection = { ...line, ...(input === '' ? {} : { input: shelf.put('inputs', 'txt', input) }), anew };
    yield* shelf.taken();
    yield { name: `inspections/${String(id).padStart(9, '0')}.json`, content: text(file) };
    items.push({
      number: id,
      hash: entry.hash,
      record: reportedRecord(record),
      input: input.length > LONGEST_INPUT ? '' : input,
      decisions: entry.decisions,
      ...(difference === undefined ? {} : { difference }),
    });
    if (record.run !== undefined) runs.set(record.run.id, (runs.get(record.run.id) ?? new Set()).add(id));
  }
  const reported: ReportedRun[] = [];
  for (const [index, [run, of]] of [...runs].entries()) {
    const { lines, seal } = loggedRun(store, run, heads.run_log.number);
    const chosen = lines.filter(({ record }) => isAbout(JSON.parse(record) as RunLine, isWhole ? undefined : of));
    const photos = chosen.flatMap(({ record }): readonly RunPhoto[] => {
      const line = JSON.parse(record) as RunLine;
      return line.action === 'photo' ? [line] : [];
    });
    const files = new Map<string, Buffer>();
    for (const { sha256, type } of photos) {
      const { bytes } = readPhoto(store, sha256);
      shelf.put('photos', type.slice('image/'.length), bytes);
      files.set(sha256, bytes);
    }
    yield* shelf.taken();
    yield {
      name: `runs/${String(index + 1).padStart(6, '0')}.json`,
      content: text({ lines: chosen, ...(isWhole && seal !== undefined ? { seal } : {}) }),
    };
    reported.push({ lines: chosen.map(({ record }) => JSON.parse(record) as RunLine), photo: (sha256) => files.get(sha256) });
  }
  const { trustFreshDays, trustExpiryDays } = readSettings(store);
  yield { name: 'policy.json', content: text({ trustFreshDays, trustExpiryDays, appVersion: about.appVersion }) };
  yield { name: 'log.json', content: text({ heads: ATTESTED.map((log) => heads[log]) }) };
  yield { name: 'report.json', content: text(reportJson(about, items, reported)) };
  yield { name: 'report.html', content: reportHtml(about, items, reported) };
}

/** What was set for the run counts for each of its items; a note or a photo about another item does not. */
const isAbout = (line: RunLine, items: ReadonlySet<number> | undefined): boolean =>
  items === undefined ||
  line.action === 'start' ||
  ((line.action === 'note' || line.action === 'photo') && line.inspection !== undefined && items.has(line.inspection));

interface Shelf {
  put(folder: string, extension: string, content: string | Uint8Array): string;
  /** The files that were put since. */
  taken(): readonly NewFile[];
}

function newShelf(): Shelf {
  const names = new Set<string>();
  let fresh: NewFile[] = [];
  return {
    put: (folder, extension, content) => {
      const name = `${folder}/${createHash('sha256').update(content).digest('hex')}.${extension}`;
      if (!names.has(name)) fresh.push({ name, content });
      names.add(name);
      return name;
    },
    taken: () => {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

/** Makes verdicts anew as they were made, and writes down what each of them rests on. */
function maker(store: Store, { put }: Shelf) {
  const own = storedOwn(store);
  const then = trustThen(store, own);
  return (
    { text: input }: LoggedEntry,
    record: RecordedInspection,
  ): { readonly anew: BundledInspection['anew']; readonly difference?: string } => {
    if (input === '' && record.recognised.kind !== 'invalid' && record.recognised.kind !== 'empty')
      return { anew: { not: 'the log does not keep bytes that are not text' } };
    const at = new Date(record.at);
    const trust = observeTrust(then(at));
    const asOf = record.asOf === undefined ? undefined : readAsOf(record.asOf);
    const past = asOf === undefined ? undefined : pastOf(store, trust.trust, asOf);
    const pastTrust = past && observeTrust(past.trust);
    const { lookUps, written } = recordLookUps(lookUpsBy(copiesIn(store), record.at), put);
    const known = { trust: trust.trust, lookUps, ...(past && pastTrust ? { past: { ...past, trust: pastTrust.trust } } : {}) };
    const made = examineAnew(record, input, known);
    if (made === undefined) return { anew: { not: 'this version does not find the inspected item in the input' } };
    const doubts = past === undefined ? [] : [...past.doubts];
    const anew: Anew = {
      ...made,
      trust: put('trust', 'json', text(writeTrust(trust.used(), put))),
      ...(past && pastTrust
        ? { past: { at: past.at.toISOString(), doubts, trust: put('trust', 'json', text(writeTrust(pastTrust.used(), put))) } }
        : {}),
      lookUps: written(),
    };
    const difference = differenceOf(outcomeOf(record), made);
    return { anew, ...(difference === undefined ? {} : { difference }) };
  };
}
