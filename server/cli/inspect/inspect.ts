// Inspects files and prints one verdict per item, as text or JSON lines (`desk inspect`).
// Scripts depend on its exit codes.

import { createHash, randomUUID } from 'node:crypto';
import type { JudgedSlip } from '../../contract/index.ts';
import { compareDeclaration } from '../../domain/declaration/compare.ts';
import type { Snapshot } from '../../domain/declaration/registry.ts';
import type { Headline } from '../../domain/evidence/evidence.ts';
import { parseGtin } from '../../domain/gs1/gtin.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Content } from '../../domain/passport/law/duties.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { wasValid } from '../../domain/verdict/decide.ts';
import { isToCome, readAsOf } from '../../domain/verify/as-of-moment.ts';
import type { Past } from '../../domain/verify/past.ts';
import { compareWithCode, declareEntry, keyOf, knownOfItem, passportIn, recordLine } from '../../features/declaration/index.ts';
import { takeFastestEngine } from '../../features/engines/index.ts';
import { deskListsIn, judgeSlip, type SlipReader } from '../../features/evidence/index.ts';
import {
  copiesIn,
  credentialsIn,
  decodeText,
  describe,
  type ExamineContext,
  examine,
  NO_COPIES,
  withEngines,
} from '../../features/inspection/index.ts';
import { readPdf } from '../../features/pdf/index.ts';
import { inOrder, openPicturePool } from '../../features/pictures/index.ts';
import { pastOf, storedOwn, trustOf, trustSetOf } from '../../features/trust/index.ts';
import { closing } from '../../lib/closing.ts';
import { note, print } from '../../lib/terminal.ts';
import { snapshotIn } from '../../store/customs/registry-snapshot.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readMoment, readOptions, UsageFault } from '../input/usage.ts';
import { listsOf, requireFingerprint, run as runBundle } from './bundle.ts';
import { type Declaration, openDeclaration, type SnapshotFile } from './declared.ts';
import type { ToldLine } from './facts-text.ts';
import { NO_LIST, requireColumns, type Unit, unitsOf } from './inputs.ts';
import { type Found, joinParts, MAX_WAITING, type Waiting } from './joined-parts.ts';
import { type Moments, placeOf, type Told, toLine, toText } from './lines.ts';
import { pastOfFiles } from './past-files.ts';
import { bytesOf, refused, singly } from './read-file.ts';
import { openRecorder } from './record.ts';
import { slipText, toSlipLine } from './slip.ts';
import { readTrustFiles } from './trust-files.ts';

const OPTIONS = {
  texts: [
    'data',
    'now',
    'as-of',
    'files-from',
    'column',
    'expect-gtin',
    'expect-serial',
    'registered',
    'declaration',
    'registry',
    'registry-date',
    'sheet',
    'printed-line',
    'engines',
    'by',
    'place',
    'run',
    'signer',
  ],
  lists: ['trust'],
  flags: ['json', 'record'],
  words: true,
} as const;

const readArguments = (args: string[]) => readOptions(args, OPTIONS);
type Options = ReturnType<typeof readArguments>['values'];

/** Options that exclude recording, because a record relies on the trust data and the clock of the data folder. */
const NOT_RECORDED = ['trust', 'now', 'registered', 'engines', 'registry'] as const;

function checkOptions(values: Options, positionals: readonly string[]): void {
  const filesFrom = values['files-from'];
  if (filesFrom !== undefined && filesFrom !== '-') throw new UsageFault('--files-from takes only -, standard input');
  if (values.engines !== undefined && values.engines !== 'all') throw new UsageFault('--engines takes only all');
  if ((values.registry === undefined) !== (values['registry-date'] === undefined))
    throw new UsageFault('--registry and --registry-date need each other');
  if (values.registry !== undefined && values.declaration === undefined) throw new UsageFault('--registry needs --declaration');
  if (values.sheet !== undefined && values.declaration === undefined) throw new UsageFault('--sheet needs --declaration');
  if (values['printed-line'] !== undefined && (positionals.length !== 1 || filesFrom !== undefined))
    throw new UsageFault('--printed-line is about one item: name one file');
  requireFingerprint(values.signer);
  if (positionals.length === 0 && filesFrom === undefined) throw new UsageFault('name at least one file');
  for (const name of ['by', 'place', 'run'] as const)
    if (!values.record && values[name] !== undefined) throw new UsageFault(`--${name} needs --record`);
  for (const name of NOT_RECORDED)
    if (values.record && (values[name]?.length ?? 0) > 0) throw new UsageFault(`--${name} cannot be used with --record`);
}

