// Inspects files and prints one verdict per item, as text or JSON lines (`desk inspect`).
// Scripts depend on its exit codes.

import { createHash } from 'node:crypto';
import { CODES } from '../../domain/evidence/codes.ts';
import type { Headline } from '../../domain/evidence/evidence.ts';
import { named, oneLine } from '../../domain/foreign/index.ts';
import { parseGtin } from '../../domain/gs1/gtin.ts';
import { defined } from '../../domain/json/defined.ts';
import { embeddedName, pageName } from '../../domain/pdf/contents.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { wasValid } from '../../domain/verdict/decide.ts';
import { isToCome, readAsOf } from '../../domain/verify/as-of-moment.ts';
import type { Past } from '../../domain/verify/past.ts';
import { takeFastestEngine } from '../../features/engines/index.ts';
import {
  copiesIn,
  credentialsIn,
  decodeText,
  describe,
  type ExamineContext,
  type Examined,
  examine,
  NO_COPIES,
  toWords,
  withEngines,
} from '../../features/inspection/index.ts';
import { readPdf } from '../../features/pdf/index.ts';
import { inOrder, openPicturePool } from '../../features/pictures/index.ts';
import { pastOf, storedOwn, trustOf, trustSetOf } from '../../features/trust/index.ts';
import { print } from '../../lib/terminal.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readMoment, readOptions, UsageFault } from '../input/usage.ts';
import { licenceText, registrationText } from './facts-text.ts';
import { type Found, joinParts, MAX_WAITING, type Waiting } from './joined-parts.ts';
import { pastOfFiles } from './past-files.ts';
import { bytesOf, readFile, singly } from './read-file.ts';
import { readTrustFiles } from './trust-files.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      trust: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      now: { type: 'string' },
      'as-of': { type: 'string' },
      'files-from': { type: 'string' },
      'expect-gtin': { type: 'string' },
      'expect-serial': { type: 'string' },
      registered: { type: 'string' },
      engines: { type: 'string' },
    },
  });
  const filesFrom = values['files-from'];
  if (filesFrom !== undefined && filesFrom !== '-') throw new UsageFault('--files-from takes only -, standard input');
  if (values.engines !== undefined && values.engines !== 'all') throw new UsageFault('--engines takes only all');
  if (positionals.length === 0 && filesFrom === undefined) throw new UsageFault('name at least one file');
  takeFastestEngine();
  const now = values.now === undefined ? undefined : readMoment(values.now, '--now');
  const expected = readExpected(values['expect-gtin'], values['expect-serial']);
  const heldBytes = values.registered === undefined ? undefined : bytesNamed(values.registered);
  const store = values.data === undefined ? undefined : openStore(dataFolder(values.data), { readonly: true });
  const pool = openPicturePool();
  try {
    const trust = trustFor(store, values.trust, now);
    const moment = now ?? new Date();
    const past = pastFor(store, values.trust, trust, moment, values['as-of']);
    // Caches lookups for one item only. Over thousands of files, a shared cache would exhaust the memory.
    const contextOfItem = (beside: ExamineContext['beside']): ExamineContext => ({
      now: moment,
      trust,
      ...defined({ past, expected, beside }),
      ...(store === undefined ? NO_COPIES : copiesIn(store)),
      ...defined({ heldBytes }),
    });
    const seen = new Set<Outcome>();
    const tell = async (file: string, item: number, found: Found, beside?: ExamineContext['beside']): Promise<void> => {
      const context = contextOfItem(beside);
      const first = examine(found.recognised, context);
      const examined = values.engines === undefined ? first : await withEngines(first);
      seen.add(wasValid(examined.verdict) ? 'valid-then' : examined.verdict.headline);
      if (values.json) print(toLine(file, item, found, examined, context));
      else for (const line of toText(placeOf(file, found), item, examined, past)) print(line);
    };
    const waiting: Waiting[] = [];
    const readers = { pool, pdf: singly(readPdf) };
    const names = namesOf(positionals, filesFrom === '-');
    for await (const { file, items } of inOrder(names, 2 * pool.threads, async (file) => ({
      file,
      items: await readFile(file, readers),
    }))) {
      const beside = credentialsIn(items.map(({ recognised }) => recognised));
      for (const [item, found] of items.entries()) {
        if (found.part === undefined) await tell(file, item, found, beside);
        else if (waiting.length < MAX_WAITING) waiting.push({ file, item, found, part: found.part });
        else await tell(file, item, found);
      }
    }
    for (const { file, item, found } of joinParts(waiting)) await tell(file, item, found);
    return exitCode(seen);
  } finally {
    await pool.close();
    store?.close();
  }
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
export function exitCode(seen: ReadonlySet<Outcome>): number {
  if (seen.has('invalid')) return 1;
  if (seen.size !== 1) return 2;
  return seen.has('valid') ? 0 : seen.has('valid-then') ? 3 : 2;
}

