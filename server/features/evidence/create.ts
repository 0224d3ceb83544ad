// Makes the evidence bundle of inspections: inputs, the data behind the verdicts, and the signed ends of the logs.
import { createHash } from 'node:crypto';
import { readBeside } from '../../domain/bundle/beside.ts';
import {
  type Anew,
  type BundledInspection,
  differenceOf,
  examineAnew,
  outcomeOf,
  type RecordedInspection,
} from '../../domain/bundle/entry.ts';
import { erasedBy, linesOfItem, type ReportedErasure, readErasure } from '../../domain/bundle/erasures.ts';
import { BUNDLE_LIMITS, type BundleVersion, type Manifest } from '../../domain/bundle/format.ts';
import { attestedLogs, type Heads } from '../../domain/bundle/inspect-log.ts';
import { jsonFile } from '../../domain/bundle/json-file.ts';
import { lookUpsBy, recordLookUps } from '../../domain/bundle/look-ups.ts';
import { readRunLine } from '../../domain/bundle/record.ts';
import { type About, type Counts, count, type ReportedRun, reportedItem, reportFiles, reportText } from '../../domain/bundle/report.ts';
import { embeddedPhotos, photoName } from '../../domain/bundle/report-photos.ts';
import { writeTrust } from '../../domain/bundle/trust-record.ts';
import { observeTrust } from '../../domain/bundle/trust-used.ts';
import { BundleTooLarge, type NewFile, writeBundle } from '../../domain/bundle/write.ts';
import { defined } from '../../domain/json/defined.ts';
import type { ErasableLog } from '../../domain/log/erasure-line.ts';
import type { LoggedLine } from '../../domain/log/line.ts';
import type { RunLine } from '../../domain/log/run-line.ts';
import { withErasedMarked } from '../../domain/merkle/parts.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { readAsOf } from '../../domain/verify/as-of-moment.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { VERSION } from '../../lib/version.ts';
import { lastOf } from '../../store/audit-log/heads.ts';
import { erasuresOf } from '../../store/erasures/erased.ts';
import {
  customsAsLogged,
  entriesUpTo,
  erasureAsLogged,
  hasMoreThanVerdicts,
  type LoggedEntry,
  loggedEntry,
} from '../../store/evidence/logged.ts';
import { entriesOfRun, loggedRun } from '../../store/evidence/runs.ts';
import { keptRulesText, rulesInForce } from '../../store/rules.ts';
import { isErasedPhoto, readPhoto } from '../../store/runs/read.ts';
import type { ServiceKey } from '../../store/service-keys/keys.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { copiesIn } from '../inspection/index.ts';
import { pastOf, storedOwn, trustThen } from '../trust/index.ts';
import { attestedHeads, type ProvenTree, provenIn, walkWhole } from './attest.ts';

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

/**
 * Returns the bytes of the bundle, part by part. Empty parts let a caller serve others meanwhile. Lines logged
 * meanwhile are omitted. Throws `not-found`, `conflict` if a log was changed, and `BundleTooLarge`.
 */
export function* createEvidence({ store, key, now }: EvidenceSource, scope: EvidenceScope): Generator<Buffer> {
  const ids = idsIn(store, scope, lastOf(store, 'inspections').number);
  const version: BundleVersion = hasMoreThanVerdicts(store, ids) ? 2 : 1;
  const heads = attestedHeads(store, key.publicJwk.x, version);
  yield* walkWhole(store, version);
  const tree = provenIn(store, key);
  const about = { version, createdAt: now.toISOString(), appVersion: VERSION, scope: scope.kind };
  const signer = { did: didKeyOfJwk(key.publicJwk.x), sign: (bytes: Uint8Array) => key.sign(bytes) };
  yield* writeBundle(about, filesOf({ store, heads, tree, ids, about: { ...about, desk: signer.did } }), signer);
}

