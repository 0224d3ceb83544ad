// Looks up what the GS1 General Specifications define for an application identifier.
import { GROUPS, type Group, type Row } from './ai-table.ts';
import type { CharacterSet } from './character-sets.ts';

export interface Component {
  readonly set: CharacterSet;
  readonly min: number;
  readonly max: number;
  readonly optional: boolean;
  /** Names of content rules, see rules.ts. */
  readonly rules: readonly string[];
}

export interface ApplicationIdentifier {
  readonly ai: string;
  readonly title: string;
  /** No FNC1 must follow. */
  readonly fixed: boolean;
  /** May be a data attribute of a Digital Link. */
  readonly attribute: boolean;
  readonly components: readonly Component[];
  readonly maxLength: number;
  /** Required companions. Outer list: all must hold; middle list: at least one alternative; inner list: all patterns together. */
  readonly needs: readonly (readonly (readonly string[])[])[];
  /** Patterns of the identifiers that it excludes. */
  readonly excludes: readonly string[];
  /** For a primary key of a Digital Link: its alternative sequences of qualifiers. Absent for any other identifier. */
  readonly qualifiers?: readonly (readonly string[])[];
}

/** An identifier and its value. */
export type Element = readonly [ai: string, value: string];

const list = (text: string | undefined): readonly string[] => (text ? text.split(',') : []);
const alternatives = (text: string | undefined) => (text === undefined ? [] : [list(text).map((group) => group.split('+'))]);

function component(text: string): Component {
  const optional = text.startsWith('[');
  const [shape = '', rules] = text.replace(/[[\]]/g, '').split(':');
  const range = shape.slice(1).startsWith('..');
  const max = Number(shape.slice(range ? 3 : 1));
  return { set: shape.slice(0, 1) as CharacterSet, min: range ? 1 : max, max, optional, rules: list(rules) };
}

function* expand(range: string): Generator<string> {
  const [first = '', last = first] = range.split('-');
  for (let number = Number(first); number <= Number(last); number++) yield String(number).padStart(first.length, '0');
}

function* entries(group: Group, [ais, format, title, particulars]: Row): Generator<ApplicationIdentifier> {
  const components = format.split(' ').map(component);
  for (const ai of expand(ais)) {
    yield {
      ai,
      title,
      fixed: group.fixed === true,
      attribute: group.pathOnly !== true,
      components,
      maxLength: components.reduce((sum, { max }) => sum + max, 0),
      needs: [...alternatives(group.needs), ...alternatives(particulars?.needs)],
      excludes: list(particulars?.not),
      ...(particulars?.key === undefined ? {} : { qualifiers: particulars.key.split('|').map(list) }),
    };
  }
}

export const APPLICATION_IDENTIFIERS: ReadonlyMap<string, ApplicationIdentifier> = new Map(
  GROUPS.flatMap((group) => group.rows.flatMap((row) => [...entries(group, row)].map((entry) => [entry.ai, entry] as const))),
);

export const findAi = (ai: string): ApplicationIdentifier | undefined => APPLICATION_IDENTIFIERS.get(ai);

/** Returns the identifier at the given offset of an element string. No identifier is a prefix of another. */
export function aiAt(text: string, at: number): ApplicationIdentifier | undefined {
  return findAi(text.slice(at, at + 2)) ?? findAi(text.slice(at, at + 3)) ?? findAi(text.slice(at, at + 4));
}
