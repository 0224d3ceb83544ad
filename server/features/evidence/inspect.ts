// Checks a bundle without the store that it came from: every byte, the signatures, the logged lines, and each verdict made anew.
import { createHash } from 'node:crypto';
import type { Manifest } from '../../domain/bundle/format.ts';
import { AlteredBundle, type OpenBundle, readBundle } from '../../domain/bundle/read.ts';
import { filesOfTrust, readTrust, type TrustRecord } from '../../domain/bundle/trust-record.ts';
import { decodeBase64url } from '../../domain/encoding/base64url.ts';
import type { Headline } from '../../domain/evidence/evidence.ts';
import type { Foreign } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import type { Past } from '../../domain/verify/past.ts';
import { CHAIN_START } from '../../store/audit-log/chain.ts';
import { type Head, isSigned as isSignedHead } from '../../store/audit-log/heads.ts';
import { hashOfLine, type LoggedLine } from '../../store/evidence/logged.ts';
import type { LoggedRun } from '../../store/evidence/runs.ts';
import type { RunLine } from '../../store/runs/run-log.ts';
import { isSigned as isSignedSeal } from '../../store/runs/seal.ts';
import { ATTESTED } from './create.ts';
import { type BundledInspection, differenceOf, examineAnew, outcomeOf, type RecordedInspection } from './entry.ts';
import { filesOfLookUps, NotWritten, replayLookUps } from './look-ups.ts';

/** One inspection of a bundle. */
export interface InspectedEntry {
  readonly number: number;
  readonly at: string;
  readonly headline: Headline;
  readonly product?: Foreign;
  /**
   * `same`: the verdict made anew is the recorded one. `declared`: it differs as the bundle itself says. `differs`: it differs otherwise, or
   * could not be made although the bundle says that it can. `not-made`: the bundle says why it cannot be made.
   */
  readonly anew: 'same' | 'declared' | 'differs' | 'not-made';
  readonly why?: string;
}

export type BundleFinding =
  | { readonly state: 'altered'; readonly detail: string }
  | {
      /** As it was signed. Whether the key counts is for the caller to judge. */
      readonly state: 'as-signed';
      readonly manifest: Pick<Manifest, 'createdAt' | 'appVersion' | 'desk'>;
      readonly fingerprint: string;
      readonly sha256: string;
      readonly files: number;
      readonly entries: readonly InspectedEntry[];
      /** The names of its runs. */
      readonly runs: readonly Foreign[];
    };

/** A bad bundle is a value. */
export async function inspectBundle(archive: Blob): Promise<BundleFinding> {
  const bundle = await readBundle(archive);
  if (!bundle.ok) return { state: 'altered', detail: bundle.detail };
  try {
    const { createdAt, appVersion, desk, files } = bundle.manifest;
    const ends = await headsIn(bundle);
    const entries = await entriesIn(bundle, ends.inspections, ends.decisions);
    const runs = await runsIn(bundle, ends.run_log);
    const { fingerprint, sha256 } = bundle;
    return { state: 'as-signed', manifest: { createdAt, appVersion, desk }, fingerprint, sha256, files: files.length, entries, runs };
  } catch (error) {
    if (error instanceof AlteredBundle) return { state: 'altered', detail: error.message };
    // What has not the form that this program writes was not written by it.
    if (OF_FORM.some((kind) => error instanceof kind))
      return { state: 'altered', detail: `the content of the bundle has not the form of one (${(error as Error).message})` };
    throw error;
  }
}

const OF_FORM = [TypeError, RangeError, SyntaxError];

const fault = (detail: string): never => {
  throw new AlteredBundle(detail);
};

/** Nested as deep as a credential may be, within the file that holds it. */
const MOST_DEPTH = 100;

async function jsonIn(bundle: OpenBundle, name: string): Promise<JsonObject> {
  const bytes = await bundle.content(name);
  const parsed = parseStrictJson(bytes, { maxBytes: bytes.length, maxDepth: MOST_DEPTH });
  if (!parsed.ok) return fault(`'${name}': ${parsed.detail}`);
  return isObject(parsed.value) ? parsed.value : fault(`'${name}' is not a JSON object`);
}

const namesIn = ({ manifest }: OpenBundle, folder: string): readonly string[] =>
  manifest.files.map(({ name }) => name).filter((name) => name.startsWith(`${folder}/`));

type Ends = Readonly<Record<(typeof ATTESTED)[number], Head>>;

/** The ends of the logs, each signed by the key that signed the bundle. */
async function headsIn(bundle: OpenBundle): Promise<Ends> {
  const { heads } = (await jsonIn(bundle, 'log.json')) as unknown as { readonly heads: readonly Head[] };
  const found = ATTESTED.map((log) => {
    const head = heads.find((one) => one.log === log);
    if (head === undefined) return fault(`the end of the log '${log}' is missing`);
    if (decodeBase64url(head.key) === undefined || didKeyOfJwk(head.key) !== bundle.manifest.desk)
      return fault(`the end of the log '${log}' was signed by another computer`);
    if (!isSignedHead(head)) return fault(`the signature of the end of the log '${log}' does not match`);
    return [log, head] as const;
  });
  return Object.fromEntries(found) as unknown as Ends;
}

