// Prints what the law requires of the content of credentials on a day, and what is present (`desk completeness`).
// Scripts depend on its exit codes.
import type { Completeness, DayOfRules, Duty, DutyState, ShapesCheck } from '../contract/index.ts';
import { isFullDate } from '../domain/dates/dates.ts';
import { inEnglish, say } from '../domain/evidence/particulars.ts';
import { countedContent } from '../domain/examination/counted-content.ts';
import { named, oneLine } from '../domain/foreign/index.ts';
import { completenessOfDocument, toRulesWords } from '../domain/passport/law/completeness.ts';
import { type Content, completenessOf, dayOfRules } from '../domain/passport/law/duties.ts';
import { PROGRAM_RULES, type Rules } from '../domain/passport/law/rules.ts';
import { takeFastestEngine } from '../features/engines/index.ts';
import { copiesIn, type Examined, examine, NO_COPIES } from '../features/inspection/index.ts';
import { readPdf } from '../features/pdf/index.ts';
import { openPicturePool } from '../features/pictures/index.ts';
import { checkShapes, endShapesThread, notCheckedWords } from '../features/shapes/index.ts';
import { print } from '../lib/terminal.ts';
import { openStore } from '../store/open.ts';
import { rulesInForce } from '../store/rules.ts';
import { dataFolder } from './input/data-folder.ts';
import { readOptions, UsageFault } from './input/usage.ts';
import { trustFor } from './inspect/inspect.ts';
import { readFile, singly } from './inspect/read-file.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { texts: ['on', 'data'], lists: ['trust'], flags: ['json'], words: true });
  if (positionals.length === 0) throw new UsageFault('name at least one file');
  const { on } = values;
  if (on !== undefined && !isFullDate(on)) throw new UsageFault(`--on takes a day such as 2027-03-01, not '${on}'`);
  takeFastestEngine();
  const now = new Date();
  const store = values.data === undefined ? undefined : openStore(dataFolder(values.data), { readonly: true });
  const pool = openPicturePool();
  const seen = new Set<Result>();
  try {
    const trust = trustFor(store, values.trust, undefined);
    for (const file of positionals) {
      for (const [item, { recognised }] of (await readFile(file, { pool, pdf: singly(readPdf) })).entries()) {
        const examined = examine(recognised, { now, trust, ...(store === undefined ? NO_COPIES : copiesIn(store)) });
        const found = contentOf(examined, now, on, store === undefined ? PROGRAM_RULES : rulesInForce(store));
        seen.add(resultOf(examined, found));
        const { headline } = examined.verdict;
        const shapes = await shapesOf(examined);
        if (values.json) print({ input: file, item, headline, ...(found ?? { why: whyNot(examined) }), shapes });
        else for (const line of [...toText(`${named(file)} #${item}: ${headline}`, examined, found), ...toShapesText(shapes)]) print(line);
      }
    }
  } finally {
    await endShapesThread();
    await pool.close();
    store?.close();
  }
  return seen.has('lacking') ? 1 : seen.size === 1 && seen.has('complete') ? 0 : 2;
}

type Result = 'complete' | 'lacking' | 'not-known';

function contentOf(
  { verification, verdict, passport }: Examined,
  now: Date,
  on: string | undefined,
  rules: Rules,
): Completeness | undefined {
  const document = countedContent(verdict.headline, verification?.document);
  if (document === undefined) return undefined;
  const day = (content: Content): DayOfRules => (on === undefined ? dayOfRules(content, now) : { on, basis: 'chosen' });
  if (passport !== undefined) return completenessOf(passport(), day(passport()), 'en', rules);
  return completenessOfDocument(document, hides(verification), day, 'en', rules);
}

/** The shapes test form, not law, and do not affect the exit code. */
async function shapesOf({ verification, verdict }: Examined): Promise<ShapesCheck> {
  const document = countedContent(verdict.headline, verification?.document);
  return document === undefined ? { outcome: 'not-checked', why: 'no-credential' } : checkShapes(document, hides(verification), 'en');
}

const hides = (verification: Examined['verification']): boolean => (verification?.undisclosed ?? []).length > 0;

function resultOf(examined: Examined, found: Completeness | undefined): Result {
  if (found === undefined || examined.verdict.headline === 'cannot-check') return 'not-known';
  const states = new Set(found.duties.map(({ state }) => state));
  return states.has('missing') ? 'lacking' : states.has('not-shown') ? 'not-known' : 'complete';
}

function whyNot({ verification, verdict }: Examined): string {
  if (verdict.headline === 'invalid') return 'it is invalid, so its content is not looked at';
  return verification?.document === undefined ? 'no credential could be read' : inEnglish(say('no-group'));
}

/** Once the earliest day has passed without an act, no date is known. */
function toWhen({ obligation, state, from }: Duty, on: string): string {
  if (from === undefined || (obligation === 'pending' && from <= on)) return '';
  const some = obligation === 'conditional' && state === 'not-yet-required' ? 'in certain cases ' : '';
  return `, ${some}${obligation === 'pending' ? 'not before' : 'from'} ${from}`;
}

/** Quoted if it is text of an edition that was imported or came in a pack. */
const basisOf = ({ legalBasis }: Duty, { source }: Completeness): string => (source === undefined ? legalBasis : named(legalBasis));

/** In the order of urgency. Fields that are present are only counted. */
const LISTED: Readonly<Partial<Record<DutyState, string>>> = {
  missing: 'missing',
  'not-shown': 'not shown in this credential',
  conditional: 'required in certain cases',
  'not-to-be-filled': 'not to be filled in',
  'not-yet-required': 'not yet required',
};

function toText(heading: string, examined: Examined, found: Completeness | undefined): readonly string[] {
  if (found === undefined) return [heading, `    not checked: ${whyNot(examined)}`];
  const present = found.duties.filter(({ state }) => state === 'present').length;
  const rows = Object.entries(LISTED).flatMap(([state, words]) =>
    found.duties
      .filter((duty) => duty.state === state)
      .map((duty) => oneLine(`${words}: ${duty.field} (${duty.label}), ${basisOf(duty, found)}${toWhen(duty, found.on)}`, 300)),
  );
  return [heading, `    ${toRulesWords(found)}`, ...rows.map((row) => `    ${row}`), `    present: ${present} fields`];
}

function toShapesText(shapes: ShapesCheck): readonly string[] {
  const heading = '    shapes of the category (SHACL; they test form, not law):';
  if (shapes.outcome === 'not-checked') return [`${heading} not checked: ${notCheckedWords(shapes.why)}`];
  if (shapes.outcome === 'conforms') return [`${heading} conforms`];
  const { total, items } = shapes;
  const rows = items.map(({ severity, field, path, message }) => {
    const place = field?.name ?? path;
    return `      ${oneLine(`${severity.toLowerCase()}: ${place === undefined ? '' : `${place}: `}${message}`, 300)}`;
  });
  const rest = total - items.length;
  return [`${heading} ${total} ${total === 1 ? 'result' : 'results'}`, ...rows, ...(rest === 0 ? [] : [`      and ${rest} more`])];
}
