// Checks a bundle without its store: every byte, the signatures, the logged lines, each verdict, and the report.

import type { Headline } from '../evidence/evidence.ts';
import { type Foreign, oneLine, original } from '../foreign/index.ts';
import { defined } from '../json/defined.ts';
import type { LoggedLine } from '../log/line.ts';
import { withoutWaiting } from '../rdf/index.ts';
import type { Trust } from '../trust/trust.ts';
import type { Past } from '../verify/past.ts';
import { type BesideFacts, besideFacts, readBeside } from './beside.ts';
import { digest, fault, filesIn, jsonIn, namesIn } from './bundle-files.ts';
import { type BundledInspection, differenceOf, examineAnew, outcomeOf, type RecordedInspection } from './entry.ts';
import { type ErasedOfItem, erasedBy, linesOfItem, type ReportedErasure } from './erasures.ts';
import { BUNDLE_LIMITS, type Manifest } from './format.ts';
import { asLogged, asNeighbours, type Ends, endsIn } from './inspect-log.ts';
import { erasuresIn, reportIn, runsIn } from './inspect-report.ts';
import { filesOfLookUps, NotWritten, replayLookUps } from './look-ups.ts';
import { AlteredBundle, type Archive, type OpenBundle, type Progress, readBundle } from './read.ts';
import { readRecord, roomOf } from './record.ts';
import { type Counts, count, type ReportedItem, reportedItem } from './report.ts';
import { filesOfTrust, readTrust, type TrustRecord } from './trust-record.ts';

/** One inspection of a bundle. */
export interface InspectedEntry {
  readonly number: number;
  readonly at: string;
  readonly headline: Headline;
  readonly product?: Foreign;
  /**
   * `same`: repeating the verification gives the recorded verdict. `declared`: other checks or reasons led to it, as
   * the bundle states. `differs`: the verdict is different, differs in another way than the bundle states, or could not
   * be made although the bundle says that it can. `not-made`: the bundle says why it cannot be made.
   */
  readonly anew: 'same' | 'declared' | 'differs' | 'not-made';
  readonly why?: string;
  /** The comparisons with the item beside its verdict. */
  readonly beside?: BesideFacts;
  /** The parts that were erased after the inspection. */
  readonly erased?: readonly ErasedOfItem[];
}

export type BundleFinding =
  | { readonly state: 'altered'; readonly detail: string }
  /** Signed, but in a form that this version cannot read. */
  | { readonly state: 'unreadable'; readonly detail: string }
  | {
      /** Every byte is as signed. The caller judges whether the key is trusted. */
      readonly state: 'as-signed';
      readonly manifest: Pick<Manifest, 'createdAt' | 'appVersion' | 'scope' | 'desk'>;
      readonly fingerprint: string;
      readonly sha256: string;
      readonly files: number;
      readonly entries: readonly InspectedEntry[];
      /** The names of the runs in the bundle. */
      readonly runs: readonly Foreign[];
      /** The lines of the log of erasures that cover missing parts. */
      readonly erasures: readonly Omit<ReportedErasure, 'lines'>[];
      /** `same`: the report agrees with the entries. `not-compared`: another version of the app wrote it. */
      readonly report: 'same' | 'not-compared';
    };

/**
 * A bad bundle is a value, not an exception. `version` is that of this app. `progress` counts the files, then the
 * inspections, then the inspections again for the report. Memory holds the list of files and one inspection at a time,
 * with the data behind its verdict.
 */
