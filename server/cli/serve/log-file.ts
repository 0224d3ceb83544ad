// Sends the log lines of all processes of `desk serve` to a file (`--log-file`), and reports if it cannot be written.
import { resolve } from 'node:path';
import type { Sample } from '../../api/http/exposition.ts';
import { type LogFileLimits, type LogFileState, noteLogFile, openLogFile } from '../../lib/log-file/index.ts';
import { chooseLog, type LogLine, linesOf, log, logForm, takeLines } from '../../lib/log-line.ts';
import { noteLogLine } from '../../lib/terminal.ts';

export interface LogFileChoice {
  readonly file: string;
  readonly limits: LogFileLimits;
}

export interface ServeLog {
  readonly figures: () => readonly Sample[];
  /** Called once the data folder exists. Calls `tell` for the present fault, if there is one, and for each later one. */
  readonly ready: (tell?: (detail: string) => void) => void;
  readonly close: () => void;
}

const NO_LOG: ServeLog = { figures: () => [], ready: () => undefined, close: () => undefined };

/** Standard error still receives what concerns the file itself, and the lines that the file cannot take. */
export function serveLog(folder: string, choice: LogFileChoice | undefined): ServeLog {
  if (choice === undefined) {
    noteLogFile(folder, undefined);
    return NO_LOG;
  }
  const file = resolve(choice.file);
  if (process.env.DPP_DESK_LOG === undefined) chooseLog('json');
  // A reader of standard error that has gone must not end the service.
  process.stderr.on('error', () => undefined);
  let told: ((detail: string) => void) | undefined;
  const said = (line: LogLine): void => {
    for (const text of linesOf(line)) noteLogLine(text);
  };
  const note = ({ fault }: LogFileState): void => noteLogFile(folder, { file, pid: process.pid, ...(fault && { fault }) });
  const lines = openLogFile({
    file,
    limits: choice.limits,
    now: () => new Date(),
    aside: noteLogLine,
    changed: (state, over) => {
      note(state);
      const { fault } = state;
      if (fault !== undefined) {
        said({ level: 'error', code: 'log-file', message: sentenceOf(file, fault) });
        told?.(fault.code);
      } else if (over !== undefined) {
        const message = `the log file is written again; ${over.diverted} lines went to standard error`;
        log({ level: 'warn', code: 'log-file', message, facts: { diverted: over.diverted } });
      }
    },
  });
  // JSON lines have their time. A line of text gets the moment at which it arrives here.
  takeLines((line) => lines.write(logForm() === 'json' ? line : `${new Date().toISOString()} ${line}`));
  // SIGHUP starts new workers, and Node keeps SIGUSR1 for its debugger.
  if (process.platform !== 'win32') process.on('SIGUSR2', lines.reopen);
  return {
    figures: () => logFigures(lines.state()),
    ready: (tell) => {
      told = tell;
      note(lines.state());
      const { fault } = lines.state();
      if (fault !== undefined) tell?.(fault.code);
    },
    close: () => {
      noteLogFile(folder, undefined);
      lines.close();
    },
  };
}

const sentenceOf = (file: string, { doing, code }: NonNullable<LogFileState['fault']>): string =>
  doing === 'write'
    ? `the log file '${file}' cannot be written (${code}): its lines go to standard error until it can`
    : `the log file '${file}' cannot be rotated (${code}): it grows beyond its bound until it can`;

export const logFigures = ({ fault, diverted }: LogFileState): readonly Sample[] => [
  {
    name: 'dpp_desk_log_file_ok',
    type: 'gauge',
    help: '1 if the log file is written and rotated, 0 if it cannot be.',
    values: [{ value: fault === undefined ? 1 : 0 }],
  },
  {
    name: 'dpp_desk_log_lines_diverted_total',
    type: 'counter',
    help: 'Log lines that went to standard error because the log file could not be written.',
    values: [{ value: diverted }],
  },
];
