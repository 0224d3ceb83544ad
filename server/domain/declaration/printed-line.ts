// Compares the text that is printed beside a code with the code itself. Never part of a verdict.
import type { LineCompared, LineFinding, LineMember } from '../../contract/index.ts';
import { isGtinLength, parseGtin } from '../gs1/gtin.ts';
import { recognise } from '../recognise/index.ts';
import { plainId } from './compare.ts';

/** The values read from the code. */
export type CodeMembers = { readonly [member in LineMember]?: string };

const MEMBERS: readonly LineMember[] = ['gtin', 'serial', 'batch'];

/** In characters: longer than the text printed beside any symbol. */
export const LONGEST_LINE = 500;

export function compareLine(text: string, code: CodeMembers): LineCompared {
  if (MEMBERS.every((member) => code[member] === undefined)) return { outcome: 'not-checked', findings: [], why: 'no-code' };
  const line = readLine(text, code);
  if (MEMBERS.every((member) => line[member] === undefined)) return { outcome: 'not-checked', findings: [], why: 'line-form' };
  const findings = MEMBERS.flatMap((member) => compareMember(member, code[member], line[member]));
  const has = (outcome: LineFinding['outcome']): boolean => findings.some((one) => one.outcome === outcome);
  const agrees = has('agrees') && !findings.some(({ why }) => why === 'spelling');
  return { outcome: has('differs') ? 'differs' : agrees ? 'agrees' : 'not-checked', findings };
}

function compareMember(member: LineMember, code: string | undefined, line: string | undefined): readonly LineFinding[] {
  if (code === undefined) return line === undefined ? [] : [{ member, outcome: 'not-checked', line, why: 'not-in-code' }];
  if (line === undefined) return [{ member, outcome: 'not-checked', code, why: 'not-in-line' }];
  if (member === 'gtin' ? sameDigits(code, line) : code === line) return [{ member, outcome: 'agrees', code, line }];
  return plainId(code) === plainId(line)
    ? [{ member, outcome: 'not-checked', code, line, why: 'spelling' }]
    : [{ member, outcome: 'differs', code, line }];
}

/** Leading zeros are ignored, because a GTIN is printed without them. */
const sameDigits = (one: string, other: string): boolean => one.padStart(14, '0') === other.replace(/\D/g, '').padStart(14, '0');

/** Reads a GS1 text with brackets (`(01)…(21)…`), a text as a scanner reads it, values with labels such as `S/N`, or a single value. */
function readLine(text: string, code: CodeMembers): CodeMembers {
  const line = text.slice(0, LONGEST_LINE).trim();
  const bracketed = membersOf(line, BRACKETED);
  if (isSome(bracketed)) return bracketed;
  const scanned = scannedMembers(line);
  if (isSome(scanned)) return scanned;
  const labelled = membersOf(line, LABELLED);
  return isSome(labelled) ? labelled : single(line, code);
}

const isSome = (members: CodeMembers): boolean => MEMBERS.some((member) => members[member] !== undefined);

/** A value ends at the next bracket. Application identifiers 01, 21 and 10 (GS1 General Specifications, 4.14). */
const BRACKETED: Readonly<Record<LineMember, RegExp>> = {
  gtin: /\(\s*01\s*\)\s*([^(]+)/,
  serial: /\(\s*21\s*\)\s*([^(]+)/,
  batch: /\(\s*10\s*\)\s*([^(]+)/,
};

const LABELLED: Readonly<Record<LineMember, RegExp>> = {
  gtin: /\b(?:GTIN(?:-?\d{1,2})?|EAN(?:-?\d{1,2})?|UPC(?:-A)?)(?![\p{L}\d])[\s:.#]*(\d[\d ]{6,17}\d)/iu,
  serial:
    /(?<![\p{L}\d])(?:S\/?N|SERIAL[ -]N(?:O|R|UMBER)|SERIAL|SERIENN(?:UMME)?R|N(?:°|O|UM[ÉE]RO)[ ]DE[ ]S[ÉE]RIE)(?![\p{L}\d])[\s:.#]{0,4}(\S+)/iu,
  batch: /(?<![\p{L}\d])(?:(?:LOT|BATCH)[ -]N(?:O|R|UMBER|°)|CHARGENN(?:UMME)?R|LOT|BATCH|CHARGE)(?![\p{L}\d])[\s:.#]{0,4}(\S+)/iu,
};

function membersOf(line: string, forms: Readonly<Record<LineMember, RegExp>>): CodeMembers {
  const found = MEMBERS.flatMap((member) => {
    const value = forms[member].exec(line)?.[1]?.trim().replace(/[,;]$/, '');
    return value === undefined || value === '' ? [] : [[member, member === 'gtin' ? value.replace(/\s/g, '') : value] as const];
  });
  return Object.fromEntries(found);
}

/** Returns nothing for a line of digits only, which is a single value. */
function scannedMembers(line: string): CodeMembers {
  if (/^[\d\s]*$/.test(line)) return {};
  const items = recognise({ text: line, channel: 'wedge' });
  const [item] = items;
  if (items.length !== 1 || (item?.kind !== 'gs1' && item?.kind !== 'dpp-code')) return {};
  const { gtin, serial } = item;
  const batch = item.kind === 'gs1' ? item.batch : undefined;
  return Object.fromEntries(Object.entries({ gtin, serial, batch }).filter(([, value]) => value !== undefined && value !== null));
}

/**
 * Identifies a value without a label: as the part of the code that equals it, else as a GTIN if it has the form of one,
 * else as the serial number or batch, whichever the code has.
 */
function single(line: string, code: CodeMembers): CodeMembers {
  if (line === '') return {};
  const digits = line.replace(/\s/g, '');
  const same = MEMBERS.find((member) => code[member] !== undefined && plainId(code[member]) === plainId(line));
  if (same !== undefined) return { [same]: line };
  if (/^\d+$/.test(digits) && isGtinLength(digits.length) && parseGtin(digits) !== undefined) return { gtin: digits };
  if (/\s/.test(line)) return {};
  return code.serial !== undefined ? { serial: line } : code.batch !== undefined ? { batch: line } : {};
}