function pastFor(store: Store | undefined, files: readonly string[], trust: Trust, now: Date, asOf: string | undefined): Past | undefined {
  if (asOf === undefined) return undefined;
  const at = readAsOf(asOf);
  if (at === undefined)
    throw new UsageFault(`--as-of takes a date such as 2026-03-01 or a moment such as 2026-03-01T12:00:00Z, not '${asOf}'`);
  if (isToCome(at, now, trust.clockFloor)) throw new UsageFault(`--as-of: ${at.toISOString()} is still to come (future-moment)`);
  const stored = store === undefined ? undefined : pastOf(store, trust, at);
  return files.length > 0 || stored === undefined ? pastOfFiles(files, trust, at, stored) : stored;
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

function toLine(input: string, item: number, found: Found, examined: Examined, { now, past }: ExamineContext) {
  const { recognised, checks, headline, reasons, credential, registration, licences, engines } = describe(examined, 'en');
  const { kind, gtin, serial, batch, expiry, dppCode, flags, inputCode, detail, hint, parts } = recognised;
  return {
    input,
    item,
    ...defined({ page: found.page, embedded: found.embedded, text: found.text, symbology: found.symbology }),
    kind,
    ...defined({ gtin, serial, batch, expiry, dppCode, inputCode, detail, hint, parts, joined: found.joined }),
    ...(credential?.disclosed === undefined ? {} : { disclosed: credential.disclosed }),
    ...defined({ registration, licences }),
    flags: examined.sample && !flags.includes('sample') ? [...flags, 'sample'] : flags,
    ...(past === undefined ? {} : { asOf: past.at.toISOString(), inspectedAt: now.toISOString() }),
    headline,
    checks,
    reasons,
    ...defined({ engines }),
  };
}

const placeOf = (file: string, { page, embedded }: Found): string =>
  page !== undefined ? pageName(file, page) : embedded !== undefined ? embeddedName(file, embedded) : file;

function toText(input: string, item: number, examined: Examined, past: Past | undefined): readonly string[] {
  const { recognised, headline, reasons, checks, product, registration, licences = [], engines = [] } = describe(examined, 'en');
  // The name is quoted, so that a name in a document is never mistaken for output of this command.
  const what = product === undefined ? oneLine(recognised.gtin ?? recognised.dppCode ?? recognised.kind) : `“${oneLine(product.name)}”`;
  const marks = checks.map(
    ({ outcome, code, detail }) =>
      `    ${MARKS[outcome]} ${code}  ${CODES[code].means}${detail === undefined ? '' : `: ${oneLine(detail, DETAIL)}`}`,
  );
  const then = past === undefined ? '' : ` as of ${past.at.toISOString()}`;
  const word = wasValid({ reasons }) ? 'VALID' : headline.toUpperCase();
  return [
    `${named(input)} #${item}: ${word}${then}${examined.sample ? ' (SAMPLE)' : ''}  ${what}  ${reasons.join(' ')}`,
    ...registrationText(registration),
    ...licences.map(licenceText),
    ...marks,
    ...engines.map((one) => `    ${toWords(one)}`),
  ];
}

/** In characters; as much detail as is readable below a verdict. `--json` prints all of it. */
const DETAIL = 500;

const MARKS = { passed: '✓', failed: '✗', 'not-checked': '–' } as const;