export async function inspectBundle(archive: Archive, version: string, progress: Progress = () => undefined): Promise<BundleFinding> {
  const bundle = await readBundle(archive, progress);
  if (!bundle.ok) return { state: bundle.isUnknown === true ? 'unreadable' : 'altered', detail: bundle.detail };
  try {
    const { createdAt, appVersion, scope, desk } = bundle.manifest;
    const ends = await endsIn(bundle);
    const room = roomOf(BUNDLE_LIMITS.file);
    const erasures = await erasuresIn(bundle, ends, room);
    const { entries, counts } = await entriesIn(bundle, ends, erasures, room, progress);
    const runs = await runsIn(bundle, ends, erasures, room);
    const report = await reportIn(bundle, { counts, runs, erasures }, itemsIn(bundle, erasures, progress), version);
    const { fingerprint, sha256 } = bundle;
    return {
      state: 'as-signed',
      manifest: { createdAt, appVersion, scope, desk },
      fingerprint,
      sha256,
      files: bundle.names.length,
      entries,
      erasures: erasures.map(({ lines: _, ...said }) => said),
      runs: runs.flat().flatMap((line) => (line.action === 'start' ? [line.name] : [])),
      report,
    };
  } catch (error) {
    if (error instanceof AlteredBundle) return { state: 'altered', detail: error.message };
    // Every byte is as signed, so nothing was altered. A later version may have written this form.
    if (OF_FORM.some((kind) => error instanceof kind))
      return { state: 'unreadable', detail: `this version cannot read the content of the bundle (${(error as Error).message})` };
    throw error;
  }
}

const OF_FORM = [TypeError, RangeError, SyntaxError];

type Room = (text: string) => void;

interface FoundEntries {
  readonly entries: readonly InspectedEntry[];
  readonly counts: Counts;
}

async function entriesIn(
  bundle: OpenBundle,
  ends: Ends,
  erasures: readonly ReportedErasure[],
  room: Room,
  progress: Progress,
): Promise<FoundEntries> {
  const entries: InspectedEntry[] = [];
  const counts: Counts = {};
  let before: LoggedLine | undefined;
  const knownTrust = trustReader(bundle);
  const names = namesIn(bundle, 'inspections');
  if (names.length > BUNDLE_LIMITS.inspections) throw new RangeError(`more than ${BUNDLE_LIMITS.inspections} inspections`);
  for (const name of names) {
    const file = (await jsonIn(bundle, name)) as unknown as BundledInspection;
    asLogged('inspections', file, ends);
    const line = { number: file.number, record: '', previousHash: file.previousHash, salt: null, hash: file.hash };
    asNeighbours('inspection', before === undefined ? [line] : [before, line]);
    before = line;
    for (const [log, what, lines] of [
      ['decisions', 'decision', file.decisions],
      ['customs_log', 'comparison', file.customs ?? []],
    ] as const) {
      for (const line of lines) {
        asLogged(log, line, ends);
        const said = JSON.parse(line.record) as { readonly inspection: number; readonly inspectionHash: string };
        if (said.inspection !== file.number || said.inspectionHash !== file.hash)
          fault(`${what} ${line.number} is about another inspection`);
      }
      asNeighbours(what, lines);
    }
    const record = readRecord(file);
    const input = await inputIn(bundle, file, record);
    const item = itemOf(bundle, file, record, input, erasures);
    const beside = besideFacts(item.customs);
    entries.push({ ...(await entryIn(bundle, file, record, input, knownTrust)), ...defined({ beside, erased: item.erased }) });
    progress(entries.length, names.length);
    count(counts, record.headline);
    const lines = [...item.decisions, ...(file.customs ?? [])];
    for (const text of [JSON.stringify(item.record), item.input, ...lines.map((line) => line.record)]) room(text);
  }
  if (entries.length === 0) fault('the bundle holds no inspection');
  return { entries, counts };
}

function itemOf(
  { manifest: { version } }: OpenBundle,
  file: BundledInspection,
  record: RecordedInspection,
  input: string,
  erasures: readonly ReportedErasure[],
): ReportedItem {
  const { number, decisions, customs = [] } = file;
  // A bundle of version 1 names no erasures.
  const erased =
    version === 1
      ? []
      : (erasedBy(linesOfItem(file, decisions, customs), erasures) ??
        fault(`of inspection ${number}, something is missing that no line of the log of erasures covers`));
  const difference = 'not' in file.anew ? undefined : differenceOf(outcomeOf(record), file.anew);
  return reportedItem({ ...file, customs: readBeside(customs), erased }, record, input, difference);
}

