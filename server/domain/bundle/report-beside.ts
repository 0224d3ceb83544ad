// Writes the comparisons and erasures of an item into the report of a bundle.
import type {
  CustomsOfEntry,
  DeclarationOutcome,
  DeclaredField,
  ErasablePart,
  ErasureCause,
  HoldGround,
  LineFinding,
  LineMember,
  MeasurementOutcome,
  RecordedDeclaration,
  RecordedHold,
  RecordedLine,
  RecordedMeasurement,
  RegistryState,
  SignedIn,
  ValueSource,
} from '../../contract/index.ts';
import type { Foreign } from '../foreign/index.ts';
import type { ErasedRange } from '../log/erasure-line.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { foreignHtml } from '../pages/foreign-html.ts';
import type { ReportedErasure } from './erasures.ts';
import { rows, table, time } from './report-rows.ts';

const FIELDS: Readonly<Record<DeclaredField, string>> = {
  commodityCode: 'Commodity code',
  origin: 'Country of origin',
  netMass: 'Net mass',
  grossMass: 'Gross mass',
  quantity: 'Quantity',
  eori: 'EORI number',
  registrationId: 'Registration',
};
const SOURCES: Readonly<Record<ValueSource, string>> = {
  credential: 'verified credential',
  'unproven-credential': 'credential that is not valid',
  passport: 'passport, not signed',
  'registration-proof': 'proof of registration',
  'unproven-registration-proof': 'proof of registration, not verified',
};
const DECLARED: Readonly<Record<DeclarationOutcome, string>> = {
  agrees: '✓ agrees',
  'agrees-unproven': '≈ agrees with a value that nothing verified supports',
  contradicts: '✗ contradicts',
  'only-declared': '– only declared',
  'only-passport': '– only in the passport',
  'not-comparable': '– not comparable',
};
const MEASURED: Readonly<Record<MeasurementOutcome, string>> = {
  agrees: '✓ agrees',
  'agrees-unproven': '≈ agrees with a value that nothing verified supports',
  differs: '✗ differs',
  'not-comparable': '– not comparable',
};
const LINES: Readonly<Record<LineFinding['outcome'], string>> = {
  agrees: '✓ agrees',
  differs: '✗ differs',
  'not-checked': '– not checked',
};
const MEMBERS: Readonly<Record<LineMember, string>> = { gtin: 'GTIN', serial: 'Serial number', batch: 'Batch' };
const REGISTRY: Readonly<Record<RegistryState, string>> = {
  'registered-as-declared': 'registered as declared',
  'registered-otherwise': 'registered otherwise',
  'not-in-snapshot': 'not in this snapshot',
  'not-compared': 'not compared',
};
export const PART_NAMES: Readonly<Record<ErasablePart, string>> = {
  officer: 'names of officers',
  place: 'places',
  reference: 'references',
  note: 'notes',
  photo: 'photos',
};
const CAUSES: Readonly<Record<ErasureCause, string>> = {
  rule: 'by rule',
  request: 'on request',
  restore: 'after a restore, as before',
};
const LOGS: Readonly<Record<ErasedRange['log'], string>> = {
  inspections: 'inspections',
  decisions: 'decisions',
  run_log: 'lines of runs',
  customs_log: 'comparisons',
};

const known = (value: Foreign | undefined): string => (value === undefined || value === '' ? '–' : foreignHtml(value));
const why = (reason: string | undefined): string => (reason === undefined ? '' : ` (${escapeHtml(reason)})`);

interface Said {
  readonly at: string;
  readonly officer: string;
  readonly signedIn?: SignedIn;
}
const by = ({ at, officer, signedIn }: Said): string =>
  `${time(at)}, ${foreignHtml(officer)}${signedIn === undefined ? '' : ' (signed in)'}`;
const said = (line: Said): string => `\n<p>Recorded ${by(line)}. Compared beside the verdict, which it does not change.</p>`;