function asChained(what: string, line: LoggedLine, end: Head): void {
  const { number, previousHash, hash } = line;
  const isIn = Number.isInteger(number) && number >= 1 && number <= end.number;
  const isFirst = number !== 1 || previousHash === CHAIN_START;
  const isLast = number !== end.number || hash === end.hash;
  if (!isIn || !isFirst || !isLast || hashOfLine(line) !== hash) fault(`${what} ${number} does not fit the log`);
}

/** Whether neighbours in the log are neighbours here. */
function asNeighbours(what: string, lines: readonly LoggedLine[]): void {
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) continue;
    if (line.number <= before.number || (line.number === before.number + 1 && line.previousHash !== before.hash))
      fault(`${what} ${line.number} does not follow ${before.number}`);
  }
}

async function entriesIn(bundle: OpenBundle, end: Head, decisionsEnd: Head): Promise<readonly InspectedEntry[]> {
  const found: InspectedEntry[] = [];
  const lines: LoggedLine[] = [];
  const knownTrust = trustReader(bundle);
  for (const name of namesIn(bundle, 'inspections')) {
    const file = (await jsonIn(bundle, name)) as unknown as BundledInspection;
    asChained('inspection', file, end);
    lines.push({ number: file.number, record: '', previousHash: file.previousHash, salt: file.salt, hash: file.hash });
    for (const decision of file.decisions) {
      asChained('decision', decision, decisionsEnd);
      const said = JSON.parse(decision.record) as { readonly inspection: number; readonly inspectionHash: string };
      if (said.inspection !== file.number || said.inspectionHash !== file.hash)
        fault(`decision ${decision.number} is about another inspection`);
    }
    asNeighbours('decision', file.decisions);
    found.push(await entryIn(bundle, file, knownTrust));
  }
  if (found.length === 0) fault('the bundle holds no inspection');
  asNeighbours('inspection', lines);
  return found;
}

async function entryIn(bundle: OpenBundle, file: BundledInspection, knownTrust: ReturnType<typeof trustReader>): Promise<InspectedEntry> {
  const record = JSON.parse(file.record) as RecordedInspection;
  const input = file.input === undefined ? Buffer.alloc(0) : await bundle.content(file.input);
  if (file.input !== undefined && digest(input) !== record.input.sha256) fault(`the input of inspection ${file.number} is another one`);
  const { number, anew } = file;
  const { at, headline, product } = record;
  const entry = { number, at, headline, ...defined({ product: product?.name }) };
  if ('not' in anew) return { ...entry, anew: 'not-made', why: anew.not };
  const files = new Map<string, Buffer>();
  for (const name of filesOfLookUps(anew.lookUps)) files.set(name, await bundle.content(name));
  const trust = await knownTrust(anew.trust);
  const past = anew.past && pastOf(anew.past, await knownTrust(anew.past.trust));
  const lookUps = replayLookUps(anew.lookUps, (name) => files.get(name) ?? fault(`'${name}' is missing`));
  const recorded = outcomeOf(record);
  try {
    const made = examineAnew(record, input.toString(), { trust, lookUps, ...defined({ past }) });
    if (made === undefined) return { ...entry, anew: 'differs', why: 'this version does not find the inspected item in the input' };
    const difference = differenceOf(recorded, made);
    if (difference === undefined) return { ...entry, anew: 'same' };
    return { ...entry, anew: differenceOf(anew, made) === undefined ? 'declared' : 'differs', why: difference };
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    return { ...entry, anew: 'differs', why: error.message };
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const pastOf = ({ at, doubts }: { readonly at: string; readonly doubts: readonly (readonly [string, string])[] }, trust: Trust): Past => ({
  at: new Date(at),
  doubts: new Map(doubts),
  trust,
});

/** Policy: trust data that are kept for the next inspection. Neighbours in a run mostly share them, with all that was derived from them. */
const MOST_KEPT = 8;

function trustReader(bundle: OpenBundle): (name: string) => Promise<Trust> {
  const kept = new Map<string, Trust>();
  return async (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const record = (await jsonIn(bundle, name)) as unknown as TrustRecord;
    const files = new Map<string, Buffer>();
    for (const file of filesOfTrust(record)) files.set(file, await bundle.content(file));
    const trust = readTrust(record, (file) => files.get(file) ?? fault(`'${file}' is missing`));
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(name, trust);
    return trust;
  };
}

async function runsIn(bundle: OpenBundle, end: Head): Promise<readonly Foreign[]> {
  const names: Foreign[] = [];
  const photos = new Map(namesIn(bundle, 'photos').map((name) => [name.slice('photos/'.length).split('.')[0] ?? '', name]));
  for (const name of namesIn(bundle, 'runs')) {
    const { lines, seal } = (await jsonIn(bundle, name)) as unknown as LoggedRun;
    asNeighbours('line', lines);
    for (const line of lines) {
      asChained('line', line, end);
      const said = JSON.parse(line.record) as RunLine;
      if (said.action === 'start') names.push(said.name);
      if (said.action !== 'photo') continue;
      const photo = photos.get(said.sha256) ?? fault(`the photo ${said.sha256} is missing`);
      if (digest(await bundle.content(photo)) !== said.sha256) fault(`the photo ${said.sha256} is another one`);
    }
    if (seal === undefined) continue;
    const close = lines.find(({ number }) => number === seal.number);
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: seal.key } as const;
    if (close?.hash !== seal.hash || !isSignedSeal(seal, jwk)) fault('the seal of a run does not match');
  }
  return names;
}