/** Reads the inspections again, in the form in which the report shows them. */
async function* itemsIn(bundle: OpenBundle, erasures: readonly ReportedErasure[], progress: Progress): AsyncGenerator<ReportedItem> {
  const names = namesIn(bundle, 'inspections');
  for (const [done, name] of names.entries()) {
    const file = (await jsonIn(bundle, name)) as unknown as BundledInspection;
    const record = readRecord(file);
    yield itemOf(bundle, file, record, await inputIn(bundle, file, record), erasures);
    progress(done + 1, names.length);
  }
}

async function inputIn(bundle: OpenBundle, { input, number }: BundledInspection, record: RecordedInspection): Promise<string> {
  if (input === undefined) return '';
  const bytes = await bundle.content(input);
  if (digest(bytes) !== record.input.sha256) fault(`the input of inspection ${number} is another one`);
  return bytes.toString();
}

/** Policy: maximum length of a text about an inspection, in characters. Memory holds up to ten thousand inspections. */
const LONGEST = 500;

async function entryIn(
  bundle: OpenBundle,
  { number, anew }: BundledInspection,
  record: RecordedInspection,
  input: string,
  knownTrust: ReturnType<typeof trustReader>,
): Promise<InspectedEntry> {
  const { at, headline, product } = record;
  const entry = { number, at, headline, ...defined({ product: product?.name && original(product.name).slice(0, LONGEST) }) };
  if ('not' in anew) return { ...entry, anew: 'not-made', why: `the bundle says: '${oneLine(original(anew.not), LONGEST)}'` };
  const files = await filesIn(bundle, filesOfLookUps(anew.lookUps));
  const trust = await knownTrust(anew.trust);
  const past = anew.past && pastOf(anew.past, await knownTrust(anew.past.trust));
  const lookUps = replayLookUps(anew.lookUps, (name) => files.get(name) ?? fault(`'${name}' is missing`));
  const recorded = outcomeOf(record);
  try {
    const made = await withoutWaiting(() => examineAnew(record, input, { trust, lookUps, ...defined({ past }) }));
    if (made === undefined) return { ...entry, anew: 'differs', why: 'this version does not find the inspected item in the input' };
    const difference = differenceOf(recorded, made);
    if (difference === undefined) return { ...entry, anew: 'same' };
    const isDeclared = differenceOf(anew, made) === undefined && made.headline === headline;
    return { ...entry, anew: isDeclared ? 'declared' : 'differs', why: difference.slice(0, LONGEST) };
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    return { ...entry, anew: 'differs', why: error.message };
  }
}

const pastOf = ({ at, doubts }: { readonly at: string; readonly doubts: readonly (readonly [string, string])[] }, trust: Trust): Past => ({
  at: new Date(at),
  doubts: new Map(doubts),
  trust,
});

/**
 * Policy: how many sets of trust data are kept for the next inspections, and the total bytes of their files. Consecutive inspections
 * mostly share their trust data, and with it everything that was derived from it.
 */
const MOST_KEPT = { records: 8, bytes: 128 * 2 ** 20 };

function trustReader(bundle: OpenBundle): (name: string) => Promise<Trust> {
  const kept = new Map<string, { readonly trust: Trust; readonly bytes: number }>();
  return async (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known.trust;
    const record = (await jsonIn(bundle, name)) as unknown as TrustRecord;
    const files = await filesIn(bundle, filesOfTrust(record));
    const trust = readTrust(record, (file) => files.get(file) ?? fault(`'${file}' is missing`));
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    let held = bytes + [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [oldest, one] of kept) {
      if (kept.size < MOST_KEPT.records && held <= MOST_KEPT.bytes) break;
      kept.delete(oldest);
      held -= one.bytes;
    }
    kept.set(name, { trust, bytes });
    return trust;
  };
}
