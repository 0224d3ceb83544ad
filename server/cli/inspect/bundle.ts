// Checks an evidence bundle and prints the result (`desk inspect --bundle`). Scripts depend on its exit codes.
import { statSync } from 'node:fs';
import type { BesideFacts } from '../../domain/bundle/beside.ts';
import { oneLine } from '../../domain/foreign/index.ts';
import { isTrustList } from '../../domain/trust-list/read.ts';
import { type BundleFinding, deskListsIn, inspectBundle, type JudgedBundle, judgeBundle } from '../../features/evidence/index.ts';
import { listFacts } from '../../features/trust/index.ts';
import { closing } from '../../lib/closing.ts';
import { type FileArchive, openFileArchive } from '../../lib/files/file-archive.ts';
import { keepSmall } from '../../lib/small-memory.ts';
import { noteFault, print } from '../../lib/terminal.ts';
import { openStore } from '../../store/open.ts';
import { DEFAULT_SETTINGS } from '../../store/settings.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readMoment, readOptions, UsageFault } from '../input/usage.ts';
import { textOf, trustListOf } from './trust-files.ts';

const EXIT = { intact: 0, altered: 1, undetermined: 2 } as const;

export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { texts: ['bundle', 'signer', 'data', 'now'], lists: ['trust'], flags: ['json'] });
  const { bundle = '', signer } = values;
  requireFingerprint(signer);
  const now = values.now === undefined ? new Date() : readMoment(values.now, '--now');
  const lists = listsOf(values.trust, values.data, now);
  const archive = archiveOf(bundle);
  const finding = await findingOf(archive);
  archive.close();
  const judged = judgeBundle(finding, { lists, now, ...(signer === undefined ? {} : { signer }) });
  if (values.json) print({ bundle, ...judged });
  else for (const line of toText(bundle, judged)) print(line);
  return EXIT[judged.state];
}

export function requireFingerprint(signer: string | undefined): void {
  if (signer !== undefined && !/^[0-9a-f]{64}$/i.test(signer.replace(/[\s:-]/g, '')))
    throw new UsageFault('--signer takes a fingerprint: 64 hexadecimal digits, with or without groups');
}

/** A failure of this program says nothing about the bundle. */
export async function findingOf(archive: FileArchive): Promise<BundleFinding> {
  try {
    return await inspectBundle(archive, keepSmall());
  } catch (error) {
    noteFault(error);
    return { state: 'unreadable', detail: 'the check failed on this computer' };
  }
}

export function archiveOf(file: string): FileArchive {
  try {
    if (!statSync(file).isFile()) throw new UsageFault(`--bundle: '${file}' is not a file`);
    return openFileArchive(file);
  } catch (error) {
    if (error instanceof UsageFault) throw error;
    throw new UsageFault(`--bundle: '${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** The trust lists named for this run, and those in force in a store. Other trust files state nothing about desks. */
export function listsOf(files: readonly string[], data: string | undefined, now: Date): ReturnType<typeof deskListsIn> {
  const given = files.flatMap((file) => {
    const text = textOf(file);
    if (!isTrustList(text)) return [];
    const trustList = trustListOf(file, text);
    return [{ trustList, isExpired: listFacts(trustList, DEFAULT_SETTINGS, now.getTime()).state === 'expired' }];
  });
  if (data === undefined) return given;
  using store = closing(openStore(dataFolder(data), { readonly: true }));
  return [...deskListsIn(store, now), ...given];
}

const ANEW = {
  same: 'repeated: the same',
  declared: 'repeated: the same verdict from other checks or reasons, as the bundle states',
  differs: 'repeated: DIFFERS',
  'not-made': 'not repeated',
} as const;

const SCOPES = {
  all: 'every inspection in the log up to then',
  run: 'every inspection of a run up to then',
  inspections: 'chosen inspections: others of the same run may be left out',
} as const;

const CAUSES = { rule: 'by rule', request: 'on request', restore: 'after a restore' } as const;

const besideText = ({ declaration, line, measurement, heldUntil }: BesideFacts): string =>
  [
    ...(declaration === undefined ? [] : [`declaration ${OUTCOMES[declaration]}`]),
    ...(line === undefined ? [] : [`printed line ${OUTCOMES[line]}`]),
    ...(measurement === undefined ? [] : [`measured values ${OUTCOMES[measurement]}`]),
    ...(heldUntil === undefined ? [] : [`release suspended until the end of ${oneLine(heldUntil)}`]),
  ].join(', ');
const OUTCOMES = { agrees: 'agree', differs: 'DIFFER', open: 'not comparable' } as const;

const REPORT = {
  same: 'as the inspections say',
  'not-compared': 'NOT COMPARED with the inspections, another version wrote them',
} as const;

function toText(file: string, judged: JudgedBundle): readonly string[] {
  const head = `${oneLine(file)}: ${judged.state.toUpperCase()}${judged.state === 'intact' ? '' : `  ${oneLine(judged.why, LONGEST)}`}`;
  if (!('entries' in judged)) return [head];
  const { desk, manifest, sha256, files, entries, runs, erasures, report } = judged;
  const who = desk.name === undefined ? 'named by no trust list here' : `“${oneLine(desk.name)}” by a trust list`;
  return [
    head,
    `    computer ${desk.fingerprint}: ${who}${desk.by === 'given' ? ', its fingerprint was given' : ''}`,
    `    made ${manifest.createdAt}, ${files} files, manifest SHA-256 ${sha256}`,
    `    ${SCOPES[manifest.scope]}`,
    ...runs.map((name) => `    run “${oneLine(name)}”`),
    ...erasures.map(
      ({ number, at, officer, cause, why }) =>
        `    erasure ${number}, ${CAUSES[cause]} ${at} by “${oneLine(officer)}”: “${oneLine(why, LONGEST)}”`,
    ),
    `    report.html and report.json: ${REPORT[report]}`,
    ...entries.flatMap(({ number, at, headline, product, anew, why, beside, erased = [] }) => [
      `    #${number} ${at} ${headline.toUpperCase()}${product === undefined ? '' : `  “${oneLine(product)}”`}  ${ANEW[anew]}${why === undefined ? '' : `: ${oneLine(why, LONGEST)}`}`,
      ...(beside === undefined ? [] : [`        beside the verdict: ${besideText(beside)}`]),
      ...erased.map(({ erasure, parts }) => `        erased: ${parts.join(', ')}, by erasure ${erasure}`),
    ]),
  ];
}

/** In characters. */
const LONGEST = 500;