function idsIn(store: Store, scope: EvidenceScope, last: number): readonly number[] {
  const ids =
    scope.kind === 'all' ? entriesUpTo(store, last) : scope.kind === 'run' ? entriesOfRun(store, scope.run, last) : [...new Set(scope.ids)];
  const unknown = ids.find((id) => id > last);
  if (unknown !== undefined) throw new StoreFault('not-found', `there is no inspection ${unknown}`);
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
  readonly tree: ProvenTree;
  readonly ids: readonly number[];
  readonly about: About & Pick<Manifest, 'version'>;
}

function* filesOf({ store, heads, tree: { checkpoint, proved }, ids, about }: Making): Generator<NewFile> {
  const shelf = newShelf();
  const anewOf = maker(store, shelf);
  const counts: Counts = {};
  const differences = new Map<number, string>();
  const runs = new Map<string, Set<number>>();
  const covering = new Set<number>();
  const cover = (log: ErasableLog, lines: readonly Pick<LoggedLine, 'number'>[]): void => {
    if (about.version === 1) return;
    for (const { number } of lines) for (const { erasure } of erasuresOf(store.db, log, number)) covering.add(erasure);
  };
  for (const id of ids) {
    const entry = loggedEntry(store, id, heads.decisions.number);
    const record = JSON.parse(withErasedMarked(entry.record, entry.salt)) as RecordedInspection;
    const { anew, difference } = anewOf(entry, record);
    const { text: input, ...line } = entry;
    const decisions = line.decisions.map((decision) => proved('decisions', decision));
    const customs = customsIn(store, heads, id);
    cover('inspections', [line]);
    cover('decisions', decisions);
    cover('customs_log', customs);
    const file: BundledInspection = {
      ...proved('inspections', line),
      decisions,
      ...(customs.length === 0 ? {} : { customs: customs.map((one) => proved('customs_log', one)) }),
      ...(input === '' ? {} : { input: shelf.put('inputs', 'txt', input) }),
      anew,
    };
    yield* shelf.taken();
    yield { name: `inspections/${String(id).padStart(9, '0')}.json`, content: jsonFile(file) };
    count(counts, record.headline);
    if (difference !== undefined) differences.set(id, difference);
    if (record.run !== undefined) runs.set(record.run.id, (runs.get(record.run.id) ?? new Set()).add(id));
  }
  const isWhole = about.scope !== 'inspections';
  const reported: ReportedRun[] = [];
  const photos = new Set<string>();
  for (const [index, [run, of]] of [...runs].entries()) {
    const { lines: all, seal } = loggedRun(store, run, heads.run_log.number);
    const lines = all.filter(({ record }) => isAbout(JSON.parse(record) as RunLine, isWhole ? undefined : of));
    cover('run_log', lines);
    const erasedPhotos = [...new Set(lines.flatMap(({ record }) => erasedPhotoIn(store, JSON.parse(record) as RunLine)))];
    const said = lines.map((line) => readRunLine(line, erasedPhotos));
    for (const line of said) {
      if (line.action !== 'photo' || line.isErased) continue;
      const name = photoName(line.sha256, line.type);
      if (!photos.has(name)) yield { name, content: readPhoto(store, line.sha256).bytes };
      photos.add(name);
    }
    yield {
      name: `runs/${String(index + 1).padStart(6, '0')}.json`,
      content: jsonFile({
        lines: lines.map((line) => proved('run_log', line)),
        ...(isWhole && seal !== undefined ? { seal } : {}),
        ...(erasedPhotos.length === 0 ? {} : { erasedPhotos }),
      }),
    };
    reported.push(said);
  }
  const erasures: ReportedErasure[] = [];
  for (const number of [...covering].sort((one, other) => one - other)) {
    const line = erasureAsLogged(store, number);
    if (number > (heads.erasure_log?.number ?? 0))
      throw new StoreFault('conflict', `number ${number} of the log 'erasure_log' is not signed yet: start DPP Desk once`);
    yield { name: `erasures/${String(number).padStart(9, '0')}.json`, content: jsonFile(proved('erasure_log', line)) };
    erasures.push(readErasure(line));
  }
  const { trustFreshDays, trustExpiryDays } = readSettings(store);
  yield { name: 'policy.json', content: jsonFile({ trustFreshDays, trustExpiryDays, appVersion: about.appVersion }) };
  yield { name: 'log.json', content: jsonFile({ heads: attestedLogs(about.version).flatMap((log) => heads[log] ?? []) }) };
  yield { name: 'checkpoint.txt', content: checkpoint };
  const shown = new Map([...embeddedPhotos(reported)].map((sha256) => [sha256, readPhoto(store, sha256).bytes]));
  // The entries are read again: held until now, ten thousand of them would take most of the memory.
  for (const file of reportFiles(about, { counts, runs: reported, erasures, photos: shown }))
    yield { name: file.name, content: reportText(file, itemsOf(store, ids, heads, differences, erasures)) };
}