export async function run(args: string[]): Promise<number> {
  if (args.some((arg) => arg === '--bundle' || arg.startsWith('--bundle='))) return runBundle(args);
  const { values, positionals } = readArguments(args);
  checkOptions(values, positionals);
  const hasMore = values['files-from'] === '-';
  requireColumns(positionals, values.column, hasMore);
  takeFastestEngine();
  const names = namesOf(positionals, hasMore);
  const pool = openPicturePool();
  let lists = 0;
  const onList = (): void => {
    lists += 1;
  };
  try {
    const ways = { readers: { pool, pdf: singly(readPdf) }, column: values.column, onList };
    const units = inOrder(unitsOf(names, ways), 2 * pool.threads, async (unit) => ({ unit, items: atLeastOne(await unit.read()) }));
    const code = values.record ? await recordAll(units, values) : await tellAll(units, values);
    if (values.column !== undefined && lists === 0) note(NO_LIST);
    return code;
  } finally {
    await pool.close();
  }
}

const atLeastOne = (items: readonly Found[]): readonly Found[] =>
  items.length > 0 ? items : refused('DPP-INP-01', 'nothing to inspect was found in it');

type Read = AsyncIterable<{ readonly unit: Unit; readonly items: readonly Found[] }>;

/** Verifies with the given files and the store of the folder, and writes nothing. */
async function tellAll(units: Read, values: Options): Promise<number> {
  const now = values.now === undefined ? undefined : readMoment(values.now, '--now');
  const expected = readExpected(values['expect-gtin'], values['expect-serial']);
  const heldBytes = values.registered === undefined ? undefined : bytesNamed(values.registered);
  using store = values.data === undefined ? undefined : closing(openStore(dataFolder(values.data), { readonly: true }));
  const declaration = await declarationOf(values, store === undefined ? undefined : snapshotIn(store), now ?? new Date());
  const trust = trustFor(store, values.trust, now);
  const moment = now ?? new Date();
  const past = pastFor(store, values.trust, trust, moment, values['as-of']);
  const moments = { now: moment, ...defined({ asOf: past?.at }) };
  let lists: SlipReader['lists'] | undefined;
  const slips = (): SlipReader => {
    lists ??= listsOf(values.trust, values.data, moment);
    return { lists, now: moment, ...defined({ store, signer: values.signer, item: expected }) };
  };
  const code = await printAll(units, values.json, { moments, slips }, async (found, _, beside) => {
    // Caches lookups for one item only. Over thousands of files, a shared cache would exhaust the memory.
    const first = examine(found.recognised, {
      now: moment,
      trust,
      ...(store === undefined ? NO_COPIES : copiesIn(store)),
      ...defined({ past, expected, beside, heldBytes }),
    });
    const described = describe(values.engines === undefined ? first : await withEngines(first), 'en');
    const { recognised } = found;
    const passport = (): Content | undefined =>
      first.passport?.() ?? (recognised.kind === 'passport' ? passportIn(recognised.text) : undefined);
    const declared = declaration?.about(keyOf(described), ({ goods }) => ({
      findings: compareDeclaration(goods, knownOfItem(described, passport())),
    }));
    return [{ ...described, ...defined({ declared, line: lineOf(values, described) }) }];
  });
  declaration?.close();
  return code;
}

async function declarationOf(values: Options, kept: Snapshot | undefined, now: Date): Promise<Declaration | undefined> {
  const { declaration, sheet } = values;
  return declaration === undefined
    ? undefined
    : openDeclaration(declaration, { now, ...defined({ sheet, registry: snapshotOf(values, now), kept }) });
}

