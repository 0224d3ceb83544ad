// Defines UsageFault, a wrong use of the command line: reported with a pointer to the help, exit code 64 (EX_USAGE).
import { parseArgs } from 'node:util';

export class UsageFault extends Error {}

/** The options that a command takes: those with a text, those with a text that may be given several times, and those without one. */
interface OptionNames {
  readonly texts?: readonly string[];
  readonly lists?: readonly string[];
  readonly flags?: readonly string[];
  /** True if the command takes words that are no options, such as files. */
  readonly words?: boolean;
}

type NamesIn<Names extends OptionNames, Kind extends 'texts' | 'lists' | 'flags'> = NonNullable<Names[Kind]>[number];

export type ValuesOf<Names extends OptionNames> = { readonly [Name in NamesIn<Names, 'texts'>]?: string } & {
  readonly [Name in NamesIn<Names, 'lists'>]: readonly string[];
} & { readonly [Name in NamesIn<Names, 'flags'>]: boolean };

/** Parses options strictly: an unknown or malformed option is a UsageFault and never ignored. */
export function readOptions<const Names extends OptionNames>(
  args: string[],
  { texts = [], lists = [], flags = [], words = false }: Names,
): { readonly values: ValuesOf<Names>; readonly positionals: string[] } {
  const options = {
    ...Object.fromEntries(texts.map((name) => [name, { type: 'string' } as const])),
    ...Object.fromEntries(lists.map((name) => [name, { type: 'string', multiple: true, default: [] as string[] } as const])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean', default: false } as const])),
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: words, strict: true });
    return { values: values as ValuesOf<Names>, positionals };
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

/** Parses an ISO 8601 moment with a time zone, as `--now` takes it. Throws a UsageFault for any other text. */
export function readMoment(text: string, option: string): Date {
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(moment.getTime()))
    throw new UsageFault(`${option} takes a moment such as 2026-11-01T12:00:00Z, not '${text}'`);
  return moment;
}
