// Formats the facts printed with a verdict: a proof of registration, GS1 licences, and the line beside the code.
import type { LicenceFacts, LineCompared, LineFinding, RegistrationFacts } from '../../contract/index.ts';
import { oneLine } from '../../domain/foreign/index.ts';

export function registrationText(registration: RegistrationFacts | undefined): readonly string[] {
  if (registration === undefined || registration.format === 'unknown') return [];
  const { operatorName, operatorId, registrationId, commodityCode, registeredAt, passportHash, seal } = registration;
  const said = {
    operator: operatorName,
    'operator id': operatorId,
    registration: registrationId,
    'commodity code': commodityCode,
    'registered at': registeredAt,
    'passport SHA-256': passportHash,
    [seal.signature === 'valid' ? 'sealed by key' : 'key that the seal names']: seal.by,
  };
  return Object.entries(said).flatMap(([name, text]) => (text === undefined ? [] : [`    ${name}: “${oneLine(text, 200)}”`]));
}

export function licenceText({ kind, ai, value, headline, issuer, organisation, holder }: LicenceFacts): string {
  const number = `${ai === undefined ? '' : `(${ai})`}“${oneLine(value, 100)}”`;
  const to = organisation ?? holder;
  return `    GS1 ${kind} ${number}: ${headline}, by “${oneLine(issuer, 200)}”${to === undefined ? '' : `, to “${oneLine(to, 200)}”`}`;
}

/** The given text, and the result of the comparison. */
export interface ToldLine extends LineCompared {
  readonly text: string;
}

const LINE: Readonly<Record<LineCompared['outcome'], string>> = { agrees: 'agrees', differs: 'DIFFERS', 'not-checked': 'not checked' };

export function lineText(line: ToldLine | undefined): readonly string[] {
  if (line === undefined) return [];
  const quoted = (text: LineFinding['line']): string => (text === undefined ? '–' : `“${oneLine(text, 100)}”`);
  const found = line.findings.map(({ member, outcome, code, line: printed, why }) => {
    const reason = why === undefined ? '' : ` (${why})`;
    return `${member} ${LINE[outcome]}${reason}: code ${quoted(code)}, printed ${quoted(printed)}`;
  });
  return [
    `    printed line: ${LINE[line.outcome]}${line.why === undefined ? '' : ` (${line.why})`}`,
    ...found.map((one) => `        ${one}`),
  ];
}
