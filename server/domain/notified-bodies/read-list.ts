// Reads a list of notified bodies from JSON or CSV: the complete list, or every error in it with its position.
import type { FieldError, NotifiedBody } from '../../contract/index.ts';
import { lacksHost } from '../encoding/url.ts';
import { defined } from '../json/defined.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { COUNTRIES } from '../passport/fields/countries.ts';
import { FORMATS, type TextFormat } from '../passport/fields/formats.ts';
import { type CsvRow, readCsv } from './csv.ts';

/** All bodies of NANDO with all their acts take about 1 MB. */
export const MAX_LIST_BYTES = 5 * 1024 * 1024;
const MAX_BODIES = 10_000;
const MAX_ACTS = 60;
const MAX_MISTAKES = 200;

export interface ReadList {
  readonly statusDate: string;
  readonly source: string;
  readonly bodies: readonly NotifiedBody[];
}

export type ListReading = { readonly ok: true; readonly list: ReadList } | { readonly ok: false; readonly errors: readonly FieldError[] };

interface Draft {
  readonly list: JsonObject;
  /** The line of each entry in the file, for formats with lines. */
  readonly lines?: readonly number[];
}

/** `today`: ISO 8601 date. Refuses a list with a status date in the future. */
export function readBodyList(text: string, today: string): ListReading {
  const content = text.replace(/^\ufeff/, '');
  const errors: FieldError[] = [];
  const draft = /^\s*[[{]/.test(content) ? fromJson(content, errors) : fromCsv(content, errors);
  if (draft === undefined) return { ok: false, errors };
  const { list, lines } = draft;
  const mistake = (pointer: string, detail: string) => {
    const line = lines?.[Number(/^\/bodies\/(\d+)/.exec(pointer)?.[1])];
    if (errors.length < MAX_MISTAKES) errors.push({ pointer, detail: line === undefined ? detail : `${detail} (line ${line})` });
  };
  const statusDate = dateIn(list.statusDate, 'statusDate', today, mistake);
  const source = textIn(list.source, '/source', 300, mistake);
  for (const name of Object.keys(list)) if (!LIST_MEMBERS.has(name)) mistake(`/${name}`, 'is not known here');
  const given = list.bodies;
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_BODIES) {
    mistake('/bodies', `is a list of 1 to ${MAX_BODIES} bodies`);
    return { ok: false, errors };
  }
  const numbers = new Map<string, number>();
  const bodies = (given as readonly Json[]).map((body, index) => {
    const read = bodyIn(body, `/bodies/${index}`, { statusDate, source }, today, mistake);
    const before = numbers.get(read.notifiedNumber);
    if (before !== undefined) mistake(`/bodies/${index}/notifiedNumber`, `${read.notifiedNumber} is there already, in /bodies/${before}`);
    else if (read.notifiedNumber !== '') numbers.set(read.notifiedNumber, index);
    return read;
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, list: { statusDate, source, bodies } };
}

const LIST_MEMBERS: ReadonlySet<string> = new Set(['statusDate', 'source', 'bodies']);
const BODY_MEMBERS: ReadonlySet<string> = new Set(['id', 'notifiedNumber', 'name', 'country', 'directives', 'website', 'source', 'asOf']);

type Mistake = (pointer: string, detail: string) => void;

function bodyIn(value: Json, at: string, list: Pick<ReadList, 'statusDate' | 'source'>, today: string, mistake: Mistake): NotifiedBody {
  const body: JsonObject = isObject(value) ? value : {};
  if (!isObject(value)) mistake(at, 'is an object with notifiedNumber, name, country, directives and website');
  else for (const name of Object.keys(body)) if (!BODY_MEMBERS.has(name)) mistake(`${at}/${name.slice(0, 50)}`, 'is not known here');
  const { notifiedNumber, country, directives, website } = body;
  const number = typeof notifiedNumber === 'string' && /^[0-9]{4}$/.test(notifiedNumber) ? notifiedNumber : '';
  if (number === '') mistake(`${at}/notifiedNumber`, 'is four digits, as NANDO writes it: 0123');
  if (typeof country !== 'string' || !COUNTRIES.has(country))
    mistake(`${at}/country`, 'is an ISO 3166-1 alpha-2 code in capitals, such as DE (GR for Greece)');
  const acts =
    Array.isArray(directives) && directives.length > 0 && directives.length <= MAX_ACTS ? (directives as readonly Json[]) : undefined;
  if (acts === undefined) mistake(`${at}/directives`, `is a list of 1 to ${MAX_ACTS} acts`);
  const asOf =
    body.asOf === undefined ? (body.source === undefined ? list.statusDate : undefined) : sinceIn(body.asOf, `${at}/asOf`, today, mistake);
  return {
    id: `nb-${number}`,
    name: textIn(body.name, `${at}/name`, 300, mistake),
    country: typeof country === 'string' ? country : '',
    notifiedNumber: number,
    directives: (acts ?? []).map((act, index) => textIn(act, `${at}/directives/${index}`, 200, mistake)),
    website: website === undefined || website === '' ? '' : addressIn(website, `${at}/website`, mistake),
    origin: 'list',
    source: body.source === undefined ? list.source : textIn(body.source, `${at}/source`, 300, mistake),
    ...defined({ asOf }),
    confidence: 'combined',
  };
}

/** Requires text without control characters and unpaired surrogates, because it is displayed and printed. */
function textIn(value: Json | undefined, at: string, max: number, mistake: Mistake): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= max && !/\p{Cc}/u.test(value) && value.isWellFormed())
    return value.trim();
  mistake(at, `is a text of 1 to ${max} characters on one line`);
  return '';
}

