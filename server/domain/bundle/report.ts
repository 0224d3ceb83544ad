// Writes the report of a bundle part by part, as JSON and as a self-contained page that can be printed.
import type { CredentialFacts, CustomsOfEntry, Decision, ProductFacts, RunNote, RunPhoto } from '../../contract/index.ts';
import { CODES } from '../evidence/codes.ts';
import type { Headline } from '../evidence/evidence.ts';
import type { Foreign } from '../foreign/index.ts';
import { defined } from '../json/defined.ts';
import { itemOf, otherOf } from '../log/item.ts';
import type { LoggedLine } from '../log/line.ts';
import { ERASED, withErasedMarked } from '../merkle/parts.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { foreignHtml, foreignText } from '../pages/foreign-html.ts';
import { fingerprintOfDidKey } from '../trust-list/read.ts';
import type { RecordedInspection } from './entry.ts';
import type { ErasedOfItem, ReportedErasure } from './erasures.ts';
import type { BundleScope, Manifest } from './format.ts';
import { jsonPart } from './json-file.ts';
import type { ReportedLine } from './record.ts';
import { besideTables, erasureSection, PART_NAMES } from './report-beside.ts';
import { REPORT_CSS } from './report-css.ts';
import { type Row, rows, time } from './report-rows.ts';

export interface ReportedItem {
  readonly number: number;
  readonly hash: string;
  readonly record: ReportedRecord;
  /** The text of the input. Empty if it is longer than `LONGEST_INPUT`. */
  readonly input: string;
  readonly decisions: readonly LoggedLine[];
  /** The comparisons with the item beside its verdict. */
  readonly customs: CustomsOfEntry;
  /** The erased parts. Absent if there are none. */
  readonly erased?: readonly ErasedOfItem[];
  /** How the repeated verdict differs from the recorded one. */
  readonly difference?: string;
}

/** The lines of one run. */
export type ReportedRun = readonly ReportedLine[];

/** The facts without the documents, which have files of their own. */
export type ReportedRecord = Omit<RecordedInspection, 'credential' | 'product' | 'registration'> & {
  readonly credential?: Omit<CredentialFacts, 'raw' | 'verified' | 'disclosed'>;
  readonly product?: Omit<ProductFacts, 'groups' | 'materials'>;
};

const withoutDocuments = ({
  raw: _raw,
  verified: _verified,
  disclosed: _disclosed,
  ...about
}: CredentialFacts): NonNullable<ReportedRecord['credential']> => about;

const withoutDetails = ({ groups: _groups, materials: _materials, ...about }: ProductFacts): NonNullable<ReportedRecord['product']> =>
  about;

const reportedRecord = ({ credential, product, registration: _registration, ...facts }: RecordedInspection): ReportedRecord => ({
  ...facts,
  ...(credential === undefined ? {} : { credential: withoutDocuments(credential) }),
  ...(product === undefined ? {} : { product: withoutDetails(product) }),
});

export const reportedItem = (
  { number, hash, decisions, customs, erased = [] }: Pick<ReportedItem, 'number' | 'hash' | 'decisions' | 'customs' | 'erased'>,
  record: RecordedInspection,
  input: string,
  difference: string | undefined,
): ReportedItem => ({
  number,
  hash,
  record: reportedRecord(record),
  input: input.length > LONGEST_INPUT ? '' : input,
  decisions,
  customs,
  ...defined({ difference, erased: erased.length === 0 ? undefined : erased }),
});

export type About = Pick<Manifest, 'createdAt' | 'appVersion' | 'scope' | 'desk'>;

/** The number of inspections for each headline, in the order in which the headlines first occur. */
export type Counts = Partial<Record<Headline, number>>;

export const count = (counts: Counts, headline: Headline): void => {
  counts[headline] = (counts[headline] ?? 0) + 1;
};

/** One file of the report. The inspections between its head and its tail are written one by one and never held together. */
export interface ReportFile {
  readonly name: string;
  readonly head: string;
  readonly item: (item: ReportedItem) => string;
  readonly separator: string;
  readonly tail: string;
}

/** The content of a report apart from its inspections. */
export interface ReportFrame {
  readonly counts: Counts;
  readonly runs: readonly ReportedRun[];
  readonly erasures: readonly ReportedErasure[];
  /** The bytes of the `embeddedPhotos`, by their SHA-256. */
  readonly photos: ReadonlyMap<string, Buffer>;
}

export const reportFiles = (about: About, frame: ReportFrame): readonly ReportFile[] => [
  jsonReport(about, frame),
  htmlReport(about, frame),
];

