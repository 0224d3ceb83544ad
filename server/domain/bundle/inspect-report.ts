// Checks the runs, the photos and the report of a bundle.
import { createHash } from 'node:crypto';
import type { RunPhoto } from '../../contract/index.ts';
import { isSignedSeal, type Seal } from '../log/signed-end.ts';
import { digest, fault, jsonIn, namesIn } from './bundle-files.ts';
import type { ProvedLine } from './entry.ts';
import { type ErasableLine, erasedBy, type ReportedErasure, readErasure } from './erasures.ts';
import { asLogged, asNeighbours, type Ends } from './inspect-log.ts';
import type { OpenBundle } from './read.ts';
import { type ReportedLine, readRunLine } from './record.ts';
import { type ReportedItem, type ReportedRun, type ReportFrame, reportFiles } from './report.ts';
import { embeddedPhotos, photoName } from './report-photos.ts';

/** Reads and checks the lines of the log of erasures in the bundle. */
export async function erasuresIn(bundle: OpenBundle, ends: Ends, hold: (text: string) => void): Promise<readonly ReportedErasure[]> {
  const lines: ProvedLine[] = [];
  for (const name of namesIn(bundle, 'erasures')) {
    const line = (await jsonIn(bundle, name)) as unknown as ProvedLine;
    asLogged('erasure_log', line, ends);
    hold(line.record);
    lines.push(line);
  }
  asNeighbours('erasure', lines);
  return lines.map(readErasure);
}

export async function runsIn(
  bundle: OpenBundle,
  ends: Ends,
  erasures: readonly ReportedErasure[],
  hold: (text: string) => void,
): Promise<readonly ReportedRun[]> {
  const runs: ReportedRun[] = [];
  for (const name of namesIn(bundle, 'runs')) {
    const {
      lines,
      seal,
      erasedPhotos = [],
    } = (await jsonIn(bundle, name)) as unknown as {
      readonly lines: readonly ProvedLine[];
      readonly seal?: Seal;
      readonly erasedPhotos?: readonly string[];
    };
    asNeighbours('line', lines);
    for (const line of lines) asLogged('run_log', line, ends);
    const said = lines.map((line) => readRunLine(line, erasedPhotos));
    if (bundle.manifest.version > 1 && erasedBy(linesOfRun(lines, said), erasures) === undefined)
      fault('of a run, something is missing that no line of the log of erasures covers');
    for (const { record } of lines) hold(record);
    for (const line of said) if (line.action === 'photo' && !line.isErased) await photoIn(bundle, line);
    runs.push(said);
    if (seal === undefined) continue;
    const close = lines.find(({ number }) => number === seal.number);
    if (close?.hash !== seal.hash || !isSignedSeal(seal)) fault('the seal of a run does not match');
  }
  return runs;
}

const linesOfRun = (lines: readonly ProvedLine[], said: readonly ReportedLine[]): readonly ErasableLine[] =>
  lines.map(({ number, salt }, at) => ({
    log: 'run_log',
    number,
    salt,
    isPhotoErased: said[at]?.action === 'photo' && said[at].isErased === true,
  }));

async function photoIn(bundle: OpenBundle, { sha256, type, bytes }: Pick<RunPhoto, 'sha256' | 'type' | 'bytes'>): Promise<Buffer> {
  const photo = await bundle.content(photoName(sha256, type));
  return digest(photo) === sha256 && photo.length === bytes ? photo : fault(`the photo ${sha256} is another one`);
}

/**
 * Generates a report of this version again from the inspections, which are read once more, and compares its hashes with
 * the manifest. Neither report is held in memory.
 */
export async function reportIn(
  bundle: OpenBundle,
  frame: Omit<ReportFrame, 'photos'>,
  items: AsyncIterable<ReportedItem>,
  appVersion: string,
): Promise<'same' | 'not-compared'> {
  const { manifest: about } = bundle;
  if (about.appVersion !== appVersion) return 'not-compared';
  const { runs } = frame;
  const shown = embeddedPhotos(runs);
  const photos = new Map<string, Buffer>();
  for (const line of runs.flat())
    if (line.action === 'photo' && !line.isErased && shown.has(line.sha256)) photos.set(line.sha256, await photoIn(bundle, line));
  const written = reportFiles(about, { ...frame, photos }).map((file) => ({ file, hash: createHash('sha256').update(file.head) }));
  let isFirst = true;
  for await (const item of items) {
    for (const { file, hash } of written) hash.update((isFirst ? '' : file.separator) + file.item(item));
    isFirst = false;
  }
  for (const { file, hash } of written) {
    const listed = bundle.listed(file.name);
    if (listed === undefined) return fault(`'${file.name}' is missing`);
    if (hash.update(file.tail).digest('hex') !== listed.sha256) return fault(`'${file.name}' does not say what the inspections say`);
  }
  return 'same';
}
