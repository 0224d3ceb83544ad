// Defines UsageFault, a wrong use of the command line: reported with a pointer to the help, exit code 64 (EX_USAGE).
import { type ParseArgsConfig, parseArgs } from 'node:util';

export class UsageFault extends Error {}

/** Parses options strictly: an unknown or malformed option is a UsageFault and never ignored. */
export function readOptions<Config extends ParseArgsConfig>(args: string[], config: Config) {
  try {
    return parseArgs({ ...config, args, strict: true });
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
