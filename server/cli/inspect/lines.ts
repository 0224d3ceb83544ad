// Formats one inspected item for `desk inspect`: as a JSON line, or as text.
import { CODES } from '../../domain/evidence/codes.ts';
import { lineInEnglish } from '../../domain/evidence/evidence.ts';
import { named, oneLine } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { itemInHand } from '../../domain/log/item.ts';
import { embeddedName, pageName } from '../../domain/pdf/contents.ts';
import { wasValid } from '../../domain/verdict/decide.ts';
import { type describe, toWords } from '../../features/inspection/index.ts';
import { type Declared, declaredText } from './declared.ts';
import { licenceText, lineText, registrationText, type ToldLine } from './facts-text.ts';
import type { Unit } from './inputs.ts';
import type { Found } from './joined-parts.ts';

type Described = ReturnType<typeof describe>;

/** What was inspected, and the verdict on it. */
export interface Told extends Described {
  /** The number of the entry in the log. */
  readonly id?: number;
  readonly declared?: Declared;
  /** The text printed beside the code. */
  readonly line?: ToldLine;
}

export interface Moments {
  readonly now: Date;
  readonly asOf?: Date;
}

export function toLine({ input, line }: Pick<Unit, 'input' | 'line'>, item: number, found: Found, told: Told, { now, asOf }: Moments) {
  const { recognised, checks, headline, reasons, credential, registration, licences, engines } = told;
  const { kind, gtin, serial, batch, expiry, dppCode, flags, inputCode, detail, hint, parts } = recognised;
  return {
    input,
    item,
    ...defined({ line, page: found.page, embedded: found.embedded, text: found.text, symbology: found.symbology }),
    kind,
    ...defined({ gtin, serial, batch, expiry, dppCode, inputCode, detail, hint, parts, joined: found.joined }),
    ...(credential?.disclosed === undefined ? {} : { disclosed: credential.disclosed }),
    ...defined({ registration, licences }),
    flags: told.sample && !flags.includes('sample') ? [...flags, 'sample'] : flags,
    ...(asOf === undefined ? {} : { asOf: asOf.toISOString(), inspectedAt: now.toISOString() }),
    headline,
    checks: checks.map(lineInEnglish),
    reasons,
    ...defined({ declaration: told.declared, printedLine: told.line, engines, entry: told.id }),
  };
}

/** A row is named as in the app. */
export const placeOf = ({ input, line }: Pick<Unit, 'input' | 'line'>, { page, embedded }: Found): string => {
  if (line !== undefined) return `${input}:${line}`;
  return page !== undefined ? pageName(input, page) : embedded !== undefined ? embeddedName(input, embedded) : input;
};

export function toText(place: string, item: number, told: Told, { asOf }: Moments): readonly string[] {
  const { recognised, headline, reasons, checks, registration, licences = [], engines = [] } = told;
  // The name is quoted, so that a name in a document is never mistaken for output of this command.
  const { name, gtin, dppCode } = itemInHand(told);
  const what = name === undefined ? oneLine(gtin ?? dppCode ?? recognised.kind) : `“${oneLine(name)}”`;
  const marks = checks.map(
    ({ outcome, code, detail }) =>
      `    ${MARKS[outcome]} ${code}  ${CODES[code].means}${detail === undefined ? '' : `: ${oneLine(detail, DETAIL)}`}`,
  );
  const then = asOf === undefined ? '' : ` as of ${asOf.toISOString()}`;
  const entry = told.id === undefined ? '' : `  entry ${told.id}`;
  const word = wasValid({ reasons }) ? 'VALID' : headline.toUpperCase();
  return [
    `${named(place)} #${item}: ${word}${then}${told.sample ? ' (SAMPLE)' : ''}  ${what}  ${reasons.join(' ')}${entry}`,
    ...registrationText(registration),
    ...licences.map(licenceText),
    ...declaredText(told.declared),
    ...lineText(told.line),
    ...marks,
    ...engines.map((one) => `    ${toWords(one)}`),
  ];
}

/** In characters; as much detail as is readable below a verdict. `--json` prints all of it. */
const DETAIL = 500;

const MARKS = { passed: '✓', failed: '✗', 'not-checked': '–' } as const;