function lineOf({ 'printed-line': text }: Options, item: Parameters<typeof compareWithCode>[1]): ToldLine | undefined {
  return text === undefined ? undefined : { text, ...compareWithCode(text, item) };
}

const snapshotOf = ({ registry, 'registry-date': date }: Options, now: Date): SnapshotFile | undefined =>
  registry === undefined || date === undefined ? undefined : { file: registry, date, now };

async function recordAll(units: Read, values: Options): Promise<number> {
  const expect = readExpected(values['expect-gtin'], values['expect-serial']);
  const declaration = await declarationOf(values, undefined, new Date());
  const recorder = openRecorder(values);
  const { context, officer } = recorder;
  const requestId = randomUUID();
  let isWhole = false;
  const interrupted = (): void => recorder.close(false);
  process.once('exit', interrupted);
  for (const [signal, number] of INTERRUPTS) process.once(signal, () => process.exit(128 + number));
  try {
    const now = context.now();
    const at = values['as-of'] === undefined ? undefined : asOfMoment(values['as-of'], now, context.trust().clockFloor);
    const asked = defined({ asOf: at?.toISOString(), expect });
    const slips = (): SlipReader => ({
      lists: deskListsIn(context.store, now),
      now,
      store: context.store,
      ...defined({ signer: values.signer, item: expect }),
    });
    const code = await printAll(units, values.json, { moments: { now, ...defined({ asOf: at }) }, slips }, async (found, name) =>
      recorder.record(found, name, asked).map((entry) => {
        const declared = declaration?.about(keyOf(entry), ({ line, goods }) => {
          const file = { name: declaration.name, sha256: declaration.sha256, line };
          return declareEntry(context.store, entry, { officer, goods, file }, requestId, context.now());
        });
        const line = lineOf(values, entry);
        if (line !== undefined)
          recordLine(context.store, entry.id, { requestId, inspectionHash: entry.hash, officer, text: line.text }, context.now());
        return { ...entry, ...defined({ declared, line }) };
      }),
    );
    declaration?.close();
    isWhole = true;
    return code;
  } finally {
    process.off('exit', interrupted);
    recorder.close(isWhole);
  }
}

/** Exit codes as a shell reports them. Cleans up the run before the process ends, also if the reader of the output has closed. */
const INTERRUPTS = [
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const;

type Inspect = (found: Found, name: string, beside: ExamineContext['beside']) => Promise<readonly Told[]>;

interface Circumstances {
  readonly moments: Moments;
  /** Reads slips, with the trust lists by which they are judged. */
  readonly slips: () => SlipReader;
}

/**
 * Numbers the items of each input from 0, and prints each as soon as it has been inspected. A slip is not an item: it is checked, and never
 * recorded.
 */
async function printAll(units: Read, json: boolean, { moments, slips }: Circumstances, inspect: Inspect): Promise<number> {
  const seen = new Set<Outcome>();
  const seenSlips = new Set<JudgedSlip['state']>();
  const say = async (
    unit: Pick<Unit, 'input' | 'line'>,
    item: number,
    found: Found,
    beside?: ExamineContext['beside'],
  ): Promise<number> => {
    const place = placeOf(unit, found);
    if (found.recognised.kind === 'slip') {
      const judged = judgeSlip(found.recognised.text, slips());
      seenSlips.add(judged.state);
      if (json) print(toSlipLine(unit, item, found, judged));
      else for (const line of slipText(place, item, judged)) print(line);
      return 1;
    }
    const all = await inspect(found, place, beside);
    for (const [more, told] of all.entries()) {
      seen.add(wasValid(told) ? 'valid-then' : told.headline);
      if (json) print(toLine(unit, item + more, found, told, moments));
      else for (const line of toText(place, item + more, told, moments)) print(line);
    }
    return all.length;
  };
  const waiting: Waiting[] = [];
  let [input, next] = ['', 0];
  for await (const { unit, items } of units) {
    if (unit.isFurther !== true) [input, next] = [unit.input, 0];
    const beside = credentialsIn(items.map(({ recognised }) => recognised));
    for (const found of items) {
      if (found.part === undefined) next += await say(unit, next, found, beside);
      else if (waiting.length < MAX_WAITING) waiting.push({ file: input, item: next++, found, part: found.part });
      else next += await say(unit, next, found);
    }
  }
  for (const { file, item, found } of joinParts(waiting)) await say({ input: file }, item, found);
  return exitCode(seen, seenSlips);
}

async function* namesOf(given: readonly string[], more: boolean): AsyncGenerator<string> {
  yield* given;
  if (!more) return;
  for await (const line of linesIn(process.stdin)) if (line !== '') yield line;
}

/** In characters; longer than any file name. */
const MAX_NAME = 64 * 1024;

async function* linesIn(input: NodeJS.ReadStream): AsyncGenerator<string> {
  let rest = '';
  for await (const part of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > MAX_NAME) throw new UsageFault(`a line of the standard input has more than ${MAX_NAME} characters: it names no file`);
  }
  yield rest.replace(/\r$/, '');
}