function declared(number: number, declaration: RecordedDeclaration): string {
  const { findings, registry, file } = declaration;
  const body = findings.map(({ field, outcome, declared: value, found, source, why: reason }) => [
    FIELDS[field] ?? escapeHtml(field),
    known(value),
    `${known(found)}${source === undefined ? '' : `, ${SOURCES[source] ?? escapeHtml(source)}`}`,
    `${DECLARED[outcome] ?? escapeHtml(outcome)}${why(reason)}`,
  ]);
  const snapshot =
    registry === undefined
      ? ''
      : `\n<p>Registry: <strong>${REGISTRY[registry.state] ?? escapeHtml(registry.state)}</strong>, by ${foreignHtml(registry.snapshot.name)} of ${escapeHtml(registry.snapshot.date)}.</p>`;
  const from =
    file === undefined
      ? ''
      : `\n<p>From the table ${foreignHtml(file.name)}, line ${Number(file.line)}, SHA-256 <span class="code">${escapeHtml(file.sha256)}</span>.</p>`;
  return `${table(`Customs declaration of no. ${number}`, ['Field', 'Declared', 'Found', 'Result'], body)}${snapshot}${from}${said(declaration)}`;
}

function measured(number: number, measurement: RecordedMeasurement): string {
  const body = measurement.findings.map(
    ({ label, outcome, declared: value, source, value: found, unit, tolerance, toleranceIn, deviation, why: reason }) => [
      foreignHtml(label),
      `${known(value)}${source === undefined ? '' : `, ${SOURCES[source] ?? escapeHtml(source)}`}`,
      `${foreignHtml(`${found} ${unit}`.trim())} ± ${foreignHtml(tolerance)} ${toleranceIn === 'percent' ? '%' : foreignHtml(unit)}`,
      `${MEASURED[outcome] ?? escapeHtml(outcome)}${deviation === undefined ? '' : `, ${deviation > 0 ? '+' : ''}${Number(deviation)} %`}${why(reason)}`,
    ],
  );
  return `${table(`Declared and measured, no. ${number}`, ['Value', 'Declared', 'Measured', 'Result'], body)}${said(measurement)}`;
}

function printed(number: number, line: RecordedLine): string {
  const body = line.findings.map(({ member, outcome, code, line: text, why: reason }) => [
    MEMBERS[member] ?? escapeHtml(member),
    known(code),
    known(text),
    `${LINES[outcome] ?? escapeHtml(outcome)}${why(reason)}`,
  ]);
  const head = `\n<p>Printed beside the code: ${foreignHtml(line.printed)}. <strong>${LINES[line.outcome] ?? escapeHtml(line.outcome)}</strong>${why(line.why)}</p>`;
  return `${head}${table(`Code and printed line of no. ${number}`, ['Member', 'Code', 'Line', 'Result'], body)}${said(line)}`;
}

function held(number: number, hold: RecordedHold): string {
  const points = hold.grounds.map((ground: HoldGround) => `(${escapeHtml(ground)})`).join(' ');
  return `
<p><strong>Release of no. ${number} suspended</strong> (Regulation (EU) 2019/1020, Articles 26 and 27)</p>
<dl>${rows([
    ['Grounds, Article 26(1)', points],
    ['Suspended on', escapeHtml(hold.suspendedOn)],
    ['Last working day', escapeHtml(hold.workingDays.at(-1) ?? '–')],
    ['Country of the holidays', foreignHtml(hold.country)],
    ['Note', known(hold.note)],
    ['Recorded', by(hold)],
  ])}</dl>`;
}

export const besideTables = (number: number, { line, declaration, hold, measurement }: CustomsOfEntry): string =>
  [
    line === undefined ? '' : printed(number, line),
    declaration === undefined ? '' : declared(number, declaration),
    hold === undefined ? '' : held(number, hold),
    measurement === undefined ? '' : measured(number, measurement),
  ].join('');

const rangeText = ({ log, from, to, parts }: ErasedRange): string =>
  `${LOGS[log]} ${from === to ? from : `${from} to ${to}`}: ${parts.map((part) => PART_NAMES[part]).join(', ')}`;

/** Returns an empty text if there are no erasures. */
export function erasureSection(erasures: readonly ReportedErasure[]): string {
  if (erasures.length === 0) return '';
  const body = erasures.map((one) => [
    String(one.number),
    time(one.at),
    `${CAUSES[one.cause]}${one.rule === undefined ? '' : `, rule in line ${one.rule}`}`,
    `${foreignHtml(one.officer)}${one.signedIn === undefined ? '' : ' (signed in)'}${one.secondPerson === undefined ? '' : `, ${foreignHtml(one.secondPerson)}`}`,
    foreignHtml(one.why),
    one.lines.map(rangeText).join('<br>'),
  ]);
  return `
<section>
<h2>Erased</h2>
<p>Personal data that were erased after they had been logged. The logs and their signatures do not change with that.</p>${table('Log of erasures', ['Line', 'Time', 'Cause', 'By', 'Why', 'What'], body)}
</section>`;
}