export function* reportText({ head, item, separator, tail }: ReportFile, items: Iterable<ReportedItem>): Generator<string> {
  yield head;
  let between = '';
  for (const one of items) {
    yield between + item(one);
    between = separator;
  }
  yield tail;
}

/** The whole file is canonical JSON (RFC 8785), so `runs` and `scope` follow `inspections`. */
function jsonReport({ createdAt, appVersion, scope, desk }: About, { counts, runs, erasures }: ReportFrame): ReportFile {
  const before = jsonPart({
    appVersion,
    createdAt,
    desk: { key: desk, fingerprint: fingerprintOfDidKey(desk) },
    ...(erasures.length === 0 ? {} : { erasures }),
    headlines: counts,
  });
  return {
    name: 'report.json',
    head: `${before.slice(0, -1)},"inspections":[`,
    item: ({ number, hash, record, input, decisions, customs, erased, difference }) =>
      jsonPart({
        number,
        hash,
        ...record,
        input: { ...record.input, ...(input === '' ? {} : { text: input }) },
        decisions: decisions.map(decisionIn),
        ...(Object.keys(customs).length === 0 ? {} : { customs }),
        ...defined({ erased, difference }),
      }),
    separator: ',',
    tail: `],${jsonPart({ runs, scope }).slice(1)}\n`,
  };
}

/** In characters. The report shows codes; a longer input, such as a document, is only in its own file. */
const LONGEST_INPUT = 2000;

const decisionIn = ({ record, salt }: LoggedLine): Decision => JSON.parse(withErasedMarked(record, salt)) as Decision;

const SCOPES: Readonly<Record<BundleScope, string>> = {
  all: 'It holds every inspection in the log of the computer up to then.',
  run: 'It holds every inspection of the run up to then.',
  inspections: 'It holds inspections that somebody chose. Others of the same run may be left out.',
};

/** Each with a symbol, so that a print without colour can be read. */
const HEADLINES: Readonly<Record<Headline, string>> = {
  valid: '✓ Valid',
  'valid-not-current': '≈ Genuine, not current',
  'unknown-issuer': '? Unknown issuer',
  invalid: '✗ Invalid',
  'cannot-check': '– Cannot check',
};
const OUTCOMES = { passed: '✓ passed', failed: '✗ failed', 'not-checked': '– not checked' } as const;