/** `valid-then`: valid at the requested past moment. */
type Outcome = Headline | 'valid-then';

/**
 * Any invalid item outweighs any undetermined one. A run without items is undetermined. Valid at a past moment has its own exit code,
 * because 0 means valid now.
 */
export function exitCode(seen: ReadonlySet<Outcome>, slips: ReadonlySet<JudgedSlip['state']> = new Set()): number {
  if (seen.has('invalid') || slips.has('altered')) return 1;
  if (slips.has('undetermined')) return 2;
  // A genuine slip says nothing about an item that is inspected with it.
  if (seen.size === 0 && slips.has('genuine')) return 0;
  if (seen.size !== 1) return 2;
  return seen.has('valid') ? 0 : seen.has('valid-then') ? 3 : 2;
}

function pastFor(store: Store | undefined, files: readonly string[], trust: Trust, now: Date, asOf: string | undefined): Past | undefined {
  if (asOf === undefined) return undefined;
  const at = asOfMoment(asOf, now, trust.clockFloor);
  const stored = store === undefined ? undefined : pastOf(store, trust, at);
  return files.length > 0 || stored === undefined ? pastOfFiles(files, trust, at, stored) : stored;
}

function asOfMoment(asOf: string, now: Date, floor: string | undefined): Date {
  const at = readAsOf(asOf);
  if (at === undefined)
    throw new UsageFault(`--as-of takes a date such as 2026-03-01 or a moment such as 2026-03-01T12:00:00Z, not '${asOf}'`);
  if (isToCome(at, now, floor)) throw new UsageFault(`--as-of: ${at.toISOString()} is still to come (future-moment)`);
  return at;
}

export function trustFor(store: Store | undefined, files: readonly string[], now: Date | undefined): Trust {
  const at = now ?? new Date();
  const own = store && storedOwn(store);
  const stored = store && { store, set: trustSetOf(store, own, at), trust: trustOf(store, own, at) };
  const { clockFloor, ...trust } = readTrustFiles(files, at, stored);
  // `--now` replaces the clock, so the clock floor does not apply.
  return now === undefined && clockFloor !== undefined ? { ...trust, clockFloor } : trust;
}

function readExpected(gtin: string | undefined, serial: string | undefined): ExamineContext['expected'] {
  if (gtin === undefined) {
    if (serial !== undefined) throw new UsageFault('--expect-serial needs --expect-gtin');
    return undefined;
  }
  const parsed = parseGtin(gtin);
  if (parsed === undefined) throw new UsageFault(`--expect-gtin '${gtin}' is not a GTIN: 8, 12, 13 or 14 digits with a right check digit`);
  return { gtin: parsed, ...defined({ serial }) };
}

/** A passport as the registry received it, for comparison with the hash in a proof of registration. */
function bytesNamed(file: string): ExamineContext['heldBytes'] {
  const bytes = bytesOf(file);
  if ('code' in bytes) throw new UsageFault(`--registered: ${bytes.detail}`);
  const digest = createHash('sha256').update(bytes.content).digest('hex');
  const text = decodeText(bytes.content) ?? '';
  return (sha256) => (sha256 === digest ? { text } : undefined);
}