/** The comparisons with an item up to the signed end of that log. A bundle of version 1 contains none. */
const customsIn = (store: Store, { customs_log: end }: Heads, id: number): readonly LoggedLine[] =>
  end === undefined ? [] : customsAsLogged(store, id, end.number);

function* itemsOf(
  store: Store,
  ids: readonly number[],
  heads: Heads,
  differences: ReadonlyMap<number, string>,
  erasures: readonly ReportedErasure[],
) {
  for (const id of ids) {
    const { text: input, ...line } = loggedEntry(store, id, heads.decisions.number);
    const customs = customsIn(store, heads, id);
    const erased = erasedBy(linesOfItem(line, line.decisions, customs), erasures);
    if (erased === undefined)
      throw new StoreFault('conflict', `of inspection ${id}, something is missing that no line of the log of erasures covers`);
    const record = JSON.parse(withErasedMarked(line.record, line.salt)) as RecordedInspection;
    yield reportedItem({ ...line, customs: readBeside(customs), erased }, record, input, differences.get(id));
  }
}

const erasedPhotoIn = (store: Store, line: RunLine): readonly string[] =>
  line.action === 'photo' && isErasedPhoto(store, line.sha256) ? [line.sha256] : [];

/** The details of the run count for each of its items; a note or a photo about another item does not. */
const isAbout = (line: RunLine, items: ReadonlySet<number> | undefined): boolean =>
  items === undefined ||
  line.action === 'start' ||
  ((line.action === 'note' || line.action === 'photo') && line.inspection !== undefined && items.has(line.inspection));

type Shelf = ReturnType<typeof newShelf>;

function newShelf() {
  const names = new Set<string>();
  let fresh: NewFile[] = [];
  return {
    put: (folder: string, extension: string, content: string | Uint8Array): string => {
      const name = `${folder}/${createHash('sha256').update(content).digest('hex')}.${extension}`;
      if (!names.has(name)) fresh.push({ name, content });
      names.add(name);
      return name;
    },
    /** The files added since the last call. */
    taken: (): readonly NewFile[] => {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

/** Repeats verifications under their original conditions, and records the data behind each verdict. */
function maker(store: Store, { put }: Shelf) {
  const own = storedOwn(store);
  const then = trustThen(store, own);
  // One edition for the whole bundle, whatever comes in meanwhile.
  const rules = rulesInForce(store);
  const rulesText = rules.source === undefined ? undefined : keptRulesText(store);
  let rulesName: string | undefined;
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
    const known = { trust: trust.trust, lookUps, rules, ...(past && pastTrust ? { past: { ...past, trust: pastTrust.trust } } : {}) };
    const made = examineAnew(record, input, known);
    if (made === undefined) return { anew: { not: 'this version does not find the inspected item in the input' } };
    const doubts = past === undefined ? [] : [...past.doubts];
    if (rulesText !== undefined) rulesName ??= put('rules', 'json', rulesText);
    const anew: Anew = {
      ...made,
      trust: put('trust', 'json', jsonFile(writeTrust(trust.used(), put))),
      ...(past && pastTrust
        ? { past: { at: past.at.toISOString(), doubts, trust: put('trust', 'json', jsonFile(writeTrust(pastTrust.used(), put))) } }
        : {}),
      lookUps: written(),
      ...defined({ rules: rulesName }),
    };
    const difference = differenceOf(outcomeOf(record), made);
    return { anew, ...(difference === undefined ? {} : { difference }) };
  };
}