function htmlReport(about: About, { counts, runs, erasures, photos }: ReportFrame): ReportFile {
  const fingerprint = fingerprintOfDidKey(about.desk);
  const embed = ({ sha256, type }: RunPhoto): string | undefined => {
    const bytes = photos.get(sha256);
    return bytes && `data:${escapeHtml(type)};base64,${bytes.toString('base64')}`;
  };
  const attached = Map.groupBy(runs.flat().filter(isAttached), ({ inspection }) => inspection);
  const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inspection report</title>
<style>${REPORT_CSS}</style>
</head>
<body>
<main>
<h1>Inspection report</h1>
<p>Made ${time(about.createdAt)} with DPP Desk ${escapeHtml(about.appVersion)}. This page is for reading. Whether the bundle is whole, and whether its verdicts can be made again, is told by <code>desk inspect --bundle</code>.</p>
<p>${SCOPES[about.scope]}</p>
<p>Key of the computer: <span class="code">${escapeHtml(fingerprint)}</span></p>
<table>
<caption>Verdicts</caption>
<thead><tr><th scope="col">Verdict</th><th scope="col">Inspections</th></tr></thead>
<tbody>${Object.entries(counts)
    .map(([headline, count]) => `<tr><th scope="row">${HEADLINES[headline as Headline]}</th><td>${count}</td></tr>`)
    .join('')}</tbody>
</table>
${runs.map((run) => runSection(run, embed)).join('\n')}${erasureSection(erasures)}
<h2>Inspections</h2>
`;
  const tail = `
<section class="signatures">
<h2>Signatures</h2>
${['Officer', 'Second officer', 'Person responsible for the goods'].map((who) => `<p class="line">${who}: name, place, date, signature</p>`).join('\n')}
</section>
</main>
</body>
</html>
`;
  return {
    name: 'report.html',
    head,
    item: (item) => itemSection(item, (attached.get(item.number) ?? []).map((line) => attachment(line, embed)).join('')),
    separator: '\n',
    tail,
  };
}

type Attached = Extract<ReportedLine, { readonly action: 'note' | 'photo' }>;
const isAttached = (line: ReportedLine): line is Attached => line.action === 'note' || line.action === 'photo';

type Embed = (photo: RunPhoto) => string | undefined;

function attachment(line: Attached, embed: Embed): string {
  const head = `<p>${time(line.at)}, ${foreignHtml(line.officer)}:</p>`;
  if (line.action === 'note') return `${head}<p class="note">${foreignHtml((line as RunNote).text)}</p>`;
  const { name, sha256 } = line;
  const source = line.isErased ? undefined : embed(line);
  const picture = source === undefined ? '' : `<img src="${source}" alt="${foreignText(name)}">`;
  return `${head}<figure>${picture}<figcaption>Photo ${foreignHtml(name)}, SHA-256 <span class="code">${escapeHtml(sha256)}</span>${line.isErased ? ` ${ERASED}` : ''}</figcaption></figure>`;
}

function runSection(lines: ReportedRun, embed: Embed): string {
  const start = lines.find((line) => line.action === 'start');
  const close = lines.find((line) => line.action === 'close');
  if (start === undefined) return '';
  const own = lines.filter(isAttached).filter(({ inspection }) => inspection === undefined);
  return `<section>
<h2>Run ${foreignHtml(start.name)}</h2>
<dl>${rows([
    ['Place', foreignHtml(start.place)],
    ['Reference', foreignHtml(start.reference)],
    ['Officer', foreignHtml(start.officer)],
    ['Started', time(start.at)],
    ...(close === undefined ? [] : [['Closed', `${time(close.at)}, ${foreignHtml(close.officer)}`] as const]),
  ])}</dl>
${own.map((line) => attachment(line, embed)).join('')}
</section>`;
}

function itemSection({ number, hash, record, input, decisions, customs, erased = [], difference }: ReportedItem, attached: string): string {
  const { headline, at, asOf, issuer, checks, sample, trust } = record;
  const named = itemOf(record);
  const other = otherOf(record);
  const known = (label: string, value: Foreign | undefined): Row[] =>
    value === undefined || value === '' ? [] : [[label, foreignHtml(value)]];
  return `<section>
<h3>No. ${number}: ${HEADLINES[headline]}${asOf === undefined ? '' : ` as of ${time(asOf)}`}${sample ? ' (sample)' : ''}</h3>
${difference === undefined ? '' : `<p class="difference"><strong>The verdict made anew for this report differs:</strong> ${escapeHtml(difference)}</p>`}
<dl>${rows([
    ...known('Product', named.name),
    ...known('Manufacturer', named.manufacturer),
    ...known('GTIN', named.gtin),
    ...known('Serial number', named.serial),
    ...known('Batch', named.batch),
    ...known('Passport', named.dppCode),
    ...known('The credential is about another product', other?.name),
    ...known('Its GTIN', other?.gtin),
    ...known('Its serial number', other?.serial),
    ...known('Its batch', other?.batch),
    ...known('Its passport', other?.dppCode),
    ...known('Issuer, as the trust data name it', issuer?.name),
    ...known('Issuer', issuer?.id),
    ['Inspected', time(at)],
    ['Trust data', `${escapeHtml(trust.state)}${trust.asOf === undefined ? '' : `, of ${time(trust.asOf)}`}`],
    ...known('File', record.input.fileName),
    ...known('Read', input),
    ['SHA-256 of the input', `<span class="code">${record.input.sha256}</span>`],
    ['Hash of the entry', `<span class="code">${hash}</span>`],
    ...erased.map(
      ({ erasure, parts }): Row => [
        'Erased',
        `${parts.map((part) => PART_NAMES[part]).join(', ')}: line ${erasure} of the log of erasures`,
      ],
    ),
  ])}</dl>
<table>
<caption>Evidence for no. ${number}</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Code</th><th scope="col">What it means</th><th scope="col">Data of</th></tr></thead>
<tbody>${checks
    .map(
      ({ outcome, code, detail, asOf: of }) =>
        `<tr><td>${OUTCOMES[outcome]}</td><th scope="row">${code}</th><td>${escapeHtml(CODES[code].means)}${detail === undefined ? '' : `: ${foreignHtml(detail)}`}</td><td>${of === undefined ? '–' : time(of)}</td></tr>`,
    )
    .join('')}</tbody>
</table>
${decisionTable(number, decisions)}${besideTables(number, customs)}
${attached}
</section>`;
}

function decisionTable(number: number, lines: readonly LoggedLine[]): string {
  if (lines.length === 0) return '<p>No decision was recorded.</p>';
  const cells = lines
    .map(decisionIn)
    .map(({ at, decision, officer, place, reference, note, signedIn }) => [
      time(at),
      escapeHtml(decision),
      `${foreignHtml(officer)}${signedIn === undefined ? '' : ' (signed in)'}`,
      ...[place, reference, note].map(foreignHtml),
    ]);
  return `<table>
<caption>Decisions on no. ${number}</caption>
<thead><tr>${['Time', 'Decision', 'Officer', 'Place', 'Reference', 'Reason'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>
</table>`;
}