function addressIn(value: Json, at: string, mistake: Mistake): string {
  const url = typeof value === 'string' && value.length <= 500 && !lacksHost(value) ? URL.parse(value) : null;
  if (typeof value === 'string' && url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/[\s\p{Cc}]/u.test(value))
    return value;
  mistake(at, 'is an http or https address, or is left out');
  return '';
}

const DATE: TextFormat = FORMATS.date;
const isDate = (value: Json | undefined): value is string =>
  typeof value === 'string' && new RegExp(DATE.pattern ?? '').test(value) && DATE.test?.(value) === true;

function dateIn(value: Json | undefined, name: string, today: string, mistake: Mistake): string {
  if (!isDate(value)) mistake(`/${name}`, 'is the day on which the list was gathered, YYYY-MM-DD');
  else if (value > today) mistake(`/${name}`, `is later than today, ${today}: check the list, and the clock of this computer`);
  else return value;
  return '';
}

/** Accepts a month without a day and keeps it as such. */
function sinceIn(value: Json, at: string, today: string, mistake: Mistake): string | undefined {
  if (typeof value === 'string' && isDate(value.length === 7 ? `${value}-01` : value) && value <= today) return value;
  mistake(at, 'is a day or a month that is not in the future, YYYY-MM-DD or YYYY-MM');
  return undefined;
}

function fromJson(text: string, errors: FieldError[]): Draft | undefined {
  const parsed = parseStrictJson(text, { maxBytes: MAX_LIST_BYTES, maxDepth: 8 });
  if (!parsed.ok) errors.push({ pointer: '', detail: parsed.detail, code: parsed.code });
  else if (!isObject(parsed.value)) errors.push({ pointer: '', detail: 'is an object with statusDate, source and bodies' });
  else return { list: parsed.value };
  return undefined;
}

/** Accepted header names, as in spreadsheets. A vertical bar separates the acts in a cell. */
const COLUMNS: Readonly<Record<string, string>> = {
  number: 'notifiedNumber',
  notifiednumber: 'notifiedNumber',
  name: 'name',
  country: 'country',
  acts: 'directives',
  directives: 'directives',
  website: 'website',
  source: 'source',
  asof: 'asOf',
};

/** Two lines before the table contain `statusDate` and `source`. */
function fromCsv(text: string, errors: FieldError[]): Draft | undefined {
  const rows = text.length > MAX_LIST_BYTES ? undefined : readCsv(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
  const refuse = (detail: string): undefined => {
    errors.push({ pointer: '', detail });
  };
  if (rows === undefined) return refuse('is neither JSON nor a table: too large, or a quote is never closed');
  const facts: Record<string, string> = {};
  const isFact = ({ cells: [name = ''] }: CsvRow): boolean => /^(?:statusDate|source)$/i.test(name);
  const head = rows.findIndex((row) => !isFact(row) || row.cells.filter((cell) => cell !== '').length > 2);
  for (const { cells } of rows.slice(0, Math.max(head, 0)))
    facts[/^source$/i.test(cells[0] ?? '') ? 'source' : 'statusDate'] = cells[1] ?? '';
  const header = rows[head]?.cells.map((name) => COLUMNS[name.toLowerCase().replace(/[^a-z]/g, '')]);
  if (header === undefined || !['notifiedNumber', 'name', 'country', 'directives'].every((name) => header.includes(name))) {
    return refuse('has no header line with number, name, country and acts, below the lines statusDate and source');
  }
  const table = rows.slice(head + 1);
  const bodies = table.map(
    ({ cells }): JsonObject =>
      Object.fromEntries(
        header.flatMap((name, column) => {
          const cell = cells[column] ?? '';
          if (name === undefined || cell === '') return [];
          return [[name, name === 'directives' ? cell.split('|').map((act) => act.trim()) : cell] as const];
        }),
      ),
  );
  return { list: { ...facts, bodies }, lines: table.map(({ line }) => line) };
}
